import { describe, expect, it } from 'vitest'
import type { BibliographyOptions } from '../../../../src/citation/csl/index.ts'
import { bibliography, cite } from '../../../../src/citation/csl/index.ts'
import type { Datacite } from '../../../../src/model/index.ts'
import { withinProcessorTime } from '../../../linear.ts'
import { sourceOf, styleWith } from '../fixtures.ts'

const person = (familyName: string, givenName: string) =>
  ({ name: `${familyName}, ${givenName}`, nameType: 'Personal', familyName, givenName }) as const
const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place))
const dataset = (title: string, ...creators: ReturnType<typeof person>[]): Datacite => ({
  titles: [{ title }],
  creators,
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Dataset' },
})
const rain = dataset('Rain', person('Adams', 'Ada'))
const list = async (records: Datacite | readonly Datacite[], style: string, options: BibliographyOptions = {}) =>
  (await bibliography(records, { style, locale: 'en-US', ...options })).text.trimEnd()

const authors =
  '<names variable="author"><name form="short" et-al-min="3" et-al-use-first="1" initialize-with="."/></names>'
const year = '<date variable="issued" prefix=" "><date-part name="year"/></date>'
const citing = (attributes: string, layout = authors + year): string =>
  styleWith('').replace(
    /<citation>.*<\/citation>/,
    `<citation ${attributes}><layout delimiter="; ">${layout}</layout></citation>`,
  )
const nested = (depth: number, inside: string): string => '<group>'.repeat(depth) + inside + '</group>'.repeat(depth)
/** Macros of which each calls the next from this many groups deep. */
const chain = (count: number, depth: number): string =>
  many(count, place => {
    const next = place < count - 1 ? `<text macro="m${place + 1}"/>` : '<text variable="title"/>'
    return `<macro name="m${place}">${nested(depth, next)}</macro>`
  }).join('')

describe('a style', () => {
  it('may be nested as deep as XML, and macros call each other beyond that', async () => {
    expect(await list(rain, styleWith(nested(240, '<text variable="title"/>')))).toBe('Rain')
    const style = styleWith(nested(200, '<text macro="m0"/>'), { macros: chain(2, 140) })
    expect(await list(rain, style)).toBe('Rain')
  })

  it.each([
    ['of macros that nest too deep', '<text macro="m0"/>', chain(90, 200), 'nested more than 500 deep'],
    [
      'of macros that call each other on and on',
      many(50, place => `<text macro="m${place * 100}"/>`).join(''),
      chain(5000, 0),
      'more than 100 deep',
    ],
  ])('%s is refused', async (_, layout, macros, message) => {
    const made = list(rain, styleWith(layout, { macros }))
    await expect(made).rejects.toMatchObject({ code: 'bad-style', message: expect.stringContaining(message) })
  })

  it('may have thousands of macros and elements', async () => {
    const macros = many(3000, place => `<macro name="m${place}"><text value="${place % 10}"/></macro>`).join('')
    const calls = many(3000, place => `<text macro="m${place}"/>`).join('')
    expect(await list(rain, styleWith(calls, { macros }))).toBe('0123456789'.repeat(300))
    const choice = `<choose><if type="dataset">${'<text value="x"/>'.repeat(50_000)}</if></choose>`
    expect(await list(rain, styleWith(choice))).toBe('x'.repeat(50_000))
  })

  it('may have affixes of any length', async () => {
    const affix = 'x'.repeat(100_000)
    expect(await list(rain, styleWith(`<text variable="title" prefix="${affix}" suffix="${affix}"/>`))).toBe(
      `${affix}Rain${affix}`,
    )
  })

  it.each([
    ['<text variable=""/><text term=""/><text value=""/>', ''],
    ['<text variable="__proto__"/><text variable="constructor"/><text term="toString"/>', ''],
    ['<names variable="toString"/><number variable="valueOf"/><label variable="constructor"/>', ''],
    ['<text variable="constructor" form="short"/><text value="x" font-style="constructor"/>', 'x'],
    ['<names/><names variable=""/><date/><number/><label/><group/><choose/>', ''],
    ['<date variable="issued"/><date variable="issued"><date-part/></date><date variable="issued" form="x"/>', ''],
    ['<names variable="author"><name et-al-min="1" et-al-use-first="0"/></names>', ''],
    ['<names variable="author"><name et-al-min="900000" et-al-use-first="1"/></names>', 'Ada Adams'],
    ['<names variable="author"><name et-al-min="1" et-al-use-first="900000"/></names>', 'Ada Adams'],
    ['<names variable="author"><name form="tiny" and="plus" name-as-sort-order="last"/></names>', 'Ada Adams'],
    ['<choose><if variable=""><text value="a"/></if><else><text value="b"/></else></choose>', 'b'],
    ['<text variable="title" text-case="weird" display="aside" font-style="bent" quotes="yes"/>', 'Rain'],
  ])('without sense prints what it can: %s', async (layout, expected) => {
    expect(await list(rain, styleWith(`<text value="!"/>${layout}`))).toBe(`!${expected}`)
  })

  it.each([
    ['<key macro="gone"/>', 'bad-style'],
    ['<key macro=""/>', 'bad-style'],
  ])('that sorts by what is not there is refused: %s', async (key, code) => {
    const style = styleWith('').replace('<bibliography>', `<bibliography><sort>${key}</sort>`)
    await expect(list([rain, rain], style)).rejects.toMatchObject({ code })
  })

  it.each(['<key/>', '<key variable=""/>', '<key variable="gone"/>', '<other/>', ''])(
    'that sorts by nothing leaves records as they are: %s',
    async keys => {
      const style = styleWith('<text variable="title"/>').replace(
        '<bibliography>',
        `<bibliography><sort>${keys}</sort>`,
      )
      expect(await list([dataset('B'), dataset('A')], style)).toBe('B\nA')
    },
  )
})

it('a locale may have no terms, and a name that is no language', async () => {
  const layout =
    '<names variable="author"><name and="text"/><label/></names>, <date variable="issued" form="text"/><text term="page"/><text variable="title" quotes="true" text-case="uppercase"/>'
  for (const locale of ['en-US', 'xx-YY', 'not a tag', 'en_']) {
    const empty = '<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0"/>'
    const sources = [sourceOf({}, { [locale]: empty, 'en-US': empty })]
    expect(
      await list(dataset('Rain', person('A', 'B'), person('C', 'D')), styleWith(layout), { locale, sources }),
    ).toBe('B A & D C“RAIN”')
  }
})

describe('a record', () => {
  it.each([
    ['\ud800 and \udc00', 'And'],
    ['a\0b', 'Ab'],
    ['ملوحة البحر', 'ملوحة البحر'],
    ['שלום "עולם"', 'שלום “עולם”'],
    ['\u202erain', 'Rain'],
    ['💧 rain', '💧 Rain'],
  ])('may have any text: %j', async (title, expected) => {
    const [entry] = (
      await bibliography(
        { ...dataset(title), language: 'en' },
        {
          style: styleWith('<text variable="title" text-case="title"/>'),
          locale: 'en-US',
        },
      )
    ).entries
    expect(entry?.text).toBe(expected)
  })

  it.each(['en-US-GB', 'de-1996-1996', 'en-12', 'x', '-', '\0'])('may be in the language %j', async language => {
    expect(await list({ ...rain, language }, styleWith('<text variable="title" text-case="uppercase"/>'))).toBe('RAIN')
  })
})

describe('without waiting', () => {
  // What takes tenths of a second took minutes, or all of the stack, where something was done for each and every other.
  const within = (title: string, work: () => Promise<void>) => it(title, () => withinProcessorTime(work))

  within('20,000 creators are named', async () => {
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

  within('2,000 records of the same author and year get letters', async () => {
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

  within('2,000 records that only their last author tells apart are told apart', async () => {
    const team = many(15, place => person(`Family${place}`, 'Given'))
    const records = many(2000, place => dataset('Rain', ...team, person(`Last${place}`, 'Ann')))
    const style = citing('disambiguate-add-names="true" disambiguate-add-givenname="true"')
    const { text } = await cite(records, { style, locale: 'en-US' })
    expect(text.slice(0, 500)).toContain('Family14, Last0 2020')
    expect(new Set(text.split('; ')).size).toBe(2000)
  })

  within('5,000 people of one family name are told apart', async () => {
    const letter = (place: number): string => String.fromCharCode(65 + (place % 26))
    const given = (place: number): string =>
      [place, place / 26, place / 676].map(part => `${letter(Math.floor(part))}x`).join(' ')
    const records = many(5000, place => dataset('Rain', person('Wang', given(place))))
    const style = citing('disambiguate-add-givenname="true" givenname-disambiguation-rule="all-names"')
    const { text } = await cite(records, { style, locale: 'en-US' })
    expect(text.slice(0, 35)).toBe('A.A.A. Wang 2020; B.A.A. Wang 2020;')
  })
})
