import { canonicalRecord } from '../../../datacite/canonical-record.ts'
import { schemaOrg } from '../../../formats/schema-org/format.ts'
import { contributorsOf, type Work, workOf } from '../../../formats/work/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { Resource } from '../../../model/index.ts'
import { linkHeader } from '../../links.ts'
import type { Reply } from '../../reply.ts'
import type { Context } from '../../route.ts'
import { pageUrl } from '../../signposts.ts'
import { type Html, html, joined, type Part } from '../html.ts'
import { mapHtml } from '../map/map.ts'
import { pageReply } from '../page.ts'
import { section } from '../parts/list.ts'
import { jsonLd } from '../parts/pieces.ts'
import { siteOf } from '../site.ts'
import { counted, wordsOfTerm } from '../words.ts'
import { choicesOf } from './choices.ts'
import { citationHtml } from './citation.ts'
import { cite } from './cite.ts'
import { dataHtml } from './data.ts'
import { descriptionsHtml, langAttribute } from './descriptions.ts'
import { detailsHtml } from './details.ts'
import { exportsHtml } from './exports.ts'
import { linksHtml, signpostsOf } from './links.ts'
import { metaHtml } from './meta.ts'
import { agentsHtml } from './people.ts'
import { relatedHtml } from './related.ts'
import { newerNotice, versionsHtml, versionsOf } from './versions.ts'

/** The page of a resource: what it is, how to cite it, its versions and all its metadata. */
export async function resourcePage(resource: Resource, { target, options }: Context): Promise<Reply> {
  const { catalog, baseUrl } = options
  const site = await siteOf(options)
  const work = resource.is_external ? undefined : workOf(canonicalRecord(resource))
  const versions = await versionsOf(resource, catalog)
  const cited = await cite(resource, target.parameters, options)
  const choices = resource.is_external ? { styles: [], locales: [] } : await choicesOf(options)
  const links = signpostsOf(resource, baseUrl)
  const data = await dataHtml(resource, catalog, site)
  const title = resource.title_with_version || resource.doi
  return pageReply(
    site,
    {
      title,
      head: [
        linksHtml(resource, links, baseUrl),
        work && metaHtml(resource, work, pageUrl(baseUrl, resource.id)),
        work && jsonLd(schemaOrg.write?.(work.record, { pretty: false }).text ?? '{}'),
      ],
      main: html`<article class="record">
${newerNotice(versions, site)}${resource.is_external && elsewhere(resource)}
<header>
${kickerHtml(resource, work, versions.length)}
<h1${title.length > 90 && html` class="long"`}${langAttribute(work?.record.language)}><bdi>${title}</bdi></h1>
${work !== undefined && agentsHtml(work.creators, 'byline')}
</header>
<div class="columns">
<div>
${section('cite', versions.length > 1 ? 'Cite this version' : 'Cite', [citationHtml(cited, resource.doi, choices), work && exportsHtml(resource.id, site)])}
${work && descriptionsHtml(work.record)}
${section('data', 'Data', data)}
${section('related', 'Related works', relatedHtml(resource, versions))}
${work && section('contributors', 'Contributors', agentsHtml(contributorsOf(work), 'people'))}
</div>
<div>
${section('versions', 'Versions', versionsHtml(versions, site))}
${work && section('details', 'Details', detailsHtml(resource, work))}
${work && section('places', 'Places', mapHtml(work.record))}
</div>
</div>
</article>`,
    },
    [['Link', linkHeader(links)]],
  )
}

/** The line above the title that says what kind of thing it is. */
function kickerHtml(
  { version, publication_date, is_external }: Resource,
  work: Work | undefined,
  versions: number,
): Html {
  const said: Part[] = [
    work?.general === undefined ? 'Publication' : wordsOfTerm(work.general.value),
    version && `Version ${version}`,
    publication_date && `published ${publication_date}`,
    is_external && 'published elsewhere',
    versions > 1 && html`<a href="#versions">${counted(versions, 'version')}</a>`,
  ]
  return html`<p class="kicker">${joined(said.filter(Boolean), ' · ')}</p>`
}

const elsewhere = ({ doi }: Resource): Part =>
  html`<p class="notice">This is published elsewhere, and only named here. <a href="${doiUrl(doi)}">Go to its page</a>, which has all of its metadata.</p>`
