import { withoutLanguage } from '../site.ts'

/** The parameters of a search, and links to variations of it. These drop the page, because another search has other pages. */
export class Search {
  readonly parameters: URLSearchParams

  constructor(parameters: URLSearchParams) {
    this.parameters = new URLSearchParams([...withoutLanguage(parameters)].filter(([, value]) => value !== ''))
  }

  /** The words that are searched for. */
  get query(): string {
    return this.parameters.getAll('query').join(' ')
  }

  /** The order that is asked for; without one, the best first if words are searched for. */
  get sort(): string {
    return this.parameters.get('sort') ?? (this.query === '' ? '' : 'relevance')
  }

  /** Everything but the query, the order and the page. */
  get filters(): [name: string, value: string][] {
    return [...this.parameters].filter(([name]) => name !== 'query' && name !== 'page' && name !== 'sort')
  }

  has(name: string, value: string): boolean {
    return this.parameters.getAll(name).includes(value)
  }

  /** The same search with one more filter. */
  with(name: string, value: string): string {
    return this.changed(parameters => parameters.append(name, value))
  }

  /** The same search without a filter. */
  without(name: string, value: string): string {
    return this.changed(parameters => {
      const others = parameters.getAll(name).filter(other => other !== value)
      parameters.delete(name)
      for (const other of others) parameters.append(name, other)
    })
  }

  /** The same search, at another page. */
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
