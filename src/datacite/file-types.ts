import type { DataciteFormatId, FileType } from './format.ts'

const json: FileType = { mediaTypes: ['application/json'], extensions: ['.json'] }

/**
 * The media types of DataCite's own formats. `application/json`, `application/xml`, `text/xml` and `application/vnd.api+json` are
 * registered with IANA (https://www.iana.org/assignments/media-types/); the `vnd.datacite` types are those of DataCite's content
 * negotiation (https://support.datacite.org/docs/datacite-content-resolver), which registered none of them.
 */
export const dataciteFileTypes: Readonly<Record<DataciteFormatId, FileType>> = {
  'datacite-xml': {
    mediaTypes: ['application/vnd.datacite.datacite+xml', 'application/xml', 'text/xml'],
    extensions: ['.xml'],
  },
  'datacite-rest': {
    mediaTypes: ['application/vnd.datacite.datacite+json', 'application/vnd.api+json'],
    extensions: ['.json'],
  },
  'datacite-rest-put': { mediaTypes: ['application/vnd.api+json'], extensions: ['.json'] },
  'datacite-json-4.3': json,
  'datacite-json-4.5': json,
  'datacite-service': json,
  resource: json,
  'citable-json': json,
}
