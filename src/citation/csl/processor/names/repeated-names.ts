import type { PreviousNames, Scope } from '../elements/scope.ts'
import { leaf, type Output } from '../text/output.ts'
import type { Typography } from '../text/text-flow.ts'
import { typesetText } from '../text/typesetter.ts'
import type { NameList } from './names.ts'

/**
 * Returns the leading names of an entry. Names that repeat those of the previous entry are replaced as the style
 * requires, https://docs.citationstyles.org/en/stable/specification.html#reference-grouping.
 *
 * Stores the names for the comparison with the next entry. Returns undefined if the names are omitted.
 */
export function unlessRepeated(
  names: readonly Output[],
  list: Output | undefined,
  scope: Scope,
  typography: Typography,
  source?: NameList,
): Output | undefined {
  const compared = source?.isCut ? [...names, leaf('…')] : names
  scope.firstNames = compared
  scope.nameList = list
  const { before, omitsNames } = scope
  if (omitsNames) return undefined
  if (before?.names === undefined || compared.length === 0) return list
  const same = sameNames(before.names, compared, typography)
  const isSame = same === compared.length && same === before.names.length
  if (isSame && (before.rule === 'complete-all' || source === undefined)) return leaf(before.substitute)
  const replaced = replacedNames(before, same, compared.length)
  if (replaced === 0) return list
  const stand = (name: Output): Output => leaf(before.substitute) ?? name
  return source?.list(names.map((name, place) => (place < replaced ? stand(name) : name)))
}

type Names = NonNullable<PreviousNames['names']>

/** True if all names equal the names of the previous entry. */
export const areSameNames = (before: Names, names: Names, typography: Typography): boolean =>
  before.length === names.length && names.length > 0 && sameNames(before, names, typography) === names.length

/** Counts the leading names that equal those of the previous entry. */
function sameNames(before: Names, names: Names, typography: Typography): number {
  const textOf = (name: Names[number]): string => (typeof name === 'string' ? name : typesetText(name, typography))
  const place = names.findIndex((name, index) => textOf(name) !== textOf(before[index]))
  return place < 0 ? names.length : place
}

/** Counts the leading names that the rule of the style replaces individually. */
function replacedNames({ rule, names = [] }: PreviousNames, same: number, count: number): number {
  switch (rule) {
    case 'complete-each':
      return same === count && same === names.length ? count : 0
    case 'partial-each':
      return same
    case 'partial-first':
      return Math.min(1, same)
    default:
      return 0
  }
}
