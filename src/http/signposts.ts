import type { Link } from './links.ts'
import { representations } from './representations.ts'
import type { Signs } from './signs.ts'

/** The address of a resource's record in the API, without the slash at the end. */
export const recordUrl = (baseUrl: string, id: string): string => `${baseUrl}/api/v1/resources/${id}`

/** The address of a resource's page. */
export const pageUrl = (baseUrl: string, id: string): string => `${baseUrl}/resources/${id}/`

/**
 * Signposts of a resource (https://signposting.org/FAIR/), the most important first: `cite-as`, `linkset`, `type`, `license`,
 * `describedby` for each representation, `author`, `item`. They hold for its page and for its record.
 */
export function* signposts(id: string, signs: Signs, baseUrl: string): Generator<Link> {
  const record = recordUrl(baseUrl, id)
  if (signs.doiUrl !== undefined) yield { relation: 'cite-as', href: signs.doiUrl }
  yield { relation: 'linkset', href: `${record}/linkset`, type: 'application/linkset+json' }
  yield { relation: 'linkset', href: `${record}/linkset`, type: 'application/linkset' }
  if (signs.type !== undefined) yield { relation: 'type', href: signs.type }
  for (const href of signs.licences) yield { relation: 'license', href }
  yield* descriptions(record, true)
  for (const href of signs.authors) yield { relation: 'author', href }
  for (const href of datasetListings(signs.paths, baseUrl)) yield { relation: 'item', href, type: 'application/json' }
}

/** The representations of a record as links: those that the library's users ask for most, or the others. */
export function* descriptions(record: string, areListed: boolean): Generator<Link> {
  for (const [index, { id, types, ending, isListed = false }] of representations.entries()) {
    if (isListed !== areListed) continue
    const isFirst = representations.findIndex(row => row.ending === ending) === index
    const [type = ''] = types
    yield {
      relation: 'describedby',
      href: id === 'json' ? `${record}/` : isFirst ? `${record}.${ending}` : `${record}/?format=${id}`,
      type,
    }
  }
}

/** The listings of the datasets that lie below the paths of a resource. */
export const datasetListings = (paths: readonly string[], baseUrl: string): string[] =>
  paths.map(path => `${baseUrl}/api/v1/datasets/?${new URLSearchParams({ tree: path })}`)
