import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { createResource } from '../../src/citation/index.ts'
import {
  datasetSchema,
  fileDetailSchema,
  fileSchema,
  pageSchema,
  resourceSchema,
  serviceDataciteSchema,
} from '../../src/model/index.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { dataset, detailedFile, externalResource, listedFile, pageOf, resource } from './records.ts'
import { accepts } from './schemas.ts'

const page = z.union([pageSchema(datasetSchema), pageSchema(fileDetailSchema), pageSchema(resourceSchema)])

const kinds: [string, z.ZodType, unknown[]][] = [
  ['dataset.json', datasetSchema, [dataset, { ...dataset, files: [], resources: [], rights: detailedFile.rights }]],
  ['file.json', z.union([fileSchema, fileDetailSchema]), [listedFile, detailedFile]],
  ['resource.json', resourceSchema, [resource, externalResource, { ...externalResource, datacite: {} }]],
  ['datacite-service.json', serviceDataciteSchema, [resource.datacite]],
  [
    'page.json',
    page,
    [pageOf(dataset), pageOf(detailedFile, detailedFile), pageOf(resource, externalResource), pageOf()],
  ],
]

describe.each(kinds)('%s', (schema, parser, examples) => {
  it('the schema and the parser of the service API accept example responses, and the parser does not change them', () => {
    for (const example of examples) {
      expect(accepts(schema, example)).toBe(true)
      expect(parser.parse(example)).toEqual(example)
    }
  })

  it('the schema and the parser of the service API agree on changed responses', () => {
    const verdicts = { true: 0, false: 0 }
    // An open object may contain any name except `__proto__`, which zod always omits from its result.
    const mutants = mutantsOf(fc.constantFrom(...examples)).filter(
      ({ value }) => !JSON.stringify(value).includes('__proto__'),
    )
    fc.assert(
      fc.property(mutants, ({ value }) => {
        const verdict = accepts(schema, value)
        verdicts[`${verdict}`]++
        expect(parser.safeParse(value).success).toBe(verdict)
      }),
      { numRuns: 2_000 },
    )
    expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(20)
  })

  it('the schema and the parser of the service API refuse a response with a missing or unknown member', () => {
    for (const example of examples as object[]) {
      for (const name of schema === 'datacite-service.json' ? [] : Object.keys(example)) {
        const { [name]: _, ...rest } = example as Record<string, unknown>
        expect(accepts(schema, rest), name).toBe(false)
        expect(parser.safeParse(rest).success, name).toBe(false)
      }
      expect(accepts(schema, { ...example, colour: 'red' })).toBe(false)
      expect(parser.safeParse({ ...example, colour: 'red' }).success).toBe(false)
    }
  })
})

const refused: [z.ZodType, object, string][] = [
  [datasetSchema, { ...dataset, id: 'c0a8012e7d1f4e558a3b1b2c3d4e5f60' }, 'id'],
  [datasetSchema, { ...dataset, version: '2024-01-17' }, 'version'],
  [datasetSchema, { ...dataset, size: -1 }, 'size'],
  [datasetSchema, { ...dataset, url: '/api/v1/datasets/' }, 'url'],
  [datasetSchema, { ...dataset, specifiers: { start_year: 2001 } }, 'specifiers.start_year'],
  [datasetSchema, { ...dataset, files: [detailedFile] }, 'files.0.download_url'],
  [fileSchema, { ...listedFile, checksum: '9B71' }, 'checksum'],
  [fileDetailSchema, { ...detailedFile, specifiers: { start_year: 2001.5 } }, 'specifiers.start_year'],
  [resourceSchema, { ...resource, doi: 'https://doi.org/10.5072/peat.1' }, 'doi'],
  [resourceSchema, { ...resource, publication_year: 2024 }, 'publication_year'],
  [resourceSchema, { ...resource, publication_date: '17.01.2024' }, 'publication_date'],
  [resourceSchema, { ...resource, datacite: undefined }, 'datacite'],
  [resourceSchema, { ...resource, datacite: { ...resource.datacite, publisher: { name: 'x' } } }, 'datacite.publisher'],
  [pageSchema(datasetSchema), { ...pageOf(dataset), count: null }, 'count'],
  [pageSchema(datasetSchema), pageOf(dataset, listedFile), 'results.1.path'],
]

test.each(refused)('a parser of the service API reports the path of a refused value (%#)', (parser, value, path) => {
  expect(parser.safeParse(value).error?.issues.map(issue => issue.path.join('.'))).toContain(path)
})

test('createResource creates a valid resource with or without metadata', () => {
  const id = resource.id
  expect(resourceSchema.parse(createResource(resourceSchema.parse(resource).datacite, { id }))).toMatchObject({ id })
  const external = createResource(null, { id, doi: '10.5072/elsewhere', title: 'Elsewhere' })
  expect(resourceSchema.parse(external)).toEqual(external)
})
