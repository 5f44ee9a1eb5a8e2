import type { Catalog, StoredDataset } from '../../../catalog/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { RightsLabel, TermsOfUse } from '../../../model/index.ts'
import { fileUrl } from '../../present.ts'
import type { Reply } from '../../reply.ts'
import type { Context } from '../../route.ts'
import { linked } from '../address.ts'
import { type Html, html, type Part } from '../html.ts'
import { pageReply } from '../page.ts'
import { facts, section } from '../parts/list.ts'
import { checksumHtml, jsonLd, sizeHtml } from '../parts/pieces.ts'
import { inPathOrder, specifiersHtml } from '../parts/specifiers.ts'
import { type Site, siteOf } from '../site.ts'
import { counted, stampDate } from '../words.ts'
import { citationsHtml, resourcesOf } from './citations.ts'
import { datasetJsonLd } from './json-ld.ts'

/** The page of a dataset: its description, how to cite it, its files. */
export async function datasetPage(dataset: StoredDataset, { options }: Context): Promise<Reply> {
  const { catalog, baseUrl } = options
  const { id, name, path, version, size, files, specifiers, identifiers } = dataset
  const site = await siteOf(options)
  const resources = await resourcesOf([dataset], catalog)
  const stamps = await stampsOf(dataset, catalog)
  const only = files.length === 1 ? files[0] : undefined
  const rows = inPathOrder(specifiers, identifiers).map(
    ([label, name, value]) => [label, value, site.to(`/?${new URLSearchParams([[name, value]])}`)] as const,
  )
  return pageReply(site, {
    title: name,
    head: [
      html`<link rel="canonical" href="${baseUrl}/datasets/${id}/">
<link rel="alternate" type="application/json" href="${baseUrl}/api/v1/datasets/${id}/">
<link rel="describedby" type="application/json" href="${baseUrl}/api/v1/datasets/${id}/">
`,
      resources.length === 1 && resources.map(({ doi }) => html`<link rel="cite-as" href="${doiUrl(doi)}">\n`),
      files.slice(0, 50).map(file => html`<link rel="item" href="${fileUrl(file.path, options)}">\n`),
      jsonLd(datasetJsonLd(dataset, resources, site)),
    ],
    main: html`<article class="record">
${newerStamp(dataset, stamps, site)}
<header>
<p class="kicker">Dataset · Version ${stampDate(version)} · ${counted(files.length, 'file')}, ${sizeHtml(size)}</p>
<h1 class="technical">${name}</h1>
${trail(path)}
<p class="actions">${only && html`<a class="button" href="${fileUrl(only.path, options)}" download>Download</a> `}<a class="button${only && ' quiet'}" href="${site.to(`/api/v1/datasets/${id}/filelist/`)}">File list</a> <a class="button quiet" href="${site.to(`/api/v1/datasets/${id}/`)}">JSON</a></p>
</header>
<div class="columns">
<div>
${section('cite', 'Cite', citationsHtml(resources, site))}
${section('files', 'Files', filesHtml(dataset, site))}
</div>
<div>
${section('versions', 'Versions', stampsHtml(dataset, stamps, site))}
${section('specifiers', 'Specifiers', specifiersHtml(rows))}
${section('rights', 'Rights', rightsOf(dataset.rights, dataset.terms_of_use ?? options.termsOfUse))}
</div>
</div>
</article>`,
  })
}

/** The folders of a path, in a line. */
export const trail = (path: string): Part => html`<p class="trail">${path.split('/').slice(0, -1).join(' / ')}</p>`

/** Licence and terms of use. */
export const rightsOf = (rights: StoredDataset['rights'], terms: Parameters<typeof termsHtml>[0]): Part =>
  facts([
    ['Licence', rightsHtml(rights)],
    ['Terms of use', termsHtml(terms)],
  ])

/** The most files that a page shows; the file list has all. */
const most = 200

/** The files of a dataset with sizes, checksums and addresses. */
function filesHtml({ id, files }: StoredDataset, site: Site): Part {
  if (files.length === 0) return undefined
  const rest = files.length - most
  return html`<ul class="files">
${files.slice(0, most).map(file => fileEntry(file, site))}</ul>
${rest > 0 && html`<p>and ${counted(rest, 'other file')}: <a href="${site.to(`/api/v1/datasets/${id}/filelist/`)}">the whole list</a></p>`}`
}

function fileEntry(file: StoredDataset['files'][number], { to, options }: Site): Html {
  const { id, name, size, path } = file
  return html`<li>
<a class="file-name" href="${to(`/files/${id}/`)}">${name}</a>
<span class="file-facts">${sizeHtml(size)} · <a href="${fileUrl(path, options)}" download>Download<span class="unseen"> ${name}</span></a></span>
${checksumHtml(file)}
</li>
`
}

/** The versions of a dataset, the newest first: the datasets of the same path. */
async function stampsOf({ name, path }: StoredDataset, catalog: Catalog): Promise<StoredDataset[]> {
  const { records } = await catalog.list('dataset', { name: [name], path: [path], limit: 100 })
  return records.filter(other => other.path === path).reverse()
}

/** The notice on the page of a dataset that has a newer version. */
function newerStamp({ id, version }: StoredDataset, stamps: readonly StoredDataset[], { to }: Site): Part {
  const [latest] = stamps
  if (latest === undefined || latest.id === id || latest.version <= version) return undefined
  return html`<p class="notice" role="note"><strong>There is a newer version.</strong> <a href="${to(`/datasets/${latest.id}/`)}">Version ${stampDate(latest.version)}</a></p>`
}

/** The versions of a dataset, with the current page marked; nothing if there is only one. */
function stampsHtml({ id }: StoredDataset, stamps: readonly StoredDataset[], { to }: Site): Part {
  if (stamps.length < 2) return undefined
  return html`<ol class="versions">
${stamps.map((other, place) => {
  const name = `Version ${stampDate(other.version)}`
  const isCurrent = other.id === id
  return html`<li${isCurrent && html` class="current" aria-current="true"`}>${isCurrent ? html`<span class="version-name">${name}</span>` : html`<a class="version-name" href="${to(`/datasets/${other.id}/`)}">${name}</a>`}${place === 0 && html` <span class="tag">latest</span>`}${isCurrent && html` <span class="tag here">this page</span>`}</li>\n`
})}</ol>`
}

/** The licence of a dataset or file, linked if it has an address. */
function rightsHtml({ rights, rights_uri, short }: RightsLabel): Part {
  const name = rights || short || rights_uri
  if (!name) return undefined
  return html`${linked(rights_uri, name)}${short && short !== name && html` <span class="tag">${short}</span>`}`
}

/** Terms of use as text, with a link to the full text. */
const termsHtml = ({ terms_of_use, terms_of_use_url }: TermsOfUse): Part => [
  terms_of_use,
  terms_of_use_url !== '' && html` ${linked(terms_of_use_url, 'Terms of use')}`,
]
