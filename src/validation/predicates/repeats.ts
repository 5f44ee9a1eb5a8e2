import { isObject, type Members } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Values } from '../../messages/values.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { removing } from './edits.ts'
import { shorten } from './texts/text.ts'

/** A repeated list entry. */
export interface Repeat {
  entry: unknown
  index: number
  /** The index of the first of the equal entries. */
  first: number
}

/**
 * Calls `visit` for each list entry that has the same two keys as an earlier entry. Skips entries for which `keyOf`
 * returns an empty text.
 */
export function eachRepeat(
  list: unknown,
  keyOf: (entry: unknown) => string,
  otherKeyOf: (entry: unknown) => string,
  visit: (repeat: Repeat) => void,
): void {
  if (!Array.isArray(list) || list.length < 2) return
  const keys = list.map(entry => keyOf(entry))
  if (new Set(keys).size === keys.length) return
  const seen = new Map<string, number>()
  for (const [index, entry] of list.entries()) {
    const key = keys[index]
    if (key === undefined || key === '') continue
    const whole = JSON.stringify([key, otherKeyOf(entry)])
    const first = seen.get(whole)
    if (first === undefined) seen.set(whole, index)
    else visit({ entry, index, first })
  }
}

/**
 * Returns the check of a rule that reports repeated entries of a list in the record.
 *
 * The fix removes a repeated entry that adds nothing to the first of the equal entries.
 * @param main The member required for a comparison.
 * @param others The members that distinguish entries.
 * @param isPassedOver True for texts to exclude from the comparison.
 */
export const repeated =
  (
    member: keyof Datacite,
    main: string,
    others: readonly string[],
    say: SayRepeat,
    isPassedOver: (text: string, format: RuleContext['format']) => boolean = () => false,
  ): Rule['check'] =>
  ({ record, format, report }) => {
    const list: unknown = record[member]
    if (!Array.isArray(list)) return
    eachRepeat(
      list,
      entry => {
        const text = isObject(entry) ? folded(entry[main]) : ''
        return isPassedOver(text, format) ? '' : text
      },
      entry => (isObject(entry) ? keyOf(entry, others) : ''),
      repeat => {
        const value: unknown = list[repeat.index]?.[main]
        tellRepeat(report, [member], list, repeat, (key, values) => say(key, { value: shorten(value), ...values }))
      },
    )
  }

/**
 * A function that returns the message about a repeated entry. `first` is the number of the first entry, counted from 1.
 *
 * With `remove`, the message advises removing the repeated entry, and with `join`, joining the two entries.
 */
type SayRepeat = (key: 'remove' | 'join', values: Values) => Message

const shared = messagesOf('repeats', { fix: 'Remove the repeated entry.' })

/** Reports a repeated entry. The fix removes the entry, and exists only if the entry adds nothing to the first one. */
export function tellRepeat(
  report: RuleContext['report'],
  path: Path,
  list: readonly unknown[],
  { index, first }: Repeat,
  say: SayRepeat,
): void {
  const isIdle = addsNothing(list[index], list[first])
  report({
    path: [...path, index],
    message: say(isIdle ? 'remove' : 'join', { first: first + 1 }),
    ...(isIdle && { fix: removing([...path, index], shared('fix'), true) }),
  })
}

/**
 * Joins the given members of an entry into a key, in lower case and with white space collapsed. A member that is not a
 * text counts as empty.
 */
export const keyOf = (entry: Members, members: readonly string[]): string =>
  members.map(member => folded(entry[member])).join('\n')

/** Converts a text to lower case, trims it and collapses its white space. Returns an empty text for any other value. */
export const folded = (value: unknown): string =>
  typeof value === 'string' ? (uneven.test(value) ? value.trim().replace(/\s+/g, ' ') : value).toLowerCase() : ''

const uneven = /^\s|\s$|\s\s|[^\S ]/

/** True if all of an entry's content is also in another entry. */
export function addsNothing(entry: unknown, other: unknown): boolean {
  if (entry === other) return true
  if (Array.isArray(entry))
    return (
      Array.isArray(other) && entry.length === other.length && entry.every((item, at) => addsNothing(item, other[at]))
    )
  if (!isObject(entry) || !isObject(other)) return false
  return Object.keys(entry).every(name => Object.hasOwn(other, name) && addsNothing(entry[name], other[name]))
}
