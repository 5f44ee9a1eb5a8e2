import { type UnknownValue, unknownValueOf } from '../../../kernel/unknown-values.ts'

/** The words for the kernel's codes for unknown values (appendix 3). */
type UnknownWords = Readonly<Record<UnknownValue, string>>

/**
 * Replaces a code for an unknown value at the start of a text: `(:tba)` becomes `to be announced`. Returns other texts
 * unchanged.
 */
export function worded(text: string, { unknown }: { unknown: UnknownWords }): string {
  const code = unknownValueOf(text)
  if (code === undefined) return text
  const further = text.replace(codeAtStart, '').trim()
  return further === '' ? unknown[code] : `${unknown[code]}: ${further}`
}

const codeAtStart = /^\s*\(?:\(?[a-z]+\)?[\s:;,–-]*/i
