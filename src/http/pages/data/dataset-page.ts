import type { Catalog, StoredDataset } from '../../../catalog/index.ts'
import { workOf } from '../../../formats/work/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import { currentOf } from '../../record/current-resources.ts'
import { datasetJsonLd } from '../../record/dataset-text.ts'
import { resourcesOf } from '../../record/linked-resources.ts'
import { downloadUrl, fileUrl, stampDate } from '../../record/present.ts'
import { recordOf } from '../../record/record-of.ts'
import type { Reply } from '../../reply/reply.ts'
import type { Context } from '../../route.ts'
import { type Html, html, type Part } from '../html.ts'
import { pageReply, partReply } from '../page.ts'
import { checksumHtml, folded, jsonLd, section, sizeHtml } from '../parts/pieces.ts'
import { citationParts, citingOf } from '../resource/citation-html.ts'
import { datasetExportsHtml, exportsHtml } from '../resource/exports.ts'
import { dataMetaHtml, metaHtml } from '../resource/meta-tags.ts'
import { type Shared, shareHtml } from '../resource/share.ts'
import { foldedVersions } from '../resource/version-list.ts'
import { type Site, siteOf } from '../site.ts'
import { citationsHtml, inPathOrder, rightsOf, specifiersHtml, trail } from './data-sections.ts'

/**
 * Renders the page of a dataset: its citations, files, versions, specifiers and rights.
 *
 * If the page has a style form, `part=cite` renders only the parts that depend on the citation style.
 */
export async function datasetPage(dataset: StoredDataset, context: Context): Promise<Reply> {
  const { options, target } = context
  const { catalog, baseUrl } = options
  const { id, name, path, version, size, files, specifiers, identifiers } = dataset
  const site = await siteOf(context)
  const { say } = site
  const resources = await resourcesOf([dataset], catalog)
  const [only, ...others] = currentOf(resources)
  const linked = others.length === 0 ? only : undefined
  const cited = linked?.resource?.is_external === false ? linked.resource : undefined
  const citing = cited && (await citingOf(cited, target.parameters, site))
  if (citing !== undefined && target.parameters.get('part') === 'cite')
    return partReply(site, citationParts(citing, site))
  const stamps = await stampsOf(dataset, catalog)
  const rows = inPathOrder(specifiers, identifiers, options.specifierLabels).map(
    ([label, name, value]) => [label, value, site.to(`/?${new URLSearchParams([[name, value]])}`)] as const,
  )
  return pageReply(site, {
    title: name,
    path: `/datasets/${id}/`,
    head: [
      html`<link rel="canonical" href="${baseUrl}/datasets/${id}/">
<link rel="alternate" type="application/json" href="${baseUrl}/api/v1/datasets/${id}/">
<link rel="describedby" type="application/json" href="${baseUrl}/api/v1/datasets/${id}/">
`,
      linked && html`<link rel="cite-as" href="${doiUrl(linked.doi)}">\n`,
      html`<link rel="linkset" type="application/linkset+json" href="${baseUrl}/api/v1/datasets/${id}/linkset">
<link rel="type" href="https://schema.org/AboutPage">
<link rel="type" href="https://schema.org/Dataset">
`,
      metaOf(dataset, linked?.resource, `${baseUrl}/datasets/${id}/`),
      files.slice(0, 50).map(file => html`<link rel="item" href="${fileUrl(file.path, options)}">\n`),
      jsonLd(JSON.stringify(datasetJsonLd(dataset, resources, options))),
    ],
    main: html`<article class="record">
${newerStamp(dataset, stamps, site)}
<header>
<p class="kicker">${say.dataset} · ${say.version(stampDate(version))} · ${say.countedFiles(files.length)}, ${sizeHtml(size, site)}</p>
<h1 class="technical">${name}</h1>
${trail(path, site)}
${actionsHtml(dataset, site)}
</header>
<div class="columns">
<div>
${section('cite', say.cite, citationsHtml(resources, site, citing))}
${section('files', say.files, filesHtml(dataset, site))}
</div>
<div>
${section('versions', say.versions, stampsHtml(dataset, stamps, site))}
${section('share', say.shareAndExport, shareHtml(sharedOf(dataset, linked?.doi, cited, site), site))}
${section('specifiers', say.specifiers, specifiersHtml(rows, site))}
${section('rights', say.rights, rightsOf(dataset.rights, dataset.terms_of_use ?? options.termsOfUse, site))}
</div>
</div>
</article>`,
  })
}

const sharedOf = (
  { id, name }: StoredDataset,
  doi: string | undefined,
  cited: Resource | undefined,
  site: Site,
): Shared => ({
  address: doi === undefined ? `${site.options.baseUrl}/datasets/${id}/` : doiUrl(doi),
  title: name,
  text: cited?.citation,
  doi: cited?.doi,
  exports: cited === undefined ? datasetExportsHtml(id, site) : exportsHtml(cited.id, site),
})

const metaOf = (dataset: StoredDataset, resource: Resource | undefined, address: string): Part =>
  resource === undefined || resource.is_external
    ? dataMetaHtml(dataset.name, stampDate(dataset.version), address)
    : metaHtml(resource, workOf(recordOf(resource)), address)

/** Renders the download links of a dataset. Omits the ZIP archive if this service does not have the files. */
function actionsHtml({ id, path, size, files }: StoredDataset, site: Site): Html {
  const { to, options, say } = site
  const [only] = files
  const archive = downloadUrl(path, options)
  const main =
    only !== undefined && files.length === 1
      ? button(fileUrl(only.path, options), html`${say.download} (${sizeHtml(only.size, site)})`)
      : options.files !== undefined && files.length > 1
        ? button(archive, html`${say.downloadAll} (${sizeHtml(size, site)})`)
        : undefined
  return html`<p class="actions">${main}<a class="button${main && ' quiet'}" href="${to(`/api/v1/datasets/${id}/filelist/`)}">${say.fileList}</a> <a class="button quiet" href="${to(`/api/v1/datasets/${id}/`)}">JSON</a></p>
${files.length > 1 && html`<p class="muted lists">${say.downloadLists}: <a href="${archive}?format=wget">wget</a>, <a href="${archive}?format=aria2">aria2</a></p>`}${downloadsHtml(path, files, site)}`
}

function downloadsHtml(path: string, files: StoredDataset['files'], { options: { downloads }, say }: Site): Part {
  if (downloads === undefined) return undefined
  const ofFiles = files.reduce((sum, file) => sum + downloads.count('file', file.path), 0)
  return html`\n<p class="muted lists">${say.downloadsOf(downloads.count('dataset', path), ofFiles)}</p>`
}

const button = (address: string, text: Part): Html =>
  html`<a class="button" href="${address}" download><span>${text}</span></a> `

/** The number of files shown initially, and the maximum number on a page. The file list contains all files. */
const [atOnce, most] = [20, 200]

function filesHtml({ id, files }: StoredDataset, site: Site): Part {
  if (files.length === 0) return undefined
  const rest = files.length - most
  const { say, to } = site
  return html`${folded(
    files.slice(0, most).map(file => fileEntry(file, site)),
    atOnce,
    'files',
    site,
  )}
${rest > 0 && html`<p>${say.otherFiles(rest)}<a href="${to(`/api/v1/datasets/${id}/filelist/`)}">${say.wholeList}</a></p>`}`
}

function fileEntry(file: StoredDataset['files'][number], site: Site): Html {
  const { to, options, say } = site
  const { id, name, size, path } = file
  return html`
<a class="file-name" href="${to(`/files/${id}/`)}">${name}</a>
<span class="file-facts"><a class="button quiet small" href="${fileUrl(path, options)}" download><span>${say.download}<span class="unseen"> ${name}</span> (${sizeHtml(size, site)})</span></a></span>
${checksumHtml(file, site)}
`
}

/** Returns the versions of a dataset, newest first: the datasets with the same name and path. */
async function stampsOf({ name, path }: StoredDataset, catalog: Catalog): Promise<StoredDataset[]> {
  const stamps: StoredDataset[] = []
  for await (const other of catalog.iterate('dataset', { name: [name], path: [path] }))
    if (other.path === path) stamps.push(other)
  return stamps.reverse()
}

function newerStamp({ id, version }: StoredDataset, stamps: readonly StoredDataset[], { to, say }: Site): Part {
  const [latest] = stamps
  if (latest === undefined || latest.id === id || latest.version <= version) return undefined
  return html`<p class="notice" role="note"><strong>${say.newer}</strong> <a href="${to(`/datasets/${latest.id}/`)}">${say.version(stampDate(latest.version))}</a></p>`
}

function stampsHtml({ id }: StoredDataset, stamps: readonly StoredDataset[], site: Site): Part {
  const { to, say } = site
  const versions = stamps.map((other, place) => {
    const name = say.version(stampDate(other.version))
    const isCurrent = other.id === id
    const content = html`${isCurrent ? html`<span class="version-name">${name}</span>` : html`<a class="version-name" href="${to(`/datasets/${other.id}/`)}">${name}</a>`}${place === 0 && html` <span class="tag">${say.latest}</span>`}${isCurrent && html` <span class="tag here">${say.thisPage}</span>`}`
    return { isCurrent, content }
  })
  return foldedVersions(versions, site)
}
