import type { CslItem } from '../../formats/csl-json/csl-item.ts'
import type { Links, Runs } from './runs.ts'

/** What to cite: a record or an item, as it was given and as an item of CSL. */
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

/** What a caller may ask of an engine. */
export interface EngineOptions {
  /** Whether the style puts the entries in its order; else they stay in the order given. */
  sort: boolean
  /** Which runs have a target. */
  links: Links
  /** Whether stretches say what they are of a record. */
  marksParts?: boolean
  /** Whether only the text of entries is asked for, on one line; each may then be a single run. */
  asText?: boolean
}

/** What renders a style in a locale. An engine keeps nothing of one call for the next. */
export interface CslEngine {
  /** What to say of what was rendered last. */
  readonly notes?: readonly string[]
  /** The entries of a bibliography; undefined if the style has none. */
  bibliography(items: readonly Citable[], options: EngineOptions): EngineEntry[] | undefined
  /** One citation in the text, or in a note, that cites all items. */
  citation(items: readonly Citable[], options: Pick<EngineOptions, 'links' | 'marksParts'>): Runs
}
