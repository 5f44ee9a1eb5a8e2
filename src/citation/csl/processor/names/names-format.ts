import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import type { EtAlNode, NameNode, NameOptions } from '../compile/nodes.ts'
import { isWhole } from '../elements/mark-parts.ts'
import type { Scope } from '../elements/scope.ts'
import type { Locale } from '../locale-words.ts'

/** The format of a variable's names. */
export interface NamesFormat {
  options: NameOptions
  name: NameNode | undefined
  etAl: EtAlNode | undefined
  /** The text before the last name in a list, computed on first use. */
  joint?: Joint
}

/** The word between the last two names, with and without the delimiter before the word. */
interface Joint {
  marked: string
  bare: string
  isSpaced: boolean
  /** True if the word is an English fallback in another language. */
  isBorrowed: boolean
}

/**
 * Returns the number of names to show from the start of a list. A list that ends in a mark for unnamed others
 * (`isOpen`) is compared with the style's minimum as if it had one more name.
 */
export function shownOf(
  total: number,
  { etAlMin, etAlUseFirst, etAlSubsequentMin, etAlSubsequentUseFirst }: NameOptions,
  { place, sorting, distinction }: Scope,
  isOpen = false,
): number {
  const isLater = place !== undefined && place.position !== 'first' && sorting === undefined
  const least = isLater ? (etAlSubsequentMin ?? etAlMin) : etAlMin
  const first = isLater ? (etAlSubsequentUseFirst ?? etAlUseFirst) : etAlUseFirst
  if (least === undefined || first === undefined || total + (isOpen ? 1 : 0) < least) return total
  return Math.min(total, first + distinction.addedNames)
}

/**
 * True if a rule, such as the value of `delimiter-precedes-last`, requires the delimiter after a name. `inContext` is
 * the result for `contextual` and for a missing rule.
 */
export function precedes(
  rule: string | undefined,
  inContext: boolean,
  name: CslName | undefined,
  isInverted: boolean,
): boolean {
  if (rule === 'always') return true
  if (rule === 'never') return false
  if (rule !== 'after-inverted-name') return inContext
  return name !== undefined && !isWhole(name) && isInverted
}

/**
 * True if the delimiter precedes "et al."
 *
 * If the style has no rule and never shortens a list to one name and "et al.", the delimiter follows a single inverted
 * name before unnamed others (`isOpen`), as style guides recommend.
 */
export function precedesOthers(
  options: NameOptions,
  names: readonly CslName[],
  isInverted: boolean,
  isOpen: boolean,
): boolean {
  const { delimiterPrecedesEtAl: rule, etAlUseFirst = 0, etAlUseLast } = options
  const isUnsaid = isOpen && rule === undefined && (etAlUseFirst !== 1 || etAlUseLast === true)
  const last = names.at(-1)
  return precedes(
    rule,
    names.length > 1 || (isUnsaid && isInverted && last !== undefined && !isWhole(last)),
    last,
    isInverted,
  )
}

/** Returns the texts that can precede the last name. Reports `and` as missing if the word is an English fallback. */
export function jointOf(format: NamesFormat, locale: Locale): Joint {
  format.joint ??= newJoint(format.options, locale)
  if (format.joint.isBorrowed) locale.missing.add('and')
  return format.joint
}

function newJoint({ delimiter = ', ', and }: NameOptions, locale: Locale): Joint {
  const word = (and === 'symbol' ? undefined : locale.term('and')) ?? locale.ampersand
  const isBorrowed = and !== 'symbol' && locale.isBorrowed('and')
  // In scripts without spaces between words, no delimiter precedes the last name merely because a list has three or
  // more names.
  const isSpaced = beginsSpaced.test(word)
  const gapBehind = (text: string): string => (isSpaced && !/\s$/.test(text) ? ' ' : '')
  const after = (before: string): string => `${before}${gapBehind(before)}${word}${gapBehind(word)}`
  return { marked: after(delimiter), bare: after(isSpaced ? ' ' : ''), isSpaced, isBorrowed }
}

/** Matches words that need a space before them: words that start with `&` or with a letter of certain scripts. */
export const beginsSpaced =
  /^[&\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u
