import type { Catalog, Facets, Filters, Kind } from '../../catalog/index.ts'

/**
 * Counts the values of each specifier among the matching records.
 *
 * The counts for each of the first {@link mostRecounted} filtered specifiers ignore that specifier's own filter,
 * because its values are alternatives.
 */
export async function facetsFor(catalog: Catalog, kind: Kind, filters: Filters): Promise<Facets> {
  const facets = await catalog.facets(kind, filters)
  const chosen = [...(filters.specifiers?.keys() ?? [])].slice(0, mostRecounted)
  for (const name of chosen) {
    const values = (await catalog.facets(kind, withoutSpecifier(filters, name)))[name]
    if (values !== undefined) facets[name] = values
  }
  return facets
}

/** Removes the filters of one specifier. */
export const withoutSpecifier = (filters: Filters, name: string): Filters => ({
  ...filters,
  specifiers: new Map([...(filters.specifiers ?? [])].filter(([other]) => other !== name)),
})

/**
 * The maximum number of filtered specifiers whose values are counted separately. Each requires another pass over all
 * values.
 */
const mostRecounted = 6
