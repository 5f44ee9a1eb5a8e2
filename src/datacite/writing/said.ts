import type { Datacite } from '../../model/datacite.ts'

/** Whether a record holds every text, number and truth value that a value of JSON holds, wherever it holds them. */
export type IsSaid = (value: unknown) => boolean

/** Looks through a record only once something is asked. */
export function saidBy(record: Datacite): IsSaid {
  let said: Set<string> | undefined
  return value => {
    said ??= leavesOf({ ...record, extras: undefined })
    for (const leaf of leavesOf(value)) if (!said.has(leaf)) return false
    return true
  }
}

/** What stands in a value, as text; a value within itself is looked at once. */
function leavesOf(value: unknown): Set<string> {
  const leaves = new Set<string>()
  const seen = new Set<object>()
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object') {
      if (next !== undefined) leaves.add(String(next))
    } else if (next !== null && !seen.has(next)) {
      seen.add(next)
      for (const member of Object.values(next)) open.push(member)
    }
  }
  return leaves
}
