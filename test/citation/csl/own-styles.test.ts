import { describe, expect, it } from 'vitest'
import { bibliography, citationDocument, cite, dataciteStyle, houseStyle } from '../../../src/citation/csl/index.ts'
import { workOf } from '../../../src/formats/work/index.ts'
import { citation } from '../../../src/index.ts'
import { fixtures } from './fixtures.ts'

/**
 * Matches characters of scripts in which the engine joins family and given name, as CSL specifies.
 *
 * The function citation() writes names as in the record.
 */
const joinsNames = /[\p{Script=Han}\p{Script=Hangul}]/u

/**
 * Fixtures that do not depend on two CSL features that citation() lacks: the joining of names, and a `v` before a
 * version that is not a number.
 */
const ordinary = fixtures.filter(({ record }) => {
  const { creators, version } = workOf(record)
  return !creators.some(({ text }) => joinsNames.test(text)) && /^(?:v?\d|$)/i.test(version?.value ?? '')
})

/**
 * Removes the type from an entry, because CSL types do not distinguish all general types. Also normalises apostrophes
 * and the narrow no-break spaces of French.
 */
const withoutType = (text: string): string =>
  text
    .replace(/ \([^()]*\)\.(?= https)/, '')
    .replaceAll("'", '’')
    .replaceAll('\u202f', ' ')

describe('the styles of the core as CSL', () => {
  it.each([
    ['house', houseStyle],
    ['datacite', dataciteStyle],
  ] as const)(
    'the CSL version of the style %s renders ordinary records as citation() does, except for types, apostrophes and spaces',
    async (style, xml) => {
      expect(ordinary.length).toBeGreaterThan(30)
      const records = ordinary.map(({ record }) => record)
      const { entries } = await bibliography(records, { style: xml, sort: false })
      for (const { index, text } of entries)
        expect(withoutType(text)).toBe(withoutType(citation(records[index] ?? {}, { style })))
    },
  )

  it('the datacite style prints the general resource type if no specific type is given', async () => {
    const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Dataset' } }
    const { text } = await bibliography(record, { style: dataciteStyle })
    expect(text).toBe(`${citation(record, { style: 'datacite' })}\n`)
    expect(text).toContain('(dataset).')
  })

  it.each([
    ['house', houseStyle],
    ['datacite', dataciteStyle],
  ] as const)('an in-text citation in the style %s prints the locator', async (_, style) => {
    const record = {
      doi: '10.5072/tides',
      creators: [{ name: 'Hale, Ida', nameType: 'Personal' as const }],
      titles: [{ title: 'Tides' }],
      publicationYear: 2020,
    }
    const document = await citationDocument([record], { style })
    expect(document.cite({ id: '10.5072/tides', locator: '3' }).text).toBe('(Hale, 2020, p. 3)')
  })

  it.each(['house', 'datacite'] as const)(
    'the style %s, given by name, renders a record as citation() does, and links the DOI in HTML',
    async style => {
      const record = { doi: '10.5072/x', titles: [{ title: 'Rain & <b>snow</b>' }], publicationYear: 2020 }
      const written = citation(record, { style })
      expect((await bibliography(record, { style })).text).toBe(`${written}\n`)
      expect((await cite(record, { style })).text).toBe(written)
      const { text } = await bibliography(record, { style, format: 'html', links: true })
      expect(text).toContain('Rain &#38; snow')
      expect(text).toContain('<a href="https://doi.org/10.5072/x">https://doi.org/10.5072/x</a>')
    },
  )
})
