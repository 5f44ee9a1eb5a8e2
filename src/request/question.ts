import type { Diagnostic } from '../diagnostic.ts'

/** A GET request and how to understand what it is answered. */
export interface Question<T> {
  /** An address with http or https. */
  url: string
  /** The media types that an answer may have; the first one is asked for. */
  types: readonly string[]
  /** The Accept header, where it is not to be the first of `types`. */
  accept?: string
  /** Host names that redirects may lead to, each with the hosts below it; the host of `url` always may. */
  hosts?: readonly string[]
  /** Reads the text of an answer. */
  read(text: string): Reading<T> | Promise<Reading<T>>
  /** Finds in the text of an error what the server says went wrong; where not given, such texts are not loaded. */
  detail?(text: string): string | undefined
}

/** What reading a text gives: a value, or why there is none, as a sentence. */
export type Reading<T> = { ok: true; value: T } | { ok: false; reason: string; diagnostics?: readonly Diagnostic[] }

/** What a question was answered, and by which address behind all redirects. */
export interface Answer<T> {
  value: T
  url: string
}
