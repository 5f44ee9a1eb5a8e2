import type { StoredDataset } from '../../../catalog/index.ts'
import { isObject } from '../../../core/object.ts'
import type { Resource } from '../../../model/index.ts'
import { listOf, textOf } from '../../../model/view.ts'
import { stampDate } from '../../record/present.ts'
import { type Html, html } from '../html.ts'
import type { Language } from '../language/page-language.ts'
import { sizeHtml } from '../parts/pieces.ts'
import { titleHtml } from '../parts/title-html.ts'
import { unknownNames } from '../resource/people.ts'
import type { Site } from '../site.ts'

/** Renders the entry of a dataset in a listing. */
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

/** Renders the entry of a resource in a listing. */
export function resourceEntry(resource: Resource, { to, say }: Site): Html {
  const { id, doi, publication_year, publisher, is_external } = resource
  const creators = creatorsText(resource, say)
  return html`<li class="entry">
<h3 class="prose-title"><a href="${to(`/resources/${id}/`)}"><bdi>${titleHtml(resource, say)}</bdi></a></h3>
${creators !== '' && html`<p><bdi>${creators}</bdi></p>`}
<p class="muted">${publication_year && `${publication_year} · `}${publisher && html`<bdi>${publisher}</bdi> · `}<span class="doi">${doi}</span>${is_external && ` · ${say.publishedElsewhere}`}</p>
</li>
`
}

/** The maximum number of names to show in a listing. The paper of a collaboration may have three thousand authors. */
const mostCreators = 10

function creatorsText({ creators_str, datacite }: Resource, say: Language): string {
  const names = listOf(datacite?.creators).flatMap(creator => (isObject(creator) ? textOf(creator.name) : '') || [])
  if (names.length <= mostCreators) return creators_str || unknownNames(datacite?.creators, say).join(', ')
  return `${names.slice(0, mostCreators).join(', ')} ${say.andOthers(names.length - mostCreators)}`
}
