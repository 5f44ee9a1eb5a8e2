import type { Stored } from '../../catalog/index.ts'
import { dataTypeOf } from '../files/media-types.ts'
import type { Linked } from '../record/linked-resources.ts'
import { fileUrl, jsonPath, type Place } from '../record/present.ts'
import { type Link, webAddress } from './link-header.ts'
import { descriptions, isOfHeader, recordUrl, signsOf } from './resource-signposts.ts'

const json = 'application/json'

/**
 * Returns the signposts on the page of a dataset or a file: https://signposting.org/FAIR/.
 *
 * They include the record, licence and collections, and the raw files with their types and sizes. If a dataset has only
 * one current resource, the `cite-as`, licences, authors and representations of that resource are also included.
 */
export function pageLinks(
  kind: 'dataset' | 'file',
  record: Stored['dataset'] | Stored['file'],
  place: Place,
  linked?: Linked,
): Link[] {
  const own: Link = { relation: 'describedby', href: recordAddress(kind, record.id, place), type: json }
  const about: Link = { relation: 'type', href: 'https://schema.org/AboutPage' }
  const licence = webAddress(record.rights.rights_uri)
  const licences: Link[] = licence === undefined ? [] : [{ relation: 'license', href: licence }]
  if (!('files' in record)) {
    const beside = { relation: 'describedby', href: fileUrl(jsonPath(record.path), place), type: json }
    return [own, beside, about, fileType, ...licences, ...collectionsOf(record, place), itemLink(record, place)]
  }
  const resources = record.resources.map(({ id }) => ({
    relation: 'collection',
    href: `${place.baseUrl}/resources/${id}/`,
    type: 'text/html',
  }))
  const sets = ['application/linkset+json', 'application/linkset'].map(type => ({
    relation: 'linkset',
    href: `${place.baseUrl}/api/v1/datasets/${record.id}/linkset`,
    type,
  }))
  const type = { relation: 'type', href: 'https://schema.org/Dataset' }
  const items = record.files.map(file => itemLink(file, place))
  return [own, ...sets, about, type, ...ofResource(linked, licences, place), ...resources, ...items]
}

/**
 * Returns the signposts that a dataset inherits from its only current resource, and the licences of the dataset itself.
 * These licences precede those of the resource.
 */
function ofResource(linked: Linked | undefined, licences: readonly Link[], place: Place): Link[] {
  if (linked === undefined) return [...licences]
  const citeAs = { relation: 'cite-as', href: linked.doi_url }
  if (linked.resource === undefined) return [citeAs, ...licences]
  const signs = signsOf(linked.resource)
  const known = new Set(licences.map(({ href }) => href))
  return [
    citeAs,
    ...licences,
    ...signs.licences.filter(href => !known.has(href)).map(href => ({ relation: 'license', href })),
    ...signs.authors.map(href => ({ relation: 'author', href })),
    ...descriptions(recordUrl(place.baseUrl, linked.resource.id), signs, true).filter(isOfHeader),
  ]
}

/** Returns the signposts of a raw file: the pages of its datasets, its type, and the records that describe it. */
export const rawLinks = (file: Stored['file'], place: Place): Link[] => [
  ...collectionsOf(file, place),
  fileType,
  { relation: 'describedby', href: recordAddress('file', file.id, place), type: json },
  { relation: 'describedby', href: fileUrl(jsonPath(file.path), place), type: json },
]

const fileType: Link = { relation: 'type', href: 'https://schema.org/DataDownload' }

const recordAddress = (kind: 'dataset' | 'file', id: string, { baseUrl }: Place): string =>
  `${baseUrl}/api/v1/${kind}s/${id}/`

const collectionsOf = ({ datasets }: Stored['file'], { baseUrl }: Place): Link[] =>
  datasets.map(id => ({ relation: 'collection', href: `${baseUrl}/datasets/${id}/`, type: 'text/html' }))

/** Returns the link to a raw file. */
export const itemLink = ({ path, size }: { path: string; size: number }, place: Place): Link => ({
  relation: 'item',
  href: fileUrl(path, place),
  type: dataTypeOf(path),
  length: size,
})
