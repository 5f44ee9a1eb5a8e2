/** A part of a value: text in TeX, or the name of a macro. */
export type Piece = { kind: 'text'; tex: string } | { kind: 'macro'; name: string; start: number; end: number }

/** A field as written in the file; the offsets span its name and value. */
export interface RawField {
  name: string
  pieces: readonly Piece[]
  start: number
  end: number
}

/** An entry as written in the file. */
export interface RawEntry {
  /** In lower case. */
  type: string
  /** Empty if there is none. */
  key: string
  fields: readonly RawField[]
  /** Offsets of its head: `@article{key`. */
  start: number
  end: number
}

/** A problem in the file; an error if something could not be read as intended. */
export interface EntryProblem {
  severity: 'error' | 'warning'
  message: string
  start: number
  end: number
}

/** A scanned file. */
export interface RawFile {
  entries: readonly RawEntry[]
  /** `@string` macros by lower-case name. */
  macros: ReadonlyMap<string, readonly Piece[]>
  preambles: readonly (readonly Piece[])[]
  problems: EntryProblem[]
}
