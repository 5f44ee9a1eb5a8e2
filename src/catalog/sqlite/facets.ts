import type { Kind } from '../catalog.ts'
import { firstSegmentsOf, pathRange, stepOver } from '../filter/first-segments.ts'
import { textOfBytes } from '../filter/key-ranges.ts'
import type { CountedValue } from '../filter/specifiers.ts'
import { afterSpecifier, specifierOf, specifierRange } from '../filter/terms.ts'
import type { Statements } from './database.ts'
import { type NumberSet, sharedBy, sizeOf } from './postings/number-set.ts'
import { chunkOf } from './postings/stored-chunk.ts'

/**
 * Yields the number of records with each value of each specifier, counting only the records in the set if there is one.
 * Yields a value once for each chunk of 65,536 record numbers in which its count is above 0.
 */
export function* countedInSqlite(sql: Statements, kind: Kind, set: NumberSet | undefined): Generator<CountedValue> {
  const rows = sql.rows(
    `select term, key, bits from ${kind}_term t cross join ${kind}_posting
      where term >= ? and term < ? and key >= t.no * 65536 and key < (t.no + 1) * 65536`,
    specifierRange.from,
    specifierRange.below,
  )
  for (const { term, key, bits } of rows) {
    const chunk = chunkOf(bits)
    const others = set?.get(Number(key) % 65536)
    const count = set === undefined ? sizeOf(new Map([[0, chunk]])) : others === undefined ? 0 : sharedBy(chunk, others)
    if (count > 0) yield { ...specifierOf(textOfBytes(term)), count }
  }
}

/** Reads the distinct first segments of the paths of public resources. The query skips from one segment to the next. */
export function firstSegmentsInSqlite(sql: Statements): string[] {
  const paths: string[] = []
  for (let from = pathRange.from; ; ) {
    const term = sql.first(
      `select term from resource_rare cross join resource using (no)
        where term >= ? and term < ? and not is_hidden order by term limit 1`,
      from,
      pathRange.below,
    )?.term
    if (!(term instanceof Uint8Array)) return firstSegmentsOf(paths)
    const { path, next } = stepOver(term)
    paths.push(path)
    from = next
  }
}

/** Reads the names of all specifiers. The query skips from one name to the next. */
export function specifiersInSqlite(sql: Statements, kind: Kind): Set<string> {
  const names = new Set<string>()
  let after = specifierRange.from
  for (;;) {
    const term = sql.first(
      `select term from ${kind}_term t where term > ? and term < ?
        and exists (select 1 from ${kind}_posting where key >= t.no * 65536 and key < (t.no + 1) * 65536)
        order by term limit 1`,
      after,
      specifierRange.below,
    )?.term
    if (!(term instanceof Uint8Array)) return names
    const { name } = specifierOf(textOfBytes(term))
    names.add(name)
    after = afterSpecifier(name)
  }
}
