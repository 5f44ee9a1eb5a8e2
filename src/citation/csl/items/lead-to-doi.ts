import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { doiUrl } from '../../../identifiers/schemes/doi.ts'
import type { Citable, CslEngine, EngineEntry } from '../csl-engine.ts'
import type { Runs } from '../runs.ts'

/**
 * Wraps an engine so that its output shows the DOI of an item once, either bare or as a URL.
 *
 * Styles print some items' DOIs, other items' URLs, and sometimes both. An item with a DOI is therefore rendered
 * without its URL; if the style prints no DOI, the DOI becomes the URL. For entries, `prepared` makes this choice in
 * advance if the printed variable is known.
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

/** Removes URLs from items that have a DOI. Keeps the URL beside a DOI that is not a text. */
export function withoutAddresses(items: readonly Citable[]): readonly Citable[] {
  for (const { item } of items) if (typeof item.DOI === 'string' && item.URL !== undefined) item.URL = undefined
  return items
}

/** Returns an item with its DOI as its URL. */
export const withDoiAsUrl = (item: CslItem): CslItem => ({ ...item, URL: doiUrl(String(item.DOI)) })

function addressed(items: readonly Citable[], unsaid: readonly { index: number }[]): Citable[] {
  const places = new Set(unsaid.map(({ index }) => index))
  return items.map((one, index) => (places.has(index) ? { ...one, item: withDoiAsUrl(one.item) } : one))
}

/** True if runs contain a DOI in upper or lower case, bare or as a URL. True also if `doi` is not a text. */
export const areShowing = (runs: Runs, doi: unknown): boolean =>
  typeof doi !== 'string' || runs.some(({ text }) => text.includes(doi)) || shows(textOfRuns(runs), doi)

/** Returns the text of runs in lower case if the runs may contain DOIs, else an empty text. */
function textOfRuns(runs: Runs): string {
  const text = runs.map(run => run.text).join('')
  return mayHoldDoi(text) ? text.toLowerCase() : ''
}

/** True if a text contains `10.`, the first characters of every DOI. */
export const mayHoldDoi = (text: string): boolean => text.includes('10.')

/** True if a lower-case text contains a DOI, bare or as a URL. True also if `doi` is not a text. */
export const shows = (text: string, doi: unknown): boolean =>
  typeof doi !== 'string' || text.includes(doi.toLowerCase()) || text.includes(doiUrl(doi).toLowerCase())
