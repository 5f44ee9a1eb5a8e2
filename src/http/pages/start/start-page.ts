import type { Resource } from '../../../model/index.ts'
import { facetsFor } from '../../facets.ts'
import { queryOf, sortOf } from '../../listing.ts'
import type { Reply } from '../../reply.ts'
import type { Context } from '../../route.ts'
import { html, type Part } from '../html.ts'
import { pageReply } from '../page.ts'
import { pageAsked, pageSize, pagesOf, pagingHtml } from '../parts/paging.ts'
import { type Site, siteOf } from '../site.ts'
import { counted } from '../words.ts'
import { chosenHtml, facetsHtml } from './facets.ts'
import { searchForm } from './form.ts'
import { datasetEntry, resourceEntry } from './results.ts'
import { Search } from './search.ts'

/** The start page: a search of the datasets with facets, and the resources that the same words find. */
export async function startPage({ target, options }: Context): Promise<Reply> {
  const { catalog } = options
  const search = new Search(target.parameters)
  const page = pageAsked(target.parameters)
  const filters = await queryOf('dataset', target.parameters, options)
  const words = search.query === '' ? {} : { query: search.query }
  const sorting = sortOf(new URLSearchParams({ sort: search.sort }))
  const found = await catalog.list('dataset', {
    ...filters,
    ...sorting,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    count: true,
  })
  // Without datasets, resources fill the page.
  const atOnce = found.count === 0 ? pageSize : 3
  const resources = await catalog.list('resource', { ...words, ...sorting, limit: atOnce, count: true })
  const facets = await facetsFor(catalog, 'dataset', filters)
  const counts = { datasets: found.count ?? 0, resources: resources.count ?? 0 }
  const pages = pagesOf(counts.datasets, page)
  const site = await siteOf(options)
  const to = (query: string): string => site.to('/') + query
  const isAsked = search.query !== '' || search.filters.length > 0
  const order = found.records.flatMap(({ identifiers }) => identifiers)
  const aside = facetsHtml(facets, [...new Set(order)], search, to)
  return pageReply(site, {
    ...(isAsked && { title: search.query === '' ? 'Datasets' : `Search: ${search.query}` }),
    head: html`<meta name="description" content="${site.about.description}">\n`,
    main: html`<div class="intro">
<h1>${site.about.title}</h1>
<p class="lead">${site.about.description}</p>
${searchForm(site, search, 'datasets', counts)}
</div>
<div class="${aside === undefined ? 'results' : 'results with-facets'}">
<div>
${chosenHtml(search, to)}
${isAsked || counts.datasets > 0 || counts.resources === 0 ? datasetsHtml() : undefined}
${pagingHtml({ page, pages }, number => to(search.at(number)))}
${publicationsHtml(resources.records, counts.resources, words, site)}
</div>
${aside}
</div>`,
  })

  function datasetsHtml(): Part {
    const heading = isAsked ? counted(counts.datasets, 'dataset') : 'Datasets'
    return html`<div class="heading-row"><h2 id="results-heading">${heading}</h2>${aside !== undefined && html`<a class="to-filters" href="#filters">Narrow down</a>`}</div>
${
  found.records.length === 0
    ? nothingFound(isAsked, site.to('/'))
    : html`<ol class="entries" aria-labelledby="results-heading">
${found.records.map(dataset => datasetEntry(dataset, site))}</ol>`
}`
  }
}

/** The resources found by the same words, with a link to all of them. */
function publicationsHtml(resources: readonly Resource[], count: number, words: { query?: string }, site: Site): Part {
  if (resources.length === 0) return undefined
  const query = words.query === undefined ? '' : `?${new URLSearchParams({ query: words.query })}`
  return html`<section class="publications" aria-labelledby="publications-heading">
<h2 id="publications-heading">Publications</h2>
<ul class="entries">
${resources.map(resource => resourceEntry(resource, site))}</ul>
${count > resources.length && html`<p><a href="${site.to('/resources/')}${query}">All ${counted(count, 'publication')}</a></p>`}
</section>`
}

/** The text shown instead of an empty list. */
export const nothingFound = (isAsked: boolean, all: string): Part =>
  isAsked
    ? html`<div class="empty"><p>Nothing matches this search.</p><p class="muted">Every search word must be the beginning of a word in the record; <q>words in quotes</q> must follow each other, and a word after a minus must not occur. Fewer words or filters find more.</p><p><a href="${all}">Show everything</a></p></div>`
    : html`<div class="empty"><p>There is nothing here yet.</p><p class="muted">New records of the catalogue will appear on this page.</p></div>`
