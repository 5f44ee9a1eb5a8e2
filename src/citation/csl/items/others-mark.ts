import type { CslName } from '../../../formats/csl-json/csl-item.ts'

/**
 * The literal name that, at the end of a list of names, marks the list as incomplete. CSL-JSON defines no such mark.
 */
export const othersMark = ':etal'

/** Returns a list of names without the mark of an incomplete list. */
export function withoutOthers(names: readonly CslName[]): readonly CslName[] {
  return names[names.length - 1]?.literal === othersMark ? names.slice(0, -1) : names
}
