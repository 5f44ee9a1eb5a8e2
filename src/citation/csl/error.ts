/** What went wrong with a style, a locale or the engine. */
export type CslErrorCode =
  | 'unknown-style'
  | 'unknown-locale'
  | 'bad-style'
  | 'bad-locale'
  | 'engine-missing'
  | 'engine-failed'

/** Why nothing could be cited: the message names the style or locale and says what to do. */
export class CslError extends Error {
  override name = 'CslError'
  readonly code: CslErrorCode
  /** What was probably meant, the nearest first. */
  readonly suggestions: readonly string[]
  /** Where in a style or locale, where it is known: line and column, counted from 1. */
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
