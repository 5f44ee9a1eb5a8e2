import type { XmlElement } from '../../text/xml/tree.ts'

/** The code of a {@link CslError}, such as `unknown-style`. */
export type CslErrorCode =
  | 'unknown-style'
  | 'unknown-locale'
  | 'bad-style'
  | 'bad-locale'
  | 'engine-missing'
  | 'engine-failed'
  | 'unknown-record'

/**
 * An error that occurred while citing in a CSL style. The message names the cause, such as the style, the locale or the
 * record id.
 */
export class CslError extends Error {
  override name = 'CslError'
  readonly code: CslErrorCode
  /** The names that were probably intended, most similar first. */
  readonly suggestions: readonly string[]
  /** The position in a style or locale, if known: line and column, counted from 1. */
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

/**
 * A function that throws a {@link CslError} about an element of a style or locale. `why` is a clause or sentence that
 * follows a colon.
 */
export type Refusal = (why: string, element: XmlElement) => never
