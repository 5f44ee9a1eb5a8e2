import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherFormats } from '../../src/formats/formats.ts'
import { convert, type FormatId, readRecords, schemaOrgRdf, schemaOrgTurtle } from '../../src/formats/index.ts'
import { kernels, latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { runsOr } from '../runs.ts'
import { unexplained } from './foreign-differences.ts'

const webFormats: readonly FormatId[] = ['schema-org', 'codemeta', 'cff', 'ro-crate']

const both = otherFormats.flatMap(({ id, read, write }) =>
  webFormats.includes(id) && read !== undefined && write !== undefined ? [{ id, read, write }] : [],
)

const fixtures = new URL('../../fixtures/', import.meta.url)

const anyRecord = fc.oneof(
  fc.constantFrom(...kernels).chain(kernel => records(kernel)),
  records(latestKernel, 'every'),
)

const dataset: Datacite = { doi: '10.5072/x', types: { resourceTypeGeneral: 'Dataset' } }

/** Records that failed the property tests in an earlier version. */
const pinned: readonly (readonly [string, Datacite])[] = [
  ['a list of places with an empty place', { ...dataset, geoLocations: [{ geoLocationPlace: ['!', ''] }] }],
  [
    'a version whose identifier is not a DOI',
    {
      ...dataset,
      relatedIdentifiers: [
        { relatedIdentifier: 'convallis', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
      ],
    },
  ],
  [
    'a version whose DOI has letters outside ASCII',
    {
      ...dataset,
      relatedIdentifiers: [
        { relatedIdentifier: '10.5072/ä', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
        { relatedIdentifier: 'https://doi.org/10.5072/b', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
      ],
    },
  ],
  [
    'a licence with the same address as a subject',
    {
      ...dataset,
      subjects: [{ subject: 'Soil', valueUri: 'https://example.org/a' }],
      rightsList: [{ rightsUri: 'https://example.org/a' }],
    },
  ],
]

describe.each(both)('$id', ({ id, read, write }) => {
  function untold(record: Datacite): string[] {
    const { text, losses } = write(record)
    const result = read(text)
    expect(result.ok ? [] : result.diagnostics).toEqual([])
    const [back] = result.ok ? result.records : []
    return unexplained(record, back ?? {}, losses)
  }

  it('every record survives a round trip, except for reported losses', () => {
    fc.assert(
      fc.property(anyRecord, record => {
        expect(untold(record)).toEqual([])
      }),
      { numRuns: runsOr(300, 37) },
    )
  })

  it.each(pinned)('%s survives a round trip, except for reported losses', (_, record) => {
    expect(untold(record)).toEqual([])
  })

  it('detects the format of each fixture, and converts the fixture to the same format without changing the text', () => {
    const names = existsSync(new URL(id, fixtures)) ? readdirSync(new URL(id, fixtures)) : []
    expect(names.length).toBeGreaterThanOrEqual(12)
    for (const name of names) {
      const text = readFileSync(new URL(`${id}/${name}`, fixtures), 'utf8')
      const { records: found } = readRecords(text)
      expect(
        found.map(({ format }) => format),
        name,
      ).toEqual([id])
      const again = convert(text, { to: id })
      expect(again.ok && again.text, name).toBe(text)
    }
  })

  it('a writer writes a record whose identifierType is not text', () => {
    const identifier = { identifier: 'a', identifierType: [null] } as never
    for (const format of [{ write }, schemaOrgTurtle, schemaOrgRdf])
      expect(format.write?.({ ...dataset, doi: '', identifier }).text).toContain('ataset')
  })

  it('a writer writes an affiliation given as text, and throws no error for malformed affiliations', () => {
    const affiliation = [[{ name: 'A', toString: 1 }], 7, null, 'B'] as unknown as []
    const { text } = write({ ...dataset, creators: [{ name: 'Okafor, Ngozi', affiliation }] })
    expect(text).toContain('B')
  })

  it('writing an invalid record, and reading the result, never throws', () => {
    fc.assert(
      fc.property(mutantsOf(records(latestKernel)), ({ value }) => {
        // For a list, which cannot be a record, a writer throws a TypeError.
        fc.pre(typeof value === 'object' && value !== null && !Array.isArray(value))
        const { text, losses } = write(value as Datacite)
        expect(typeof text).toBe('string')
        expect(Array.isArray(losses)).toBe(true)
        read(text)
      }),
      { numRuns: runsOr(200, 25) },
    )
  })
})
