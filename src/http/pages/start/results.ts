import type { StoredDataset } from '../../../catalog/index.ts'
import type { Resource } from '../../../model/index.ts'
import { type Html, html } from '../html.ts'
import { sizeHtml } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import { counted, stampDate } from '../words.ts'

/** A dataset in a listing: its name, path, versions, size and files. */
export function datasetEntry({ id, name, path, version, size, files, resources }: StoredDataset, { to }: Site): Html {
  const folders = path.split('/').slice(0, -1)
  return html`<li class="entry">
<h3><a href="${to(`/datasets/${id}/`)}">${name}</a></h3>
<p class="trail">${folders.map((folder, place) => [place > 0 && html`<span aria-hidden="true"> / </span>`, folder])}</p>
<p class="muted">Version ${stampDate(version)} · ${counted(files.length, 'file')}, ${sizeHtml(size)}${resources.length > 0 && ` · ${counted(resources.length, 'publication')}`}</p>
</li>
`
}

/** A resource in a listing: its title, creators, date and DOI. */
export function resourceEntry(resource: Resource, { to }: Site): Html {
  const { id, doi, title, title_with_version, creators_str, publication_year, publisher, is_external } = resource
  return html`<li class="entry">
<h3 class="prose-title"><a href="${to(`/resources/${id}/`)}"><bdi>${title_with_version || title || doi}</bdi></a></h3>
${creators_str !== '' && html`<p><bdi>${creators_str}</bdi></p>`}
<p class="muted">${publication_year && `${publication_year} · `}${publisher && html`<bdi>${publisher}</bdi> · `}<span class="doi">${doi}</span>${is_external && ' · published elsewhere'}</p>
</li>
`
}
