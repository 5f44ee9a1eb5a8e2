import { type Html, html } from '../html.ts'
import type { Site } from '../site.ts'

/** A format in which the metadata of a resource can be had. */
export interface Export {
  /** What `format` of the API is to be. */
  id: string
  name: string
  mediaType: string
}

/** What people and their programs ask for most. */
export const exports: readonly Export[] = [
  { id: 'bibtex', name: 'BibTeX', mediaType: 'application/x-bibtex' },
  { id: 'ris', name: 'RIS', mediaType: 'application/x-research-info-systems' },
  { id: 'csl-json', name: 'CSL-JSON', mediaType: 'application/vnd.citationstyles.csl+json' },
  { id: 'cff', name: 'CITATION.cff', mediaType: 'application/vnd.cff+yaml' },
  { id: 'datacite-xml', name: 'DataCite XML', mediaType: 'application/vnd.datacite.datacite+xml' },
  { id: 'datacite-rest', name: 'DataCite JSON', mediaType: 'application/vnd.datacite.datacite+json' },
  { id: 'schema-org', name: 'schema.org', mediaType: 'application/ld+json' },
  { id: 'dcat-turtle', name: 'DCAT', mediaType: 'text/turtle' },
]

/** The path of a resource's metadata in a format. */
export const exportPath = (id: string, format: Export): string => `/api/v1/resources/${id}/?format=${format.id}`

/** Links to a resource's metadata in the formats that there are. */
export const exportsHtml = (id: string, { to }: Site): Html =>
  html`<ul class="exports" aria-label="Metadata in other formats">
${exports.map(format => html`<li><a href="${to(exportPath(id, format))}" type="${format.mediaType}" rel="nofollow">${format.name}</a></li>\n`)}<li><a href="${to(`/api/v1/resources/${id}/`)}" type="application/json" rel="nofollow">JSON</a></li>
</ul>`
