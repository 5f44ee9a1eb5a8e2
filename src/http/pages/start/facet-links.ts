import type { Facets } from '../../../catalog/index.ts'
import { specifierLabel } from '../../../model/specifier-labels.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Site } from '../site.ts'
import type { Search } from './search-form.ts'

/**
 * Renders facets in the given order, or nothing if there are none. Each value is a link that adds the value to the
 * filters of the search or removes it.
 */
export function facetsHtml(
  facets: Facets,
  order: readonly string[],
  search: Search,
  to: (query: string) => string,
  site: Site,
): Part {
  const places = new Map(order.map((name, place) => [name, place]))
  const names = Object.keys(facets).sort((a, b) => (places.get(a) ?? 99) - (places.get(b) ?? 99))
  if (names.length === 0) return undefined
  const open = new Set(names.filter(name => (facets[name]?.length ?? 0) > 1).slice(0, openAtFirst))
  return html`<aside class="facets" id="filters" aria-labelledby="filters-heading">
<h2 id="filters-heading">${site.say.narrowDown}</h2>
${names.map(name => facetHtml(name, facets[name] ?? [], open.has(name), search, to, site))}</aside>`
}

/** The number of specifiers that are expanded initially: the first ones with several values. */
const openAtFirst = 4

/** The number of values that a facet shows initially, and the maximum number. A search finds the others. */
const [atOnce, atAll] = [8, 200]

function facetHtml(
  name: string,
  values: Facets[string],
  isFirst: boolean,
  search: Search,
  to: (query: string) => string,
  { say, options }: Site,
): Html {
  const link = ({ value, count }: Facets[string][number]): Html =>
    search.has(name, value)
      ? html`<li><a href="${to(search.without(name, value))}" class="chosen">${value}<span class="unseen">${say.chosen}</span> <span class="count">${say.grouped(count)}</span></a></li>\n`
      : html`<li><a href="${to(search.with(name, value))}">${value} <span class="count">${say.grouped(count)}</span></a></li>\n`
  const isOpen = isFirst || values.some(({ value }) => search.has(name, value))
  const more = values.slice(atOnce, atAll)
  const rest = values.length - atAll
  return html`<details${isOpen && html` open`}><summary>${specifierLabel(name, options.specifierLabels)}</summary>
<ul>${values.slice(0, atOnce).map(link)}</ul>
${more.length > 0 && html`<details class="more"><summary>${say.more(more.length)}</summary><ul>${more.map(link)}</ul></details>`}
${rest > 0 && html`<p class="muted">${say.othersBySearch(rest)}</p>`}
</details>
`
}

/** Renders the active filters, each with a link that removes the filter. */
export function chosenHtml(search: Search, to: (query: string) => string, { say, options }: Site): Part {
  const { filters } = search
  if (filters.length === 0) return undefined
  return html`<ul class="chips" aria-label="${say.filters}">
${filters.map(
  ([name, value]) =>
    html`<li><a href="${to(search.without(name, value))}"><span class="unseen">${say.remove}</span>${specifierLabel(name, options.specifierLabels)}: <strong>${value}</strong> <span aria-hidden="true">×</span></a></li>\n`,
)}<li><a class="plain-link" href="${to(search.query === '' ? '' : `?${new URLSearchParams({ query: search.query })}`)}">${say.removeAll}</a></li>
</ul>`
}
