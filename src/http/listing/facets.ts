import type { Catalog, Facets, Filters, Kind } from '../../catalog/index.ts'

/**
 * The values of each specifier among the matching records. The values of a filtered specifier are counted as if it were not filtered,
 * because they are alternatives.
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

/** The filters without those of one specifier. */
export const withoutSpecifier = (filters: Filters, name: string): Filters => ({
  ...filters,
  specifiers: new Map([...(filters.specifiers ?? [])].filter(([other]) => other !== name)),
})

/** The most filtered specifiers to count separately: each costs another walk over all values. */
const mostRecounted = 6
