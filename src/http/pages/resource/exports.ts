import { representations } from '../../negotiation/representations.ts'
import { type Html, html } from '../html.ts'
import type { Site } from '../site.ts'

/** The ids and names of the most requested formats. */
const exports: readonly (readonly [id: string, name: string])[] = [
  ['bibtex', 'BibTeX'],
  ['ris', 'RIS'],
  ['csl-json', 'CSL-JSON'],
  ['cff', 'CITATION.cff'],
  ['datacite-xml', 'DataCite XML'],
  ['datacite-rest', 'DataCite JSON'],
  ['schema-org', 'schema.org'],
  ['dcat-turtle', 'DCAT'],
]

/** Renders links to a resource's metadata in the most requested formats. */
export const exportsHtml = (id: string, { to, say }: Site): Html =>
  html`<ul class="exports" aria-label="${say.otherFormats}">
${exports.map(
  ([format, name]) =>
    html`<li><a href="${to(`/api/v1/resources/${id}/?format=${format}`)}"${typeOf(format)} rel="nofollow">${name}</a></li>\n`,
)}<li><a href="${to(`/api/v1/resources/${id}/`)}" type="application/json" rel="nofollow">JSON</a></li>
</ul>`

/**
 * Renders links to the metadata of the dataset itself. Pages show these links unless the only current resource of the
 * dataset has metadata.
 */
export const datasetExportsHtml = (id: string, { to, say }: Site): Html =>
  html`<ul class="exports" aria-label="${say.otherFormats}">
${exports
  .filter(([format]) => format === 'schema-org' || format === 'dcat-turtle')
  .map(
    ([format, name]) =>
      html`<li><a href="${to(`/datasets/${id}/?format=${format}`)}"${typeOf(format)} rel="nofollow">${name}</a></li>\n`,
  )}<li><a href="${to(`/api/v1/datasets/${id}/`)}" type="application/json" rel="nofollow">JSON</a></li>
</ul>`

function typeOf(format: string): Html | false {
  const type = representations.find(({ id }) => id === format)?.types[0]
  return type !== undefined && html` type="${type}"`
}
