import type { Catalog } from '../../../catalog/index.ts'
import type { Resource } from '../../../model/index.ts'
import { html, type Part } from '../html.ts'
import type { Site } from '../site.ts'
import { datasetEntry } from '../start/results.ts'
import { counted } from '../words.ts'

const atOnce = 8

/** The datasets below the paths of a resource, the first few with their sizes; nothing if there are none. */
export async function dataHtml({ paths }: Resource, catalog: Catalog, site: Site): Promise<Part> {
  if (paths.length === 0) return undefined
  const { records, count = 0 } = await catalog.list('dataset', { tree: paths, limit: atOnce, count: true })
  if (records.length === 0) return undefined
  const all = new URLSearchParams(paths.slice(0, 50).map(path => ['tree', path]))
  return html`<ul class="entries">
${records.map(dataset => datasetEntry(dataset, site))}</ul>
${count > records.length && html`<p><a href="${site.to('/')}?${all.toString()}">All ${counted(count, 'dataset')}</a></p>`}`
}
