/** The codes for unknown values and their meanings (kernel 4, appendix 3). */
export const unknownValues = {
  ':unac': 'temporarily inaccessible',
  ':unal': 'not allowed, suppressed intentionally',
  ':unap': 'not applicable',
  ':unas': 'not assigned',
  ':unav': 'not available, possibly unknown',
  ':unkn': 'known to be unknown',
  ':none': 'never had a value',
  ':null': 'explicitly empty',
  ':tba': 'to be announced',
  ':etal': 'too many to list',
} as const

/** A code for an unknown value: `:unav`, `:tba`, … */
export type UnknownValue = keyof typeof unknownValues

/** True if a text is one of the codes, written as in the kernel. */
export const isUnknownValue = (text: string): text is UnknownValue =>
  text.startsWith(':') && Object.hasOwn(unknownValues, text)

/**
 * Returns the code at the start of a text, even if the code is written as `(:unav)` or `:(unav)`, in upper case or
 * before other words. Returns `undefined` for any other text.
 *
 * @example
 * unknownValueOf('(:UNAV) not recorded') // → ':unav'
 * unknownValueOf('Moorland Archive') // → undefined
 */
export function unknownValueOf(text: string): UnknownValue | undefined {
  const code = typeof text === 'string' ? codePattern.exec(text)?.[1] : undefined
  return code === undefined ? undefined : (`:${code.toLowerCase()}` as UnknownValue)
}

const codePattern = /^\s{0,8}\(?:\(?(unac|unal|unap|unas|unav|unkn|none|null|tba|etal)\)?(?!\S)/i
