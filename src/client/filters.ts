import type { FilterValues, Kind } from '../catalog/filters.ts'

/** The value of a filter, or several values as alternatives. Undefined means no filter. */
export type FilterValue = string | number | boolean | readonly (string | number)[] | undefined

/** Query parameters by name. A record must match all of them. */
export interface Filters {
  /** Any specifier, such as `climate_forcing`, and any other parameter of the service. */
  readonly [name: string]: FilterValue
}

/** The filters for a kind of record. A filter that accepts a list also accepts a single value. */
type FiltersOf<K extends Kind, Values = FilterValues<K>> = {
  readonly [Name in keyof Values]?:
    | (Values[Name] extends readonly string[] ? string | readonly string[] : Values[Name])
    | undefined
}

/** The filters for datasets. The service description defines only the specifiers. */
export interface DatasetFilters extends Filters, FiltersOf<'dataset'> {}

/** The filters for files. */
export interface FileFilters extends Filters, FiltersOf<'file'> {}

/** The filters for resources. */
export interface ResourceFilters extends Filters, FiltersOf<'resource'> {}

/**
 * Returns filters as a query string with its question mark, or an empty text without filters. Throws `TypeError` for an
 * empty list, and for a value that a query cannot represent.
 */
export function searchOf(filters: Filters): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    for (const one of valuesOf(name, value)) parameters.append(name, one)
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

function valuesOf(name: string, value: unknown): string[] {
  if (value === undefined) return []
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (values.length === 0) {
    throw new TypeError(
      `The filter ${name} is an empty list, which matches no record; omit the filter to get all records.`,
    )
  }
  return values.map(one => {
    if (typeof one === 'string' || typeof one === 'boolean' || Number.isFinite(one)) return String(one)
    throw new TypeError(
      `The filter ${name} should be text, a number, true, false or a list of them, not ${String(one)}.`,
    )
  })
}
