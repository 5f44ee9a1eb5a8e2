import type { Kind } from '../catalog.ts'
import type { Range } from '../filter/key-ranges.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import { type Frequencies, unknown } from './frequencies.ts'
import { type NamingConditions, searchCondition } from './text-search.ts'

/** An SQL condition on the table of a kind, aliased as `r`, with the values of its parameters. */
export class Where {
  readonly values: unknown[] = []
  readonly #parts: string[] = []

  /** With the frequencies of words, those of a search are looked for in the faster way; the same records meet the condition. */
  constructor(
    kind: Kind,
    { isPublic, isWithdrawn, ids, order, common, rare, search }: NamingConditions,
    frequencies: Frequencies = unknown,
  ) {
    if (isWithdrawn !== undefined) this.add(isWithdrawn ? 'r.is_withdrawn' : 'not r.is_withdrawn')
    if (isPublic) this.add('r.is_public')
    if (ids) this.add(`r.id = any(${this.bind(ids)}::uuid[])`)
    if (order) this.add(this.#within('r.sort', order))
    if (search) this.add(searchCondition(value => this.bind(value), search, frequencies))
    for (const ranges of [...rare, ...common])
      this.add(`exists (select 1 from ${tableOf(kind)}_term t where t.id = r.id and ${this.#within('t.term', ranges)})`)
  }

  /** Adds a condition. */
  add(condition: string): void {
    this.#parts.push(condition)
  }

  /** The parameter of a value. */
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

/** How many records of a kind meet a condition. */
export async function countOf(query: Query, kind: Kind, where: Where): Promise<number> {
  const { rows } = await query(`select count(*) as count from ${tableOf(kind)} r where ${where}`, where.values)
  return Number(rows[0]?.count)
}
