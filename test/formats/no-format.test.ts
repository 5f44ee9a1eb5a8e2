import { expect, test } from 'vitest'
import { convert, readRecords } from '../../src/formats/index.ts'
import { check, checkValue } from '../../src/validation/index.ts'
import { safeParse } from '../../src/validation/value.ts'

const messageOf = (result: object): string | undefined => {
  const { diagnostics } = result as { diagnostics: readonly { message: string }[] }
  return diagnostics[0]?.message
}

test.each([
  'records/a.json',
  './a.xml',
  'refs.bib',
  'C:\\data\\a.json',
  '~/records',
  '/srv/records',
  'my records/a b.yaml\n',
  'data/a.json.gz',
])('check, readRecords and convert recommend reading the file if the text %j is a path', text => {
  for (const result of [
    check(text),
    checkValue(text),
    safeParse(text),
    readRecords(text),
    convert(text, { to: 'ris' }),
  ])
    expect(messageOf(result)).toBe(
      `This is plain text, not a DataCite record. If ${JSON.stringify(text.trim())} is a path, read the file and pass its content.`,
    )
})

test.each([
  ['10.5072/a', 'is a DOI, resolve it and pass the record.'],
  ['https://doi.org/10.5072/a', 'is a DOI, resolve it and pass the record.'],
  ['https://example.org/a.json', 'is an address, fetch it and pass the body of the response.'],
])('check and convert recommend resolving or fetching %j', (text, advice) => {
  for (const result of [check(text), convert(text, { to: 'ris' })])
    expect(messageOf(result)).toBe(`This is plain text, not a DataCite record. If "${text}" ${advice}`)
})

test.each(['hello', 'Rain fell. It was wet', '42', 'true', 'null'])(
  'readRecords and convert report that the text %j is in none of the readable formats, and list the formats',
  text => {
    for (const result of [convert(text, { to: 'bibtex' }), readRecords(text)]) {
      expect(messageOf(result)).toMatch(
        /^This is not in any of the readable formats: DataCite XML, .*, BibTeX, .*, and .*\.$/,
      )
      expect(messageOf(result)).not.toContain('CSV')
    }
    expect(messageOf(check(text))).toMatch(
      /^This is not a DataCite record: it is (?:plain text|a number|a boolean|null)/,
    )
  },
)

const ckan = {
  id: '2988a6aa-2802-4f32-b846-d4520c79c4b7',
  name: 'snow-depth',
  title: 'Snow depth',
  type: 'dataset',
  private: false,
  author: 'Ek, Bo',
  license_id: 'cc-by',
  metadata_created: '2024-01-01T00:00:00',
  notes: 'Depth of snow.',
  resources: [{ url: 'https://snow.example/a.csv', format: 'CSV' }],
}

test.each([
  ['a dataset', ckan],
  ['a list of datasets', [ckan]],
  ['a package_show response', { help: 'https://snow.example/help', success: true, result: ckan }],
  ['a package_search response', { success: true, result: { count: 1, results: [ckan] } }],
  ['a dataset without a type', { ...ckan, type: undefined }],
])('check, readRecords and convert refuse CKAN JSON and recommend the DCAT output of CKAN: %s', (_, value) => {
  const message =
    "This is a dataset in CKAN's own JSON, which citable does not read. Use its DCAT version instead: CKAN with ckanext-dcat serves that version at the address of the dataset's page followed by .jsonld, .ttl or .xml."
  for (const result of [
    check(JSON.stringify(value)),
    readRecords(JSON.stringify(value)),
    convert(JSON.stringify(value), { to: 'ris' }),
  ]) {
    expect(messageOf(result)).toBe(message)
    expect((result as { records?: readonly object[] }).records ?? []).toEqual([])
  }
})

test('readRecords reads a package.json with resources, but finds no record in an npm lock file', () => {
  const manifest = { name: 'icetool', private: true, resources: ['a.txt'] }
  expect(readRecords(JSON.stringify(manifest)).records[0]?.format).toBe('package-json')
  const lock = { name: 'icetool', version: '1.0.0', lockfileVersion: 1, dependencies: {} }
  expect(readRecords(JSON.stringify(lock)).records).toEqual([])
})

test('check reports plain text in a list of records', () => {
  expect(check('[{"doi": "10.5072/a"}, "a.json"]').diagnostics).toMatchObject([
    { messageId: 'no-record/text', pointer: '/1' },
  ])
})
