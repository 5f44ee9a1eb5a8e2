import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { numberFrom } from '../../request/settings.ts'
import type { RegistryAccess } from './calls/ask.ts'
import { RegistryError, unlessMissing } from './error.ts'
import { type HeldRecord, heldIn, jsonTypes, type RegistryState, readingOf } from './plan/held.ts'

/** Which DOIs are listed, and in what steps. */
export interface DoiFilters {
  /** The account of a repository. */
  client?: string
  prefix?: string
  /** A query as the registry has it: `titles.title:waves AND publicationYear:2021`. */
  query?: string
  state?: RegistryState
  /** The most DOIs to give; all by default. */
  limit?: number
  /** DOIs a request, 1 to 1,000; 100 by default. */
  pageSize?: number
  signal?: AbortSignal
}

/** The DOIs that fit, read as they are consumed, by cursor. The registry's index is some seconds behind its records. */
export async function* listDois(access: RegistryAccess, filters: DoiFilters): AsyncGenerator<HeldRecord, void> {
  checkedOptions(filters, ['client', 'prefix', 'query', 'state', 'limit', 'pageSize', 'signal'])
  const limit = filters.limit === undefined ? Number.POSITIVE_INFINITY : numberFrom(filters, 'limit', 1, 1)
  const size = Math.min(numberFrom(filters, 'pageSize', 100, 1), 1000)
  const visited = new Set<string>()
  let given = 0
  for (let address = firstAddress(access.endpoint, filters, size); ; ) {
    visited.add(address)
    const { records, next } = await pageAt(access, address, filters.signal)
    for (const record of records) {
      if (given++ >= limit) return
      yield record
    }
    if (next === undefined || records.length === 0 || given >= limit) return
    const target = withinEndpoint(next, access.endpoint)
    if (target === undefined || visited.has(target))
      throw new RegistryError(
        listName,
        'unreadable',
        `The next page is said to be at ${next.slice(0, 200)}, where it cannot be.`,
      )
    address = target
  }
}

function firstAddress(endpoint: string, { client, prefix, query, state }: DoiFilters, size: number): string {
  const parameters = new URLSearchParams()
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return
    if (typeof value !== 'string') throw wrongArgument(`The filter ${name}`, 'text', value)
    parameters.append(name, value)
  }
  add('client-id', typeof client === 'string' ? client.toLowerCase() : client)
  add('prefix', prefix)
  add('query', query)
  add('state', state)
  for (const [name, value] of [
    ['affiliation', 'true'],
    ['publisher', 'true'],
    ['disable-facets', 'true'],
  ] as const)
    parameters.append(name, value)
  parameters.append('page[cursor]', '1')
  parameters.append('page[size]', String(size))
  return `${endpoint}/dois?${parameters}`
}

interface DoiPage {
  records: HeldRecord[]
  next: string | undefined
}

const pageAt = (access: RegistryAccess, url: string, signal: AbortSignal | undefined): Promise<DoiPage> =>
  access.ask(
    listName,
    { url, types: jsonTypes, read: text => readingOf(text, pageIn, 'It is no list of DOIs.') },
    signal,
  )

function pageIn(value: unknown): DoiPage | undefined {
  if (!isObject(value) || !Array.isArray(value.data)) return undefined
  const records = value.data.map(heldIn)
  const next = isObject(value.links) && typeof value.links.next === 'string' ? value.links.next : undefined
  return records.some(record => record === undefined) ? undefined : { records: records as HeldRecord[], next }
}

/** The address of a next page; behind a proxy the registry may name itself by another scheme and host, so only path and query count. */
function withinEndpoint(next: string, endpoint: string): string | undefined {
  if (!URL.canParse(next, endpoint)) return undefined
  const { pathname, search } = new URL(next, endpoint)
  return pathname.endsWith('/dois') ? `${endpoint}/dois${search}` : undefined
}

/** The prefixes of a repository; undefined where the registry does not tell, or not of all of them. */
export const prefixesOf = async (
  { endpoint, ask }: RegistryAccess,
  client: string,
  signal: AbortSignal | undefined,
): Promise<readonly string[] | undefined> => {
  const parameters = new URLSearchParams({ 'client-id': client, 'page[size]': '1000' })
  const read = (text: string) => readingOf(text, prefixesIn, 'It is no list of prefixes.')
  const told = await unlessMissing(
    ask(`the prefixes of ${client}`, { url: `${endpoint}/prefixes?${parameters}`, types: jsonTypes, read }, signal),
  )
  return told !== undefined && told.prefixes.length > 0 && told.prefixes.length === told.total
    ? told.prefixes
    : undefined
}

function prefixesIn(value: unknown): { prefixes: string[]; total: unknown } | undefined {
  if (!isObject(value) || !Array.isArray(value.data)) return undefined
  const prefixes = value.data.flatMap(one => (isObject(one) && typeof one.id === 'string' ? [one.id] : []))
  return { prefixes, total: isObject(value.meta) ? value.meta.total : undefined }
}

const listName = 'the list of DOIs'
