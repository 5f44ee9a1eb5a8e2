/** A part of a value: text in TeX, or the name of a macro. */
export type Piece = { kind: 'text'; tex: string } | { kind: 'macro'; name: string; start: number; end: number }

/** A value: its TeX where it is one text, else its parts. */
export type RawValue = string | readonly Piece[]

/** A field as written in the file; the offsets span its name and value. */
export interface RawField {
  name: string
  value: RawValue
  /** Whether the value is one text on one line, without anything that TeX reads as something else. */
  isPlain: boolean
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
