import { describe, expect, it } from 'vitest'
import { convert, readRecords, schemaOrg } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const nodeOf = (record: Datacite) => {
  const { text = '', losses = [] } = schemaOrg.write?.(record) ?? {}
  return { node: JSON.parse(text) as Record<string, unknown>, losses, text }
}

const withCited = (
  resourceTypeGeneral: 'Book' | 'Report' | 'JournalArticle',
  cited: Record<string, string>,
): Datacite => ({
  titles: [{ title: 'Ice' }],
  publisher: { name: 'Fjord Press' },
  types: { resourceTypeGeneral },
  extras: { format: 'csl-json', members: {}, cited },
})

describe('what a work says beyond the kernel, in schema.org', () => {
  it.each([
    ['Book', { edition: '3rd', 'number-of-pages': '320', volume: 'A', 'publisher-place': 'Oslo' }, 'bookEdition'],
    ['Report', { number: 'TR-7', page: '3-9', status: 'in press' }, 'reportNumber'],
    ['JournalArticle', { section: 'Sports', issue: '4', page: 'e12' }, 'articleSection'],
  ] as const)(
    'writes the citation fields of a %s to schema.org, and reads the fields back',
    (general, cited, property) => {
      const { node, losses, text } = nodeOf(withCited(general, cited))
      expect(losses).toEqual([])
      expect(node).toHaveProperty(property)
      const read = readRecords(text, { from: 'schema-org' })
      expect(read.records[0]?.record.extras?.cited).toEqual(cited)
    },
  )

  it('reports a citation field as lost if the schema.org class has no property for that field', () => {
    const { losses } = nodeOf(withCited('JournalArticle', { edition: '3rd' }))
    expect(losses).toMatchObject([{ kind: 'lost', pointer: '/extras/cited/edition' }])
  })

  it('writes a series as a schema.org series, not as a description', () => {
    const series = { description: 'Notes on Ice, 12', descriptionType: 'SeriesInformation' } as const
    const { node, losses, text } = nodeOf({ ...withCited('Book', { volume: '2' }), descriptions: [series] })
    expect(losses).toEqual([])
    expect(node).toMatchObject({ isPartOf: { '@type': 'CreativeWorkSeries', name: 'Notes on Ice, 12' } })
    const read = readRecords(text, { from: 'schema-org' })
    expect(read.records[0]?.record.descriptions).toEqual([series])
  })

  it('keeps the location of a schema.org publisher even if the location is not plain text', () => {
    const location = { '@type': 'PostalAddress', addressLocality: 'Oslo' }
    const given = {
      '@context': 'https://schema.org',
      '@type': 'Book',
      name: 'Ice',
      publisher: { name: 'Fjord', location },
    }
    const again = convert(JSON.stringify(given), { from: 'schema-org', to: 'schema-org' })
    expect(again.ok && JSON.parse(again.text)).toMatchObject({ publisher: { location } })
  })
})
