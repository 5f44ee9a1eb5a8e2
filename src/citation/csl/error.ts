import type { XmlElement } from '../../text/xml/tree.ts'

/** The kind of failure: of a style, a locale, the engine or a citation of an unknown record. */
export type CslErrorCode =
  | 'unknown-style'
  | 'unknown-locale'
  | 'bad-style'
  | 'bad-locale'
  | 'engine-missing'
  | 'engine-failed'
  | 'unknown-record'

/** The error of citing in a CSL style: the message names the style or locale and says what to do. */
export class CslError extends Error {
  override name = 'CslError'
  readonly code: CslErrorCode
  /** The names that were probably meant, the nearest first. */
  readonly suggestions: readonly string[]
  /** The place in a style or locale, if known: line and column, counted from 1. */
  readonly position: { line: number; column: number } | undefined

  constructor(
    code: CslErrorCode,
    message: string,
    details: { suggestions?: readonly string[]; position?: { line: number; column: number }; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause })
    this.code = code
    this.suggestions = details.suggestions ?? []
    this.position = details.position
  }
}

/** A function that throws a {@link CslError} because of an element; `why` is a clause or sentence that follows a colon. */
export type Refusal = (why: string, element: XmlElement) => never
