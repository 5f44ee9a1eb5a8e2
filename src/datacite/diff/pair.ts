import { isObject } from '../../core/object.ts'
import { type Held, keyOf, memberOf } from './key.ts'
import type { ListPlan } from './record-plan.ts'

/** The corresponding entries of two lists, as pairs of an index in the first list and an index in the second. */
export type Pairs = [before: number, after: number][]

/**
 * Pairs the entries of two lists: first equal entries, then equivalent ones, then those with the same identity. The
 * most reliable identity is compared first.
 *
 * The remaining entries are paired by position if each list has exactly one left or, for ordered lists, if both have
 * the same number left.
 */
export function pairEntries(plan: ListPlan, before: readonly Held[], after: readonly Held[]): Pairs {
  const pairs: Pairs = []
  let [ours, theirs] = [[...before.keys()], [...after.keys()]]
  const pairBy = (key: (entry: Held) => string): void => {
    const waiting = new Map<string, number[]>()
    for (const index of theirs) {
      const found = keyAt(after, index, key)
      const queue = waiting.get(found)
      if (queue !== undefined) queue.push(index)
      else if (found !== '') waiting.set(found, [index])
    }
    for (const queue of waiting.values()) queue.reverse()
    const left: number[] = []
    const taken = new Set<number>()
    for (const index of ours) {
      const partner = waiting.get(keyAt(before, index, key))?.pop()
      if (partner === undefined) left.push(index)
      else {
        pairs.push([index, partner])
        taken.add(partner)
      }
    }
    ours = left
    theirs = theirs.filter(index => !taken.has(index))
  }
  pairBy(entry => keyOf(plan.entry, entry, 'exact'))
  pairBy(entry => keyOf(plan.entry, entry, 'loose'))
  for (const identity of plan.identities) {
    if (ours.length === 0 || theirs.length === 0) break
    pairBy(entry => identityKey(plan, entry, identity))
  }
  const isClear = plan.ordered ? ours.length === theirs.length : ours.length === 1 && theirs.length === 1
  if (isClear) pairs.push(...ours.map((index, at): [number, number] => [index, theirs[at] ?? -1]))
  return pairs.sort(([one], [other]) => one - other)
}

const keyAt = (entries: readonly Held[], index: number, key: (entry: Held) => string): string => {
  const entry = entries[index]
  return entry === undefined ? '' : key(entry)
}

/**
 * Returns the key of an entry, formed from the members named in `identity`. Returns `''` if the first of these members
 * is absent or empty, or if the entry is not an object.
 */
function identityKey({ entry: plan }: ListPlan, entry: Held, identity: readonly string[]): string {
  if (plan.kind !== 'object' || !isObject(entry.value)) return ''
  const keys = identity.map(name => {
    const member = plan.members.find(({ key }) => key === name)
    return member === undefined ? '' : keyOf(member, memberOf(entry, name), 'loose')
  })
  return keys[0] === '' ? '' : JSON.stringify(keys)
}
