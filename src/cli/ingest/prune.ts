import type { Catalog, IngestOptions, Kind, Withdrawal } from '../../catalog/index.ts'

type Stored = Parameters<NonNullable<IngestOptions['onStored']>>[0]

/** The number of records that may be withdrawn at once: a named limit, no limit if confirmed, or a low default. */
export interface PruneLimit {
  limit?: number
  isConfirmed?: boolean
}

/** More records than this, and than a tenth of the catalog, are only withdrawn if that was expected. */
const few = 10

/** The records that would be withdrawn, if they are more than may be; undefined otherwise. */
export async function tooMany(
  pruning: Pruning,
  catalog: Catalog,
  { limit, isConfirmed }: PruneLimit,
): Promise<Withheld | undefined> {
  if (isConfirmed) return undefined
  const counted = await pruning.count(catalog)
  const { missing, total } = counted
  const most = limit ?? Math.max(few, Math.floor(total / 10))
  return missing > most ? counted : undefined
}

/** Records that were not withdrawn because they are too many, among all. */
export interface Withheld {
  missing: number
  total: number
}

/** Remembers which records came, so that the others can be withdrawn. */
export class Pruning {
  readonly #seen: { [K in Kind]: Set<string> } = { dataset: new Set(), file: new Set(), resource: new Set() }

  /** Takes note of the records of a batch. */
  note(stored: Stored): void {
    for (const kind of kinds) for (const id of stored[kind]) this.#seen[kind].add(id)
  }

  /** Counts the records that did not come, and all. */
  async count(catalog: Catalog): Promise<{ missing: number; total: number }> {
    let [missing, total] = [0, 0]
    for (const kind of kinds)
      for await (const { id } of catalog.iterate(kind, { all: true })) {
        total++
        if (!this.#seen[kind].has(id)) missing++
      }
    return { missing, total }
  }

  /** Withdraws all records that did not come, for the reason that their source states; gives how many. */
  async prune(
    catalog: Catalog,
    reasonOf: (kind: Kind, id: string) => Promise<Withdrawal | undefined> = async () => undefined,
  ): Promise<number> {
    let count = 0
    for (const kind of kinds) {
      let missing: string[] = []
      const flush = async (): Promise<void> => {
        const ids = missing
        missing = []
        const others: string[] = []
        for (const id of ids) {
          // A file may have gone with its dataset by then.
          const reason = (await catalog.get(kind, id)) && (await reasonOf(kind, id))
          if (reason === undefined) others.push(id)
          else count += await catalog.withdraw(kind, [id], { ...reason, isPruned: true })
        }
        count += await catalog.withdraw(kind, others, { reason: 'It is no longer part of its source.', isPruned: true })
      }
      for await (const { id } of catalog.iterate(kind, { all: true })) {
        if (this.#seen[kind].has(id)) continue
        missing.push(id)
        if (missing.length === 1000) await flush()
      }
      await flush()
    }
    return count
  }
}

// Datasets first, because their files go with them.
const kinds = ['dataset', 'file', 'resource'] as const
