import { isObject } from '../../core/object.ts'
import { licenceNamed } from '../../formats/work/licences.ts'
import { resourceTypeNames } from '../../formats/work/types/resource-type-names.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { listOf } from '../../model/view.ts'
import { isOfMetadata, representations } from '../negotiation/representations.ts'
import { type Link, linkHeader, webAddress } from './link-header.ts'

/** Returns the address of a resource's record in the API, without a slash at the end. */
export const recordUrl = (baseUrl: string, id: string): string => `${baseUrl}/api/v1/resources/${id}`

/** Returns the address of a resource's page. */
export const pageUrl = (baseUrl: string, id: string): string => `${baseUrl}/resources/${id}/`

/**
 * Returns the signposts of a resource (https://signposting.org/FAIR/), most important first.
 *
 * They are `cite-as`, `linkset`, `describedby` for each representation that pages list, `type`, `license`, `author`,
 * and `item` for each listing of datasets.
 */
export const signposts = (id: string, signs: Signs, baseUrl: string): Link[] => [
  ...citeAs(signs),
  ...fixed(recordUrl(baseUrl, id), signs.hasMetadata),
  ...others(signs, baseUrl),
]

const fixed = (record: string, hasMetadata: boolean): Link[] => [
  { relation: 'linkset', href: `${record}/linkset`, type: 'application/linkset+json' },
  { relation: 'linkset', href: `${record}/linkset`, type: 'application/linkset' },
  ...descriptions(record, { hasMetadata }, true),
]

/** Returns links to the listed representations of a resource or, if `areListed` is false, to the unlisted ones. */
export const descriptions = (record: string, { hasMetadata }: Pick<Signs, 'hasMetadata'>, areListed: boolean): Link[] =>
  addresses
    .filter(({ isListed, ofMetadata }) => isListed === areListed && (hasMetadata || !ofMetadata))
    .map(({ rest, type }) => ({ relation: 'describedby', href: record + rest, type }))

/** The representations of a record, each with its address suffix, its media type and the conditions for a link. */
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

/** Writes the `Link` header of a resource's metadata: its signposts and its landing page. */
export const signpostHeader = (resource: Resource, baseUrl: string): string =>
  pageHeader(
    [
      { relation: 'describes', href: pageUrl(baseUrl, resource.id), type: 'text/html' },
      ...signposts(resource.id, signsOf(resource), baseUrl),
    ],
    baseUrl,
  )

/**
 * Writes the `Link` header of a resource's page. It contains links to at most two representations, because headers must
 * be short; the linkset contains the links to all representations.
 */
export const pageHeader = (links: readonly Link[], baseUrl: string): string =>
  linkHeader(
    links.filter(link => link.relation !== 'describedby' || isOfHeader(link)),
    baseUrl,
  )

/** True if a link to a representation belongs in the `Link` header of a page. */
export const isOfHeader = ({ type = '' }: Link): boolean => headerTypes.has(type)

const headerTypes: ReadonlySet<string> = new Set(
  representations.flatMap(({ id, types }) => (id === 'schema-org' || id === 'datacite-xml' ? types.slice(0, 1) : [])),
)

/** The facts about a resource from which its links are built. The addresses are percent-encoded for a header. */
export interface Signs {
  /** The address of the resource's DOI, if it has one. */
  doiUrl: string | undefined
  /** True if the service has the metadata of the resource. */
  hasMetadata: boolean
  /** The address of the resource's class at https://schema.org. */
  type: string | undefined
  licences: readonly string[]
  /** The ORCID iDs and ROR IDs of the creators as addresses, in the order of the creators. */
  authors: readonly string[]
  /** Data paths of the resource, without leading slashes. */
  paths: readonly string[]
}

/** Returns the data from which a resource's links are created. */
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

const citeAs = ({ doiUrl }: Signs): Link[] => (doiUrl === undefined ? [] : [{ relation: 'cite-as', href: doiUrl }])

const others = ({ type, licences, authors, paths }: Signs, baseUrl: string): Link[] => [
  ...(type === undefined ? [] : [{ relation: 'type', href: type }]),
  ...licences.map(href => ({ relation: 'license', href })),
  ...authors.map(href => ({ relation: 'author', href })),
  ...datasetListings(paths, baseUrl).map(href => ({ relation: 'item', href, type: 'application/json' })),
]

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
