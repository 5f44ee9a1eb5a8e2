import { wrongArgument } from '../../core/argument.ts'
import { isUuid, kindFrom } from '../arguments.ts'
import type { Catalog, Kind, Withdrawal, WithdrawnRecord } from '../catalog.ts'
import type { KeptWithdrawal, RecordChange } from './batch-changes.ts'
import { timeOf } from './change-list.ts'

type Store = (batch: readonly RecordChange[], now: () => number) => Promise<number>
type Count = (kind: Kind, ids: readonly string[], withdrawn: boolean) => Promise<number>

/** The maximum number of ids per transaction. */
const most = 1000

/**
 * Creates the methods of a catalog that withdraw and restore records. `store` writes a batch, and `count` returns
 * the number of records with the given ids and withdrawn flag.
 */
export function withdrawing(store: Store, count: Count): Pick<Catalog, 'withdraw' | 'restore'> {
  async function change(
    kind: Kind,
    given: readonly string[],
    withdrawal: Withdrawal | undefined,
    now: () => number,
  ): Promise<number> {
    const ids = [...new Set(given)].filter(isUuid)
    let changed = 0
    for (let at = 0; at < ids.length; at += most) {
      const some = ids.slice(at, at + most)
      changed += await count(kindFrom(kind), some, withdrawal === undefined)
      await store(
        some.map(id => ({ kind, id, withdrawal })),
        now,
      )
    }
    return changed
  }
  return {
    async withdraw(kind, ids, withdrawal, { now = Date.now } = {}) {
      if (typeof withdrawal?.reason !== 'string')
        throw wrongArgument('The withdrawal', 'an object { reason }', withdrawal)
      return change(kind, ids, withdrawal, now)
    },
    restore: (kind, ids, { now = Date.now } = {}) => change(kind, ids, undefined, now),
  }
}

/**
 * Parses a withdrawn record from a row that contains the JSON of the record and of its withdrawal. Returns undefined
 * without a row.
 */
export function withdrawnOf<K extends Kind>(
  row: Readonly<Record<string, unknown>> | undefined,
): WithdrawnRecord<K> | undefined {
  if (row === undefined) return undefined
  const { seconds, with: _, ...withdrawal }: KeptWithdrawal = JSON.parse(String(row.withdrawn))
  return { record: JSON.parse(String(row.body)), date: timeOf(seconds), ...withdrawal }
}
