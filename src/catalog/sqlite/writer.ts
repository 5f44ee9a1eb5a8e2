import type { Kind, Stored } from '../catalog.ts'
import { secondOf } from '../changed.ts'
import { type Changes, changesOf, filesListedBy, type Held, idsIn, isSameState, type RecordChange } from '../changes.ts'
import { creation, entryOf } from '../history.ts'
import { bytesOf, compareBytes } from '../ranges.ts'
import { searchedOf, weights } from '../search/searched.ts'
import { dateKeyOf, sortBytes, sortKeyOf, titleKeyOf } from '../sort-key.ts'
import { commonTermsOf, rareTermsOf, wordTermsOf } from '../terms.ts'
import { bytesOfChunk, chunkOf } from './chunk-bytes.ts'
import type { Statements } from './database.ts'
import { bitsOf } from './number-set.ts'

/** A record that the database holds, with its number. */
interface HeldRow<K extends Kind> extends Held<K> {
  no: number
  body: string
  hash: string
  changed: number
}

/** Writes a batch; call it within a transaction. `hashes` holds the hash of every resource's JSON. */
export function writeToSqlite(
  sql: Statements,
  batch: readonly RecordChange[],
  hashes: ReadonlyMap<string, string>,
  now: () => number,
): void {
  const ids = idsIn(batch)
  const dataset = heldRows(sql, 'dataset', ids.dataset)
  const held = {
    dataset,
    file: heldRows(sql, 'file', [...ids.file, ...filesListedBy(dataset.values())]),
    resource: heldRows(sql, 'resource', ids.resource),
  }
  const changes: Changes = changesOf(batch, held, secondOf(now))
  put(sql, 'dataset', changes.dataset, held.dataset, hashes, now)
  put(sql, 'file', changes.file, held.file, hashes, now)
  put(sql, 'resource', changes.resource, held.resource, hashes, now)
}

function heldRows<K extends Kind>(sql: Statements, kind: K, ids: Iterable<string>): Map<string, HeldRow<K>> {
  const held = new Map<string, HeldRow<K>>()
  for (const id of new Set(ids)) {
    const row = sql.first(
      `select no, is_listed, is_hidden, withdrawn, changed, hash, body from ${kind} where id = ?`,
      id,
    )
    if (row === undefined) continue
    const body = String(row.body)
    held.set(id, {
      no: Number(row.no),
      body,
      hash: String(row.hash),
      changed: Number(row.changed),
      record: JSON.parse(body),
      isListed: row.is_listed === 1,
      isHidden: row.is_hidden === 1,
      withdrawn: !row.withdrawn ? undefined : JSON.parse(String(row.withdrawn)),
    })
  }
  return held
}

function put<K extends Kind>(
  sql: Statements,
  kind: K,
  changes: ReadonlyMap<string, Held<K>>,
  held: ReadonlyMap<string, HeldRow<K>>,
  hashes: ReadonlyMap<string, string>,
  now: () => number,
): void {
  const second = secondOf(now)
  const postings = new PostingChanges(sql, kind)
  for (const [id, after] of changes) {
    const before = held.get(id)
    const { record, isListed, isHidden, withdrawn } = after
    const body = JSON.stringify(record)
    if (before !== undefined && before.body === body && isSameState(before, after)) continue
    const sort = sortBytes(sortKeyOf(kind, record))
    const isExternal = 'is_external' in record && record.is_external
    const values = [
      sort,
      sortBytes(titleKeyOf(kind, record)),
      sortBytes(dateKeyOf(kind, record)),
      Number(isListed),
      Number(isHidden),
      Number(isExternal),
      Number(withdrawn !== undefined),
      withdrawn === undefined ? '' : JSON.stringify(withdrawn),
      second,
      hashes.get(body) ?? before?.hash ?? '',
      body,
    ]
    const no =
      before === undefined
        ? sql.run(
            `insert into ${kind} (sort, title, date, is_listed, is_hidden, is_external, is_withdrawn, withdrawn, changed, hash,
              body, id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
            ...values,
            id,
          )
        : before.no
    if (before !== undefined) {
      sql.run(
        `update ${kind} set sort = ?, title = ?, date = ?, is_listed = ?, is_hidden = ?, is_external = ?, is_withdrawn = ?,
          withdrawn = ?, changed = ?, hash = ?, body = ? where no = ?`,
        ...values,
        no,
      )
      putHistory(sql, kind, id, before, after, second)
    }
    putInOrder(sql, kind, no, sort, before && sortBytes(sortKeyOf(kind, before.record)))
    const old = before === undefined ? [] : rareTermsOf(kind, before.record)
    putRareTerms(sql, kind, no, rareTermsOf(kind, record), old)
    if (before !== undefined) for (const term of commonTermsOf(kind, before.record)) postings.set(term, no, false)
    for (const term of commonTermsOf(kind, record)) postings.set(term, no, true)
    putText(sql, postings, { kind, no, record, before: before?.record })
  }
  postings.write()
}

/** Writes the words and the texts of a record, unless they are what they were. */
function putText<K extends Kind>(
  sql: Statements,
  postings: PostingChanges,
  { kind, no, record, before }: { kind: K; no: number; record: Stored[K]; before: Stored[K] | undefined },
): void {
  const columns = columnsOf(kind, record)
  if (before !== undefined) {
    if (columns.join('\n') === columnsOf(kind, before).join('\n')) return
    for (const term of wordTermsOf(kind, before)) postings.set(term, no, false)
    sql.run(`delete from ${kind}_text where rowid = ?`, no)
  }
  for (const term of wordTermsOf(kind, record)) postings.set(term, no, true)
  sql.run(`insert into ${kind}_text (rowid, title, name, topic, text) values (?, ?, ?, ?, ?)`, no, ...columns)
}

/** The texts of a record by their weights, with a sign between two texts that no phrase has. */
const columnsOf = <K extends Kind>(kind: K, record: Stored[K]): string[] => {
  const searched = searchedOf(kind, record)
  return weights.map(weight => searched[weight].map(words => words.join(' ')).join(' \u00b6 '))
}

/** Writes the words, the texts, the specifiers and the keys of all records of a kind; for a database whose release knew other ones. */
export function indexAgain(sql: Statements, kind: Kind): void {
  const [from, below] = [bytesOf('w'), bytesOf('x')]
  sql.run(
    `delete from ${kind}_posting where key in (select p.key from ${kind}_term t join ${kind}_posting p
      on p.key >= t.no * 65536 and p.key < (t.no + 1) * 65536 where t.term >= ? and t.term < ?)`,
    from,
    below,
  )
  sql.run(`delete from ${kind}_term where term >= ? and term < ?`, from, below)
  for (let last = 0; ; ) {
    const rows = [...sql.rows(`select no, body from ${kind} where no > ? order by no limit 1000`, last)]
    if (rows.length === 0) return
    const postings = new PostingChanges(sql, kind)
    for (const row of rows) {
      const [no, record] = [Number(row.no), JSON.parse(String(row.body))]
      putText(sql, postings, { kind, no, record, before: undefined })
      for (const term of commonTermsOf(kind, record)) postings.set(term, no, true)
      const keys = [titleKeyOf(kind, record), dateKeyOf(kind, record)].map(sortBytes)
      sql.run(`update ${kind} set title = ?, date = ? where no = ?`, ...keys, no)
      last = no
    }
    postings.write()
  }
}

function putHistory(
  sql: Statements,
  kind: Kind,
  id: string,
  before: HeldRow<Kind>,
  after: Held<Kind>,
  second: number,
): void {
  const entry = entryOf(before, after, second)
  if (entry === undefined) return
  const last = sql.first(`select max(place) as last from ${kind}_history where id = ?`, id)?.last
  const entries = typeof last === 'number' ? [entry] : [creation(before.changed), entry]
  for (const [at, one] of entries.entries())
    sql.run(
      `insert into ${kind}_history (id, place, entry) values (?, ?, ?)`,
      id,
      Number(last ?? 0) + 1 + at,
      JSON.stringify(one),
    )
}

function putInOrder(sql: Statements, kind: Kind, no: number, sort: Uint8Array, before: Uint8Array | undefined): void {
  if (before !== undefined && compareBytes(sort, before) === 0) return
  if (before !== undefined) sql.run(`delete from ${kind}_order where sort = ?`, before)
  sql.run(`insert into ${kind}_order (sort, no) values (?, ?)`, sort, no)
}

function putRareTerms(
  sql: Statements,
  kind: Kind,
  no: number,
  terms: readonly string[],
  before: readonly string[],
): void {
  for (const term of before)
    if (!terms.includes(term)) sql.run(`delete from ${kind}_rare where term = ? and no = ?`, bytesOf(term), no)
  for (const term of terms)
    if (!before.includes(term)) sql.run(`insert into ${kind}_rare (term, no) values (?, ?)`, bytesOf(term), no)
}

/** Collects the changes to the postings of a kind, so that each is read and written once. */
class PostingChanges {
  readonly #sql: Statements
  readonly #kind: Kind
  readonly #byTerm = new Map<string, Map<number, boolean>>()

  constructor(sql: Statements, kind: Kind) {
    this.#sql = sql
    this.#kind = kind
  }

  /** Sets whether a record has a term; the last call counts. */
  set(term: string, no: number, isThere: boolean): void {
    const members = this.#byTerm.get(term)
    if (members === undefined) this.#byTerm.set(term, new Map([[no, isThere]]))
    else members.set(no, isThere)
  }

  /** Writes the changes, in the order of the terms in the index. */
  write(): void {
    for (const term of [...this.#byTerm.keys()].sort()) this.#writeTerm(term, this.#byTerm.get(term) ?? new Map())
  }

  #writeTerm(term: string, members: ReadonlyMap<number, boolean>): void {
    const termNo = this.#numberOf(bytesOf(term))
    const byPlace = new Map<number, [low: number, isThere: boolean][]>()
    for (const [no, isThere] of members) {
      const at = Math.floor(no / 65536)
      const lows = byPlace.get(at)
      if (lows === undefined) byPlace.set(at, [[no % 65536, isThere]])
      else lows.push([no % 65536, isThere])
    }
    for (const [at, lows] of byPlace) this.#writeChunk(termNo * 65536 + at, lows)
  }

  #writeChunk(key: number, lows: readonly (readonly [number, boolean])[]): void {
    const stored = this.#sql.first(`select bits from ${this.#kind}_posting where key = ?`, key)?.bits
    const bits = bitsOf(stored === undefined ? undefined : chunkOf(stored))
    for (const [low, isThere] of lows) {
      const word = bits[low >>> 5] ?? 0
      bits[low >>> 5] = isThere ? word | (1 << (low & 31)) : word & ~(1 << (low & 31))
    }
    const bytes = bytesOfChunk(bits)
    if (bytes === undefined) this.#sql.run(`delete from ${this.#kind}_posting where key = ?`, key)
    else this.#sql.run(`insert or replace into ${this.#kind}_posting (key, bits) values (?, ?)`, key, bytes)
  }

  #numberOf(term: Uint8Array): number {
    const no = this.#sql.first(`select no from ${this.#kind}_term where term = ?`, term)?.no
    return no === undefined ? this.#sql.run(`insert into ${this.#kind}_term (term) values (?)`, term) : Number(no)
  }
}
