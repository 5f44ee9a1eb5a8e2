import type { CslName } from '../../../formats/csl-json/csl-item.ts'
import type { Locale } from './locale-words.ts'
import { isWhole } from './mark-parts.ts'
import type { EtAlNode, NameNode, NameOptions } from './nodes.ts'
import type { Scope } from './scope.ts'

/** How the names of a variable are written. */
export interface NamesFormat {
  options: NameOptions
  name: NameNode | undefined
  etAl: EtAlNode | undefined
  /** What stands before the last name, once it was asked for. */
  joint?: Joint
}

/** The word between the last two names, with the delimiter before it and without. */
interface Joint {
  marked: string
  bare: string
  isSpaced: boolean
  /** Whether it is a word of English in another language. */
  isBorrowed: boolean
}

/** How many of so many names are shown. */
export function shownOf(
  total: number,
  { etAlMin, etAlUseFirst, etAlSubsequentMin, etAlSubsequentUseFirst }: NameOptions,
  { place, sorting, distinction }: Scope,
): number {
  const isLater = place !== undefined && place.position !== 'first' && sorting === undefined
  const least = isLater ? (etAlSubsequentMin ?? etAlMin) : etAlMin
  const first = isLater ? (etAlSubsequentUseFirst ?? etAlUseFirst) : etAlUseFirst
  if (least === undefined || first === undefined || total < least) return total
  return Math.min(total, first + distinction.addedNames)
}

/** Whether a rule puts the delimiter behind a name. */
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

/** What stands before the last name in a format. */
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
