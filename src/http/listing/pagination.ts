import type { Kind } from '../../catalog/index.ts'
import { type Link, linkHeaders } from '../links/link-header.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { fieldsOf, recordText } from '../record/present.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import type { Target } from '../target.ts'
import { formParameters, queryOf, selection, sortOf } from './parameters.ts'
import { shownText } from './stored-text.ts'

/** Returns a page of a listing (service description 4.1), by cursor if the request has one, else by number. */
export async function listingPage<K extends Kind>(
  kind: K,
  { path, parameters }: Target,
  options: ServiceOptions,
  limits: Limits,
): Promise<Reply> {
  const { catalog, baseUrl } = options
  const query = await queryOf(kind, parameters, options)
  const limit = pageSizeOf(parameters.get('page_size'), limits)
  const cursor = parameters.get('cursor') || undefined
  const asked = cursor === undefined ? parameters.get('page') : null
  const page = asked === 'last' ? asked : pageNumber(asked)
  const sort = sortOf(parameters, cursor !== undefined)
  const offset = page === 'last' ? 0 : (page - 1) * limit
  // A record that is added or withdrawn changes the list, so the list dates from the last change of its kind. The time
  // is read first: a change during the query must not look older than the list.
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
    headers: linkHeaders(pageLinks({ next, prev: previous, first }), baseUrl),
    ...(changed && { lastModified: changed }),
  }

  function cursorLink(): string | null {
    return found.next === undefined ? null : link({ cursor: found.next, page: undefined })
  }
}

/** Parses the number of a page, which is 1 by default. Throws 404 for anything but an integer from 1 to 999,999,999. */
export function pageNumber(text: string | null): number {
  if (/^[1-9]\d{0,8}$/.test(text || '1')) return Number(text || '1')
  throw new HttpError(404, 'Invalid page.')
}

/** Returns the default number of records per page. */
export const usualPageSize = ({ pageSize }: Limits): number => Math.min(20, pageSize)

function pageSizeOf(text: string | null, limits: Limits): number {
  const stated = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
  return stated === 0 ? usualPageSize(limits) : Math.min(stated, limits.pageSize)
}

const pageLinks = (links: Readonly<Record<string, string | null>>): Link[] =>
  Object.entries(links).flatMap(([relation, href]) => (href === null ? [] : [{ relation, href }]))

/**
 * Returns the query of a link: the request's parameters with the given changes and without
 * {@link formParameters}, sorted by name.
 */
function searchOf(parameters: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const entries = [...parameters].filter(
    ([name]) => !Object.hasOwn(changes, name) && !formParameters.some(one => one === name),
  )
  for (const [name, value] of Object.entries(changes)) if (value !== undefined) entries.push([name, value])
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted)}`
}
