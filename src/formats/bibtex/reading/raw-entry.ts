import type { Message } from '../../../messages/message.ts'

/** The name of a macro in a value, and its position in the file. */
export interface Macro {
  name: string
  start: number
  end: number
}

/** The TeX of a value, or the parts of a value that is not a single text. */
export type RawValue = string | readonly (string | Macro)[]

/** A field as written in the file. The offsets span its name and value. */
export interface RawField {
  /** The name of the field, in lower case. */
  name: string
  value: RawValue
  start: number
  end: number
}

/** An entry as written in the file. */
export interface RawEntry {
  /** The type of the entry, in lower case. */
  type: string
  /** The key of the entry; empty if there is none. */
  key: string
  fields: readonly RawField[]
  /** The offsets of the head: `@article{key`. */
  start: number
  end: number
}

/** A problem in the file. A value or an entry that is not closed is an error; any other problem is a warning. */
export interface EntryProblem {
  severity: 'error' | 'warning'
  message: Message
  start: number
  end: number
}
