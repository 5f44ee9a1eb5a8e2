import type { StoredDataset } from '../../../catalog/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import { fileUrl } from '../../present.ts'
import type { Reply } from '../../reply.ts'
import type { Context } from '../../route.ts'
import { html, type Part } from '../html.ts'
import { pageReply } from '../page.ts'
import { facts, section } from '../parts/list.ts'
import { jsonLd, sizeHtml } from '../parts/pieces.ts'
import { rightsHtml, termsHtml } from '../parts/rights.ts'
import { inPathOrder, specifiersHtml } from '../parts/specifiers.ts'
import { siteOf } from '../site.ts'
import { counted, stampDate } from '../words.ts'
import { citationsHtml, resourcesOf } from './citations.ts'
import { filesHtml } from './files.ts'
import { datasetJsonLd } from './json-ld.ts'
import { newerStamp, stampsHtml, stampsOf } from './stamps.ts'

/** The page of a dataset: what it is made of, how to cite it, its files. */
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
