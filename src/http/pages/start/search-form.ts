import { type Html, html } from '../html.ts'
import { languageField } from '../parts/pieces.ts'
import { type Site, withoutLanguage } from '../site.ts'

/**
 * The parameters of a search, and links to variations of the search. Links that change a filter lead to the first page,
 * because the results differ.
 */
export class Search {
  readonly parameters: URLSearchParams

  constructor(parameters: URLSearchParams) {
    this.parameters = new URLSearchParams([...withoutLanguage(parameters)].filter(([, value]) => value !== ''))
  }

  /** Returns the words to search for. */
  get query(): string {
    return this.parameters.getAll('query').join(' ')
  }

  /** Returns the requested order. Defaults to relevance if the search has words. */
  get sort(): string {
    return this.parameters.get('sort') ?? (this.query === '' ? '' : 'relevance')
  }

  /** Returns all parameters except the query, the order and the page. */
  get filters(): [name: string, value: string][] {
    return [...this.parameters].filter(([name]) => name !== 'query' && name !== 'page' && name !== 'sort')
  }

  has(name: string, value: string): boolean {
    return this.parameters.getAll(name).includes(value)
  }

  /** Returns the query string of the search with one more filter, for the first page of results. */
  with(name: string, value: string): string {
    return this.changed(parameters => parameters.append(name, value))
  }

  /** Returns the query string of the search without one of its filters, for the first page of results. */
  without(name: string, value: string): string {
    return this.changed(parameters => {
      const others = parameters.getAll(name).filter(other => other !== value)
      parameters.delete(name)
      for (const other of others) parameters.append(name, other)
    })
  }

  /** Returns the query string for a page of the results of the search. */
  at(page: number): string {
    return this.changed(parameters => {
      if (page > 1) parameters.set('page', String(page))
    })
  }

  private changed(change: (parameters: URLSearchParams) => void): string {
    const parameters = new URLSearchParams(this.parameters)
    parameters.delete('page')
    change(parameters)
    return parameters.size === 0 ? '' : `?${parameters}`
  }
}

const orders = ['', 'relevance', 'title', '-title', '-date', 'date'] as const

/** Renders the selection list of sort orders. Relevance is offered only for a search with words. */
const sortHtml = (search: Search, { say }: Site): Html => {
  const shown = orders.filter(id => id !== (search.query === '' ? 'relevance' : ''))
  return html`<p class="sort"><label for="sort">${say.sortBy}</label> <select id="sort" name="sort">
${shown.map(id => html`<option value="${id}"${id === search.sort && html` selected`}>${say.orders[id]}</option>\n`)}</select></p>`
}

/**
 * Renders the search form, which keeps all filters. If the catalog has both datasets and resources, adds a tab for each
 * kind, with the number of records.
 */
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
${site.has.datasets && site.has.resources && tabs()}`

  function tabs(): Html {
    return html`<nav class="tabs" aria-label="${say.kindsOfRecords}"><ul>
<li><a href="${site.to(`/${kind === 'datasets' ? search.at(1) : words}`)}"${here('datasets')}>${say.datasets} <span class="count">${say.grouped(counts.datasets)}</span></a></li>
<li><a href="${site.to(`/resources/${words}`)}"${here('resources')}>${say.publications} <span class="count">${say.grouped(counts.resources)}</span></a></li>
</ul></nav>`
  }
}
