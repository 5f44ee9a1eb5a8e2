import { Recent } from '../../core/recent.ts'
import type { Kind } from '../catalog.ts'
import { type Conditions, settled } from '../filter/conditions.ts'
import { bytesOf, exactly, type Range, startingWith } from '../filter/key-ranges.ts'
import { fieldTerm, wordLetters } from '../filter/terms.ts'
import type { Exact, Search, Term } from '../search/parse-search.ts'
import { type Place, scoredTerms } from '../search/score.ts'
import type { Weight } from '../search/searched-words.ts'
import { bestFirst } from './best-first.ts'
import { numbersIn, type Statements } from './database.ts'
import { specifiersInSqlite } from './facets.ts'
import { anyOf, both, emptySet, type NumberSet, setOf, upTo, weightOf, without } from './postings/number-set.ts'
import { postingsIn } from './postings/read-postings.ts'

/** The maximum size in bytes of each of the two generations of cached sets. */
const kept = 32_000_000

/** A reader that finds the numbers of matching records in the index and caches them until records change. */
export class IndexReader {
  readonly #sql: Statements
  readonly #cache = new Recent<NumberSet>(kept, (set, name) => weightOf(set) + 2 * name.length)
  readonly #totals = new Map<Kind, number>()
  readonly #names = new Map<Kind, ReadonlySet<string>>()
  #version: unknown
  #forgotten = 0

  constructor(sql: Statements) {
    this.#sql = sql
  }

  /** Returns a revision of the records, which changes whenever the records change. */
  get revision(): string {
    return `${this.#version} ${this.#forgotten}`
  }

  /**
   * Clears the cache if another connection has changed the database. Must be called at the beginning of each
   * transaction.
   */
  refresh(): void {
    const version = this.#sql.first('pragma data_version')?.data_version
    if (version !== this.#version) this.forget()
    this.#version = version
  }

  /** Clears the cache after writes of this connection, which SQLite's data version does not reflect. */
  forget(): void {
    this.#forgotten++
    this.#cache.clear()
    this.#totals.clear()
    this.#names.clear()
  }

  /** Returns the number of records of a kind: the highest record number, because records are never deleted. */
  total(kind: Kind): number {
    const total = this.#totals.get(kind) ?? Number(this.#sql.first(`select max(no) as last from ${kind}`)?.last ?? 0)
    this.#totals.set(kind, total)
    return total
  }

  /** Returns the names of all specifiers of a kind. */
  specifiers(kind: Kind): ReadonlySet<string> {
    const names = this.#names.get(kind) ?? specifiersInSqlite(this.#sql, kind)
    this.#names.set(kind, names)
    return names
  }

  /** Removes the rare terms in `either` from the conditions if no record of the kind has any of them. */
  settled(kind: Kind, conditions: Conditions): Conditions {
    const { either = [] } = conditions
    return settled(
      conditions,
      either.some(({ rare: ranges }) => this.#inAny(kind, { table: 'rare', ranges }).size > 0),
    )
  }

  /**
   * Returns the numbers of the records that meet the conditions. Returns undefined if there are no conditions and no
   * hidden or withdrawn records to exclude.
   */
  matching(kind: Kind, conditions: Conditions): NumberSet | undefined {
    const { isPublic, isWithdrawn, ids, order, either = [], common, rare, search } = conditions
    const sets = this.#meeting(kind, [
      ...common.map(ranges => ({ table: 'term', ranges }) as const),
      ...rare.map(ranges => ({ table: 'rare', ranges }) as const),
      ...(order ? [{ table: 'order', ranges: order } as const] : []),
    ])
    for (const { order, rare } of either)
      sets.push(
        anyOf([
          this.#inAny(kind, { table: 'order', ranges: order }),
          this.#inAny(kind, { table: 'rare', ranges: rare }),
        ]),
      )
    if (ids) sets.push(this.#ofIds(kind, ids))
    if (search) sets.push(this.#found(kind, search))
    const gone = this.#marked(kind, 'is_withdrawn')
    if (isWithdrawn) sets.push(gone)
    const set = sets.length === 0 ? undefined : sets.reduce(both)
    // Usually all records are public and none is withdrawn, so nothing is subtracted.
    const masks = [isPublic ? this.#marked(kind, 'is_hidden') : emptySet, isWithdrawn === false ? gone : emptySet]
    return masks.reduce<NumberSet | undefined>(
      (rest, mask) => (mask.size === 0 ? rest : without(rest ?? this.#all(kind), mask)),
      set,
    )
  }

  /**
   * Yields the records of a set of matches on demand, in groups of equal score, best first.
   *
   * Uses FTS5 only for phrases, which need word positions; postings/README.md gives the reasons.
   */
  *ranked(kind: Kind, search: Search, set: NumberSet): Generator<NumberSet> {
    let rest = set
    if (search.exact !== undefined) {
      const named = both(set, this.#named(kind, search.exact))
      if (named.size > 0) yield named
      rest = without(rest, named)
    }
    const terms = search.wanted.slice(0, scoredTerms)
    const having = (at: number, { weight, isWhole }: Place): NumberSet =>
      this.#having(kind, { words: terms[at]?.words ?? [], isStart: !isWhole }, weight)
    yield* bestFirst(
      rest,
      terms.map(({ isStart }) => isStart),
      having,
    )
  }

  #found(kind: Kind, { wanted, unwanted, exact }: Search): NumberSet {
    const having = (term: Term): NumberSet => this.#having(kind, term, 'text')
    const named = exact ? [this.#named(kind, exact)] : []
    if (wanted.length + unwanted.length === 0) return anyOf([emptySet, ...named])
    const all = wanted.length === 0 ? this.#all(kind) : wanted.map(having).reduce(both)
    return anyOf([unwanted.length === 0 ? all : without(all, anyOf(unwanted.map(having))), ...named])
  }

  /** Returns the records that have a term with the given weight. The weight `text` includes all weights. */
  #having(kind: Kind, term: Term, weight: Weight): NumberSet {
    const [word = '', ...others] = term.words
    if (others.length === 0) {
      const text = wordLetters[weight] + word
      return this.#cache.get(`${kind} ${term.isStart ? 'start' : 'word'} ${text}`, () =>
        postingsIn(this.#sql, kind, term.isStart ? startingWith(text) : exactly(text)),
      )
    }
    const place = weight === 'text' ? '' : `{${weight}} : `
    const phrase = `${place}"${term.words.join(' ')}"${term.isStart ? ' *' : ''}`
    return this.#cache.get(`${kind} phrase ${phrase}`, () =>
      this.#numbers(`select rowid as no from ${kind}_text where ${kind}_text match ?`, phrase),
    )
  }

  /**
   * Returns the records that a query identifies exactly. A checksum identifies both a file and the datasets that
   * contain it.
   */
  #named(kind: Kind, { id, doi, checksum }: Exact): NumberSet {
    const sets = id === undefined ? [] : [this.#ofIds(kind, [id])]
    const listed = (text: string): NumberSet => this.#listed(kind, 'rare', exactly(text))
    if (kind === 'resource') {
      if (doi !== undefined) sets.push(listed(fieldTerm(kind, 'doi', doi)))
    } else if (checksum !== undefined) {
      const datasets = `select d.no as no from file_rare r join file f on f.no = r.no, json_each(f.body, '$.datasets') one
        join dataset d on d.id = one.value where r.term = ?`
      const term = fieldTerm('file', 'checksum', checksum)
      sets.push(kind === 'file' ? listed(term) : this.#numbers(datasets, bytesOf(term)))
    }
    return sets.length === 0 ? emptySet : anyOf(sets)
  }

  #marked(kind: Kind, mark: 'is_hidden' | 'is_withdrawn'): NumberSet {
    return this.#cache.get(`${kind} ${mark}`, () => this.#numbers(`select no from ${kind} where ${mark}`))
  }

  #all(kind: Kind): NumberSet {
    return this.#cache.get(`${kind} all`, () => upTo(this.total(kind)))
  }

  #ofIds(kind: Kind, ids: readonly string[]): NumberSet {
    return this.#numbers(`select no from json_each(?) cross join ${kind} one on one.id = value`, JSON.stringify(ids))
  }

  /**
   * Returns up to two sets of record numbers. A record meets all conditions in `parts` if it is in each set.
   *
   * One set combines all conditions but the last, because consecutive requests often differ only in the last condition.
   */
  #meeting(kind: Kind, parts: readonly Part[]): NumberSet[] {
    const named = parts.map(part => ({ part, name: nameOf(part) })).sort((a, b) => (a.name < b.name ? -1 : 1))
    const last = named.pop()
    if (last === undefined) return []
    const all = (): NumberSet => named.map(({ part }) => this.#inAny(kind, part)).reduce(both)
    const name = JSON.stringify([kind, ...named.map(one => one.name)])
    return [...(named.length === 0 ? [] : [this.#cache.get(name, all)]), this.#inAny(kind, last.part)]
  }

  #inAny(kind: Kind, { table, ranges }: Part): NumberSet {
    if (ranges.length === 0) return emptySet
    return anyOf(
      ranges.map(range =>
        this.#cache.get(`${kind} ${nameOf({ table, ranges: [range] })}`, () =>
          table === 'term' ? postingsIn(this.#sql, kind, range) : this.#listed(kind, table, range),
        ),
      ),
    )
  }

  #listed(kind: Kind, table: 'rare' | 'order', { from, below }: Range): NumberSet {
    const column = table === 'rare' ? 'term' : 'sort'
    return below === undefined
      ? this.#numbers(`select no from ${kind}_${table} where ${column} = ?`, from)
      : this.#numbers(`select no from ${kind}_${table} where ${column} >= ? and ${column} < ?`, from, below)
  }

  // SQLite returns one text much faster than many rows.
  #numbers(sql: string, ...values: (Uint8Array | string)[]): NumberSet {
    return setOf(numbersIn(this.#sql.first(`select json_group_array(no) as numbers from (${sql})`, ...values)?.numbers))
  }
}

/** Ranges of a table. A record must be in at least one of them. */
interface Part {
  table: 'rare' | 'order' | 'term'
  ranges: readonly Range[]
}

const nameOf = ({ table, ranges }: Part): string =>
  JSON.stringify([table, ...ranges.map(({ from, below }) => [latin1Of(from), below && latin1Of(below)])])

const latin1Of = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
