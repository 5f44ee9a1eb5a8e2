import type { CslName } from '../../../formats/csl-json/csl-item.ts'
import type { Locale } from './locale-words.ts'
import { isWhole } from './mark-parts.ts'
import type { EtAlNode, NameNode, NameOptions } from './nodes.ts'
import type { Scope } from './scope.ts'

/** The format of a variable's names. */
export interface NamesFormat {
  options: NameOptions
  name: NameNode | undefined
  etAl: EtAlNode | undefined
  /** The text before the last name, computed on first use. */
  joint?: Joint
}

/** The word between the last two names, with the delimiter before it and without. */
interface Joint {
  marked: string
  bare: string
  isSpaced: boolean
  /** True if the word is an English fallback in another language. */
  isBorrowed: boolean
}

/** Returns how many of so many names are shown. An open list has at least one more. */
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

/** True if a rule puts the delimiter after a name. */
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
 * True if the delimiter precedes "et al." A style that never cuts a list to one name does not define this for a single name: there, as
 * style guides have it, a comma follows an inverted name.
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

/** Returns the text before the last name in a format. */
export function jointOf(format: NamesFormat, locale: Locale): Joint {
  format.joint ??= newJoint(format.options, locale)
  if (format.joint.isBorrowed) locale.missing.add('and')
  return format.joint
}

function newJoint({ delimiter = ', ', and }: NameOptions, locale: Locale): Joint {
  const word = (and === 'symbol' ? undefined : locale.term('and')) ?? locale.ampersand
  const isBorrowed = and !== 'symbol' && locale.isBorrowed('and')
  // Where words are not parted by spaces, there is no comma before the last name only because there are many.
  const isSpaced = beginsSpaced.test(word)
  const gapBehind = (text: string): string => (isSpaced && !/\s$/.test(text) ? ' ' : '')
  const after = (before: string): string => `${before}${gapBehind(before)}${word}${gapBehind(word)}`
  return { marked: after(delimiter), bare: after(isSpaced ? ' ' : ''), isSpaced, isBorrowed }
}

/** Words in scripts that part words by spaces. */
export const beginsSpaced =
  /^[&\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u
