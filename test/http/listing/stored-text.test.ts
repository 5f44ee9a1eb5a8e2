import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kind, memoryCatalog, type Stored, sqliteCatalog } from '../../../src/catalog/index.ts'
import { shownText } from '../../../src/http/listing/stored-text.ts'
import { fieldsOf, recordText } from '../../../src/http/record/present.ts'
import { dataset, many } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { testWith } from '../../missing.ts'
import { fixtures } from '../fixture-service.ts'

const place = {
  baseUrl: 'https://data.example.org/a"b',
  filesUrl: 'https://files.example.org',
  termsOfUse: { terms_of_use: 'Cite "it", {0}\n', terms_of_use_url: 'https://data.example.org/terms' },
}

/** Renders a stored record as text from all its members. */
const inFull = (kind: Kind, stored: string): string =>
  recordText(fieldsOf[kind](JSON.parse(stored) as Stored[Kind] & never, place))

describe('a record shown from its stored text', () => {
  it.each(['dataset', 'file', 'resource'] as const)(
    'for every stored %s in the fixtures, shownText returns the same text as recordText',
    async kind => {
      const catalog = memoryCatalog()
      await catalog.ingest([...fixtures.dataset, ...fixtures.file, ...fixtures.resource])
      const { records } = await catalog.list(kind, { limit: 1000, all: true })
      expect(records.length).toBeGreaterThan(3)
      for (const record of records) {
        const stored = JSON.stringify(record)
        expect(shownText(kind, stored, place)).toBe(inFull(kind, stored))
      }
    },
  )

  it('for any stored dataset, shownText returns the same text as recordText', () => {
    const marks = [
      '"',
      '\\',
      ',"search_rank":',
      '],"resources":',
      ',"files":[',
      '}',
      ']',
      '\u2028',
      'ä',
      '😀',
      'a/b',
      'rain',
    ]
    const text = fc.array(fc.constantFrom(...marks), { maxLength: 6 }).map(parts => parts.join(''))
    const id = fc.uuid()
    const file = fc.record(
      {
        id,
        name: text,
        version: text,
        size: fc.nat(),
        rights: fc.dictionary(text, text),
        path: text,
        extras: fc.dictionary(text, text),
      },
      { requiredKeys: ['id', 'name', 'path'] },
    )
    const record = fc.record(
      {
        id,
        name: text,
        path: text,
        version: text,
        size: fc.nat(),
        specifiers: fc.dictionary(fc.oneof(text, fc.constant('search_rank')), text),
        identifiers: fc.array(text),
        search_rank: fc.oneof(
          fc.constantFrom(0, 0.5, -1, 1e21, 1e-7, 12),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
        ),
        public: fc.boolean(),
        rights: fc.dictionary(fc.oneof(fc.constantFrom('rights', 'files'), text), text),
        files: fc.array(file, { maxLength: 3 }),
        resources: fc.array(fc.record({ id, doi: text, doi_url: text }), { maxLength: 3 }),
        terms_of_use: fc.record({ terms_of_use: text, terms_of_use_url: text }),
        extras: fc.dictionary(text, fc.array(text)),
      },
      {
        noNullPrototype: true,
        requiredKeys: [
          'id',
          'name',
          'path',
          'version',
          'size',
          'specifiers',
          'identifiers',
          'search_rank',
          'public',
          'rights',
          'files',
          'resources',
        ],
      },
    )
    fc.assert(
      fc.property(record, given => {
        const stored = JSON.stringify(given)
        expect(shownText('dataset', stored, place)).toBe(inFull('dataset', stored))
      }),
      { numRuns: 1000 },
    )
  })

  testWith(missingSqlite, 'a copy of a listing has no stored texts, since it may have fewer records', async () => {
    const catalog = sqliteCatalog(openSqlite(':memory:'))
    await catalog.ingest(many(0, 3, number => dataset(number, { public: true })))
    const listing = await catalog.list('dataset', { limit: 10 })
    expect(listing.texts?.map(text => JSON.parse(text))).toEqual(listing.records)
    expect({ ...listing, records: [] }).not.toHaveProperty('texts')
    await catalog.close()
  })
})
