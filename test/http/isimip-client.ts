import { createHash } from 'node:crypto'

/** The record members that the client reads. */
export interface ClientRecord {
  id: string
  path: string
  url: string
  file_url: string
  json_url: string
  download_url: string
  checksum: string
  files: ClientRecord[]
  specifiers: Readonly<Record<string, string>>
}

/** A page of a list, with the number of all records and the addresses of the neighbouring pages. */
export interface ClientPage {
  count: number
  next: string | null
  previous: string | null
  results: ClientRecord[]
}

/** The parameters of a call; a list is sent as a repeated parameter. */
export type Parameters = Readonly<Record<string, string | number | readonly string[]>>

/** The default headers of Python's `requests`. */
const headers = { 'User-Agent': 'python-requests/2.32.3', 'Accept-Encoding': 'gzip, deflate', Accept: '*/*' }

/** Creates a client that sends the same requests to the API of a service as the Python package `isimip-client`. */
export function isimipClient(api: string) {
  const get = (url: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(url, { headers: { ...headers, ...more } })
  const parsed = async <T>(response: Response): Promise<T | undefined> => {
    const value: T = JSON.parse(await response.text())
    return response.ok ? value : undefined
  }
  const at = (resource: string, parts: readonly string[], parameters: Parameters = {}): string => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(parameters))
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
    return `${[api, resource, ...parts].join('/')}/${search.size > 0 ? `?${search}` : ''}`
  }
  return {
    /** Returns a page of a list, or undefined if the service answers with an error, which must be JSON. */
    page: async (resource: string, parameters: Parameters = {}) =>
      parsed<ClientPage>(await get(at(resource, [], parameters))),
    /** Returns the records of a list. Requests pages until the last page, an error, or at least a thousand records. */
    async list(resource: string, parameters: Parameters = {}): Promise<ClientRecord[]> {
      const found: ClientRecord[] = []
      for (let url: string | null = at(resource, [], parameters); url !== null && found.length < 1000; ) {
        const page: ClientPage | undefined = await parsed(await get(url))
        found.push(...(page?.results ?? []))
        url = page?.next ?? null
      }
      return found
    },
    /** Returns a record, or the response of a route below the record. Returns undefined for an error. */
    retrieve: async <T = ClientRecord>(resource: string, id: string, ...route: readonly string[]) =>
      parsed<T>(await get(at(resource, [id, ...route]))),
    /** Sends a request that would change a record. Returns the status and the response, which must be JSON. */
    async change(method: string, resource: string, ...id: readonly string[]) {
      const body = JSON.stringify({ name: 'x' })
      const type = { 'Content-Type': 'application/json' }
      const response = await fetch(at(resource, id), { method, body, headers: { ...headers, ...type } })
      return { status: response.status, answer: JSON.parse(await response.text()) }
    },
    /**
     * Downloads a file, or resumes after the bytes already stored, and returns the whole file. With `validate`, throws
     * unless the SHA-512 and the name match the JSON file in the same folder.
     */
    async download(
      url: string,
      { there = new Uint8Array() as Uint8Array, validate = false } = {},
    ): Promise<Uint8Array> {
      const range = there.length > 0 ? { Range: `bytes=${there.length}-` } : {}
      const response = await get(url, range)
      if (!response.ok && response.status !== 416) throw new Error(`${response.status} ${url}`)
      const rest = response.status === 416 ? new Uint8Array() : new Uint8Array(await response.arrayBuffer())
      const whole = Buffer.concat([there, rest])
      if (!validate) return whole
      const name = decodeURIComponent(url.replace(/^.*\//, ''))
      const json = await get(url.replace(/[^/]*$/, `${encodeURIComponent(name.replace(/\.[^.]*$/, ''))}.json`))
      const { checksum, path } = (await parsed<ClientRecord>(json)) ?? { checksum: '', path: '' }
      if (checksum !== createHash('sha512').update(whole).digest('hex') || !path.endsWith(name))
        throw new Error(`${url} is not ${path} with the checksum ${checksum}`)
      return whole
    },
  }
}
