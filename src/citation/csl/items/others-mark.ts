import type { CslName } from '../../../formats/csl-json/csl-item.ts'

/** The literal of the last name of a list that lacks names. CSL-JSON has no such sign. */
export const othersMark = ':etal'

/** Returns a list of names without the mark of those that it lacks. */
export function withoutOthers(names: readonly CslName[]): readonly CslName[] {
  return names[names.length - 1]?.literal === othersMark ? names.slice(0, -1) : names
}
