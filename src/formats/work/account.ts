import type { Datacite } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { toPointer, valueAt } from '../../pointer.ts'
import { isObject } from '../dialects/dialect.ts'
import type { FormatId, Loss } from '../format.ts'
import { lossOfExtra } from '../writing/extras.ts'
import { eachForeign } from '../writing/foreign-extras.ts'
import { quote } from '../writing/quote.ts'
import type { Held } from './held.ts'

/**
 * Keeps account of what of a record has arrived in another format. A writer says of everything that it writes where it is from;
 * whatever nobody named is a loss in the end, so that nothing can be forgotten in silence.
 */
export class Account {
  readonly #record: Datacite
  readonly #format: { id: FormatId; name: string }
  /** Pointers of what arrived whole. */
  readonly #carried = new Set<string>()
  /** Pointers of what arrived in part: everything around what arrived. */
  readonly #partly = new Set<string>()
  readonly #losses: Loss[] = []

  constructor(record: Datacite, format: { id: FormatId; name: string }) {
    this.#record = isObject(record) ? record : {}
    this.#format = format
  }

  /**
   * Tells that the value at a path, with all within it, is in the output, and gives what was held. A text that is not written as
   * the record has it, white space aside, counts as changed.
   */
  carry<T>({ value, path }: Held<T>): T {
    this.carryPath(path)
    const given = valueAt(this.#record, path)
    if (typeof value === 'string' && typeof given === 'string' && !isAlike(value, given))
      this.changed(path, `${quote(given)} is written as ${quote(value)}.`)
    return value
  }

  /** {@link carry}, for what may be missing. */
  carryAny<T>(held: Held<T> | undefined): T | undefined {
    return held === undefined ? undefined : this.carry(held)
  }

  /** Tells that the value at a path, with all within it, is in the output, however it is written there. */
  carryPath(path: Path): void {
    this.#carried.add(toPointer(path))
    for (let length = path.length - 1; length >= 0; length--) {
      const around = toPointer(path.slice(0, length))
      if (this.#partly.has(around)) break
      this.#partly.add(around)
    }
  }

  /** Tells that a value arrived, but otherwise than it was. */
  changed(path: Path, message: string): void {
    this.carryPath(path)
    this.#losses.push({ kind: 'changed', pointer: toPointer(path), message, value: valueAt(this.#record, path) })
  }

  /** Tells that the output holds a value that the record does not have; `path` is where it would stand. */
  invented(path: Path, message: string, value: unknown): void {
    this.#losses.push({ kind: 'invented', pointer: toPointer(path), message, value })
  }

  /** Everything that the output does not hold as the record does, in the order of the record. */
  losses(): Loss[] {
    const losses = [...this.#losses]
    for (const [name, value] of Object.entries(this.#record))
      if (!isAboutRecord.has(name)) this.#lose(value, [name], losses)
    const { id, name } = this.#format
    eachForeign(
      this.#record,
      id,
      ({ key }) => this.#carried.has(toPointer(['extras', 'members', key])),
      extra => losses.push(lossOfExtra(this.#record, extra, name)),
    )
    return losses
  }

  #lose(value: unknown, path: Path, losses: Loss[]): void {
    const pointer = toPointer(path)
    if (this.#carried.has(pointer) || isEmpty(value)) return
    if (this.#partly.has(pointer) && typeof value === 'object' && value !== null) {
      for (const [step, member] of Object.entries(value))
        this.#lose(member, [...path, Array.isArray(value) ? Number(step) : step], losses)
      return
    }
    const what = path.filter(step => typeof step === 'string').join('.')
    losses.push({
      kind: 'lost',
      pointer,
      message: `"${what}" ${quote(value)} is left out: ${this.#format.name} has no place for it.`,
      value,
    })
  }
}

/** Members that say nothing about the resource, or are accounted for by themselves. */
const isAboutRecord: ReadonlySet<string> = new Set(['schemaVersion', 'extras'])

/** Whether a value says nothing: empty text, nothing, or a list or object of such; without recursion, for the sake of deep nesting. */
function isEmpty(root: unknown): boolean {
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'object') return false
    for (const member of Object.values(value)) pending.push(member)
  }
  return true
}

const isAlike = (written: string, given: string): boolean =>
  written === given || written.replace(/\s+/g, ' ').trim() === given.replace(/\s+/g, ' ').trim()
