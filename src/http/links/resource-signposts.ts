import { isObject } from '../../core/object.ts'
import { licenceNamed } from '../../formats/work/licences.ts'
import { resourceTypeNames } from '../../formats/work/types/resource-type-names.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { listOf } from '../../model/view.ts'
import { isOfMetadata, representations } from '../negotiation/representations.ts'
import { type Link, linkHeader, webAddress } from './link-header.ts'

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

/** The suffixes that turn the address of a record into the addresses of its representations. */
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

/** Writes the `Link` header of a resource's metadata: its signposts, and the page that they describe. */
export const signpostHeader = (resource: Resource, baseUrl: string): string =>
  pageHeader(
    [
      { relation: 'describes', href: pageUrl(baseUrl, resource.id), type: 'text/html' },
      ...signposts(resource.id, signsOf(resource), baseUrl),
    ],
    baseUrl,
  )

/** Writes the `Link` header of a resource's page. It names two representations, because headers are short; the linkset has all. */
export const pageHeader = (links: readonly Link[], baseUrl: string): string =>
  linkHeader(
    links.filter(link => link.relation !== 'describedby' || isOfHeader(link)),
    baseUrl,
  )

/** True for the link to a representation that headers name. */
export const isOfHeader = ({ type = '' }: Link): boolean => headerTypes.has(type)

const headerTypes: ReadonlySet<string> = new Set(
  representations.flatMap(({ id, types }) => (id === 'schema-org' || id === 'datacite-xml' ? types.slice(0, 1) : [])),
)

/** The facts about a resource for its links. All except the paths are addresses that fit into a header. */
export interface Signs {
  /** Address of its DOI, if it has one. */
  doiUrl: string | undefined
  /** True if the service has the resource's metadata. */
  hasMetadata: boolean
  /** Class of https://schema.org. */
  type: string | undefined
  licences: readonly string[]
  /** ORCID iDs and ROR IDs of its creators as addresses, in their order. */
  authors: readonly string[]
  /** Data paths that it covers, without slashes at their start. */
  paths: readonly string[]
}

/** Returns the facts for the links of a resource itself, without its related items. */
export function signsOf({ doi_url, paths, datacite }: Pick<Resource, 'doi_url' | 'paths' | 'datacite'>): Signs {
  return {
    hasMetadata: datacite !== null,
    doiUrl: webAddress(doi_url),
    type: typeOf(datacite?.types),
    licences: unique(listOf(datacite?.rightsList).map(licenceOf)),
    authors: unique(listOf(datacite?.creators).flatMap(identifiersOf)),
    paths: paths.map(path => path.replace(/^\/+/, '')).filter(path => path !== ''),
  }
}

/** The link to what a resource is cited as. */
const citeAs = ({ doiUrl }: Signs): Link[] => (doiUrl === undefined ? [] : [{ relation: 'cite-as', href: doiUrl }])

/** The links to the type, licences, authors and contents of a resource, the most important first. */
const others = ({ type, licences, authors, paths }: Signs, baseUrl: string): Link[] => [
  ...(type === undefined ? [] : [{ relation: 'type', href: type }]),
  ...licences.map(href => ({ relation: 'license', href })),
  ...authors.map(href => ({ relation: 'author', href })),
  ...datasetListings(paths, baseUrl).map(href => ({ relation: 'item', href, type: 'application/json' })),
]

/** The listings of the datasets that lie below the paths of a resource. */
const datasetListings = (paths: readonly string[], baseUrl: string): string[] =>
  paths.map(path => `${baseUrl}/api/v1/datasets/?tree=${encodeURIComponent(path.replace(/\p{Cs}/gu, '\ufffd'))}`)

const identifiersOf = (creator: unknown): (string | undefined)[] =>
  listOf(isObject(creator) ? creator.nameIdentifiers : undefined).map(identifierAddress)

function identifierAddress(name: unknown): string | undefined {
  const text = isObject(name) ? name.nameIdentifier : undefined
  if (typeof text !== 'string') return undefined
  if (isAddress.test(text)) return text
  const orcid = parseOrcid(text)
  if (orcid !== undefined) return formatOrcid(orcid)
  const ror = parseRor(text)
  return ror && formatRor(ror)
}

const isAddress = /^https:\/\/(?:orcid\.org\/(?:\d{4}-){3}\d{3}[\dX]|ror\.org\/0[a-z\d]{6}\d\d)$/

function typeOf(types: unknown): string | undefined {
  const general = isObject(types) ? types.resourceTypeGeneral : undefined
  return typeof general === 'string' ? `https://schema.org/${resourceTypeNames(general).schemaOrg}` : undefined
}

function licenceOf(rights: unknown): string | undefined {
  if (!isObject(rights)) return undefined
  const { rightsURI, rightsIdentifier } = rights
  return webAddress(rightsURI) ?? (typeof rightsIdentifier === 'string' ? spdxAddress(rightsIdentifier) : undefined)
}

function spdxAddress(identifier: string): string | undefined {
  const known = licenceNamed(identifier)
  return known && `https://spdx.org/licenses/${known.id}`
}

const unique = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter(text => text !== undefined)),
]
