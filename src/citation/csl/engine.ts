import type { CslItem } from '../../formats/csl-json/item.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Runs } from './run.ts'

/** A record to cite, in its own shape and as an item of CSL. */
export interface Citable {
  /** As the caller gave it. */
  given: object | null
  record: Datacite
  item: CslItem
}

/** An entry of a bibliography and the place, in the list that was given, of what it is about. */
export interface EngineEntry {
  index: number
  runs: Runs
}

/** What renders a style in a locale. An engine keeps nothing of one call for the next. */
export interface CslEngine {
  /** The entries in the style's own order, or in the order given where `sort` is false; undefined where the style has no bibliography. */
  bibliography(items: readonly Citable[], sort: boolean): EngineEntry[] | undefined
  /** One citation in the text, or in a note, that cites all items. */
  citation(items: readonly Citable[]): Runs
}
