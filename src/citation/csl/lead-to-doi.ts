import type { CslItem } from '../../formats/csl-json/item.ts'
import { doiUrl } from '../../identifiers/doi.ts'
import type { Citable, CslEngine } from './engine.ts'
import type { Runs } from './run.ts'

/**
 * An engine whose entries lead to their DOIs once. Styles print the DOI of some types, the address of others, and some print both:
 * so an item with a DOI has no address, and where the style then does not print the DOI, it is given as the address. Which types need
 * that is remembered of the style.
 */
export function leadToDoi(engine: CslEngine): CslEngine {
  const byAddress = new Set<string>()
  const prepared = (given: readonly Citable[]) =>
    given.map(one => (one.item.DOI === undefined ? one : { ...one, item: addressed(one.item, byAddress) }))
  /** Whether a type came up of which the style does not print the DOI. */
  const learn = (items: readonly Citable[], entries: readonly { index: number; runs: Runs }[]): boolean => {
    const before = byAddress.size
    for (const { index, runs } of entries) {
      const item = items[index]?.item
      if (item !== undefined && !shows(runs, item.DOI)) byAddress.add(item.type)
    }
    return byAddress.size > before
  }
  return {
    bibliography(given, options) {
      const items = prepared(given)
      const entries = engine.bibliography(items, options)
      if (entries === undefined || !learn(items, entries)) return entries
      return engine.bibliography(prepared(given), options)
    },
    citation: (given, options) => engine.citation(prepared(given), options),
  }
}

function addressed({ URL: _, ...item }: CslItem, byAddress: ReadonlySet<string>): CslItem {
  return byAddress.has(item.type) ? ({ ...item, URL: doiUrl(String(item.DOI)) } as CslItem) : (item as CslItem)
}

function shows(runs: Runs, doi: unknown): boolean {
  if (typeof doi !== 'string') return true
  const text = runs
    .map(run => run.text)
    .join('')
    .toLowerCase()
  return text.includes(doi.toLowerCase()) || text.includes(doiUrl(doi).toLowerCase())
}
