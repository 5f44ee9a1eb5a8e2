import { type Html, html } from '../html.ts'
import type { Site } from '../site.ts'
import { grouped } from '../words.ts'
import type { Search } from './search.ts'

const orders = [
  ['', 'Path'],
  ['relevance', 'Best match'],
  ['title', 'Title'],
  ['-title', 'Title, backwards'],
  ['-date', 'Newest'],
  ['date', 'Oldest'],
] as const

/** The choice of an order; without words there is no best match. */
const sortHtml = (search: Search): Html => {
  const shown = orders.filter(([id]) => id !== (search.query === '' ? 'relevance' : ''))
  return html`<p class="sort"><label for="sort">Sort by</label> <select id="sort" name="sort">
${shown.map(([id, name]) => html`<option value="${id}"${id === search.sort && html` selected`}>${name}</option>\n`)}</select></p>`
}

/** The search form, which keeps all filters, and below it the kinds of records with their numbers. */
export function searchForm(
  site: Site,
  search: Search,
  kind: 'datasets' | 'resources',
  counts: Record<'datasets' | 'resources', number>,
): Html {
  const action = site.to(kind === 'datasets' ? '/' : '/resources/')
  const kept = search.filters
  const words = search.query === '' ? '' : `?${new URLSearchParams({ query: search.query })}`
  const here = (name: typeof kind): Html | false => name === kind && html` aria-current="page"`
  return html`<form role="search" action="${action}" class="search">
<label for="query">Search by words of names, paths and titles</label>
<div class="row"><input type="search" id="query" name="query" value="${search.query}" autocomplete="off"><button type="submit">Search</button></div>
${sortHtml(search)}
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
</form>
<nav class="tabs" aria-label="Kinds of records"><ul>
<li><a href="${site.to('/')}${kind === 'datasets' ? search.at(1) : words}"${here('datasets')}>Datasets <span class="count">${grouped(counts.datasets)}</span></a></li>
<li><a href="${site.to('/resources/')}${words}"${here('resources')}>Publications <span class="count">${grouped(counts.resources)}</span></a></li>
</ul></nav>`
}
