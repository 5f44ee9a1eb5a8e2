import { describe, expect, it } from 'vitest'
import { bibliography, citationDocument, cite, dataciteStyle, houseStyle } from '../../../src/citation/csl/index.ts'
import { workOf } from '../../../src/formats/work/index.ts'
import { citation } from '../../../src/index.ts'
import { fixtures } from './fixtures.ts'

/** Scripts in which the engine sets family and given name together, as CSL says, while citation() writes names as the record does. */
const joinsNames = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Fixtures without two CSL features that citation() lacks: typographic apostrophes, and a `v` before a version that is not a number. */
const ordinary = fixtures.filter(({ record }) => {
  const { creators, version } = workOf(record)
  return !creators.some(({ text }) => joinsNames.test(text)) && /^(?:v?\d|$)/i.test(version?.value ?? '')
})

/** Types of CSL do not tell all general types apart; the style leaves out or generalises those. Spaces of French break no line. */
const withoutType = (text: string): string =>
  text
    .replace(/ \([^()]*\)\.(?= https)/, '')
    .replaceAll("'", '’')
    .replaceAll('\u202f', ' ')

describe('the styles of the core as CSL', () => {
  it.each([
    ['house', houseStyle],
    ['datacite', dataciteStyle],
  ] as const)('%s gives what citation() gives, for ordinary records', async (style, xml) => {
    expect(ordinary.length).toBeGreaterThan(30)
    const records = ordinary.map(({ record }) => record)
    const { entries } = await bibliography(records, { style: xml, sort: false })
    for (const { index, text } of entries)
      expect(withoutType(text)).toBe(withoutType(citation(records[index] ?? {}, { style })))
  })

  it('has the general type wherever CSL has a type for it alone', async () => {
    const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Dataset' } }
    const { text } = await bibliography(record, { style: dataciteStyle })
    expect(text).toBe(`${citation(record, { style: 'datacite' })}\n`)
    expect(text).toContain('(dataset).')
  })

  it.each([
    ['house', houseStyle],
    ['datacite', dataciteStyle],
  ] as const)('%s says where in a text something stands', async (_, style) => {
    const record = {
      doi: '10.5072/tides',
      creators: [{ name: 'Hale, Ida', nameType: 'Personal' as const }],
      titles: [{ title: 'Tides' }],
      publicationYear: 2020,
    }
    const document = await citationDocument([record], { style })
    expect(document.cite({ id: '10.5072/tides', locator: '3' }).text).toBe('(Hale, 2020, p. 3)')
  })

  it.each(['house', 'datacite'] as const)('%s by its name is citation(), in every format', async style => {
    const record = { doi: '10.5072/x', titles: [{ title: 'Rain & <b>snow</b>' }], publicationYear: 2020 }
    const written = citation(record, { style })
    expect((await bibliography(record, { style })).text).toBe(`${written}\n`)
    expect((await cite(record, { style })).text).toBe(written)
    const { text } = await bibliography(record, { style, format: 'html', links: true })
    expect(text).toContain('Rain &#38; snow')
    expect(text).toContain('<a href="https://doi.org/10.5072/x">https://doi.org/10.5072/x</a>')
  })
})
