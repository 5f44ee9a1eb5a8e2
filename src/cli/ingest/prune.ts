import type { Catalog, IngestOptions, IngestReport, Kind, Withdrawal } from '../../catalog/index.ts'

type Stored = Parameters<NonNullable<IngestOptions['onStored']>>[0]

/** The number of records that one run may withdraw: an explicit limit, no limit if confirmed, or a low default. */
export interface PruneLimit {
  limit?: number
  isConfirmed?: boolean
}

/**
 * The minimum of the default limit. Without an explicit limit, a run may withdraw this number of records or a tenth of
 * the catalog, whichever is larger.
 */
const few = 10

/**
 * The number of missing records, which were not withdrawn because there are too many, and the total number of records.
 */
export interface Withheld {
  missing: number
  total: number
}

/** The ids of the records in a source, collected to withdraw the records that the source no longer contains. */
export class Pruning {
  readonly #seen: { [K in Kind]: Set<string> } = { dataset: new Set(), file: new Set(), resource: new Set() }

  /** Adds the records that a batch stored. */
  note(stored: Stored): void {
    for (const kind of kinds) for (const id of stored[kind]) this.#seen[kind].add(id)
  }

  async #count(catalog: Catalog): Promise<Withheld> {
    let [missing, total] = [0, 0]
    for (const kind of kinds)
      for await (const { id } of catalog.iterate(kind, { all: true })) {
        total++
        if (!this.#seen[kind].has(id)) missing++
      }
    return { missing, total }
  }

  /**
   * Withdraws the records that are missing from the source, or none if there are more than the limit allows.
   *
   * Each withdrawal states the source's reason or, by default, that the source no longer has the record.
   *
   * Resolves to the number of withdrawn records, including files withdrawn with their dataset, or to {@link Withheld}.
   */
  async prune(
    catalog: Catalog,
    { limit, isConfirmed }: PruneLimit = {},
    reasonOf: (kind: Kind, id: string) => Promise<Withdrawal | undefined> = async () => undefined,
  ): Promise<{ withdrawn: number } | { withheld: Withheld }> {
    const counted = await this.#count(catalog)
    const { missing: count, total } = counted
    if (!isConfirmed && count > (limit ?? Math.max(few, Math.floor(total / 10)))) return { withheld: counted }
    for (const kind of kinds) {
      let missing: string[] = []
      const flush = async (): Promise<void> => {
        const ids = missing
        missing = []
        const others: string[] = []
        for (const id of ids) {
          // A file may have been withdrawn with its dataset by then.
          const reason = (await catalog.get(kind, id)) && (await reasonOf(kind, id))
          if (reason === undefined) others.push(id)
          else await catalog.withdraw(kind, [id], { ...reason, isPruned: true })
        }
        await catalog.withdraw(kind, others, { reason: 'It is no longer part of its source.', isPruned: true })
      }
      for await (const { id } of catalog.iterate(kind, { all: true })) {
        if (this.#seen[kind].has(id)) continue
        missing.push(id)
        if (missing.length === 1000) await flush()
      }
      await flush()
    }
    return { withdrawn: count }
  }
}

// Datasets come first, because their files are withdrawn with them.
const kinds = ['dataset', 'file', 'resource'] as const

/** True if at least one record was accepted. */
export const hasAny = ({ dataset, file, resource }: IngestReport['accepted']): boolean => dataset + file + resource > 0
