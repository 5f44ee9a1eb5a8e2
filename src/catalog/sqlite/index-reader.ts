import type { Kind } from '../catalog.ts'
import type { Conditions, Range } from '../conditions.ts'
import { SetCache } from './cache.ts'
import { chunkOf } from './chunk-bytes.ts'
import type { Statements } from './database.ts'
import { specifierNames } from './facets.ts'
import { allOf, anyOf, type Chunk, emptySet, type NumberSet, setOf, unionOf, upTo, without } from './number-set.ts'

/** Bytes of sets to keep. */
const kept = 64_000_000

/** Answers conditions with sets of record numbers, and keeps the sets until records change. */
export class IndexReader {
  readonly #sql: Statements
  readonly #cache = new SetCache(kept)
  readonly #totals = new Map<Kind, number>()
  readonly #names = new Map<Kind, ReadonlySet<string>>()
  #version: unknown

  constructor(sql: Statements) {
    this.#sql = sql
  }

  /** Forgets all where another connection has changed something since; to be called first in a transaction. */
  refresh(): void {
    const version = this.#sql.first('pragma data_version')?.data_version
    if (version !== this.#version) this.forget()
    this.#version = version
  }

  /** Forgets all: what was written over this connection does not show in its version. */
  forget(): void {
    this.#cache.clear()
    this.#totals.clear()
    this.#names.clear()
  }

  /** How many records of a kind there are; as none is ever taken out, it is the number of the last. */
  total(kind: Kind): number {
    const total = this.#totals.get(kind) ?? Number(this.#sql.first(`select max(no) as last from ${kind}`)?.last ?? 0)
    this.#totals.set(kind, total)
    return total
  }

  /** The names of all specifiers of a kind. */
  specifiers(kind: Kind): ReadonlySet<string> {
    const names = this.#names.get(kind) ?? specifierNames(this.#sql, kind)
    this.#names.set(kind, names)
    return names
  }

  /** The records that fulfil the conditions; undefined where all do. */
  matching(kind: Kind, { isPublic, ids, order, common, rare }: Conditions): NumberSet | undefined {
    const sets: NumberSet[] = []
    if (ids) sets.push(this.#ofIds(kind, ids))
    for (const ranges of rare) sets.push(this.#inAny(kind, 'rare', ranges))
    for (const ranges of common) sets.push(this.#inAny(kind, 'term', ranges))
    if (order) sets.push(this.#inAny(kind, 'order', order))
    const [first, ...others] = sets
    const set = first && allOf([first, ...others])
    // Nearly always all are public, and then there is nothing to take away.
    const hidden = isPublic ? this.#hidden(kind) : emptySet
    return hidden.size === 0 ? set : without(set ?? this.#all(kind), hidden)
  }

  #hidden(kind: Kind): NumberSet {
    return this.#cache.get(`${kind} hidden`, () => this.#numbers(`select no from ${kind} where is_hidden`))
  }

  #all(kind: Kind): NumberSet {
    return this.#cache.get(`${kind} all`, () => upTo(this.total(kind)))
  }

  #ofIds(kind: Kind, ids: readonly string[]): NumberSet {
    const rows = ids.map(id => this.#sql.first(`select no from ${kind} where id = ?`, id))
    return setOf(rows.flatMap(row => (row === undefined ? [] : [Number(row.no)])))
  }

  #inAny(kind: Kind, table: Table, ranges: readonly Range[]): NumberSet {
    if (ranges.length === 0) return emptySet
    return anyOf(
      ranges.map(range =>
        this.#cache.get(`${kind} ${table} ${nameOf(range)}`, () =>
          table === 'term' ? this.#postings(kind, range) : this.#listed(kind, table, range),
        ),
      ),
    )
  }

  #postings(kind: Kind, { from, below }: Range): NumberSet {
    const condition = below === undefined ? 'term = ?' : 'term >= ? and term < ?'
    const rows = this.#sql.rows(
      `select key, bits from ${kind}_term t cross join ${kind}_posting
        where ${condition} and key >= t.no * 65536 and key < (t.no + 1) * 65536`,
      ...(below === undefined ? [from] : [from, below]),
    )
    const byPlace = new Map<number, Chunk[]>()
    for (const { key, bits } of rows) {
      const at = Number(key) % 65536
      const chunks = byPlace.get(at)
      if (chunks === undefined) byPlace.set(at, [chunkOf(bits)])
      else chunks.push(chunkOf(bits))
    }
    return new Map(
      [...byPlace].map(([at, chunks]) => [at, chunks.length === 1 ? (chunks[0] ?? none) : unionOf(chunks)]),
    )
  }

  #listed(kind: Kind, table: 'rare' | 'order', { from, below }: Range): NumberSet {
    const column = table === 'rare' ? 'term' : 'sort'
    return below === undefined
      ? this.#numbers(`select no from ${kind}_${table} where ${column} = ?`, from)
      : this.#numbers(`select no from ${kind}_${table} where ${column} >= ? and ${column} < ?`, from, below)
  }

  // One text is handed over much faster than many rows.
  #numbers(sql: string, ...values: Uint8Array[]): NumberSet {
    return setOf(numbersIn(this.#sql.first(`select json_group_array(no) as numbers from (${sql})`, ...values)?.numbers))
  }
}

/** The numbers of a JSON list that SQLite has made. */
export const numbersIn = (list: unknown): number[] => JSON.parse(String(list))

const none = /* @__PURE__ */ new Uint16Array()

type Table = 'rare' | 'order' | 'term'

const nameOf = ({ from, below }: Range): string => `${textOf(from)}${below === undefined ? '' : `\n${textOf(below)}`}`

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
