import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import { branch, leaf, type Output } from '../text/output.ts'

/**
 * Builds the sort key of a name, https://docs.citationstyles.org/en/stable/specification.html#name-part-order.
 *
 * The key includes the given name as shown. If the style sorts by particle, the particle and the gap after it precede
 * the family name.
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

/**
 * The separator of name parts in sort keys. A tab sorts before a space: `Li, Wei` before `Li Bai, An`, and both before
 * `Liang`.
 */
export const keyGap = '\t'

/** Matches an English article at the start of an organisation's name. Sorting ignores such articles. */
export const article = /^(?:an?|the)\s+/i

/** Returns a text without its leading marks and the characters that sorting ignores. */
export const plainKey = (text: string): string =>
  isPlainKey.test(text)
    ? text
    : text.replace(/["“”„«»‹›,;:!?()[\]]/g, '').replace(/^[\p{P}\p{S}\s]+(?=[\p{L}\p{N}])/u, '')

/** Matches texts from which `plainKey` certainly removes nothing. */
const isPlainKey = /^[A-Za-z0-9][A-Za-z0-9\t .\-/]*$/
