import type { Kind } from '../catalog.ts'
import { type Conditions, settled } from '../filter/conditions.ts'
import type { Range } from '../filter/key-ranges.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import { type Frequencies, unknown } from './frequencies.ts'
import { type NamingConditions, searchCondition } from './text-search.ts'

/** An SQL condition on the table of a kind, aliased as `r`, with the values of its parameters. */
export class Where {
  readonly values: unknown[] = []
  readonly #parts: string[] = []

  /** Creates the condition for a query. The frequencies of words affect only the speed of a search, not its result. */
  constructor(
    kind: Kind,
    { isPublic, isWithdrawn, ids, order, either = [], common, rare, search }: NamingConditions,
    frequencies: Frequencies = unknown,
  ) {
    if (isWithdrawn !== undefined) this.add(isWithdrawn ? 'r.is_withdrawn' : 'not r.is_withdrawn')
    if (isPublic) this.add('r.is_public')
    if (ids) this.add(`r.id = any(${this.bind(ids)}::uuid[])`)
    if (order) this.add(this.#within('r.sort', order))
    if (search) this.add(searchCondition(value => this.bind(value), search, frequencies))
    const hasTerm = (ranges: readonly Range[]): string =>
      `exists (select 1 from ${tableOf(kind)}_term t where t.id = r.id and ${this.#within('t.term', ranges)})`
    for (const { order, rare } of either) this.add(`(${this.#within('r.sort', order)} or ${hasTerm(rare)})`)
    for (const ranges of [...rare, ...common]) this.add(hasTerm(ranges))
  }

  /** Adds an SQL condition that a row must also meet. */
  add(condition: string): void {
    this.#parts.push(condition)
  }

  /** Adds the condition that a term in the terms table, aliased as `t`, is in one of the ranges. */
  anyTerm(ranges: readonly Range[]): void {
    this.add(this.#within('t.term', ranges))
  }

  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  toString(): string {
    return this.#parts.length === 0 ? 'true' : this.#parts.join(' and ')
  }

  #within(column: string, ranges: readonly Range[]): string {
    const single = ranges.filter(({ below }) => below === undefined).map(({ from }) => from)
    const alternatives = ranges.flatMap(({ from, below }) =>
      below === undefined ? [] : [`${column} >= ${this.bind(from)} and ${column} < ${this.bind(below)}`],
    )
    if (single.length > 0) alternatives.push(`${column} = any(${this.bind(single)}::bytea[])`)
    return alternatives.length === 0 ? 'false' : `(${alternatives.join(' or ')})`
  }
}

/** Removes the rare terms in `either` from the conditions if no record of the kind has any of them. */
export async function settledInPostgres(query: Query, kind: Kind, conditions: Conditions): Promise<Conditions> {
  const { either = [] } = conditions
  if (either.length === 0) return conditions
  const where = new Where(kind, { isPublic: false, isWithdrawn: undefined, common: [], rare: [] })
  where.anyTerm(either.flatMap(({ rare }) => rare))
  const { rows } = await query(`select 1 as there from ${tableOf(kind)}_term t where ${where} limit 1`, where.values)
  return settled(conditions, rows.length > 0)
}

/** Counts the records of a kind that meet a condition. */
export async function countOf(query: Query, kind: Kind, where: Where): Promise<number> {
  const { rows } = await query(`select count(*) as count from ${tableOf(kind)} r where ${where}`, where.values)
  return Number(rows[0]?.count)
}
