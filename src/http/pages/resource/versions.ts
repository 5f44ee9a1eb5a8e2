import type { Catalog } from '../../../catalog/index.ts'
import { doiKey, doiUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import { versionGraph } from '../../../versions/index.ts'
import { walkOf } from '../../version-walk.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** A version of a resource as a page lists it. */
interface Version {
  doi: string
  /** The resource, if it is in the catalog. */
  resource: Resource | undefined
  isCurrent: boolean
  isLatest: boolean
}

/** The versions of a resource, the newest first; itself alone if there are no others. */
export async function versionsOf(resource: Resource, catalog: Catalog): Promise<Version[]> {
  const graph = versionGraph(await walkOf(resource, catalog))
  const own = doiKey(resource.doi)
  const latest = doiKey(graph.latest(resource.doi) ?? resource.doi)
  const versions = graph.versions(resource.doi).map(doi => ({
    doi,
    resource: graph.node(doi)?.record,
    isCurrent: doiKey(doi) === own,
    isLatest: doiKey(doi) === latest,
  }))
  return versions.reverse()
}

/** The notice on the page of a resource that has a newer version; nothing if it has none. */
export function newerNotice(versions: readonly Version[], { to }: Site): Part {
  const latest = versions.find(({ isLatest }) => isLatest)
  if (latest === undefined || latest.isCurrent || !versions.some(({ isCurrent }) => isCurrent)) return undefined
  const { resource, doi } = latest
  const name = resource?.version ? `Version ${resource.version}` : doi
  const date = resource?.publication_date
  return html`<p class="notice" role="note"><strong>There is a newer version.</strong> <a href="${addressOf(latest, to)}">${name}</a>${date && ` was published on ${date}`}.</p>`
}

/** The version chain, with the current page marked; nothing if there is only one. */
export function versionsHtml(versions: readonly Version[], { to }: Site): Part {
  if (versions.length < 2) return undefined
  return html`<ol class="versions">
${versions.map(version => html`<li${version.isCurrent && html` class="current" aria-current="true"`}>${versionHtml(version, to)}</li>\n`)}</ol>`
}

function versionHtml(version: Version, to: Site['to']): Html {
  const { resource, doi, isCurrent, isLatest } = version
  const name = resource?.version ? `Version ${resource.version}` : doi
  const date = resource?.publication_date ?? resource?.publication_year
  return html`${isCurrent ? html`<span class="version-name">${name}</span>` : html`<a class="version-name" href="${addressOf(version, to)}">${name}</a>`}${isLatest && html` <span class="tag">latest</span>`}${isCurrent && html` <span class="tag here">this page</span>`}
<span class="muted">${date && html`<time>${date}</time> · `}<span class="doi">${doi}</span></span>`
}

/** The page of a version; its DOI if it is not in the catalog. */
const addressOf = ({ resource, doi }: Version, to: Site['to']): string =>
  resource === undefined ? doiUrl(doi) : to(`/resources/${resource.id}/`)
