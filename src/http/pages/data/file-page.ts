import type { StoredDataset, StoredFile } from '../../../catalog/index.ts'
import { prettySpecifiers } from '../../../model/specifier-labels.ts'
import type { ServiceOptions } from '../../options.ts'
import { resourcesOf } from '../../record/linked-resources.ts'
import { fieldsOf, stampDate } from '../../record/present.ts'
import type { Reply } from '../../reply/reply.ts'
import type { Context } from '../../route.ts'
import { html } from '../html.ts'
import { pageReply } from '../page.ts'
import { checksumHtml, facts, jsonLd, plainList, section, sizeHtml } from '../parts/pieces.ts'
import { previewHtml } from '../preview/preview.ts'
import { type Site, siteOf } from '../site.ts'
import { citationsHtml, inPathOrder, rightsOf, specifiersHtml, trail } from './data-sections.ts'

const mostDatasets = 20

/**
 * Renders the page of a file: download, size, checksum, preview, specifiers and rights. Its citations are those of the
 * resources of its datasets.
 */
export async function filePage(file: StoredFile, context: Context): Promise<Reply> {
  const { options } = context
  const { catalog, baseUrl } = options
  const { id, name, path, paths, version, size } = file
  const site = await siteOf(context)
  const { say } = site
  const found = await Promise.all(file.datasets.slice(0, mostDatasets).map(dataset => catalog.get('dataset', dataset)))
  const datasets = found.filter(dataset => dataset !== undefined)
  const shown = fieldsOf.file(file, options)
  const [fileUrl, jsonUrl] = [String(shown.file_url), String(shown.json_url)]
  return pageReply(site, {
    title: name,
    path: `/files/${id}/`,
    head: [
      html`<link rel="canonical" href="${baseUrl}/files/${id}/">
<link rel="alternate" type="application/json" href="${baseUrl}/api/v1/files/${id}/">
<link rel="item" href="${fileUrl}">
`,
      datasets.map(dataset => html`<link rel="collection" href="${baseUrl}/datasets/${dataset.id}/">\n`),
      jsonLd(fileJsonLd(file, fileUrl, datasets, site)),
    ],
    main: html`<article class="record">
<header>
<p class="kicker">${say.file} · ${say.version(stampDate(version))} · ${sizeHtml(size, site)}</p>
<h1 class="technical">${name}</h1>
${trail(path, site)}
<p class="actions"><a class="button" href="${fileUrl}" download><span>${say.download} (${sizeHtml(size, site)})</span></a> <a class="button quiet" href="${jsonUrl}">${say.metadataBeside}</a> <a class="button quiet" href="${site.to(`/api/v1/files/${id}/`)}">JSON</a></p>
</header>
<div class="columns">
<div>
${section(
  'facts',
  say.thisFile,
  facts([
    [say.size, sizeHtml(size, site)],
    [say.versionLabel, stampDate(version)],
    [say.checksum, checksumHtml(file, site)],
    [say.downloads, downloadsOf(file, options)],
    [say.paths, paths.length > 1 && plainList(paths)],
    [
      say.datasets,
      plainList(datasets.map(dataset => html`<a href="${site.to(`/datasets/${dataset.id}/`)}">${dataset.name}</a>`)),
    ],
  ]),
)}
${section('preview', say.preview, await previewHtml(file, site))}
${section('cite', say.cite, citationsHtml(await resourcesOf(datasets, catalog), site))}
</div>
<div>
${section('specifiers', say.specifiers, specifiersHtml(rowsOf(file, options), site))}
${section('rights', say.rights, rightsOf(file.rights, file.terms_of_use ?? options.termsOfUse, site))}
</div>
</div>
</article>`,
  })
}

const downloadsOf = ({ path, paths }: StoredFile, { downloads }: ServiceOptions): number | undefined =>
  downloads && [...new Set([path, ...paths])].reduce((sum, one) => sum + downloads.count('file', one), 0)

/**
 * Returns the specifiers of a file as labels and values: from `pretty_specifiers` or `merged_specifiers` or, if these
 * are empty, from `specifiers`.
 */
function rowsOf(
  { pretty_specifiers, merged_specifiers, specifiers, identifiers }: StoredFile,
  { specifierLabels }: ServiceOptions,
): (readonly [string, string])[] {
  const pretty = Object.entries(pretty_specifiers ?? prettySpecifiers(merged_specifiers, specifierLabels))
  return pretty.length > 0
    ? pretty.map(([label, values]) => [label, values.join(', ')])
    : inPathOrder(specifiers, identifiers, specifierLabels).map(([label, , value]) => [label, String(value)])
}

function fileJsonLd(file: StoredFile, fileUrl: string, datasets: readonly StoredDataset[], { options }: Site): string {
  const { id, name, size, version, checksum, checksum_type } = file
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'DataDownload',
    '@id': `${options.baseUrl}/files/${id}/`,
    name,
    version,
    contentUrl: fileUrl,
    contentSize: `${size} bytes`,
    ...(checksum_type === 'sha256' && { sha256: checksum }),
    isPartOf: datasets.map(dataset => ({
      '@type': 'Dataset',
      '@id': `${options.baseUrl}/datasets/${dataset.id}/`,
      name: dataset.name,
    })),
  })
}
