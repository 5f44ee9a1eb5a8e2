import type { Catalog, Listing, StoredResource } from '../../../catalog/index.ts'
import { contributorsOf, type Work, workOf } from '../../../formats/work/index.ts'
import { doiKey, doiUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import { itemLink } from '../../links/data-signposts.ts'
import type { Link } from '../../links/link-header.ts'
import { pageHeader, pageUrl, recordUrl, signposts, signsOf } from '../../links/resource-signposts.ts'
import type { Place } from '../../record/present.ts'
import { recordOf } from '../../record/record-of.ts'
import { relatedWorks } from '../../record/related-works.ts'
import { resourceJsonLd } from '../../record/resource-json-ld.ts'
import type { Reply } from '../../reply/reply.ts'
import type { Context } from '../../route.ts'
import { type Html, html, joined, type Part, safeAddress } from '../html.ts'
import { worded } from '../language/unknown-words.ts'
import { mapHtml } from '../map/map.ts'
import { pageReply, partReply } from '../page.ts'
import { copyButton, jsonLd, section } from '../parts/pieces.ts'
import { titleHtml, titleText } from '../parts/title-html.ts'
import { type Site, siteOf } from '../site.ts'
import { datasetEntry } from '../start/results.ts'
import { citationHtml, citationParts, citingOf } from './citation-html.ts'
import { shortCitation } from './citation-style.ts'
import { descriptionsHtml, titleLanguage } from './descriptions.ts'
import { detailsHtml } from './details.ts'
import { exportsHtml } from './exports.ts'
import { metaHtml } from './meta-tags.ts'
import { agentsHtml } from './people.ts'
import { relatedHtml } from './related.ts'
import { type Shared, shareHtml } from './share.ts'
import { newerNotice, type Version, versionsHtml, versionsOf } from './version-list.ts'

/**
 * Renders the page of a resource: its citation, descriptions, datasets, versions and other metadata.
 *
 * With `part=cite`, renders only the parts that depend on the citation style.
 */
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
  const known = new Set(versions.map(({ doi }) => doiKey(doi)))
  const related = await relatedWorks(resource, work?.record, known, catalog)
  const links = [...signpostsOf(resource, baseUrl), ...fileLinks(datasets, options)]
  const title = titleText(resource, say)
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
<h1${title.length > 90 && html` class="long"`}${titleLanguage(work?.record)} dir="auto">${titleHtml(resource, say)}</h1>
${landingHtml(resource, site)}${work !== undefined && agentsHtml(work.creators, work.record.creators, { className: 'byline', site })}
</header>
<div class="columns">
<div>
${section('cite', versions.length > 1 ? say.citeThisVersion : say.cite, [citationHtml(citing, site), allVersionsHtml(versions, site)])}
${work && descriptionsHtml(work.record, site)}
${section('data', say.data, dataHtml(resource, datasets, site))}
${section('related', say.relatedWorks, relatedHtml(related, site))}
${work && section('contributors', say.contributors, agentsHtml(contributorsOf(work), work.record.contributors, { className: 'people', site }))}
</div>
<div>
${section('versions', say.versions, versionsHtml(versions, site))}
${section('share', say.shareAndExport, shareHtml(sharedOf(resource, title, site), site))}
${work && section('details', say.details, detailsHtml(resource, work, site))}
${work && section('places', say.places, mapHtml(work.record, site))}
</div>
</div>
</article>`,
    },
    [['Link', pageHeader(links, baseUrl)]],
  )
}

/** Renders the line above the title, with facts such as the version and the publication date. */
function kickerHtml(
  { version, publication_date, is_external }: Resource,
  work: Work | undefined,
  versions: number,
  { say }: Site,
): Html {
  const said: Part[] = [
    work?.general === undefined ? say.publication : say.term(work.general.value),
    version && say.version(version),
    publication_date && say.published(worded(publication_date, say)),
    is_external && say.publishedElsewhere,
    versions > 1 && html`<a href="#versions">${say.countedVersions(versions)}</a>`,
  ]
  return html`<p class="kicker">${joined(said.filter(Boolean), ' · ')}</p>`
}

const sharedOf = ({ id, doi, citation, is_external }: Resource, title: string, site: Site): Shared => ({
  address: doi === '' ? pageUrl(site.options.baseUrl, id) : doiUrl(doi),
  title,
  text: citation,
  doi: doi || undefined,
  exports: !is_external && exportsHtml(id, site),
})

const elsewhere = ({ doi }: Resource, { say }: Site): Part =>
  html`<p class="notice">${say.elsewhere} <a href="${doiUrl(doi)}">${say.elsewhereLink}</a>${say.elsewhereWhy}</p>`

/**
 * Renders the link to the page that is registered for the DOI. Renders nothing if the address of the page is missing or
 * unsafe, or belongs to this service or doi.org.
 *
 * The link precedes the creators, because a long list of them would hide the link.
 */
function landingHtml({ landing_page }: StoredResource, { options: { baseUrl }, say }: Site): Part {
  const address = safeAddress(landing_page)
  if (address === undefined || address.startsWith(`${baseUrl}/`) || /^https?:\/\/(?:dx\.)?doi\.org\//i.test(address))
    return undefined
  return html`<p class="landing"><a href="${address}">${say.dataAt(new URL(address).host)}</a></p>\n`
}

const atOnce = 8

const datasetsOf = async ({ paths }: Resource, catalog: Catalog): Promise<Listing<'dataset'>> =>
  paths.length === 0 ? { records: [] } : catalog.list('dataset', { tree: paths, limit: atOnce, count: true })

/** The maximum number of files that a page links to in addition to its signposts. The linkset has more. */
const mostFiles = 50

/** Returns links to the files of datasets, for programs that download the data of a page. */
function fileLinks({ records }: Listing<'dataset'>, place: Place): Link[] {
  const links = records.flatMap(({ files }) => files.slice(0, mostFiles)).map(file => itemLink(file, place))
  // Versions of a dataset may share files.
  return [...new Map(links.map(link => [link.href, link])).values()].slice(0, mostFiles)
}

function dataHtml({ paths }: Resource, { records, count = 0 }: Listing<'dataset'>, site: Site): Part {
  if (records.length === 0) return undefined
  const all = new URLSearchParams(paths.slice(0, 50).map(path => ['tree', path]))
  return html`<ul class="entries">
${records.map(dataset => datasetEntry(dataset, site))}</ul>
${count > records.length && html`<p><a href="${site.to(`/?${all}`)}">${site.say.all(site.say.countedDatasets(count))}</a></p>`}`
}

/** Returns the signposts of a resource's page: those of its record, and one that marks the page as the landing page. */
const signpostsOf = (resource: Resource, baseUrl: string): Link[] => [
  ...signposts(resource.id, signsOf(resource), baseUrl),
  { relation: 'type', href: 'https://schema.org/AboutPage' },
]

/** Renders the links in the head of a resource's page, including its signposts (https://signposting.org/FAIR/). */
const linksHtml = ({ id }: Resource, links: readonly Link[], baseUrl: string): Html[] =>
  [
    { relation: 'canonical', href: pageUrl(baseUrl, id) },
    { relation: 'alternate', href: `${recordUrl(baseUrl, id)}/`, type: 'application/json' },
    ...links,
  ].map(
    ({ relation, href, type }: Link) =>
      html`<link rel="${relation}"${type !== undefined && html` type="${type}"`} href="${href}">\n`,
  )

function allVersionsHtml(versions: readonly Version[], { say }: Site): Part {
  const cited = versions.flatMap(({ resource, tombstone }) => (resource && !tombstone ? [resource] : []))
  if (cited.length < 2) return undefined
  return html`<details class="rest"><summary>${say.citeAllVersions}</summary>
<ol class="citation citations" id="citations" tabindex="0">
${cited.map(one => html`<li dir="auto">${shortCitation(one)}</li>\n`)}</ol>
<div class="citation-tools">${copyButton('citations', say.copy, say.theCitations)}</div>
</details>`
}
