import type { Resource } from '../../../model/index.ts'
import { facetsFor } from '../../listing/facets.ts'
import { pageNumber } from '../../listing/pagination.ts'
import { queryOf, sortOf } from '../../listing/parameters.ts'
import type { Reply } from '../../reply/reply.ts'
import type { Context } from '../../route.ts'
import { html, type Part } from '../html.ts'
import { pageReply } from '../page.ts'
import { type Site, siteOf } from '../site.ts'
import { chosenHtml, facetsHtml } from './facet-links.ts'
import { nothingFound } from './nothing-found.ts'
import { pageSize, pagesOf, pagingHtml } from './page-links.ts'
import { resourcesPage } from './resources-page.ts'
import { datasetEntry, resourceEntry } from './results.ts'
import { Search, searchForm } from './search-form.ts'

/**
 * Renders the start page: a search of the datasets with facets and, if no filter is set, the resources that match the
 * same words. A repository without datasets shows its resources.
 */
export async function startPage(context: Context): Promise<Reply> {
  const { target, options } = context
  const { catalog } = options
  const site = await siteOf(context)
  if (!site.has.datasets) return resourcesPage(context)
  const search = new Search(target.parameters)
  const page = pageNumber(target.parameters.get('page'))
  const filters = await queryOf('dataset', search.parameters, options)
  const words = search.query === '' ? {} : { query: search.query }
  const sorting = sortOf(new URLSearchParams({ sort: search.sort }))
  const found = await catalog.list('dataset', {
    ...filters,
    ...sorting,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    count: true,
  })
  // Without matching datasets, resources fill the page.
  const atOnce = found.count === 0 ? pageSize : 3
  const resources = await catalog.list('resource', { ...words, ...sorting, limit: atOnce, count: true })
  const facets = await facetsFor(catalog, 'dataset', filters)
  const counts = { datasets: found.count ?? 0, resources: resources.count ?? 0 }
  const pages = pagesOf(counts.datasets, page)
  const { say } = site
  const lead = options.about?.description ?? say.lead
  const to = (query: string): string => site.to(`/${query}`)
  const isAsked = search.query !== '' || search.filters.length > 0
  const order = found.records.flatMap(({ identifiers }) => identifiers)
  const aside = facetsHtml(facets, [...new Set(order)], search, to, site)
  return pageReply(site, {
    ...(isAsked && { title: search.query === '' ? say.datasets : say.searchFor(search.query) }),
    head: html`<meta name="description" content="${lead}">\n`,
    main: html`<div class="intro">
<h1>${site.about.title}</h1>
<p class="lead">${lead}</p>
${searchForm(site, search, 'datasets', counts)}
</div>
<div class="${aside === undefined ? 'results' : 'results with-facets'}">
<div>
${chosenHtml(search, to, site)}
${isAsked || counts.datasets > 0 || counts.resources === 0 ? datasetsHtml() : undefined}
${pagingHtml({ page, pages }, number => to(search.at(number)), site)}
${search.filters.length === 0 && publicationsHtml(resources.records, counts.resources, words, site)}
</div>
${aside}
</div>`,
  })

  function datasetsHtml(): Part {
    const heading = isAsked ? say.countedDatasets(counts.datasets) : say.datasets
    return html`<div class="heading-row"><h2 id="results-heading">${heading}</h2>${aside !== undefined && html`<a class="to-filters" href="#filters">${say.narrowDown}</a>`}</div>
${
  found.records.length === 0
    ? nothingFound(isAsked, site.to('/'), say)
    : html`<ol class="entries" aria-labelledby="results-heading">
${found.records.map(dataset => datasetEntry(dataset, site))}</ol>`
}`
  }
}

/**
 * Renders the first resources that match the words of the search, and a link to all of them if there are more.
 *
 * The page of a search with filters omits this section, because the filters apply only to datasets.
 */
function publicationsHtml(resources: readonly Resource[], count: number, words: { query?: string }, site: Site): Part {
  if (resources.length === 0) return undefined
  const query = words.query === undefined ? '' : `?${new URLSearchParams({ query: words.query })}`
  return html`<section class="publications" aria-labelledby="publications-heading">
<h2 id="publications-heading">${site.say.publications}</h2>
<ul class="entries">
${resources.map(resource => resourceEntry(resource, site))}</ul>
${count > resources.length && html`<p><a href="${site.to(`/resources/${query}`)}">${site.say.all(site.say.countedPublications(count))}</a></p>`}
</section>`
}
