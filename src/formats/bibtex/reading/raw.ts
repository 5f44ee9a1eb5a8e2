/** A part of a value: text in TeX, or the name of a macro. */
export type Piece = { kind: 'text'; tex: string } | { kind: 'macro'; name: string; start: number; end: number }

/** A field as it stands in the file; offsets are of its name and value together. */
export interface RawField {
  name: string
  pieces: readonly Piece[]
  start: number
  end: number
}

/** An entry as it stands in the file. */
export interface RawEntry {
  /** In small letters. */
  type: string
  /** Empty where there is none. */
  key: string
  fields: readonly RawField[]
  /** Offsets of its head: `@article{key`. */
  start: number
  end: number
}

/** Something that is wrong with the file; an error where something could not be read as it was meant. */
export interface EntryProblem {
  severity: 'error' | 'warning'
  message: string
  start: number
  end: number
}

/** A file taken apart. */
export interface RawFile {
  entries: readonly RawEntry[]
  /** `@string` by name, in small letters. */
  macros: ReadonlyMap<string, readonly Piece[]>
  preambles: readonly (readonly Piece[])[]
  problems: EntryProblem[]
}
