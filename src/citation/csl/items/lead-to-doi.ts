import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { doiUrl } from '../../../identifiers/schemes/doi.ts'
import type { Citable, CslEngine, EngineEntry } from '../csl-engine.ts'
import type { Runs } from '../runs.ts'

/**
 * An engine whose entries lead to their DOIs once. Styles print the DOI of some items, the address of others, and some print both: so an
 * item with a DOI has no address, and where the style then does not print the DOI, it is given as the address. For entries,
 * `prepared` does that beforehand where it is known which of the two is printed.
 */
export function leadToDoi(engine: CslEngine, prepared: (items: readonly Citable[]) => readonly Citable[]): CslEngine {
  return {
    bibliography(given, options) {
      const items = prepared(given)
      const entries = engine.bibliography(items, options)
      const isUnsaid = ({ index, runs }: EngineEntry): boolean =>
        items[index]?.item.URL === undefined && !areShowing(runs, items[index]?.item.DOI)
      const unsaid = entries?.filter(isUnsaid) ?? []
      return unsaid.length === 0 ? entries : engine.bibliography(addressed(items, unsaid), options)
    },
    citation(given, options) {
      const items = withoutAddresses(given)
      const runs = engine.citation(items, options)
      const unsaid = items.flatMap(({ item }, index) => (areShowing(runs, item.DOI) ? [] : [{ index }]))
      return unsaid.length === 0 ? runs : engine.citation(addressed(items, unsaid), options)
    },
  }
}

/** Removes from items the addresses that they have besides their DOIs. */
export function withoutAddresses(items: readonly Citable[]): readonly Citable[] {
  for (const { item } of items) if (item.DOI !== undefined && item.URL !== undefined) item.URL = undefined
  return items
}

/** An item with its DOI as its address. */
export const withDoiAsUrl = (item: CslItem): CslItem => ({ ...item, URL: doiUrl(String(item.DOI)) })

/** Items that have their DOI as URL if the style does not print it. */
function addressed(items: readonly Citable[], unsaid: readonly { index: number }[]): Citable[] {
  const places = new Set(unsaid.map(({ index }) => index))
  return items.map((one, index) => (places.has(index) ? { ...one, item: withDoiAsUrl(one.item) } : one))
}

/** Whether runs have a DOI, mostly just as it is given. */
export const areShowing = (runs: Runs, doi: unknown): boolean =>
  typeof doi !== 'string' || runs.some(({ text }) => text.includes(doi)) || shows(textOf(runs), doi)

/** A text that may contain DOIs; undefined if there are none, as in most in-text citations. */
function textOf(runs: Runs): string {
  const text = runs.map(run => run.text).join('')
  return mayHoldDoi(text) ? text.toLowerCase() : ''
}

/** Whether a text has what every DOI begins with. */
export const mayHoldDoi = (text: string): boolean => text.includes('10.')

/** Whether a text in small letters has a DOI, as it is or as an address; so it is said of what is none. */
export const shows = (text: string, doi: unknown): boolean =>
  typeof doi !== 'string' || text.includes(doi.toLowerCase()) || text.includes(doiUrl(doi).toLowerCase())
