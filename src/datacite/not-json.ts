import { toPointer } from '../core/pointer.ts'
import { english, type Message, messagesOf } from '../messages/message.ts'

/** The pointer to a value for which `JSON.stringify` throws, and the reason. */
export interface NotJson {
  pointer: string
  what: 'a BigInt' | 'a circular reference'
}

/**
 * Returns the first value, at any depth, for which `JSON.stringify` throws: a BigInt, or a list or object that contains
 * itself. Returns undefined if there is none.
 */
export const notJson = (value: unknown): NotJson | undefined =>
  isPlain(value, 0, { left: 1_000_000 }) ? undefined : firstStrange(value)

/**
 * True if a value certainly contains neither a BigInt nor a circular reference. False also for values that are deep,
 * very large or heavily shared.
 *
 * `firstStrange` takes ten times as long, so few records should need it.
 */
function isPlain(value: unknown, depth: number, budget: { left: number }): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint'
  budget.left--
  if (depth > 20 || budget.left < 0) return false
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) if (!isPlain(value[index], depth + 1, budget)) return false
    return true
  }
  // Faster than a list of the names. Most values are texts and need no call.
  for (const name in value) {
    const member = (value as Readonly<Record<string, unknown>>)[name]
    if (typeof member !== 'string' && !isPlain(member, depth + 1, budget)) return false
  }
  return true
}

/** Finds the first BigInt or circular reference without recursion, visiting each list and object once. */
function firstStrange(root: unknown): NotJson | undefined {
  /** The visited objects, mapped to false while their members are being visited. */
  const seen = new Map<object, boolean>()
  const open: { value: object; members: [string, unknown][]; step: string }[] = []
  const enter = (value: unknown, step: string): NotJson['what'] | undefined => {
    if (typeof value === 'bigint') return 'a BigInt'
    if (typeof value !== 'object' || value === null || seen.get(value) === true) return undefined
    if (seen.has(value)) return 'a circular reference'
    seen.set(value, false)
    open.push({ value, members: Object.entries(value).reverse(), step })
    return undefined
  }
  const what = enter(root, '')
  if (what !== undefined) return { pointer: '', what }
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const member = last.members.pop()
    if (member === undefined) {
      seen.set(last.value, true)
      open.pop()
      continue
    }
    const found = enter(member[1], member[0])
    if (found !== undefined)
      return { pointer: toPointer([...open.slice(1).map(({ step }) => step), member[0]]), what: found }
  }
  return undefined
}

const say = messagesOf('not-json', {
  bigintInRecord: 'The record contains a BigInt at {pointer}, which JSON does not support.',
  bigintInValue: 'The value contains a BigInt at {pointer}, which JSON does not support.',
  circleInRecord: 'The record contains a circular reference at {pointer}.',
  circleInValue: 'The value contains a circular reference at {pointer}.',
})

/** Returns the message about a BigInt or circular reference in a record or a parsed value. */
export const notJsonMessage = (holder: 'Record' | 'Value', { pointer, what }: NotJson): Message =>
  say(`${what === 'a BigInt' ? 'bigint' : 'circle'}In${holder}`, { pointer })

/** Throws a `TypeError` with the JSON Pointer of the first BigInt or circular reference in a record. */
export function requireJson(record: unknown): void {
  const strange = notJson(record)
  if (strange !== undefined) throw new TypeError(english(notJsonMessage('Record', strange)))
}
