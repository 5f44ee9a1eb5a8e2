import { doiKey } from '../../identifiers/index.ts'
import type { Tombstone } from '../record/tombstone.ts'
import { knownVersions } from '../record/version-walk.ts'
import type { Reply } from '../reply/reply.ts'
import { type Html, html } from './html.ts'
import { pageReply } from './page.ts'
import { languageField, plainList } from './parts/pieces.ts'
import { titleHtml } from './parts/title-html.ts'
import { type PageRequest, type Site, siteOf } from './site.ts'

/** Renders the page that explains an error and links to other pages. */
export async function errorPage(
  { status, message, headers }: { status: number; message: string; headers: Reply['headers'] },
  request: PageRequest,
): Promise<Reply> {
  const site = await siteOf(request)
  const { say } = site
  const { heading, advice } = say.errors[status === 403 ? 401 : status] ??
    say.errors[status < 500 ? 400 : 500] ?? { heading: message, advice: '' }
  return pageReply(
    site,
    {
      title: heading,
      status,
      main: html`<div class="message">
<p class="kicker">${say.error(status)}</p>
<h1>${heading}</h1>
<p>${advice}</p>
${message !== advice && message !== 'Not found.' && html`<p class="muted"${say.tag !== 'en' && html` lang="en"`}>${message}</p>`}
<form role="search" action="${site.to('/')}" class="search">
<label for="query">${say.searchDatasets}</label>
<div class="row"><input type="search" id="query" name="query"><button type="submit">${say.search}</button></div>
${languageField(site)}
</form>
<p><a href="${site.to('/')}">${say.allDatasets}</a></p>
</div>`,
    },
    headers,
  )
}

/**
 * Renders the tombstone page of a withdrawn record: its title, withdrawal date, reason, successor, public versions and
 * citation.
 */
export async function tombstonePage(
  { id, doi, title, citation, reason, date, successor, successor_url }: Tombstone,
  request: PageRequest,
): Promise<Reply> {
  const site = await siteOf(request)
  const { say } = site
  const versions = doi === null ? [] : await survivingVersions(id, site)
  return pageReply(site, {
    title: say.withdrawn(title),
    status: 410,
    head: html`<meta name="robots" content="noindex">\n`,
    main: html`<div class="message">
<p class="kicker">${say.withdrawnOn} <time datetime="${date}">${date}</time></p>
<h1${title.length > 90 && html` class="long"`}>${title}</h1>
<p>${reason}</p>
${successor !== null && successor_url !== null && html`<p>${say.replacedBy(html`<a href="${successor_url}">${successor}</a>`)}</p>`}
${versions.length > 0 && html`<h2>${say.versions}</h2>\n${plainList(versions)}`}
${citation !== null && html`<h2>${say.citation}</h2>\n<p class="citation">${citation}</p>`}
<p><a href="${site.to('/')}">${say.allDatasets}</a></p>
</div>`,
  })
}

async function survivingVersions(id: string, { to, say, options: { catalog, baseUrl } }: Site): Promise<Html[]> {
  const gone = await catalog.withdrawn('resource', id)
  if (gone === undefined) return []
  const { graph, withdrawn } = await knownVersions(gone.record, catalog, baseUrl)
  return graph
    .versions(gone.record.doi)
    .filter(doi => !withdrawn.has(doiKey(doi)) && doiKey(doi) !== doiKey(gone.record.doi))
    .flatMap(doi => graph.node(doi)?.record ?? [])
    .reverse()
    .map(resource => html`<a href="${to(`/resources/${resource.id}/`)}">${titleHtml(resource, say)}</a>`)
}
