import type { Stretch } from '../stretch.ts'
import { type Entry, isKept } from './differences.ts'
import type { TextEdit } from './edits.ts'

/** A member or entry in a text, with its name or index. */
export interface Member extends Stretch {
  name: string
  key?: Stretch
}

/** Returns the edits for renamed members. */
export function renamings(
  members: readonly Member[],
  after: readonly Entry[],
  write: (name: string) => string,
): TextEdit[] {
  const names = new Map(after.filter(isKept).map(({ from, name }) => [from, name]))
  return members.flatMap(({ name, key }) => {
    const renamed = names.get(name)
    if (key === undefined || renamed === undefined || renamed === name) return []
    return [{ start: key.start, end: key.end, text: write(renamed) }]
  })
}

/**
 * Returns the edits that remove the members that `after` does not keep.
 *
 * Each run of such members is removed with the comma before the run or, at the start, with the comma after the run.
 *
 * Expects at least one kept member: a run that contains all members is not removed.
 */
export function removals(members: readonly Member[], after: readonly Entry[]): TextEdit[] {
  const kept = namesKept(after)
  const edits: TextEdit[] = []
  const isGone = (member: Member | undefined): boolean => member !== undefined && !kept.has(member.name)
  for (let at = 0; at < members.length; at++) {
    if (!isGone(members[at])) continue
    let next = at
    while (isGone(members[next])) next++
    const [before, first, last, behind] = [members[at - 1], members[at], members[next - 1], members[next]]
    if (before !== undefined && last !== undefined) edits.push({ start: before.end, end: last.end, text: '' })
    else if (first !== undefined && behind !== undefined)
      edits.push({ start: first.start, end: behind.start, text: '' })
    at = next
  }
  return edits
}

/** Returns the old names of kept members. */
export const namesKept = (after: readonly Entry[]): ReadonlySet<string> =>
  new Set(after.filter(isKept).map(({ from }) => from))

/** Returns the edits that insert each new entry after its predecessor, or before all members. */
export function insertions(
  members: readonly Member[],
  after: readonly Entry[],
  separator: string,
  write: (entry: Exclude<Entry, { from: string }>) => string,
): TextEdit[] {
  const byName = new Map(members.map(member => [member.name, member]))
  const first = members[0]?.start ?? 0
  let previous: Member | undefined
  return after.flatMap((entry): TextEdit[] => {
    if (isKept(entry)) {
      previous = byName.get(entry.from)
      return []
    }
    const written = write(entry)
    if (previous === undefined) return [{ start: first, end: first, text: written + separator }]
    return [{ start: previous.end, end: previous.end, text: separator + written }]
  })
}
