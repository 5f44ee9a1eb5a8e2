import { isObject } from '../../core/object.ts'
import { licenceNamed } from '../../formats/work/licences.ts'
import { resourceTypeNames } from '../../formats/work/resource-types.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { listOf } from '../../model/view.ts'
import { type Link, webAddress } from './links.ts'

/** What links can say about a resource; all but the paths are addresses that fit into a header. */
export interface Signs {
  /** Address of its DOI, if it has one. */
  doiUrl: string | undefined
  /** Whether its metadata are kept here. */
  hasMetadata: boolean
  /** Class of https://schema.org. */
  type: string | undefined
  licences: readonly string[]
  /** ORCID iDs and ROR IDs of its creators as addresses, in their order. */
  authors: readonly string[]
  /** Data paths that it covers, without slashes at their start. */
  paths: readonly string[]
}

/** What links can say about a resource itself, leaving its related items aside. */
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
export const citeAs = ({ doiUrl }: Signs): Link[] =>
  doiUrl === undefined ? [] : [{ relation: 'cite-as', href: doiUrl }]

/** The links to the type, licences, authors and contents of a resource, the most important first. */
export const others = ({ type, licences, authors, paths }: Signs, baseUrl: string): Link[] => [
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
