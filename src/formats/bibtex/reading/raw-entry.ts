/** A part of a value: text in TeX, or the name of a macro. */
export type Piece = { kind: 'text'; tex: string } | { kind: 'macro'; name: string; start: number; end: number }

/** A value: its TeX where it is one text, else its parts. */
export type RawValue = string | readonly Piece[]

/** Where a text stands in the file; `mark` is the number of the first of the marks of the file from there on, if those are known. */
export interface RawText {
  from: number
  to: number
  mark: number | undefined
}

/** A field as written in the file; the offsets `start` and `end` span its name and value. */
export interface RawField extends RawText {
  name: string
  /** The parts of its value, unless that is one text. */
  parts: readonly Piece[] | undefined
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
