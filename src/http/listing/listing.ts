import { filtersFor, isSort, sorts } from '../../catalog/filters.ts'
import type { Kind, ListQuery } from '../../catalog/index.ts'
import type { Members } from '../../core/object.ts'
import { type Link, linkHeaders } from '../links/links.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { fieldsOf, recordText } from '../record/present.ts'
import { HttpError, unknownName } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import type { Target } from '../target.ts'
import { filtersOf } from './query.ts'
import { shownText } from './stored-text.ts'

/** The names of the kinds in paths. */
export const collections: Readonly<Record<Kind, string>> = { dataset: 'datasets', file: 'files', resource: 'resources' }

/** The name of one record of a kind, in messages and names of routes. */
export const kindNames: Readonly<Record<Kind, string>> = { dataset: 'Dataset', file: 'File', resource: 'Resource' }

/** A page of a listing (service description 4.1) by number, or by cursor if one is given. */
export async function listing<K extends Kind>(
  kind: K,
  { path, parameters }: Target,
  options: ServiceOptions,
  limits: Limits,
): Promise<Reply> {
  const { catalog, baseUrl } = options
  const query = await queryOf(kind, parameters, options)
  const limit = pageSize(parameters.get('page_size'), limits)
  const cursor = parameters.get('cursor') || undefined
  const page = cursor === undefined ? pageNumber(parameters.get('page')) : 1
  const sort = sortOf(parameters, cursor !== undefined)
  const offset = page === 'last' ? 0 : (page - 1) * limit
  // What enters or leaves a list changes it, so it is as old as the last change of its kind. The time is asked for first: what
  // changes meanwhile makes the list newer than it says, and not older.
  const changed = await catalog.lastChange(kind)
  let found = await catalog.list(kind, {
    ...query,
    ...sort,
    limit,
    count: true,
    ...(cursor === undefined ? { offset } : { cursor }),
  })
  const count = found.count ?? 0
  const last = Math.max(1, Math.ceil(count / limit))
  const number = page === 'last' ? last : page
  if (number > last) throw new HttpError(404, 'Invalid page.')
  if (page === 'last' && last > 1)
    found = await catalog.list(kind, { ...query, ...sort, limit, offset: (last - 1) * limit })
  const link = (changes: Readonly<Record<string, string | undefined>>): string =>
    baseUrl + path + searchOf(parameters, changes)
  const next = cursor === undefined ? (number < last ? link({ page: String(number + 1) }) : null) : cursorLink()
  const previous = number > 1 ? link({ page: number === 2 ? undefined : String(number - 1) }) : null
  const write = fieldsOf[kind]
  const select = selection(parameters)
  const isWhole = !parameters.has('fields') && !parameters.has('exclude')
  const results =
    (isWhole && found.texts?.map(text => shownText(kind, text, options))) ||
    found.records.map(record => recordText(select(write(record, options))))
  const first = link(cursor === undefined ? { page: undefined } : { cursor: '*', page: undefined })
  return {
    body: `{"count":${count},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)},"results":[${results.join(',')}]}`,
    headers: linkHeaders(pageLinks({ next, prev: previous, first })),
    ...(changed && { lastModified: changed }),
  }

  function cursorLink(): string | null {
    return found.next === undefined ? null : link({ cursor: found.next, page: undefined })
  }
}

/** The filters of a request, without specifiers that no record has: these are ignored, or with `strict=true` refused. */
export async function queryOf(
  kind: Kind,
  parameters: URLSearchParams,
  { catalog }: ServiceOptions,
): Promise<Omit<ListQuery, 'limit'>> {
  const { filters, specifiers } = filtersOf(kind, parameters)
  if (specifiers.length === 0) return filters
  const known = await catalog.specifiers(kind)
  const unknown = specifiers.find(name => !known.has(name))
  if (unknown !== undefined && parameters.get('strict') === 'true')
    throw unknownName('filter', unknown, [...filtersFor(kind).map(({ name }) => name), ...known])
  return { ...filters, specifiers: new Map([...(filters.specifiers ?? [])].filter(([name]) => known.has(name))) }
}

/** The order that a request asks for. */
export function sortOf(parameters: URLSearchParams, byCursor = false): Pick<ListQuery, 'sort'> {
  const sort = parameters.get('sort') || undefined
  if (sort === undefined) return {}
  if (!isSort(sort)) throw unknownName('order', sort, sorts)
  if (sort === 'relevance' && byCursor)
    throw new HttpError(400, 'The best comes first only page by page: leave out "cursor", or choose another "sort".')
  return { sort }
}

function pageNumber(text: string | null): number | 'last' {
  if (text === null || text === '') return 1
  if (text === 'last') return 'last'
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new HttpError(404, 'Invalid page.')
}

function pageSize(text: string | null, { pageSize: largest }: Limits): number {
  const stated = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
  return stated === 0 ? Math.min(20, largest) : Math.min(stated, largest)
}

const pageLinks = (links: Readonly<Record<string, string | null>>): Link[] =>
  Object.entries(links).flatMap(([relation, href]) => (href === null ? [] : [{ relation, href }]))

/** Parameters that choose how an answer is written; links to other pages omit them. */
const wireNames: ReadonlySet<string> = new Set(['format', 'style', 'locale'])

/** The query of a link: the parameters as they were, some changed, sorted by name as the described service does. */
function searchOf(parameters: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const entries = [...parameters].filter(([name]) => !Object.hasOwn(changes, name) && !wireNames.has(name))
  for (const [name, value] of Object.entries(changes)) if (value !== undefined) entries.push([name, value])
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted)}`
}

/** Selects the members of a record: `fields` names those to keep, `exclude` those to leave out. */
export function selection(parameters: URLSearchParams): (record: Members) => Members {
  const namesOf = (name: string): Set<string> | undefined => {
    const text = parameters.getAll(name).join(',')
    return text === '' ? undefined : new Set(text.split(',').map(one => one.trim()))
  }
  const [wanted, unwanted] = [namesOf('fields'), namesOf('exclude')]
  if (wanted === undefined && unwanted === undefined) return record => record
  const isWanted = (name: string): boolean => wanted?.has(name) !== false && unwanted?.has(name) !== true
  return record => Object.fromEntries(Object.entries(record).filter(([name]) => isWanted(name)))
}
