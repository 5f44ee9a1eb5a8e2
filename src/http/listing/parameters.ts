import { type FilterForms, filtersFor, isSort, sorts } from '../../catalog/filters.ts'
import type { Filters, Kind, ListQuery } from '../../catalog/index.ts'
import type { Members } from '../../core/object.ts'
import { parseUuid } from '../../identifiers/index.ts'
import type { ServiceOptions } from '../options.ts'
import { HttpError, unknownName } from '../reply/http-error.ts'

/** The parameters that choose a page of a listing. */
export const pageParameters = ['page', 'page_size', 'cursor'] as const

/** The parameters that choose how a response is written. Links to other pages omit them. */
export const formParameters = ['format', 'style', 'locale'] as const

/** The parameters that are not filters. */
export const reserved: ReadonlySet<string> = new Set([
  ...pageParameters,
  ...formParameters,
  'fields',
  'exclude',
  'sort',
  'strict',
])

/** The filters of a request, the names of its other parameters, and its ignored values. */
export interface Asked {
  filters: Filters
  /** Names of parameters that are not built-in filters for the kind of record: specifiers or misspellings. */
  specifiers: string[]
  /** Ignored values that are invalid for their filter, each with the name of the filter. */
  ignored: { name: string; value: string }[]
}

/**
 * Parses the filters among the parameters. Ignores empty values and ids that are not UUIDs, and throws 400 for an
 * invalid date.
 */
export function filtersOf(kind: Kind, parameters: URLSearchParams): Asked {
  const values = valuesByName(parameters)
  const filters: Partial<Record<string, unknown>> = {}
  const ignored: Asked['ignored'] = []
  for (const { name, form } of filtersFor(kind)) {
    const all = values.get(name) ?? []
    const given = form === 'uuid' ? all.filter(value => parseUuid(value) !== undefined) : all
    if (given.length > 0) filters[name] = read[form](given, name)
    for (const value of all) if (!given.includes(value)) ignored.push({ name, value })
    values.delete(name)
  }
  if (values.size > 0) filters.specifiers = values
  return { filters, specifiers: [...values.keys()], ignored }
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

const read: { [Form in keyof FilterForms]: (given: readonly string[], name: string) => FilterForms[Form] } = {
  text: given => given,
  uuid: given => given.map(value => parseUuid(value) ?? value),
  doi: given => given,
  digest: given => given,
  stamp: given => given.map(value => value.replaceAll('-', '')),
  start: given => given.map(value => value.replace(/^\/+/, '')),
  tree: given => given.map(value => value.replace(/^\/+/, '').replace(/(?<!\/)\/+$/, '')),
  from: stampOf,
  until: stampOf,
  words: given => given.join(' '),
  hidden: given => given.some(value => /^(?:true|1|yes)$/i.test(value)),
}

/** Parses the last value of a parameter as a version stamp, with or without hyphens. Throws 400 for any other text. */
function stampOf(given: readonly string[], name: string): string {
  const stamp = given.at(-1)?.replaceAll('-', '') ?? ''
  if (/^\d{8}$/.test(stamp)) return stamp
  throw new HttpError(400, `"${name}" is not a date in the form YYYYMMDD.`)
}

/**
 * Returns the filters of a request. Specifier names that no record has and ids that are not UUIDs are ignored, or
 * refused with `strict=true`.
 */
export async function queryOf(
  kind: Kind,
  parameters: URLSearchParams,
  { catalog }: ServiceOptions,
): Promise<Omit<ListQuery, 'limit'>> {
  const isStrict = strictOf(parameters)
  const { filters, specifiers, ignored } = filtersOf(kind, parameters)
  const [wrong] = ignored
  if (wrong !== undefined && isStrict)
    throw new HttpError(400, `"${wrong.name}" is a UUID, not ${JSON.stringify(wrong.value.slice(0, 60))}.`)
  if (specifiers.length === 0) return filters
  const known = await catalog.specifiers(kind)
  const unknown = specifiers.find(name => !known.has(name))
  if (unknown !== undefined && isStrict)
    throw unknownName('filter', unknown, [...filtersFor(kind).map(({ name }) => name), ...known])
  return { ...filters, specifiers: new Map([...(filters.specifiers ?? [])].filter(([name]) => known.has(name))) }
}

/** True if unknown names and ids that are not UUIDs cause an error. Throws 400 for an invalid value of `strict`. */
function strictOf(parameters: URLSearchParams): boolean {
  const given = parameters.get('strict') ?? ''
  if (/^(?:true|1|yes)$/i.test(given)) return true
  if (/^(?:false|0|no)?$/i.test(given)) return false
  throw new HttpError(400, `"strict" is true or false, not ${JSON.stringify(given.slice(0, 60))}.`)
}

/** Returns the requested order, if any. Throws 400 for an unknown order, and for relevance with a cursor. */
export function sortOf(parameters: URLSearchParams, byCursor = false): Pick<ListQuery, 'sort'> {
  const sort = parameters.get('sort') || undefined
  if (sort === undefined) return {}
  if (!isSort(sort)) throw unknownName('order', sort, sorts)
  if (sort === 'relevance' && byCursor)
    throw new HttpError(
      400,
      'Results by relevance are available only page by page: omit "cursor", or choose another "sort".',
    )
  return { sort }
}

/**
 * Returns a function that selects the members of a record: `fields` lists the members to keep, `exclude` the members to
 * omit.
 */
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
