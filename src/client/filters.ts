/** What a filter may be: one value, or several of which a record has one. Undefined is no filter. */
export type FilterValue = string | number | boolean | readonly (string | number)[] | undefined

/** Query parameters by name: all of them have to fit. */
export interface Filters {
  /** Any specifier, such as `climate_forcing`, and any other parameter of the service. */
  readonly [name: string]: FilterValue
}

/** What datasets are filtered by; the described service knows the specifiers only. */
export interface DatasetFilters extends Filters {
  readonly id?: string | readonly string[] | undefined
  readonly name?: string | readonly string[] | undefined
  /** What the path starts with. */
  readonly path?: string | readonly string[] | undefined
  /** The same by whole segments of the path. */
  readonly tree?: string | readonly string[] | undefined
  readonly version?: string | readonly string[] | undefined
  /** The earliest version, YYYYMMDD. */
  readonly after?: string | undefined
  /** The latest version, YYYYMMDD. */
  readonly before?: string | undefined
  /** Words, all of which a record has. */
  readonly query?: string | undefined
  /** Whether records count that are not public. */
  readonly all?: boolean | undefined
}

/** What files are filtered by. */
export interface FileFilters extends DatasetFilters {
  /** Id of a dataset that the file is in. */
  readonly dataset?: string | readonly string[] | undefined
  readonly checksum?: string | readonly string[] | undefined
}

/** What resources are filtered by. */
export interface ResourceFilters extends Filters {
  readonly id?: string | readonly string[] | undefined
  readonly doi?: string | readonly string[] | undefined
  /** What a data path of the resource starts with. */
  readonly path?: string | readonly string[] | undefined
  /** Words, all of which a record has. */
  readonly query?: string | undefined
}

/** The query of an address, with its question mark. Throws `TypeError` for a filter that a query cannot hold. */
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
    throw new TypeError(`The filter ${name} is an empty list, which no record fits; leave it out to get all records.`)
  }
  return values.map(one => {
    if (typeof one === 'string' || typeof one === 'boolean' || Number.isFinite(one)) return String(one)
    throw new TypeError(`The filter ${name} should be text, a number or a list of them, not ${String(one)}.`)
  })
}
