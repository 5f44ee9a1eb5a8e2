import type { CslItem } from '../../formats/csl-json/csl-item.ts'
import type { Links, Runs } from './runs.ts'

/** A record or CSL item to cite, in its original shape and as a CSL item. */
export interface Citable {
  /** As the caller gave it. */
  given: object | null
  /** A copy, which an engine may change. */
  item: CslItem
}

/** An entry of a bibliography, and the index of its item in the given list. */
export interface EngineEntry {
  index: number
  runs: Runs
}

/** The options of an engine call. */
export interface EngineOptions {
  /** True if entries are in the style's order, false for the given order. */
  sort: boolean
  /** Which runs have a target. */
  links: Links
  /** True if runs are labelled with the part of the record they print. */
  marksParts?: boolean
  /** True if only the one-line text of entries is needed; each entry may then be a single run. */
  asText?: boolean
}

/** A renderer of a style in a locale. It keeps no state between calls. */
export interface CslEngine {
  /** Notes on the most recent output. */
  readonly notes?: readonly string[]
  /** The entries of a bibliography; undefined if the style has none. */
  bibliography(items: readonly Citable[], options: EngineOptions): EngineEntry[] | undefined
  /** One citation in the text, or in a note, that cites all items. */
  citation(items: readonly Citable[], options: Pick<EngineOptions, 'links' | 'marksParts'>): Runs
}
