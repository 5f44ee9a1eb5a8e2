import type { Kind } from '../../catalog/index.ts'
import { suggestionsFor } from '../../catalog/search/suggestions.ts'
import { compareText } from '../../catalog/sort-key.ts'
import { facetsFor, withoutSpecifier } from '../listing/facets.ts'
import { queryOf } from '../listing/parameters.ts'
import { collections, kindNames } from '../record/present.ts'
import { HttpError } from '../reply/http-error.ts'
import { json, type Route } from '../route.ts'
import { decoded } from '../target.ts'

/** Returns the routes that count records by specifier values, and the route that suggests search completions. */
export function countRoutes(kind: Kind): Route[] {
  const base = `/api/v1/${collections[kind]}`
  const name = kindNames[kind]
  return [
    {
      pattern: `${base}/facets/`,
      path: new RegExp(`^${base}/facets/$`),
      name: `${name} Facets`,
      types: json,
      answer: ({ target, options, kept }) =>
        kept.get(target.path + target.search, async () => {
          const facets = await facetsFor(options.catalog, kind, await queryOf(kind, target.parameters, options))
          const most = Object.entries(facets).map(([specifier, values]) => [specifier, values.slice(0, mostValues)])
          return { body: JSON.stringify(Object.fromEntries(most)) }
        }),
    },
    {
      pattern: `${base}/histogram/<identifier>/`,
      path: new RegExp(`^${base}/histogram/([^/]+)/$`),
      name: `${name} Histogram`,
      types: json,
      answer: ({ target, options, kept }, [part = '']) =>
        kept.get(target.path + target.search, async () => {
          const specifier = decoded(part)
          if (!(await options.catalog.specifiers(kind)).has(specifier)) throw new HttpError(404, 'Not found.')
          const filters = withoutSpecifier(await queryOf(kind, target.parameters, options), specifier)
          const values = (await options.catalog.facets(kind, filters))[specifier] ?? []
          const pairs = values.map(({ value, count }) => [value, count] as const)
          return { body: JSON.stringify(pairs.sort(([a], [b]) => compareText(a, b))) }
        }),
    },
    {
      pattern: `${base}/suggestions/`,
      path: new RegExp(`^${base}/suggestions/$`),
      name: `${name} Suggestions`,
      types: json,
      answer: ({ target, options, kept }) =>
        kept.get(target.path + target.search, async () => ({
          body: JSON.stringify(
            await suggestionsFor(options.catalog, kind, await queryOf(kind, target.parameters, options)),
          ),
        })),
    },
  ]
}

/** The maximum number of values of each specifier in a response with facets. A histogram has all values. */
const mostValues = 200
