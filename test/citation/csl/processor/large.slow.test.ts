import { describe, expect, it } from 'vitest'
import { cite } from '../../../../src/citation/csl/index.ts'
import { withinProcessorTime } from '../../../linear.ts'
import { styleWith } from '../fixtures.ts'
import { dataset, list, many, person } from './cited.ts'

const authors =
  '<names variable="author"><name form="short" et-al-min="3" et-al-use-first="1" initialize-with="."/></names>'
const year = '<date variable="issued" prefix=" "><date-part name="year"/></date>'
const citing = (attributes: string, layout = authors + year): string =>
  styleWith('').replace(
    /<citation>.*<\/citation>/,
    `<citation ${attributes}><layout delimiter="; ">${layout}</layout></citation>`,
  )

describe('without waiting', () => {
  // These take tenths of a second. Quadratic code took minutes or overflowed the stack.
  const within = (title: string, work: () => Promise<void>) => it(title, () => withinProcessorTime(work))

  within('a style of a million nested groups is refused', async () => {
    const nested = `${'<group>'.repeat(1_000_000)}<text variable="title"/>${'</group>'.repeat(1_000_000)}`
    await expect(list(dataset('Rain'), styleWith(nested))).rejects.toMatchObject({ code: 'bad-style' })
  })

  within('a style of 5 MB that renders hundreds of thousands of elements is refused', async () => {
    const layout = `<text variable="title"/>${'<group><text value=""/></group><group/>'.repeat(150_000)}`
    expect(layout.length).toBeGreaterThan(5_000_000)
    const message = expect.stringContaining('more than 100000 elements')
    await expect(list(dataset('Rain'), styleWith(layout))).rejects.toMatchObject({ code: 'engine-failed', message })
  })

  within('a circle of a thousand macros is refused', async () => {
    const macros = many(1000, place => `<macro name="m${place}"><text macro="m${(place + 1) % 1000}"/></macro>`)
    const made = list(dataset('Rain'), styleWith('<text macro="m0"/>', { macros: macros.join('') }))
    await expect(made).rejects.toMatchObject({ code: 'bad-style' })
  })

  within('20,000 creators are printed', async () => {
    const record = dataset('Rain', ...many(20_000, place => person(`Family${place}`, 'Given Name')))
    const text = await list(record, styleWith('<names variable="author"><name initialize-with=". "/></names>'))
    expect(text.split(', ')).toHaveLength(20_000)
  })

  within('20,000 cites are joined', async () => {
    const records = many(20_000, place => dataset('Rain', person(`Adams${place}`, 'Ada')))
    for (const attributes of ['', 'collapse="year"', 'cite-group-delimiter=", "']) {
      const { text } = await cite(records, { style: citing(attributes), locale: 'en-US' })
      expect(text.split('; ')).toHaveLength(20_000)
    }
  })

  within('2,000 records of the same author and year have distinct year suffixes', async () => {
    const records = many(2000, place => dataset(`Rain ${place}`, person('Adams', 'Ada')))
    const style = citing('disambiguate-add-year-suffix="true" collapse="year-suffix"')
    const { text } = await cite(records, { style, locale: 'en-US' })
    const letters = text.split('; ')
    expect(letters.slice(0, 2)).toEqual(['Adams 2020a', 'b'])
    expect([letters[25], letters[26], letters[701], letters[702], letters[1999]]).toEqual([
      'z',
      'aa',
      'zz',
      'aaa',
      'bxx',
    ])
    const ranged = citing('disambiguate-add-year-suffix="true" collapse="year-suffix-ranged"')
    expect((await cite(records, { style: ranged, locale: 'en-US' })).text).toBe('Adams 2020a–bxx')
  })

  within('2,000 records that differ only in their last author are cited differently', async () => {
    const team = many(15, place => person(`Family${place}`, 'Given'))
    const records = many(2000, place => dataset('Rain', ...team, person(`Last${place}`, 'Ann')))
    const style = citing('disambiguate-add-names="true" disambiguate-add-givenname="true"')
    const { text } = await cite(records, { style, locale: 'en-US' })
    expect(text.slice(0, 500)).toContain('Family14, Last0 2020')
    expect(new Set(text.split('; ')).size).toBe(2000)
  })

  within('5,000 people with the same family name are disambiguated', async () => {
    const letter = (place: number): string => String.fromCharCode(65 + (place % 26))
    const given = (place: number): string =>
      [place, place / 26, place / 676].map(part => `${letter(Math.floor(part))}x`).join(' ')
    const records = many(5000, place => dataset('Rain', person('Wang', given(place))))
    const style = citing('disambiguate-add-givenname="true" givenname-disambiguation-rule="all-names"')
    const { text } = await cite(records, { style, locale: 'en-US' })
    expect(text.slice(0, 35)).toBe('A.A.A. Wang 2020; B.A.A. Wang 2020;')
  })
})
