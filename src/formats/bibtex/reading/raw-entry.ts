import type { Message } from '../../../messages/message.ts'

/** The name of a macro in a value, and its place in the file. */
export interface Macro {
  name: string
  start: number
  end: number
}

/** A value: its TeX where it is one text, else its parts. */
export type RawValue = string | readonly (string | Macro)[]

/** A field as written in the file; the offsets span its name and value. */
export interface RawField {
  /** In lower case. */
  name: string
  value: RawValue
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
  message: Message
  start: number
  end: number
}
