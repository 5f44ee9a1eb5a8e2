import { isObject, type Members } from '../../core/object.ts'
import type { HistoryEntry, Kind, MemberChange } from '../catalog.ts'
import type { Held } from './batch-changes.ts'
import { timeOf } from './change-list.ts'

/** A history entry as it is stored. */
export interface KeptEntry extends Omit<HistoryEntry, 'date'> {
  seconds: number
}

/** Returns the entry of a record's creation. */
export const creation = (seconds: number): KeptEntry => ({ seconds, action: 'created' })

/**
 * Returns the history entry of a change. Returns undefined unless a served member changed, or the record was withdrawn
 * or restored.
 */
export function entryOf(before: Held<Kind>, after: Held<Kind>, seconds: number): KeptEntry | undefined {
  const [was, is] = [before.withdrawn, after.withdrawn]
  const action = (was === undefined) === (is === undefined) ? 'changed' : is === undefined ? 'restored' : 'withdrawn'
  const changes = changesBetween(before.record, after.record)
  if (action === 'changed' && changes.length === 0) return undefined
  const [first, ...others] = [changes, changes.map(({ pointer }) => ({ pointer }))].filter(
    list => JSON.stringify(list).length <= longest,
  )
  const told = first ?? others[0] ?? []
  return {
    seconds,
    action,
    ...(told.length > 0 && { changes: told }),
    ...(action === 'withdrawn' && is !== undefined && { reason: is.reason }),
  }
}

/**
 * The maximum length of an entry's changes as JSON. A longer list is reduced to the pointers of the changed members, or
 * omitted if the pointers are too long as well.
 */
const longest = 65_536

/** Members of a stored file that are not served. */
const internal: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'datasets',
  'hidden_in',
  'withdrawn_in',
  'stated_public',
])

function changesBetween(before: object, after: object, at = ''): MemberChange[] {
  const [was, is] = [{ ...before } as Members, { ...after } as Members]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name): MemberChange[] => {
    const [one, other] = [was[name], is[name]]
    if ((at === '' && internal.has(name)) || JSON.stringify(one) === JSON.stringify(other)) return []
    const pointer = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (at === '' && name === 'datacite' && isObject(one) && isObject(other)) return changesBetween(one, other, pointer)
    return [{ pointer, ...(one !== undefined && { before: one }), ...(other !== undefined && { after: other }) }]
  })
}

/** Parses stored history entries. A record that never changed has only its creation entry. */
export function historyOf(entries: readonly string[], changed: unknown): HistoryEntry[] {
  const kept: KeptEntry[] = entries.map(entry => JSON.parse(entry))
  return (kept.length > 0 ? kept : [creation(Number(changed))]).map(({ seconds, ...entry }) => ({
    date: timeOf(seconds),
    ...entry,
  }))
}
