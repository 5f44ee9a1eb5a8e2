import { isObject } from '../../core/object.ts'
import { parsePointer } from '../../core/pointer.ts'
import { extrasFor, lossOfExtra } from '../../datacite/writing/extras.ts'
import { putBack } from '../../datacite/writing/put-back.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Account } from '../work/index.ts'
import { isKeptRoles } from './read-agents.ts'

type Members = Record<string, unknown>

/** The members that identify the same entry in a kept list and in a written list. */
const sameBy: Readonly<Record<string, readonly string[]>> = { '/references': ['id'], '/relations': ['id', 'type'] }

/**
 * Restores values that were read from Commonmeta.
 *
 * Details of references and relations are merged into the entry for the same work. Other values inside lists are
 * reported as lost, because the entries may have moved.
 */
export function putKept(record: Datacite, entity: Members, account: Account): void {
  for (const [key, value] of Object.entries(extrasFor(record, 'commonmeta') ?? {})) {
    const path = key.startsWith('/') ? parsePointer(key) : [key]
    const names = sameBy[key]
    if (names !== undefined && Array.isArray(value) && value.every(isObject)) {
      const left = join(entity, key.slice(1), value, names)
      if (left.length > 0) account.add(lossOfExtra(record, { key, path, value: left }, 'Commonmeta'))
    } else if (key === '/container/type' || isKeptRoles(value)) {
      // The writers of the container and of the contributors have already used these values.
    } else if (path.some(step => /^\d+$/.test(step)) || !putBack(entity, path, value))
      account.add(lossOfExtra(record, { key, path, value }, 'Commonmeta'))
  }
}

/**
 * Merges the kept entries of a list with the written entries for the same works, and adds kept entries without an `id`.
 * Returns the kept entries for works that the written list lacks.
 */
function join(
  entity: Members,
  name: string,
  kept: readonly Readonly<Members>[],
  names: readonly string[],
): Readonly<Members>[] {
  const list = [...((entity[name] as Members[] | undefined) ?? [])]
  const left: Readonly<Members>[] = []
  for (const entry of kept) {
    const at = list.findIndex(one => names.every(same => one[same] === entry[same]))
    if (entry.id === undefined) list.push({ ...entry })
    else if (at < 0) left.push(entry)
    else list[at] = { ...list[at], ...entry }
  }
  if (list.length > 0) entity[name] = list
  return left
}
