import type { CslItem } from '../../formats/csl-json/csl-item.ts'
import type { Links, Runs } from './runs.ts'

/** A record or CSL item to cite, in its original shape and as a CSL item. */
export interface Citable {
  /** The record or item as the caller passed it. */
  given: object | null
  /** The CSL item: a copy, which an engine may change. */
  item: CslItem
}

/** An entry of a bibliography, and the index of its item in the list of items. */
export interface EngineEntry {
  index: number
  runs: Runs
}

/** The options of an engine call. */
export interface EngineOptions {
  /** True if the style sorts the entries, false if they keep the order of the items. */
  sort: boolean
  /** The runs that get a link target: printed DOIs and URLs, titles of entries, or none. */
  links: Links
  /** True if each run must name the part of the record that it prints. */
  marksParts?: boolean
  /** True if only the text of entries is needed, on one line. Each entry may then be a single run. */
  asText?: boolean
}

/** A renderer of a style in a locale. Only `notes` depends on the previous call. */
export interface CslEngine {
  /** Notes on the most recent output. */
  readonly notes?: readonly string[]
  /** Renders the entries of a bibliography, or returns undefined if the style has none. */
  bibliography(items: readonly Citable[], options: EngineOptions): EngineEntry[] | undefined
  /** Renders all items as one in-text citation or note. */
  citation(items: readonly Citable[], options: Pick<EngineOptions, 'links' | 'marksParts'>): Runs
}
