import type { Catalog, IngestOptions, Kind } from '../../catalog/index.ts'

type Stored = Parameters<NonNullable<IngestOptions['onStored']>>[0]

/** Remembers which records came, so that the others can be withdrawn. */
export class Pruning {
  readonly #seen: { [K in Kind]: Set<string> } = { dataset: new Set(), file: new Set(), resource: new Set() }

  /** Takes note of the records of a batch. */
  note(stored: Stored): void {
    for (const kind of kinds) for (const id of stored[kind]) this.#seen[kind].add(id)
  }

  /** Withdraws all records that did not come; gives how many. */
  async prune(catalog: Catalog): Promise<number> {
    let count = 0
    for (const kind of kinds) {
      let missing: string[] = []
      const flush = async (): Promise<void> => {
        count += await catalog.withdraw(kind, missing, {
          reason: 'It is no longer part of its source.',
          isPruned: true,
        })
        missing = []
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
