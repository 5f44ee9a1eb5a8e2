import { describe, expect, it } from 'vitest'
import { startService } from '../client/service.ts'

/** The default Accept headers of common clients: curl and requests, axios, and a client for JSON. */
const accepts = ['*/*', 'application/json, text/plain, */*', 'application/json']

type Json = { [name: string]: unknown }

/** Returns every record of a listing, following `next` as a short script would. */
async function listed(first: string, accept: string): Promise<Json[]> {
  const records: Json[] = []
  for (let url: string | null = first; url !== null; ) {
    const page: { next: string | null; results: Json[] } = await (await fetch(url, { headers: { accept } })).json()
    records.push(...page.results)
    url = page.next
  }
  return records
}

function addressesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    /(^|_)url$/.test(name) ? [member] : name === 'datacite' ? [] : addressesIn(member),
  )
}

describe.each(accepts)('a client that accepts %s', accept => {
  const get = (url: string, method = 'GET') => fetch(url, { method, headers: { accept } })

  it.each(['datasets', 'files', 'resources'])('a client reads all %s page by page', async collection => {
    const { url } = await startService()
    const records = await listed(`${url}/api/v1/${collection}/?page_size=2`, accept)
    const { count } = await (await get(`${url}/api/v1/${collection}/`)).json()
    expect(records.length).toBeGreaterThan(2)
    expect(records).toHaveLength(count)
    expect(new Set(records.map(({ id }) => id)).size).toBe(count)
  })

  it('a client that follows the links to the next pages receives exactly the records that match the filter', async () => {
    const { url } = await startService()
    const all = await listed(`${url}/api/v1/datasets/`, accept)
    const wanted = all.filter(({ specifiers }) => (specifiers as Json).product === 'OutputData')
    expect(wanted.length).toBeGreaterThan(1)
    expect(await listed(`${url}/api/v1/datasets/?product=OutputData&page_size=1`, accept)).toEqual(wanted)
  })

  it('each URL outside the datacite member of a record is normalised, and the URL in the url member returns the record', async () => {
    const { url } = await startService()
    for (const collection of ['datasets', 'files', 'resources']) {
      for (const record of await listed(`${url}/api/v1/${collection}/`, accept)) {
        const found = addressesIn(record)
        expect(found.length).toBeGreaterThan(0)
        for (const address of found) expect(new URL(String(address)).href).toBe(address)
        if (record.url !== undefined) expect(await (await get(String(record.url))).json()).toEqual(record)
      }
    }
  })

  it('a client finds the file list and the files of a dataset', async () => {
    const { url } = await startService()
    for (const { filelist_url, files } of await listed(`${url}/api/v1/datasets/`, accept)) {
      const list = await get(String(filelist_url))
      expect([list.status, list.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
      const listedFiles = files as Json[]
      expect((await list.text()).split('\n').slice(0, -1)).toEqual(listedFiles.map(({ file_url }) => file_url))
      for (const file of listedFiles) {
        const detail = await get(String(file.url))
        expect([detail.status, await detail.json()]).toMatchObject([200, { id: file.id, file_url: file.file_url }])
      }
    }
  })

  it('a client finds the publications of a dataset', async () => {
    const { url } = await startService()
    const resources = await listed(`${url}/api/v1/resources/`, accept)
    const links = (await listed(`${url}/api/v1/datasets/`, accept)).flatMap(({ resources }) => resources as Json[])
    const own = links.filter(({ doi }) => resources.some(resource => resource.doi === doi))
    expect(own.length).toBeGreaterThan(1)
    for (const { id, doi } of own)
      expect(await (await get(`${url}/api/v1/resources/${id}/`)).json()).toMatchObject({ id, doi })
  })

  it.each([
    ['GET', '/api/v1/datasets/?page=99', 404],
    ['GET', '/api/v1/datasets/x/', 404],
    ['GET', '/api/v1/resources/18af5442-de44-4769-8663-4f210f22113f/', 404],
    ['GET', '/api/v1/nothing/', 404],
    ['GET', '/api/v1/datasets/?before=x', 400],
    ['DELETE', '/api/v1/datasets/', 405],
  ])('the service responds to %s %s with an error in JSON', async (method, path, status) => {
    const { url } = await startService()
    const response = await get(url + path, method)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json'])
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/\.$/) })
  })
})
