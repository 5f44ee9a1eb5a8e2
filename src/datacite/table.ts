import type { DataciteFormatId, FileType, FormatRow } from './format.ts'

const json: FileType = { mediaTypes: ['application/json'], extensions: ['.json'] }

export const dataciteXmlRow: FormatRow<'datacite-xml'> = {
  id: 'datacite-xml',
  name: 'DataCite XML',
  mediaTypes: ['application/vnd.datacite.datacite+xml', 'application/xml', 'text/xml'],
  extensions: ['.xml'],
  holdsOne: true,
}

/**
 * The table rows that describe DataCite XML and the JSON dialects.
 *
 * `application/json`, `application/xml`, `text/xml` and `application/vnd.api+json` are registered with IANA
 * (https://www.iana.org/assignments/media-types/). The `vnd.datacite` types come from DataCite's content negotiation
 * (https://support.datacite.org/docs/datacite-content-resolver) and are not registered.
 */
export const dataciteRows: readonly FormatRow<DataciteFormatId>[] = [
  dataciteXmlRow,
  {
    id: 'datacite-rest',
    name: 'DataCite REST JSON',
    mediaTypes: ['application/vnd.datacite.datacite+json', 'application/vnd.api+json'],
    extensions: ['.json'],
  },
  {
    id: 'datacite-rest-put',
    name: 'DataCite REST JSON for POST and PUT',
    mediaTypes: ['application/vnd.api+json'],
    extensions: ['.json'],
  },
  { id: 'datacite-json-4.3', name: 'DataCite JSON 4.3 of the Python package', ...json },
  { id: 'datacite-json-4.5', name: 'DataCite JSON 4.5 of the Python package', ...json },
  { id: 'datacite-service', name: 'DataCite object of a metadata service', ...json },
  { id: 'resource', name: 'Resource of a metadata service', ...json },
  { id: 'citable-json', name: 'citable JSON', ...json },
]

/**
 * Returns the table row of the format with the given id.
 *
 * @throws TypeError if there is none
 */
export function rowAmong<Id extends string>(rows: readonly FormatRow<Id>[], id: Id): FormatRow<Id> {
  const row = rows.find(known => known.id === id)
  if (row === undefined) throw new TypeError(`There is no format "${id}".`)
  return row
}
