import { type Html, html } from '../html.ts'
import { languageField } from '../parts/language-field.ts'
import type { Site } from '../site.ts'
import type { Search } from './search.ts'

const orders = ['', 'relevance', 'title', '-title', '-date', 'date'] as const

/** The choice of an order; without words there is no best match. */
const sortHtml = (search: Search, { say }: Site): Html => {
  const shown = orders.filter(id => id !== (search.query === '' ? 'relevance' : ''))
  return html`<p class="sort"><label for="sort">${say.sortBy}</label> <select id="sort" name="sort">
${shown.map(id => html`<option value="${id}"${id === search.sort && html` selected`}>${say.orders[id]}</option>\n`)}</select></p>`
}

/** The search form, which keeps all filters, and below it the kinds of records with their numbers. */
export function searchForm(
  site: Site,
  search: Search,
  kind: 'datasets' | 'resources',
  counts: Record<'datasets' | 'resources', number>,
): Html {
  const { say } = site
  const action = site.to(kind === 'datasets' ? '/' : '/resources/')
  const kept = search.filters
  const words = search.query === '' ? '' : `?${new URLSearchParams({ query: search.query })}`
  const here = (name: typeof kind): Html | false => name === kind && html` aria-current="page"`
  return html`<form role="search" action="${action}" class="search">
<label for="query">${say.searchBy}</label>
<div class="row"><input type="search" id="query" name="query" value="${search.query}" autocomplete="off"><button type="submit">${say.search}</button></div>
${sortHtml(search, site)}
${languageField(site)}
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
</form>
<nav class="tabs" aria-label="${say.kindsOfRecords}"><ul>
<li><a href="${site.to(`/${kind === 'datasets' ? search.at(1) : words}`)}"${here('datasets')}>${say.datasets} <span class="count">${say.grouped(counts.datasets)}</span></a></li>
<li><a href="${site.to(`/resources/${words}`)}"${here('resources')}>${say.publications} <span class="count">${say.grouped(counts.resources)}</span></a></li>
</ul></nav>`
}
