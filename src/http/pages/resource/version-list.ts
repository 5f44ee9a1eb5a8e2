import type { Catalog } from '../../../catalog/index.ts'
import { doiKey, doiUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import type { Tombstone } from '../../record/tombstone.ts'
import { knownVersions } from '../../record/version-walk.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** A version of a resource in a list. */
export interface Version {
  doi: string
  /** The resource, even if withdrawn; undefined if the catalog has no record of this version. */
  resource: Resource | undefined
  /** The tombstone of the version, if it has been withdrawn. */
  tombstone: Tombstone | undefined
  isCurrent: boolean
  isLatest: boolean
}

/** Returns the versions of a resource, newest first, or only the resource itself if there are no others. */
export async function versionsOf(resource: Resource, catalog: Catalog, baseUrl: string): Promise<Version[]> {
  const { graph, withdrawn, latest: newest } = await knownVersions(resource, catalog, baseUrl)
  const own = doiKey(resource.doi)
  const latest = doiKey(newest)
  const versions = graph.versions(resource.doi).map(doi => ({
    doi,
    resource: graph.node(doi)?.record,
    tombstone: withdrawn.get(doiKey(doi)),
    isCurrent: doiKey(doi) === own,
    isLatest: doiKey(doi) === latest,
  }))
  return versions.reverse()
}

/** Renders the notice on the page of a resource that has a newer version, or nothing if there is no newer version. */
export function newerNotice(versions: readonly Version[], { to, say }: Site): Part {
  const latest = versions.find(({ isLatest }) => isLatest)
  if (latest === undefined || latest.isCurrent || !versions.some(({ isCurrent }) => isCurrent)) return undefined
  const { resource, doi } = latest
  const name = resource?.version ? say.version(resource.version) : doi
  const date = resource?.publication_date
  const link = html`<a href="${addressOf(latest, to)}">${name}</a>`
  return html`<p class="notice" role="note"><strong>${say.newer}</strong> ${date ? say.newerOn(link, date) : html`${link}.`}</p>`
}

/** Renders the version chain, with the current page marked, or nothing for a single version. */
export function versionsHtml(versions: readonly Version[], site: Site): Part {
  return foldedVersions(
    versions.map(version => ({ isCurrent: version.isCurrent, content: versionHtml(version, site) })),
    site,
  )
}

/**
 * Renders versions that are sorted newest first, or nothing for a single version.
 *
 * If there are more than 8, the newest 5, the oldest and the current one stay visible, and each run of two or more
 * other versions is collapsed.
 */
export function foldedVersions(versions: readonly ShownVersion[], { say }: Site): Part {
  if (versions.length < 2) return undefined
  const list = (shown: readonly ShownVersion[]): Html => html`<ol class="versions">
${shown.map(({ isCurrent, content }) => html`<li${isCurrent && html` class="current" aria-current="true"`}>${content}</li>\n`)}</ol>`
  if (versions.length <= most) return list(versions)
  const isOpen = (at: number): boolean =>
    at < newestShown || at === versions.length - 1 || versions[at]?.isCurrent === true
  // A collapsed group of one version would save no space.
  const isShown = (at: number): boolean => isOpen(at) || (isOpen(at - 1) && isOpen(at + 1))
  const runs: { isShown: boolean; run: ShownVersion[] }[] = []
  for (const [at, version] of versions.entries()) {
    const last = runs.at(-1)
    if (last?.isShown === isShown(at)) last.run.push(version)
    else runs.push({ isShown: isShown(at), run: [version] })
  }
  return runs.map(({ isShown, run }) =>
    isShown ? list(run) : html`<details class="rest"><summary>${say.more(run.length)}</summary>${list(run)}</details>`,
  )
}

interface ShownVersion {
  isCurrent: boolean
  content: Part
}

const [most, newestShown] = [8, 5]

function versionHtml(version: Version, { to, say }: Site): Html {
  const { resource, doi, isCurrent, isLatest, tombstone } = version
  const name = resource?.version ? say.version(resource.version) : doi
  const date = resource?.publication_date ?? resource?.publication_year
  return html`${isCurrent ? html`<span class="version-name">${name}</span>` : html`<a class="version-name" href="${addressOf(version, to)}">${name}</a>`}${isLatest && html` <span class="tag">${say.latest}</span>`}${isCurrent && html` <span class="tag here">${say.thisPage}</span>`}
<span class="muted">${date && html`<time>${date}</time> · `}<span class="doi">${doi}</span></span>${tombstone && html`\n<span class="muted">${say.withdrawnOn} <time>${tombstone.date}</time>: ${tombstone.reason}</span>`}`
}

const addressOf = ({ resource, doi }: Version, to: Site['to']): string =>
  resource === undefined ? doiUrl(doi) : to(`/resources/${resource.id}/`)
