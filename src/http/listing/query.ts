import { type FilterForms, filtersFor } from '../../catalog/filters.ts'
import type { Filters, Kind } from '../../catalog/index.ts'
import { parseUuid } from '../../identifiers/index.ts'
import { HttpError } from '../reply/http-error.ts'

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
