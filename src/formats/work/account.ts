import type { Datacite } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { toPointer, valueAt } from '../../pointer.ts'
import { isObject } from '../dialects/dialect.ts'
import type { FormatId, Loss } from '../format.ts'
import { lossOfExtra } from '../writing/extras.ts'
import { eachForeign } from '../writing/foreign-extras.ts'
import { quote } from '../writing/quote.ts'
import type { Held, Where } from './held.ts'
import { Found, Place, pathOf } from './held.ts'

/**
 * Keeps account of what of a record has arrived in another format. A writer says of everything that it writes where it is from;
 * whatever nobody named is a loss in the end, so that nothing can be forgotten in silence. What a writer says is only noted; it is
 * worked out when the losses are asked for, because many want the text alone.
 */
export class Account {
  readonly #record: Datacite
  readonly #format: { id: FormatId; name: string }
  readonly #notes: Note[] = []

  constructor(record: Datacite, format: { id: FormatId; name: string }) {
    this.#record = isObject(record) ? record : {}
    this.#format = format
  }

  /**
   * Tells that the value at a path, with all within it, is in the output, and gives what was held. A text that is not written as
   * the record has it, white space aside, counts as changed.
   */
  carry<T>(held: Held<T>): T {
    this.#notes.push(held)
    return held.value
  }

  /** {@link carry}, for what may be missing. */
  carryAny<T>(held: Held<T> | undefined): T | undefined {
    return held === undefined ? undefined : this.carry(held)
  }

  /** Tells that the value at a path, with all within it, is in the output, however it is written there. */
  carryPath(where: Where): void {
    // What is found there says nothing about how it is written.
    this.#notes.push(where instanceof Found ? new Place(where) : where)
  }

  /** Tells that a value arrived, but otherwise than it was. */
  changed(where: Where, message: string): void {
    this.#notes.push({ where, message })
  }

  /** Tells that the output holds a value that the record does not have; `where` is where it would stand. */
  invented(where: Where, message: string, value: unknown): void {
    this.#notes.push({ where, message, invented: value })
  }

  /** {@link carryPath}, {@link changed} and the like, worked out only when somebody asks for the losses. */
  later(tell: (account: Account) => void): void {
    this.#notes.push(tell)
  }

  /** Everything that the output does not hold as the record does, in the order of the record. */
  losses(): Loss[] {
    const losses: Loss[] = []
    const arrived = this.#arrived(losses)
    for (const [name, value] of Object.entries(this.#record))
      if (!isAboutRecord.has(name)) this.#lose(value, [name], arrived.get(name), losses)
    const { id, name } = this.#format
    const members = arrived.get('extras')?.get('members')
    eachForeign(
      this.#record,
      id,
      ({ key }) => members?.get(key)?.isWhole === true,
      extra => losses.push(lossOfExtra(this.#record, extra, name)),
    )
    return losses
  }

  /** What arrived, whole or in part; what arrived otherwise is added to the losses. */
  #arrived(losses: Loss[], arrived = new Arrived()): Arrived {
    for (const note of this.#notes) {
      if (typeof note === 'function') {
        const told = new Account(this.#record, this.#format)
        note(told)
        told.#arrived(losses, arrived)
        continue
      }
      const path = 'where' in note ? pathOf(note.where) : 'path' in note ? note.path : note
      if ('invented' in note) {
        losses.push({ kind: 'invented', pointer: toPointer(path), message: note.message, value: note.invented })
        continue
      }
      arrived.at(path).isWhole = true
      const message = 'message' in note ? note.message : 'value' in note ? this.#changeOf(path, note.value) : undefined
      if (message === undefined) continue
      losses.push({ kind: 'changed', pointer: toPointer(path), message, value: valueAt(this.#record, path) })
    }
    return arrived
  }

  #changeOf(path: Path, written: unknown): string | undefined {
    if (typeof written !== 'string') return undefined
    const given = valueAt(this.#record, path)
    if (typeof given !== 'string' || isAlike(written, given)) return undefined
    return `${quote(given)} is written as ${quote(written)}.`
  }

  #lose(value: unknown, path: Path, arrived: Arrived | undefined, losses: Loss[]): void {
    if (arrived?.isWhole || isEmpty(value)) return
    if (arrived !== undefined && typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value)
      for (const [step, member] of Object.entries(value))
        this.#lose(member, [...path, isList ? Number(step) : step], arrived.get(step), losses)
      return
    }
    const what = path.filter(step => typeof step === 'string').join('.')
    losses.push({
      kind: 'lost',
      pointer: toPointer(path),
      message: `"${what}" ${quote(value)} is left out: ${this.#format.name} has no place for it.`,
      value,
    })
  }
}

/** What a writer has said: a value that it wrote, a place, a change, an invention, or what says more of these. */
type Note =
  | Held<unknown>
  | Where
  | { where: Where; message: string }
  | { where: Where; message: string; invented: unknown }
  | ((account: Account) => void)

/** A place of a record of which something arrived, and the places within it. */
class Arrived {
  isWhole = false
  readonly #within = new Map<string, Arrived>()

  get(step: string): Arrived | undefined {
    return this.#within.get(step)
  }

  /** The place that a path leads to, made where it is new. */
  at(path: Path): Arrived {
    let place: Arrived = this
    for (const step of path) {
      const name = String(step)
      let next = place.#within.get(name)
      if (next === undefined) {
        next = new Arrived()
        place.#within.set(name, next)
      }
      place = next
    }
    return place
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
