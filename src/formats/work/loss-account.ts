import { lossOfExtra } from '../../datacite/writing/extras.ts'
import { eachForeign } from '../../datacite/writing/foreign-extras.ts'
import { quote } from '../../datacite/writing/quote.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { toPointer } from '../../pointer.ts'
import type { FormatId, Loss } from '../format.ts'
import type { Account } from './account.ts'
import { Arrived } from './arrived.ts'
import type { Held, Where } from './held.ts'
import { pathOf } from './held.ts'

/** A format as losses speak of it. */
interface Named {
  id: FormatId
  name: string
}

/** What writing a record in a format loses of it: `write` writes it, and tells the account it is given. */
export function lossesOf(record: Datacite, format: Named, write: (account: Account) => unknown): Loss[] {
  const account = new LossAccount(record, format)
  write(account)
  return account.losses()
}

/** Keeps account of what of a record has arrived in another format. */
class LossAccount implements Account {
  readonly isKept = true
  readonly #record: Datacite
  readonly #format: Named
  readonly #arrived: Arrived
  readonly #told: Loss[] = []
  readonly #left: Loss[] = []

  constructor(record: Datacite, format: Named) {
    this.#record = isObject(record) ? record : {}
    this.#format = format
    this.#arrived = new Arrived(this.#record)
  }

  carry<T>(held: Held<T>): T {
    const { value } = held
    const { given } = this.#arrive(held)
    if (typeof value === 'string' && typeof given === 'string' && !isAlike(value, given))
      this.#tell('changed', held, `${quote(given)} is written as ${quote(value)}.`, given)
    return value
  }

  carryAny<T>(held: Held<T> | undefined): T | undefined {
    return held === undefined ? undefined : this.carry(held)
  }

  carryPath(where: Where): void {
    this.#arrive(where)
  }

  changed(where: Where, message: string): void {
    this.#tell('changed', where, message, this.#arrive(where).given)
  }

  invented(where: Where, message: string, value: unknown): void {
    this.#tell('invented', where, message, value)
  }

  left(loss: Loss): void {
    this.#left.push(loss)
  }

  /** Everything that the output does not hold as the record does: first what was told, then what is lost, in the order of the record. */
  losses(): Loss[] {
    const losses = [...this.#told]
    for (const [name, value] of Object.entries(this.#record))
      if (!isAboutRecord.has(name)) this.#lose(value, toPointer([name]), name, this.#arrived.get(name), losses)
    const { id, name } = this.#format
    const members = this.#arrived.get('extras')?.get('members')
    eachForeign(
      this.#record,
      id,
      ({ key }) => members?.get(key)?.isWhole === true,
      extra => losses.push(lossOfExtra(this.#record, extra, name)),
    )
    return [...losses, ...this.#left]
  }

  #arrive(where: Where): Arrived {
    const place = this.#arrived.at(where)
    place.isWhole = true
    return place
  }

  #tell(kind: Loss['kind'], where: Where, message: string, value: unknown): void {
    this.#told.push({ kind, pointer: toPointer(pathOf(where)), message, value })
  }

  /** Adds what of a value did not arrive; `what` are the names on the way to it. */
  #lose(value: unknown, pointer: string, what: string, arrived: Arrived | undefined, losses: Loss[]): void {
    if (arrived?.isWhole || isEmpty(value)) return
    if (arrived === undefined || typeof value !== 'object' || value === null) {
      const message = `"${what}" ${quote(value)} is left out: ${this.#format.name} has no place for it.`
      losses.push({ kind: 'lost', pointer, message, value })
      return
    }
    const isList = Array.isArray(value)
    for (const [step, member] of Object.entries(value)) {
      const within = pointer + toPointer([step])
      this.#lose(member, within, isList ? what : `${what}.${step}`, arrived.get(step), losses)
    }
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
