import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createResource } from '../../src/citation/index.ts'
import { type FormatId, formats } from '../../src/formats/index.ts'
import { kernels } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { doiOf, viewOf } from '../../src/model/view.ts'
import { checkValue } from '../../src/validation/value.ts'
import { records, serviceRecords } from '../arbitraries/datacite.ts'
import { sharedFolder } from '../conformance/cases.ts'
import { faultsOf } from '../model/schemas.ts'
import { runsOr } from '../runs.ts'

const id = 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11'

const faultsIn = (record: object): unknown => faultsOf('resource.json', createResource(record as Datacite, { id }))

const isValid = (record: object): boolean =>
  checkValue(record, { profile: 'registry' }).records.every(({ outcome }) => outcome === 'valid')

/**
 * Returns the names and records of a folder's JSON files, limited to valid records with a DOI. Returns none if the
 * folder does not exist.
 */
function validIn(folder: URL): [name: string, record: object][] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return files
    .map((name): [string, object] => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])
    .filter(([, record]) => isValid(record) && doiOf(viewOf(record)) !== undefined)
}

describe.each(['datacite-rest', 'datacite-rest-put', 'datacite-service', 'resource', 'citable-json'])(
  'the fixtures of %s',
  format => {
    const found = validIn(new URL(`../../fixtures/${format}/`, import.meta.url))

    test(`the fixtures of ${format} contain more than three valid records with a DOI`, () =>
      expect(found.length).toBeGreaterThan(3))
    test.each(found)('createResource creates a schema-valid Resource from %s', (_, record) =>
      expect(faultsIn(record)).toEqual([]),
    )
  },
)

test('createResource creates schema-valid Resources from real records of the REST API, if available', () => {
  const found = validIn(new URL('corpus/rest/', sharedFolder))
  for (const [name, record] of found) expect(faultsIn(record), name).toEqual([])
})

/** A generator of members that the REST API adds to a record, and of an unknown member. */
const registered = fc.record(
  {
    prefix: fc.constant('10.5072'),
    viewCount: fc.nat(),
    viewsOverTime: fc.constant([]),
    state: fc.constant('findable'),
    xml: fc.constant('PD94bWw='),
    url: fc.constantFrom(null, 'https://example.org/'),
    container: fc.constantFrom(null, {}, { type: 'Series', title: 'Rain' }),
    colour: fc.string(),
    version: fc.constant(null),
    sizes: fc.constant([]),
  },
  { requiredKeys: [] },
)

const isResource = (record: object): boolean => doiOf(viewOf(record)) !== undefined

const written = (format: FormatId, record: Datacite): object =>
  JSON.parse(formats.find(({ id }) => id === format)?.write?.(record).text ?? '')

describe('a valid record with a DOI gives a Resource of the schema', () => {
  const canonical = fc.constantFrom(...kernels).chain(kernel => fc.oneof(records(kernel), records(kernel, 'every')))
  const rest = fc.tuple(canonical, registered).map(([record, own]) => {
    const attributes = written('datacite-rest', record) as { types: object; titles: object[] }
    return {
      ...own,
      ...attributes,
      types: { ...attributes.types, ris: 'DATA', schemaOrg: null },
      titles: attributes.titles.map(title => ({ lang: null, colour: 'red', ...title })),
    }
  })
  // Years before 1000 are text, which the API cannot store.
  const valid = rest.filter(isValid)
  const service = fc.oneof(serviceRecords(), serviceRecords('every'))
  const kinds: [string, fc.Arbitrary<object>][] = [
    ['a canonical record', canonical],
    ['attributes of the REST API', valid],
    ['attributes in their envelope', valid.map(attributes => ({ data: { type: 'dois', attributes } }))],
    ['a JSON:API record without data', valid.map(attributes => ({ type: 'dois', attributes }))],
    ['the datacite object of a service', service],
    ['a Resource', service.map(datacite => ({ doi: '10.5072/x', title: 'Rain', datacite }))],
  ]

  const runs = runsOr(150, 12)

  test.each(kinds)(
    'createResource creates a schema-valid Resource from any valid record with a DOI: %s',
    (_, arbitrary) => {
      let found = 0
      fc.assert(
        fc.property(arbitrary, record => {
          fc.pre(isResource(record))
          found++
          expect(faultsIn(record)).toEqual([])
        }),
        { numRuns: runs },
      )
      expect(found).toBeGreaterThan(runs / 3)
    },
  )

  test('for a Resource, createResource returns an equal Resource', () => {
    fc.assert(
      fc.property(rest.filter(isResource), record => {
        const resource = createResource(record as object as Datacite, { id, paths: ['a/b'] })
        expect(createResource(resource, { id, paths: ['a/b'] })).toEqual(resource)
      }),
      { numRuns: runsOr(100, 10) },
    )
  })
})

test('a Resource from a record without mandatory members is not schema-valid', () => {
  const resource = createResource({ doi: '10.5072/x', titles: [{ title: 'Rain' }] }, { id })
  expect(faultsOf('resource.json', resource)).not.toEqual([])
})
