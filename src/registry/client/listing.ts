import { checkedOptions, wrongArgument } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { numberFrom } from '../../request/settings.ts'
import type { RegistryAccess } from './calls/ask.ts'
import { RegistryError, unlessMissing } from './error.ts'
import { type HeldRecord, heldIn, jsonTypes, type RegistryState, readingOf } from './plan/held.ts'

/** Filters and page size for listing DOIs. */
export interface DoiFilters {
  /** The account of the repository whose DOIs are listed. */
  client?: string
  prefix?: string
  /** A query in the registry's syntax: `titles.title:waves AND publicationYear:2021`. */
  query?: string
  state?: RegistryState
  /** The maximum number of DOIs to list. Unlimited by default. */
  limit?: number
  /** The number of DOIs per request, 1 to 1,000. Defaults to 100. */
  pageSize?: number
  signal?: AbortSignal
}

/**
 * Yields the matching DOIs, reading pages by cursor as the DOIs are consumed. The registry's index lags a few seconds
 * behind its records.
 */
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
        `The address of the next page, ${next.slice(0, 200)}, is not a page of this list.`,
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
    { url, types: jsonTypes, read: text => readingOf(text, pageIn, 'It is not a list of DOIs.') },
    signal,
  )

function pageIn(value: unknown): DoiPage | undefined {
  if (!isObject(value) || !Array.isArray(value.data)) return undefined
  const records = value.data.map(heldIn)
  const next = isObject(value.links) && typeof value.links.next === 'string' ? value.links.next : undefined
  return records.some(record => record === undefined) ? undefined : { records: records as HeldRecord[], next }
}

/**
 * Returns the URL of the next page within the endpoint, or undefined if the path does not end in `/dois`.
 *
 * Keeps only the query, because a registry behind a proxy may report another scheme and host.
 */
function withinEndpoint(next: string, endpoint: string): string | undefined {
  if (!URL.canParse(next, endpoint)) return undefined
  const { pathname, search } = new URL(next, endpoint)
  return pathname.endsWith('/dois') ? `${endpoint}/dois${search}` : undefined
}

/** Returns the prefixes of a repository, or undefined if the registry does not report all of them. */
export const prefixesOf = async (
  { endpoint, ask }: RegistryAccess,
  client: string,
  signal: AbortSignal | undefined,
): Promise<readonly string[] | undefined> => {
  const parameters = new URLSearchParams({ 'client-id': client, 'page[size]': '1000' })
  const read = (text: string) => readingOf(text, prefixesIn, 'It is not a list of prefixes.')
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
