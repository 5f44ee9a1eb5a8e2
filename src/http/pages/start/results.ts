import type { StoredDataset } from '../../../catalog/index.ts'
import { isObject } from '../../../core/object.ts'
import type { Resource } from '../../../model/index.ts'
import { listOf, textOf } from '../../../model/view.ts'
import { type Html, html } from '../html.ts'
import type { Language } from '../language/english.ts'
import { sizeHtml, stampDate } from '../parts/pieces.ts'
import type { Site } from '../site.ts'

/** A dataset in a listing: its name, path, versions, size and files. */
export function datasetEntry({ id, name, path, version, size, files, resources }: StoredDataset, site: Site): Html {
  const { to, say } = site
  const folders = path.split('/').slice(0, -1)
  return html`<li class="entry">
<h3><a href="${to(`/datasets/${id}/`)}">${name}</a></h3>
<p class="trail">${folders.map((folder, place) => [place > 0 && html`<span aria-hidden="true"> / </span>`, folder])}</p>
<p class="muted">${say.version(stampDate(version))} · ${say.countedFiles(files.length)}, ${sizeHtml(size, site)}${resources.length > 0 && ` · ${say.countedPublications(resources.length)}`}</p>
</li>
`
}

/** A resource in a listing: its title, creators, date and DOI. */
export function resourceEntry(resource: Resource, { to, say }: Site): Html {
  const { id, doi, title, title_with_version, publication_year, publisher, is_external } = resource
  const creators = creatorsText(resource, say)
  return html`<li class="entry">
<h3 class="prose-title"><a href="${to(`/resources/${id}/`)}"><bdi>${title_with_version || title || doi}</bdi></a></h3>
${creators !== '' && html`<p><bdi>${creators}</bdi></p>`}
<p class="muted">${publication_year && `${publication_year} · `}${publisher && html`<bdi>${publisher}</bdi> · `}<span class="doi">${doi}</span>${is_external && ` · ${say.publishedElsewhere}`}</p>
</li>
`
}

/** The names to show in a listing; a paper of a collaboration may have three thousand. */
const mostCreators = 10

/** The creators of a resource, of many only the first. */
function creatorsText({ creators_str, datacite }: Resource, say: Language): string {
  const names = listOf(datacite?.creators).flatMap(creator => (isObject(creator) ? textOf(creator.name) : '') || [])
  if (names.length <= mostCreators) return creators_str
  return `${names.slice(0, mostCreators).join(', ')} ${say.andOthers(names.length - mostCreators)}`
}
