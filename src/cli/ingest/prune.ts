import type { Catalog, IngestOptions, Kind, Withdrawal } from '../../catalog/index.ts'

type Stored = Parameters<NonNullable<IngestOptions['onStored']>>[0]

/** Remembers which records came, so that the others can be withdrawn. */
export class Pruning {
  readonly #seen: { [K in Kind]: Set<string> } = { dataset: new Set(), file: new Set(), resource: new Set() }

  /** Takes note of the records of a batch. */
  note(stored: Stored): void {
    for (const kind of kinds) for (const id of stored[kind]) this.#seen[kind].add(id)
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
