import type { Stored } from '../../catalog/index.ts'
import { dataTypeOf } from '../files/media-types.ts'
import { fileUrl, jsonPath, type Place } from '../record/present.ts'
import { type Link, webAddress } from './link-header.ts'

/**
 * Signposts of the page of a dataset or a file (https://signposting.org/FAIR/): its record, its licence, what it is part of, and its
 * raw files with their types and sizes.
 */
export function pageLinks(kind: 'dataset' | 'file', record: Stored['dataset'] | Stored['file'], place: Place): Link[] {
  const json = 'application/json'
  const own: Link = { relation: 'describedby', href: `${place.baseUrl}/api/v1/${kind}s/${record.id}/`, type: json }
  const licence = webAddress(record.rights.rights_uri)
  const licences = licence === undefined ? [] : [{ relation: 'license', href: licence }]
  if ('files' in record) {
    const resources = record.resources.map(({ id }) => ({
      relation: 'collection',
      href: `${place.baseUrl}/resources/${id}/`,
      type: 'text/html',
    }))
    return [own, ...licences, ...resources, ...record.files.map(file => itemLink(file, place))]
  }
  const beside = { relation: 'describedby', href: fileUrl(jsonPath(record.path), place), type: json }
  const datasets = record.datasets.map(id => ({
    relation: 'collection',
    href: `${place.baseUrl}/datasets/${id}/`,
    type: 'text/html',
  }))
  return [own, beside, ...licences, ...datasets, itemLink(record, place)]
}

/** The link to a raw file. */
export const itemLink = ({ path, size }: { path: string; size: number }, place: Place): Link => ({
  relation: 'item',
  href: fileUrl(path, place),
  type: dataTypeOf(path),
  length: size,
})
