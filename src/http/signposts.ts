import type { Served } from '../catalog/index.ts'
import { type Link, linkHeader } from './links.ts'
import { isOfMetadata, representations } from './representations.ts'
import { type Signs, signsOf } from './signs.ts'

/** The address of a resource's record in the API, without the slash at the end. */
export const recordUrl = (baseUrl: string, id: string): string => `${baseUrl}/api/v1/resources/${id}`

/** The address of a resource's page. */
export const pageUrl = (baseUrl: string, id: string): string => `${baseUrl}/resources/${id}/`

/**
 * Signposts of a resource (https://signposting.org/FAIR/), the most important first: `cite-as`, `linkset`, `type`, `license`,
 * `describedby` for each representation, `author`, `item`. They hold for its page and for its record.
 */
export function signposts(id: string, signs: Signs, baseUrl: string): Link[] {
  const record = recordUrl(baseUrl, id)
  const linkset = `${record}/linkset`
  return [
    ...(signs.doiUrl === undefined ? [] : [{ relation: 'cite-as', href: signs.doiUrl }]),
    { relation: 'linkset', href: linkset, type: 'application/linkset+json' },
    { relation: 'linkset', href: linkset, type: 'application/linkset' },
    ...(signs.type === undefined ? [] : [{ relation: 'type', href: signs.type }]),
    ...signs.licences.map(href => ({ relation: 'license', href })),
    ...descriptions(record, signs, true),
    ...signs.authors.map(href => ({ relation: 'author', href })),
    ...datasetListings(signs.paths, baseUrl).map(href => ({ relation: 'item', href, type: 'application/json' })),
  ]
}

/** The representations of a resource as links: those that are asked for most, or the others. */
export const descriptions = (record: string, { hasMetadata }: Signs, areListed: boolean): Link[] =>
  addresses
    .filter(({ isListed, ofMetadata }) => isListed === areListed && (hasMetadata || !ofMetadata))
    .map(({ rest, type }) => ({ relation: 'describedby', href: record + rest, type }))

/** What follows the address of a record to lead to its representations. */
const addresses = representations.map((representation, index) => {
  const { id, types, ending, isListed = false } = representation
  const hasEnding = representations.findIndex(row => row.ending === ending) === index
  return {
    rest: id === 'json' ? '/' : hasEnding ? `.${ending}` : `/?format=${id}`,
    type: types[0] ?? '',
    isListed,
    ofMetadata: isOfMetadata(representation),
  }
})

/** The listings of the datasets that lie below the paths of a resource. */
const datasetListings = (paths: readonly string[], baseUrl: string): string[] =>
  paths.map(path => `${baseUrl}/api/v1/datasets/?tree=${encodeURIComponent(path.replace(/\p{Cs}/gu, '\ufffd'))}`)

/** The `Link` header of a resource with its signposts, at most 4 KB. */
export const signpostHeader = (id: string, { json }: Served, baseUrl: string): string =>
  linkHeader(signposts(id, signsOf(json), baseUrl))
