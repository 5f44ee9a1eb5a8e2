import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { readRecords } from '../../src/formats/index.ts'
import { type Kernel, latestKernel } from '../../src/kernel/index.ts'
import type * as model from '../../src/model/index.ts'
import {
  dataciteSchema,
  dataciteSchemaFor,
  datasetSchema,
  fileDetailSchema,
  fileSchema,
  pageSchema,
  resourceSchema,
  serviceDataciteSchema,
} from '../../src/model/index.ts'
import { safeParse } from '../../src/validation/value.ts'
import { minimal } from '../kernel/minimal-record.ts'
import { resource } from './records.ts'

/** The Standard Schema interface (https://standardschema.dev), through which other libraries accept any parser. */
interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] }

const problems = (members: unknown, kernel: Kernel = latestKernel): string[] =>
  dataciteSchemaFor(kernel)
    .safeParse(members)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the parser of a canonical record', () => {
  it('the error of a parser names the property, the expected value and the given value', () => {
    expect(
      problems({ ...minimal(), publicationYear: 20, language: 'en_US', subjects: {}, publisher: { name: '' } }),
    ).toEqual([
      'publisher.name: 4 publisher should be text that is not empty, not "".',
      'publicationYear: 5 publicationYear should be a four-digit year, not 20.',
      'subjects: 6 subject should be a list, not an object.',
      'language: 9 language should be a language tag such as "en" or "pt-BR", not "en_US".',
    ])
  })

  it('the error of a parser lists all missing mandatory members', () => {
    expect(problems({})).toEqual([
      'creators: 2 creator is mandatory.',
      'titles: 3 title is mandatory.',
      'publisher: 4 publisher is mandatory.',
      'publicationYear: 5 publicationYear is mandatory.',
      'types: 10 resourceType is mandatory.',
      'doi: 1 identifier is mandatory.',
    ])
    expect(problems(minimal({ creators: [] }))).toEqual(['creators: 2 creator is mandatory; the list is empty.'])
    expect(problems(minimal({ fundingReferences: [{ funderName: 'Peat Fund', funderIdentifier: 'x' }] }))).toEqual([
      'fundingReferences.0.funderIdentifierType: 19.2.a funderIdentifierType is mandatory with 19.2 funderIdentifier.',
    ])
  })

  it('the error of a parser names the kernel that introduced a term or a member', () => {
    const record = minimal({
      types: { resourceTypeGeneral: 'Preprint' },
      publisher: { name: 'x', publisherIdentifier: 'y' },
    })
    expect(problems(record, '4.1')).toEqual([
      'publisher: 4.a publisherIdentifier was introduced in kernel 4.5; this record is read as kernel 4.1.',
      'types.resourceTypeGeneral: 10.a resourceTypeGeneral should be a term of kernel 4.1, not "Preprint", which was introduced in kernel 4.4.',
    ])
    expect(problems(minimal({ types: { resourceTypeGeneral: 'dataset' } }))).toEqual([
      `types.resourceTypeGeneral: 10.a resourceTypeGeneral should be a term of kernel ${latestKernel}, not "dataset".`,
    ])
  })

  it('the error of a parser names unknown members, even __proto__', () => {
    const creators = JSON.parse('[{ "name": "Brandt, Ida", "__proto__": { "polluted": true }, "orcid": "x" }]')
    expect(problems(minimal({ creators }))).toEqual([
      'creators.0: "__proto__" is not a member of 2 creator. "orcid" is not a member of 2 creator.',
    ])
    expect({}).not.toHaveProperty('polluted')
  })

  it('the error of a parser gives the path of the faulty entry in a list of points or polygons', () => {
    const geoLocationPoint = [
      { pointLongitude: 1, pointLatitude: 2 },
      { pointLongitude: '181', pointLatitude: 2 },
    ]
    expect(problems(minimal({ geoLocations: [{ geoLocationPoint }] }))).toEqual([
      'geoLocations.0.geoLocationPoint.1.pointLongitude: 18.1.1 pointLongitude should be decimal degrees from -180 to 180, not "181".',
    ])
    expect(problems(minimal({ geoLocations: [{ geoLocationPolygon: [[], []] }] }))).toEqual([
      'geoLocations.0.geoLocationPolygon.0: A polygon should have at least 4 polygonPoint, not 0.',
      'geoLocations.0.geoLocationPolygon.1: A polygon should have at least 4 polygonPoint, not 0.',
    ])
    expect(problems(minimal(), '4.0')).toEqual([])
  })

  it.each([[null], [[]], ['text'], [7], [undefined]])('the parser of records refuses %j as a record', value => {
    expect(problems(value)).toHaveLength(1)
    expect(problems(value)[0]).toMatch(/^: A record should be an object, not /)
  })

  it('the error of a parser shortens long values', () => {
    expect(problems(minimal({ language: '_'.repeat(100_000) })).join().length).toBeLessThan(200)
  })

  it('the parser of records accepts a record with 20,000 creators, and reports problems in a deeply nested record', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(problems(minimal({ geoLocations: [{ geoLocationPolygon: deep }], titles: deep })).length).toBeGreaterThan(1)
    const creators = Array.from({ length: 20_000 }, () => ({ name: 'Brandt, Ida' }))
    expect(problems(minimal({ creators }))).toEqual([])
  })

  it('the parser of a kernel is created only once, and dataciteSchema is the parser of the latest kernel', () => {
    expect(dataciteSchemaFor('4.3')).toBe(dataciteSchemaFor('4.3'))
    expect(dataciteSchemaFor(latestKernel)).toBe(dataciteSchema)
  })
})

const restAttributes = {
  id: '10.5072/rain.1',
  doi: '10.5072/rain.1',
  creators: [{ name: 'Okafor, Ada', affiliation: ['Rain Institute'] }],
  titles: [{ title: 'Rain' }],
  publisher: 'Rain Repository',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset', ris: 'DATA' },
  container: {},
  state: 'findable',
  viewCount: 0,
}
const { publisher, doi } = restAttributes
const creators = [{ name: 'Okafor, Ada', affiliation: ['Rain Institute'] }]
const hint =
  "safeParse() of citable/validation/value parses responses of DataCite's REST API and returns the canonical record."

test.each([
  ['a REST API response', { data: { id: doi, type: 'dois', attributes: restAttributes } }],
  ['the data of a REST API response', { id: doi, type: 'dois', attributes: restAttributes }],
  ['the attributes of a REST API response', restAttributes],
])('for %s, the error of a parser names the function to call', (_, given) => {
  for (const parser of [dataciteSchema, resourceSchema, serviceDataciteSchema, dataciteSchemaFor('4.3')])
    expect(parser.safeParse(given).error?.message).toContain(hint)
  const parsed = safeParse(given)
  expect(parsed.ok && dataciteSchema.parse(parsed.record)).toBeTruthy()
})

test('the parser accepts the additional values that readRecords keeps for citations', () => {
  const text = '@book{a, title={Rain}, author={Okafor, Ada}, year={2020}, doi={10.5072/a}, publisher={P}, edition={2}}'
  const [entry] = readRecords(text).records
  expect(entry?.record.extras?.cited).toMatchObject({ edition: '2' })
  expect(dataciteSchema.parse(entry?.record)).toEqual(entry?.record)
})

test.each([
  ['a publisher as text', minimal({ publisher })],
  ['an affiliation as text', minimal({ creators })],
])('the error for %s names the function that reads REST API responses', (_, given) => {
  expect(dataciteSchema.safeParse(given).error?.message).toContain(hint)
})

test.each([{}, { titles: [] }, { orcid: 'x' }, minimal({ publisher: 7 })])(
  'the error for %j suggests no function',
  given => {
    for (const parser of [dataciteSchema, resourceSchema])
      expect(parser.safeParse(given).error?.message).not.toContain('safeParse')
  },
)

test('every parser is a Standard Schema', async () => {
  const parsers: [StandardSchema, unknown][] = [
    [dataciteSchema, minimal()],
    [serviceDataciteSchema, resource.datacite],
    [resourceSchema, resource],
    [datasetSchema, undefined],
    [fileSchema, undefined],
    [fileDetailSchema, undefined],
    [pageSchema(datasetSchema), { count: 0, next: null, previous: null, results: [] }],
  ]
  for (const [{ '~standard': standard }, example] of parsers) {
    expect(standard).toMatchObject({ version: 1, vendor: 'zod' })
    if (example !== undefined) expect(await standard.validate(example)).toEqual({ value: example })
    expect((await standard.validate({})).issues?.length).toBeGreaterThan(0)
  }
})

test('every parser returns the declared type', () => {
  type Output<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output']
  expectTypeOf<Output<typeof dataciteSchema>>().toEqualTypeOf<model.Datacite>()
  expectTypeOf<Output<typeof serviceDataciteSchema>>().toEqualTypeOf<model.ServiceDatacite>()
  expectTypeOf<Output<typeof resourceSchema>>().toEqualTypeOf<model.Resource>()
  expectTypeOf<Output<typeof datasetSchema>>().toEqualTypeOf<model.Dataset>()
  expectTypeOf<Output<typeof fileSchema>>().toEqualTypeOf<model.File>()
  expectTypeOf<Output<typeof fileDetailSchema>>().toEqualTypeOf<model.FileDetail>()
  expectTypeOf(pageSchema(datasetSchema).parse).returns.toEqualTypeOf<model.Page<model.Dataset>>()
  expectTypeOf(dataciteSchemaFor).parameter(0).toEqualTypeOf<Kernel>()
  expectTypeOf(dataciteSchemaFor('4.0').parse).returns.toEqualTypeOf<model.Datacite>()
  expectTypeOf<model.Datacite['titles']>().not.toBeAny()
})
