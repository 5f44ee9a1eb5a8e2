import { isObject, type Members } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { removing } from './edits.ts'
import { quote } from './text.ts'

/** An entry of a list that is there already. */
export interface Repeat {
  entry: unknown
  index: number
  /** The index of the entry that it repeats. */
  first: number
}

/**
 * Calls `visit` for each entry whose keys an earlier one has; entries without a key are passed over. The second key is only asked for
 * where the first is the same.
 */
export function eachRepeat(
  list: unknown,
  keyOf: (entry: unknown) => string,
  otherKeyOf: (entry: unknown) => string,
  visit: (repeat: Repeat) => void,
): void {
  if (!Array.isArray(list) || list.length < 2 || areFewAndDistinct(list, keyOf)) return
  const seen = new Map<string, number | Map<string, number>>()
  for (let index = 0; index < list.length; index++) {
    const key = keyOf(list[index])
    if (key === '') continue
    const known = seen.get(key)
    if (known === undefined) {
      seen.set(key, index)
      continue
    }
    const same = typeof known === 'number' ? new Map([[otherKeyOf(list[known]), known]]) : known
    seen.set(key, same)
    const otherKey = otherKeyOf(list[index])
    const first = same.get(otherKey)
    if (first === undefined) same.set(otherKey, index)
    else visit({ entry: list[index], index, first })
  }
}

/** Whether a list is short and no key occurs twice in it, which takes less than a map to find out. */
function areFewAndDistinct(list: readonly unknown[], keyOf: (entry: unknown) => string): boolean {
  if (list.length > 8) return false
  const keys: string[] = []
  for (const entry of list) {
    const key = keyOf(entry)
    if (key === '') continue
    if (keys.includes(key)) return false
    keys.push(key)
  }
  return true
}

/**
 * The check of a rule that reports the entries of a list of the record that are there already; `main` is the member without which there
 * is nothing to compare, `others` those that tell entries apart. An entry that says nothing beyond the first is removed by the fix. Texts
 * that `isPassedOver` are not compared.
 */
export const repeated =
  (
    member: keyof Datacite,
    main: string,
    others: readonly string[],
    noun: string,
    isPassedOver: (text: string, format: RuleContext['format']) => boolean = () => false,
  ): Rule['check'] =>
  ({ record, format, report }) => {
    const list: unknown = record[member]
    if (!Array.isArray(list) || list.length < 2) return
    if (surelyDiffer(list, entry => (isObject(entry) ? entry[main] : undefined))) return
    eachRepeat(
      list,
      entry => {
        const text = isObject(entry) ? folded(entry[main]) : ''
        return isPassedOver(text, format) ? '' : text
      },
      entry => (isObject(entry) ? keyOf(entry, others) : ''),
      repeat => tellRepeat(report, [member], list, repeat, `The ${noun} ${quote(list[repeat.index]?.[main])}`),
    )
  }

/** Reports a repeated entry, with the fix that removes it if it says nothing more than the first. */
export function tellRepeat(
  report: RuleContext['report'],
  path: Path,
  list: readonly unknown[],
  { index, first }: Repeat,
  subject: string,
): void {
  const isIdle = addsNothing(list[index], list[first])
  report({
    path: [...path, index],
    message: `${subject} is the same as entry ${first + 1} of the list; ${isIdle ? 'remove one of the two' : 'join the two in one entry'}.`,
    ...(isIdle && { fix: removing([...path, index], 'Remove the repeated entry.', true) }),
  })
}

/**
 * Whether texts are few and surely differ, case and white space aside, as their first and last characters tell. Most lists are such, and
 * need no keys.
 */
export function surelyDiffer(list: readonly unknown[], textOf: (entry: unknown) => unknown): boolean {
  const seen = new Endings()
  for (let at = 0; at < list.length; at++) if (!seen.isNew(textOf(list[at]))) return false
  return true
}

/** The first and last characters of a few texts. */
export class Endings {
  private readonly known: number[] = []

  /** Whether something is a text that surely differs from all before, case and white space aside. */
  isNew(text: unknown): boolean {
    const { known } = this
    const ends = typeof text === 'string' && known.length < 12 ? endsOf(text) : -1
    if (ends < 0 || known.includes(ends)) return false
    known.push(ends)
    return true
  }
}

/**
 * The two first and the four last characters of a text as a number, those of its first and last word alone, capitals as small letters; -1 if
 * it is empty or padded, or one of them is none of Latin-1's visible ones.
 */
function endsOf(text: string): number {
  const { length } = text
  let [ends, count] = [0, 0]
  for (let at = length - 1; at >= 0 && count < 4; at--, count++) {
    const code = smallCodeAt(text, at)
    if (code < 0) return -1
    if (code === space) break
    ends = mixed(ends, code)
  }
  if (count === 0) return -1
  for (let at = 0; at < length && at < 2; at++) {
    const code = smallCodeAt(text, at)
    if (code < 0 || (code === space && at === 0)) return -1
    if (code === space) break
    ends = mixed(ends, code)
  }
  return ends
}

/** A small number, as engines keep them best; where two texts happen to have the same, they are compared by their keys. */
const mixed = (ends: number, code: number): number => (Math.imul(ends, 0x101) + code) & 0x3fffffff

const space = 0x20

/** The code of a character as a small letter; -1 for what is neither a space nor one of Latin-1's visible characters. */
function smallCodeAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 0x61 && code <= 0x7a) return code
  if (code < space || code > 0xff || (code >= 0x7f && code <= 0xa0)) return -1
  const isCapital = (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde && code !== 0xd7)
  return isCapital ? code + 0x20 : code
}

/** Members of an entry as a key: white space and case aside. */
export const keyOf = (entry: Members, members: readonly string[]): string =>
  members.map(member => folded(entry[member])).join('\n')

/** A text without differences of case and white space; empty for anything else. */
export const folded = (value: unknown): string =>
  typeof value === 'string' ? (uneven.test(value) ? value.trim().replace(/\s+/g, ' ') : value).toLowerCase() : ''

const uneven = /^\s|\s$|\s\s|[^\S ]/

/** Whether an entry holds only what another one holds too. */
export function addsNothing(entry: unknown, other: unknown): boolean {
  if (entry === other) return true
  if (Array.isArray(entry))
    return (
      Array.isArray(other) && entry.length === other.length && entry.every((item, at) => addsNothing(item, other[at]))
    )
  if (!isObject(entry) || !isObject(other)) return false
  return Object.keys(entry).every(name => Object.hasOwn(other, name) && addsNothing(entry[name], other[name]))
}
