import type { Catalog, Listing, StoredResource } from '../../../catalog/index.ts'
import { contributorsOf, entriesOf, type Work, workOf } from '../../../formats/work/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { Datacite, Description, Resource } from '../../../model/index.ts'
import { textOf } from '../../../model/view.ts'
import { itemLink } from '../../links/data-signposts.ts'
import type { Link } from '../../links/link-header.ts'
import { pageHeader, pageUrl, recordUrl, signposts, signsOf } from '../../links/resource-signposts.ts'
import type { Place } from '../../record/present.ts'
import { recordOf } from '../../record/record-of.ts'
import { resourceJsonLd } from '../../record/resource-json-ld.ts'
import type { Reply } from '../../reply/reply.ts'
import type { Context } from '../../route.ts'
import { elementAsset } from '../assets/page-assets.ts'
import { descriptionHtml } from '../description-html.ts'
import { type Html, html, joined, type Part, safeAddress } from '../html.ts'
import { mapHtml } from '../map/map.ts'
import { pageReply, partReply } from '../page.ts'
import { copyButton, jsonLd, section } from '../parts/pieces.ts'
import { type Site, siteOf } from '../site.ts'
import { datasetEntry } from '../start/results.ts'
import { type Citing, citationHtml, citationParts } from './citation-html.ts'
import { choicesOf, cite } from './citation-style.ts'
import { detailsHtml } from './details.ts'
import { exportsHtml } from './exports.ts'
import { metaHtml } from './meta-tags.ts'
import { agentsHtml } from './people.ts'
import { relatedHtml } from './related.ts'
import { newerNotice, type Version, versionsHtml, versionsOf } from './version-list.ts'

/** The page of a resource: what it is, how to cite it, its versions and all its metadata. */
export async function resourcePage(resource: StoredResource, context: Context): Promise<Reply> {
  const { target, options } = context
  const { catalog, baseUrl } = options
  const site = await siteOf(context)
  const { say } = site
  const citing = await citingOf(resource, target.parameters, site)
  if (target.parameters.get('part') === 'cite') return partReply(site, citationParts(citing, site))
  const work = resource.is_external ? undefined : workOf(recordOf(resource))
  const versions = await versionsOf(resource, catalog, baseUrl)
  const datasets = await datasetsOf(resource, catalog)
  const links = [...signpostsOf(resource, baseUrl), ...fileLinks(datasets, options)]
  const title = resource.title_with_version || resource.doi
  return pageReply(
    site,
    {
      title,
      path: `/resources/${resource.id}/`,
      head: [
        linksHtml(resource, links, baseUrl),
        work && metaHtml(resource, work, pageUrl(baseUrl, resource.id)),
        jsonLd(JSON.stringify(resourceJsonLd(resource, datasets.records, options))),
      ],
      main: html`<article class="record">
${newerNotice(versions, site)}${resource.is_external && elsewhere(resource, site)}
<header>
${kickerHtml(resource, work, versions.length, site)}
<h1${title.length > 90 && html` class="long"`}${langAttribute(work?.record.language)}><bdi>${title}</bdi></h1>
${work !== undefined && agentsHtml(work.creators, 'byline', site)}
${landingHtml(resource, site)}</header>
<div class="columns">
<div>
${section('cite', versions.length > 1 ? say.citeThisVersion : say.cite, [citationHtml(citing, site), allVersionsHtml(versions, site), resource.doi !== '' && embedHtml(resource.doi, site), work && exportsHtml(resource.id, site)])}
${work && descriptionsHtml(work.record, site)}
${section('data', say.data, dataHtml(resource, datasets, site))}
${section('related', say.relatedWorks, relatedHtml(resource, versions, site))}
${work && section('contributors', say.contributors, agentsHtml(contributorsOf(work), 'people', site))}
</div>
<div>
${section('versions', say.versions, versionsHtml(versions, site))}
${work && section('details', say.details, detailsHtml(resource, work, site))}
${work && section('places', say.places, mapHtml(work.record, site))}
</div>
</div>
</article>`,
    },
    [['Link', pageHeader(links, baseUrl)]],
  )
}

/** The line above the title that says what kind of thing it is. */
function kickerHtml(
  { version, publication_date, is_external }: Resource,
  work: Work | undefined,
  versions: number,
  { say }: Site,
): Html {
  const said: Part[] = [
    work?.general === undefined ? say.publication : say.term(work.general.value),
    version && say.version(version),
    publication_date && say.published(publication_date),
    is_external && say.publishedElsewhere,
    versions > 1 && html`<a href="#versions">${say.countedVersions(versions)}</a>`,
  ]
  return html`<p class="kicker">${joined(said.filter(Boolean), ' · ')}</p>`
}

const elsewhere = ({ doi }: Resource, { say }: Site): Part =>
  html`<p class="notice">${say.elsewhere} <a href="${doiUrl(doi)}">${say.elsewhereLink}</a>${say.elsewhereWhy}</p>`

/** The link to the page that is registered for the DOI, unless it is one of this service or the DOI's own address. */
function landingHtml({ landing_page }: StoredResource, { options: { baseUrl }, say }: Site): Part {
  const address = safeAddress(landing_page)
  if (address === undefined || address.startsWith(`${baseUrl}/`) || /^https?:\/\/(?:dx\.)?doi\.org\//i.test(address))
    return undefined
  return html`<p class="landing"><a href="${address}">${say.dataAt(new URL(address).host)}</a></p>\n`
}

/** The citation in the requested style, with the choices that a page offers. */
async function citingOf(resource: Resource, parameters: URLSearchParams, site: Site): Promise<Citing> {
  const { options, say } = site
  const cited = await cite(resource, parameters, options, say)
  const choices = resource.is_external ? { styles: [], locales: [] } : await choicesOf(options, say)
  const find = (parameters.get('find') ?? '').trim().slice(0, 100)
  const found = find === '' ? [] : ((await choices.search?.(find)) ?? [])
  return { cited, doi: resource.doi, choices, find, found }
}

const atOnce = 8

/** The first few datasets below the paths of a resource. */
const datasetsOf = async ({ paths }: Resource, catalog: Catalog): Promise<Listing<'dataset'>> =>
  paths.length === 0 ? { records: [] } : catalog.list('dataset', { tree: paths, limit: atOnce, count: true })

/** The most files that a page links to beside its signposts; its linkset has more. */
const mostFiles = 50

/** The links to the files of datasets, for programs that fetch what a page is about. */
function fileLinks({ records }: Listing<'dataset'>, place: Place): Link[] {
  const links = records.flatMap(({ files }) => files.slice(0, mostFiles)).map(file => itemLink(file, place))
  // Versions of a dataset may share files.
  return [...new Map(links.map(link => [link.href, link])).values()].slice(0, mostFiles)
}

/** The datasets below the paths of a resource, with their sizes; nothing if there are none. */
function dataHtml({ paths }: Resource, { records, count = 0 }: Listing<'dataset'>, site: Site): Part {
  if (records.length === 0) return undefined
  const all = new URLSearchParams(paths.slice(0, 50).map(path => ['tree', path]))
  return html`<ul class="entries">
${records.map(dataset => datasetEntry(dataset, site))}</ul>
${count > records.length && html`<p><a href="${site.to(`/?${all}`)}">${site.say.all(site.say.countedDatasets(count))}</a></p>`}`
}

/** The signposts of a resource's page: those of its record, and one that marks it as the landing page. */
const signpostsOf = (resource: Resource, baseUrl: string): Link[] => [
  ...signposts(resource.id, signsOf(resource), baseUrl),
  { relation: 'type', href: 'https://schema.org/AboutPage' },
]

/** Links in the head of a resource's page: its own address, that of its record, and its signposts (https://signposting.org/FAIR/). */
const linksHtml = ({ id }: Resource, links: readonly Link[], baseUrl: string): Html[] =>
  [
    { relation: 'canonical', href: pageUrl(baseUrl, id) },
    { relation: 'alternate', href: `${recordUrl(baseUrl, id)}/`, type: 'application/json' },
    ...links,
  ].map(
    ({ relation, href, type }: Link) =>
      html`<link rel="${relation}"${type !== undefined && html` type="${type}"`} href="${href}">\n`,
  )

/** The descriptions (17) of a record, each under its type; an abstract comes first. */
function descriptionsHtml({ descriptions, language }: Datacite, { say }: Site): Part {
  const entries = entriesOf<Description>(descriptions, ['descriptions']).flatMap(({ value }) => {
    const content = descriptionHtml(textOf(value.description))
    return content.text === ''
      ? []
      : [{ content, type: textOf(value.descriptionType) || 'Description', lang: value.lang }]
  })
  const isAbstract = ({ type }: { type: string }): boolean => type === 'Abstract'
  const sorted = [...entries.filter(isAbstract), ...entries.filter(entry => !isAbstract(entry))]
  return sorted.map(({ content, type, lang }, place) =>
    section(
      `description-${place + 1}`,
      type === 'Other' || type === 'Description' ? say.description : say.term(type),
      html`<div class="prose"${langAttribute(lang ?? language)} dir="auto">${content}</div>`,
    ),
  )
}

/** The `lang` attribute of an element, if the value looks like a language tag. */
const langAttribute = (given: unknown): Part =>
  typeof given === 'string' && /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(given) && html` lang="${given}"`

/** The citations of all versions that the catalog has, but not of withdrawn ones, the newest first, folded; nothing if it has only one. */
function allVersionsHtml(versions: readonly Version[], { say }: Site): Part {
  const cited = versions.flatMap(({ resource, tombstone }) => (resource && !tombstone ? [resource] : []))
  if (cited.length < 2) return undefined
  return html`<details class="rest"><summary>${say.citeAllVersions}</summary>
<ol class="citation citations" id="citations" tabindex="0">
${cited.map(({ citation }) => html`<li dir="auto">${citation}</li>\n`)}</ol>
<div class="citation-tools">${copyButton('citations', say.copy, say.theCitations)}</div>
</details>`
}

/** The code that shows a citation on other pages. */
function embedHtml(doi: string, { options: { baseUrl }, say }: Site): Part {
  const code = `<script type="module" src="${baseUrl}${elementAsset.path}"></script>
<citable-citation doi="${doi.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></citable-citation>`
  return html`<details class="rest"><summary>${say.embed}</summary>
<p class="muted">${say.embedHow}</p>
<pre class="code" tabindex="0"><code id="embed-code">${code}</code></pre>
<div class="citation-tools">${copyButton('embed-code', say.copy, say.theCode)}</div>
</details>`
}
