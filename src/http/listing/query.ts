import { type FilterForms, filtersFor } from '../../catalog/filters.ts'
import type { Filters, Kind } from '../../catalog/index.ts'
import { parseUuid } from '../../identifiers/index.ts'
import { HttpError } from '../reply/http-error.ts'

/** The path and the parameters of a request, decoded. */
export interface Target {
  /** Still percent-encoded, as it was sent. */
  path: string
  parameters: URLSearchParams
  /** The query as it was sent, with its question mark; empty if there is none. */
  search: string
}

/** Splits a request's target; invalid percent-encoding is left unchanged. */
export function targetOf(target: string): Target {
  const hash = target.indexOf('#')
  const whole = hash < 0 ? target : target.slice(0, hash)
  const mark = whole.indexOf('?')
  if (mark < 0) return { path: whole, parameters: none, search: '' }
  const search = whole.slice(mark)
  return { path: whole.slice(0, mark), parameters: new URLSearchParams(search), search }
}

const none = /* @__PURE__ */ new URLSearchParams()

/** The parameters that are not filters. */
export const reserved: ReadonlySet<string> = new Set([
  'page',
  'page_size',
  'cursor',
  'fields',
  'exclude',
  'format',
  'sort',
  'strict',
  'style',
  'locale',
])

/** The filters of a request. */
export interface Asked {
  filters: Filters
  /** Names that are not filters of the kind: specifiers, or mistakes. */
  specifiers: string[]
}

/** The filters among the parameters; empty values are ignored. */
export function filtersOf(kind: Kind, parameters: URLSearchParams): Asked {
  const values = valuesByName(parameters)
  const filters: Partial<Record<string, unknown>> = {}
  for (const { name, form } of filtersFor(kind)) {
    const given = values.get(name)
    if (given !== undefined) filters[name] = read[form](given, name)
    values.delete(name)
  }
  if (values.size > 0) filters.specifiers = values
  return { filters, specifiers: [...values.keys()] }
}

function valuesByName(parameters: URLSearchParams): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    if (value === '' || reserved.has(name)) continue
    const list = values.get(name)
    if (list === undefined) values.set(name, [value])
    else list.push(value)
  }
  return values
}

/** How each form of filter is read from a query. */
const read: { [Form in keyof FilterForms]: (given: readonly string[], name: string) => FilterForms[Form] } = {
  text: given => given,
  uuid: given => given.map(value => parseUuid(value) ?? value),
  doi: given => given,
  stamp: given => given.map(value => value.replaceAll('-', '')),
  start: given => given.map(value => value.replace(/^\/+/, '')),
  tree: given => given.map(value => value.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')),
  from: stampOf,
  until: stampOf,
  words: given => given.join(' '),
  hidden: given => given.some(value => /^(?:true|1|yes)$/i.test(value)),
}

/** Reads a version stamp; a date with hyphens is accepted, too. */
function stampOf(given: readonly string[], name: string): string {
  const stamp = given.at(-1)?.replaceAll('-', '') ?? ''
  if (/^\d{8}$/.test(stamp)) return stamp
  throw new HttpError(400, `"${name}" is not a date in the form YYYYMMDD.`)
}

/** The path below which a service is mounted: `/data` for `https://example.org/data`. */
export const prefixOf = (baseUrl: string): string => /^[a-z]+:\/\/[^/]*(\/.*[^/])\/?$/i.exec(baseUrl)?.[1] ?? ''

/** A target without that prefix, which some frameworks remove and others keep. */
export const withoutPrefix = (target: string, prefix: string): string =>
  prefix !== '' && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target

/** The path below which the raw files are: that of `filesUrl`, where it is below `baseUrl`. */
export const filesPrefixOf = ({ baseUrl, filesUrl }: { baseUrl: string; filesUrl: string }): string =>
  filesUrl.startsWith(`${baseUrl}/`) ? `${filesUrl.slice(baseUrl.length).replace(/\/+$/, '')}/` : '/raw/'

/** A target with the place of raw files as the routes have it. No file ends in a slash, but a page in the same place may. */
export const inFiles = (target: string, prefix: string): string =>
  prefix !== '/raw/' && target.startsWith(prefix) && !/^[^?]*\/(?:\?|$)/.test(target)
    ? `/raw/${target.slice(prefix.length)}`
    : target

/** A part of a path, percent-decoded; invalid encoding is 404. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(404, 'Not found.')
  }
}
