import type { Served } from '../catalog/index.ts'
import { type Link, linkHeader } from './links.ts'
import { Recent } from './recent.ts'
import { representations } from './representations.ts'
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
    ...descriptions(record, true),
    ...signs.authors.map(href => ({ relation: 'author', href })),
    ...datasetListings(signs.paths, baseUrl).map(href => ({ relation: 'item', href, type: 'application/json' })),
  ]
}

/** The representations of a record as links: those that are asked for most, or the others. */
export const descriptions = (record: string, areListed: boolean): Link[] =>
  addresses
    .filter(({ isListed }) => isListed === areListed)
    .map(({ rest, type }) => ({ relation: 'describedby', href: record + rest, type }))

/** What follows the address of a record to lead to its representations. */
const addresses = representations.map(({ id, types: [type = ''], ending, isListed = false }, index) => {
  const hasEnding = representations.findIndex(row => row.ending === ending) === index
  return { rest: id === 'json' ? '/' : hasEnding ? `.${ending}` : `/?format=${id}`, type, isListed }
})

/** The listings of the datasets that lie below the paths of a resource. */
const datasetListings = (paths: readonly string[], baseUrl: string): string[] =>
  paths.map(path => `${baseUrl}/api/v1/datasets/?tree=${encodeURIComponent(path.replace(/\p{Cs}/gu, '\ufffd'))}`)

/** The `Link` header of a resource with its signposts, at most 4 KB; kept for those asked for lately. */
export function signpostHeader(id: string, { json, hash }: Served, baseUrl: string): string {
  return headers.get(`${hash} ${baseUrl}`, () => linkHeader(signposts(id, signsOf(json), baseUrl)))
}

const headers = new Recent<string>(1000)
