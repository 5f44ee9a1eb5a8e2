import { beforeAll, describe, expect, it } from 'vitest'
import { memoryCatalog } from '../../src/catalog/index.ts'
import { createHandler, type Handler } from '../../src/http/index.ts'
import { serviceRecords } from '../service-records.ts'
import { addresses, dataset, type Form, file, listedFile, pageOf, resource } from './description.ts'
import { faultsOf } from './faults.ts'

const baseUrl = 'https://data.example.org'
const filesUrl = 'https://files.example.org'
const termsOfUse = { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' }

type Record = { [name: string]: unknown; id: string }

const kinds = [
  { collection: 'datasets', form: dataset, folders: ['dataset'] },
  { collection: 'files', form: file, folders: ['file'] },
  { collection: 'resources', form: resource, folders: ['resource', 'datacite-rest', 'datacite-xml'] },
] as const

const fixtures = serviceRecords(...kinds.flatMap(({ folders }) => folders))

let handle: Handler
beforeAll(async () => {
  const catalog = memoryCatalog()
  const { refused } = await catalog.ingest(fixtures)
  expect(refused).toEqual([])
  handle = createHandler({ catalog, baseUrl, filesUrl, termsOfUse })
})

const text = async (path: string): Promise<string> => {
  const response = await handle(new Request(baseUrl + path))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  return response.text()
}
const allOf = async (collection: string): Promise<Record[]> =>
  JSON.parse(await text(`/api/v1/${collection}/?all=true&page_size=1000`)).results

async function recordsOf(form: Form): Promise<Record[]> {
  if (form === listedFile) return (await allOf('datasets')).flatMap(({ files }) => files as Record[])
  return allOf(kinds.find(kind => kind.form === form)?.collection ?? '')
}

describe.each(kinds)('$collection', ({ collection, form }) => {
  it('the service lists records in pages as the contract describes', async () => {
    const page = JSON.parse(await text(`/api/v1/${collection}/?all=true&page=2&page_size=1`))
    expect(faultsOf(page, { form: pageOf(form) })).toEqual([])
    expect([typeof page.next, typeof page.previous, page.results.length]).toEqual(['string', 'string', 1])
    const whole = JSON.parse(await text(`/api/v1/${collection}/?all=true&page_size=1000`))
    expect([whole.next, whole.previous, whole.results.length]).toEqual([null, null, whole.count])
    expect(faultsOf(whole, { form: pageOf(form) })).toEqual([])
  })

  it('the service returns each record, alone and in a listing, with the members that the contract describes', async () => {
    const records = await allOf(collection)
    expect(records.length).toBeGreaterThan(2)
    for (const record of records) {
      const alone = JSON.parse(await text(`/api/v1/${collection}/${record.id}/`))
      expect(faultsOf(alone, { form }, record.id)).toEqual([])
      expect(JSON.stringify(alone)).toBe(JSON.stringify(record))
    }
  })

  it('the service writes compact JSON with a decimal point in whole floats', async () => {
    const decimals = form.fields.flatMap(([name, type]) => (type === 'decimal' ? [name] : []))
    for (const { id } of await allOf(collection)) {
      const bytes = await text(`/api/v1/${collection}/${id}/`)
      // Apart from the decimals, the response equals the output of JSON.stringify.
      let plain = bytes
      for (const name of decimals) {
        expect(bytes).toMatch(new RegExp(`"${name}":-?\\d+\\.\\d+[,}]`))
        plain = plain.replace(new RegExp(`("${name}":-?\\d+)\\.0(?=[,}])`), '$1')
      }
      expect(plain).toBe(JSON.stringify(JSON.parse(bytes)))
    }
  })
})

describe('addresses', () => {
  it.each(addresses)('the field $field has the form $shape', async ({ form, field, shape }) => {
    const records = await recordsOf(form)
    expect(records.length).toBeGreaterThan(2)
    for (const record of records) {
      const address = shape
        .replace('{base_url}', baseUrl)
        .replace('{files_url}', filesUrl)
        .replace(/\{(\w+)\}/, (_, name) => String(record[name]))
      expect(record[field]).toBe(address)
    }
  })

  it('exactly the fields with names that end in url have the type url', () => {
    for (const { fields } of [dataset, file, listedFile, resource]) {
      for (const [name, type] of fields) expect([name, type === 'url']).toEqual([name, /(^|_)url$/.test(name)])
    }
  })
})

describe('what the notes say', () => {
  it('the path, identifiers and size of a dataset agree with its other fields', async () => {
    for (const { name, path, specifiers, identifiers, size, files } of await allOf('datasets')) {
      expect(String(path).split('/').at(-1)).toBe(name)
      expect([...(identifiers as string[])].sort()).toEqual(Object.keys(specifiers as object).sort())
      expect((files as { size: number }[]).reduce((sum, one) => sum + one.size, 0)).toBe(size)
    }
  })

  it('the paths, specifiers and URLs of a file agree with its other fields', async () => {
    for (const { name, path, paths, specifiers, merged_specifiers, file_url, json_url } of await allOf('files')) {
      expect(String(path).split('/').at(-1)).toBe(name)
      expect(paths).toContain(path)
      expect(json_url).toBe(String(file_url).replace(/\.[^./]+$/, '.json'))
      const merged = Object.entries(specifiers as object).map(([specifier, value]) => [specifier, [value]])
      expect(merged_specifiers).toEqual(Object.fromEntries(merged))
    }
  })

  it('the titles and citation of a resource agree with its other fields', async () => {
    for (const { title, version, title_with_version, citation, doi_url, publication_year } of await allOf(
      'resources',
    )) {
      // A version that the title already contains is not added, and not every version is a dotted number.
      const isUsual = /^\d+(\.\d+)+$/.test(String(version)) && !/\d/.test(String(title))
      if (isUsual) expect(title_with_version).toBe(`${title} (v${version})`)
      if (version === null) expect(title_with_version).toBe(title)
      for (const part of [title_with_version, doi_url, publication_year ?? '']) expect(citation).toContain(part)
    }
  })
})
