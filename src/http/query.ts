import type { Filters, Kind } from '../catalog/index.ts'
import { parseUuid } from '../identifiers/index.ts'
import { HttpError } from './http-error.ts'

/** The path and the parameters of a request, decoded. */
export interface Target {
  /** Still percent-encoded, as it was sent. */
  path: string
  parameters: URLSearchParams
  /** The query as it was sent, with its question mark; empty where there is none. */
  search: string
}

/** Takes a request's target apart; what is no valid percent-encoding stays as it is written. */
export function targetOf(target: string): Target {
  const hash = target.indexOf('#')
  const whole = hash < 0 ? target : target.slice(0, hash)
  const mark = whole.indexOf('?')
  if (mark < 0) return { path: whole, parameters: none, search: '' }
  const search = whole.slice(mark)
  return { path: whole.slice(0, mark), parameters: new URLSearchParams(search), search }
}

const none = /* @__PURE__ */ new URLSearchParams()

/** The parameters that are no filters. */
export const reserved: ReadonlySet<string> = new Set([
  'page',
  'page_size',
  'cursor',
  'fields',
  'exclude',
  'format',
  'strict',
  'style',
  'locale',
])

/** The filters of each kind that are not specifiers. */
export const knownFilters: Readonly<Record<Kind, ReadonlySet<string>>> = {
  dataset: new Set(['id', 'name', 'path', 'tree', 'version', 'after', 'before', 'query', 'all']),
  file: new Set(['id', 'name', 'path', 'tree', 'version', 'after', 'before', 'query', 'all', 'dataset', 'checksum']),
  resource: new Set(['id', 'doi', 'path', 'query']),
}

/** What a listing is asked to be limited to. */
export interface Asked {
  filters: Filters
  /** Names that are no filter of the kind: specifiers, or mistakes. */
  specifiers: string[]
}

/** The filters among the parameters; empty values are passed over. */
export function filtersOf(kind: Kind, parameters: URLSearchParams): Asked {
  const filters: Writable = {}
  const specifiers = new Map<string, readonly string[]>()
  for (const [name, given] of valuesByName(parameters)) {
    if (knownFilters[kind].has(name)) setFilter(filters, name, given)
    else specifiers.set(name, given)
  }
  if (kind !== 'resource' && specifiers.size > 0) filters.specifiers = specifiers
  return { filters, specifiers: [...specifiers.keys()] }
}

type Writable = { -readonly [Name in keyof Filters]: Filters[Name] }

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

function setFilter(filters: Writable, name: string, given: string[]): void {
  switch (name) {
    case 'all':
      filters.all = given.some(value => /^(?:true|1|yes)$/i.test(value))
      break
    case 'after':
    case 'before':
      filters[name] = stampOf(name, given)
      break
    case 'query':
      filters.query = given.join(' ')
      break
    case 'id':
    case 'dataset':
      filters[name] = given.map(value => parseUuid(value) ?? value)
      break
    case 'path':
      filters.path = given.map(value => value.replace(/^\/+/, ''))
      break
    case 'tree':
      filters.tree = given.map(value => value.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, ''))
      break
    default:
      filters[name as 'name' | 'version' | 'checksum' | 'doi'] = given
  }
}

/** A version stamp; a date with hyphens is taken as one. */
function stampOf(name: string, given: readonly string[]): string {
  const stamp = given.at(-1)?.replaceAll('-', '') ?? ''
  if (/^\d{8}$/.test(stamp)) return stamp
  throw new HttpError(400, `"${name}" is not a date in the form YYYYMMDD.`)
}
