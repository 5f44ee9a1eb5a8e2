import type { CslName } from '../../../formats/csl-json/csl-item.ts'
import { branch, leaf, type Output } from './output.ts'

/**
 * Builds the sort key of a name, https://docs.citationstyles.org/en/stable/specification.html#name-part-order. The key includes the shown
 * given name; if the style sorts by particle, the particle and the gap after it precede the family name.
 */
export function nameKey(
  { 'non-dropping-particle': nonDropping = '', 'dropping-particle': dropping = '', family = '', suffix = '' }: CslName,
  given: string,
  isWithFamily: boolean,
  gap: string,
): Output | undefined {
  const parts = [
    isWithFamily ? nonDropping + gap + family : family,
    isWithFamily ? dropping : [dropping, nonDropping].filter(Boolean).join(' '),
    given,
    suffix,
  ]
  return branch(
    parts.map(part => leaf(plainKey(part))),
    keyGap,
  )
}

/** Parts of a name come before whatever follows a space in them: `Li, Wei` before `Li Bai, An` and both before `Liang`. */
export const keyGap = '\t'

/** English articles before names of organisations are not sorted by. */
export const article = /^(?:an?|the)\s+/i

/** A text without the marks that it begins with, and those that order nothing. */
export const plainKey = (text: string): string =>
  isPlainKey.test(text)
    ? text
    : text.replace(/["“”„«»‹›,;:!?()[\]]/g, '').replace(/^[\p{P}\p{S}\s]+(?=[\p{L}\p{N}])/u, '')

/** Keys that certainly need none of these replacements. */
const isPlainKey = /^[A-Za-z0-9][A-Za-z0-9\t .\-/]*$/
