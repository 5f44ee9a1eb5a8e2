import type { Resource } from '../../model/index.ts'
import { isOfMetadata, representations } from '../negotiation/representations.ts'
import { type Link, linkHeader } from './links.ts'
import { citeAs, others, type Signs, signsOf } from './signs.ts'

/** The address of a resource's record in the API, without the slash at the end. */
export const recordUrl = (baseUrl: string, id: string): string => `${baseUrl}/api/v1/resources/${id}`

/** The address of a resource's page. */
export const pageUrl = (baseUrl: string, id: string): string => `${baseUrl}/resources/${id}/`

/**
 * Signposts of a resource (https://signposting.org/FAIR/), the most important first: `cite-as`, `linkset`, `describedby` for each
 * representation, `type`, `license`, `author`, `item`. They are the same for its page and its record; the page adds its files.
 */
export const signposts = (id: string, signs: Signs, baseUrl: string): Link[] => [
  ...citeAs(signs),
  ...fixed(recordUrl(baseUrl, id), signs.hasMetadata),
  ...others(signs, baseUrl),
]

/** The links that all records have. */
const fixed = (record: string, hasMetadata: boolean): Link[] => [
  { relation: 'linkset', href: `${record}/linkset`, type: 'application/linkset+json' },
  { relation: 'linkset', href: `${record}/linkset`, type: 'application/linkset' },
  ...descriptions(record, { hasMetadata }, true),
]

/** The representations of a resource as links: the most requested ones, or the others. */
export const descriptions = (record: string, { hasMetadata }: Pick<Signs, 'hasMetadata'>, areListed: boolean): Link[] =>
  addresses
    .filter(({ isListed, ofMetadata }) => isListed === areListed && (hasMetadata || !ofMetadata))
    .map(({ rest, type }) => ({ relation: 'describedby', href: record + rest, type }))

/** What is appended to the address of a record to address its representations. */
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

/** The `Link` header of a resource, or of its metadata, with its signposts, at most 4 KB. */
export const signpostHeader = (resource: Resource, baseUrl: string, of: 'page' | 'metadata' = 'page'): string => {
  const page: Link = { relation: 'describes', href: pageUrl(baseUrl, resource.id), type: 'text/html' }
  const signs = signsOf(resource)
  const links = signposts(resource.id, signs, baseUrl)
  const first = citeAs(signs).length
  return linkHeader(of === 'page' ? links : links.toSpliced(first, 0, page))
}
