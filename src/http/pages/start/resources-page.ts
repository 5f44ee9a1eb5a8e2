import { facetsFor } from '../../listing/facets.ts'
import { pageNumber } from '../../listing/pagination.ts'
import { queryOf, sortOf } from '../../listing/parameters.ts'
import type { Reply } from '../../reply/reply.ts'
import type { Context } from '../../route.ts'
import { html } from '../html.ts'
import { pageReply } from '../page.ts'
import { siteOf } from '../site.ts'
import { chosenHtml, facetsHtml } from './facet-links.ts'
import { nothingFound } from './nothing-found.ts'
import { pageSize, pagesOf, pagingHtml } from './page-links.ts'
import { resourceEntry } from './results.ts'
import { Search, searchForm } from './search-form.ts'

/** Renders the searchable listing of the resources, which is the start page of a repository without datasets. */
export async function resourcesPage(context: Context): Promise<Reply> {
  const { target, options } = context
  const { catalog } = options
  const search = new Search(target.parameters)
  const page = pageNumber(target.parameters.get('page'))
  const filters = await queryOf('resource', search.parameters, options)
  const sorting = sortOf(new URLSearchParams({ sort: search.sort }))
  const words = search.query === '' ? {} : { query: search.query }
  const found = await catalog.list('resource', {
    ...filters,
    ...sorting,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    count: true,
  })
  const datasets = await catalog.list('dataset', { ...words, limit: 1, count: true })
  const counts = { datasets: datasets.count ?? 0, resources: found.count ?? 0 }
  const pages = pagesOf(counts.resources, page)
  const site = await siteOf(context)
  const { say } = site
  const isStart = target.path === '/'
  const isOpening = isStart && search.query === '' && search.filters.length === 0
  const lead = options.about?.description ?? say.lead
  const to = (query: string): string => site.to(`/resources/${query}`)
  const facets = await facetsFor(catalog, 'resource', filters)
  const aside = facetsHtml(
    facets,
    ['resource_type', 'publication_year', 'publisher', 'language', 'rights'],
    search,
    to,
    site,
  )
  const counted = say.countedPublications(counts.resources)
  return pageReply(site, {
    ...(!isOpening && { title: search.query === '' ? say.publications : say.publicationsFor(search.query) }),
    ...(isOpening && { head: html`<meta name="description" content="${lead}">\n` }),
    main: html`<div class="intro">
<h1>${isStart ? site.about.title : say.publications}</h1>
<p class="lead">${isStart ? lead : say.publicationsLead}</p>
${searchForm(site, search, 'resources', counts)}
</div>
<div class="${aside === undefined ? 'results' : 'results with-facets'}">
<div>
${chosenHtml(search, to, site)}
<div class="heading-row"><h2>${isOpening ? say.all(counted) : counted}</h2>${aside !== undefined && html`<a class="to-filters" href="#filters">${say.narrowDown}</a>`}</div>
${
  found.records.length === 0
    ? nothingFound(Object.keys(filters).length > 0, site.to('/resources/'), say)
    : html`<ol class="entries">
${found.records.map(resource => resourceEntry(resource, site))}</ol>`
}
${pagingHtml({ page, pages }, number => to(search.at(number)), site)}
</div>
${aside}
</div>`,
  })
}
