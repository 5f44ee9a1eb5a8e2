import type { Catalog, StoredDataset } from '../../../catalog/index.ts'
import { html, type Part } from '../html.ts'
import type { Site } from '../site.ts'
import { stampDate } from '../words.ts'

/** The versions of a dataset, the newest first: the datasets of the same path. */
export async function stampsOf({ name, path }: StoredDataset, catalog: Catalog): Promise<StoredDataset[]> {
  const { records } = await catalog.list('dataset', { name: [name], path: [path], limit: 100 })
  return records.filter(other => other.path === path).reverse()
}

/** The notice on the page of a dataset that has a newer version. */
export function newerStamp({ id, version }: StoredDataset, stamps: readonly StoredDataset[], { to }: Site): Part {
  const [latest] = stamps
  if (latest === undefined || latest.id === id || latest.version <= version) return undefined
  return html`<p class="notice" role="note"><strong>There is a newer version.</strong> <a href="${to(`/datasets/${latest.id}/`)}">Version ${stampDate(latest.version)}</a></p>`
}

/** The versions of a dataset, with the current page marked; nothing if there is only one. */
export function stampsHtml({ id }: StoredDataset, stamps: readonly StoredDataset[], { to }: Site): Part {
  if (stamps.length < 2) return undefined
  return html`<ol class="versions">
${stamps.map((other, place) => {
  const name = `Version ${stampDate(other.version)}`
  const isCurrent = other.id === id
  return html`<li${isCurrent && html` class="current" aria-current="true"`}>${isCurrent ? html`<span class="version-name">${name}</span>` : html`<a class="version-name" href="${to(`/datasets/${other.id}/`)}">${name}</a>`}${place === 0 && html` <span class="tag">latest</span>`}${isCurrent && html` <span class="tag here">this page</span>`}</li>\n`
})}</ol>`
}
