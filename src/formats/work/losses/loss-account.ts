import { isObject } from '../../../core/object.ts'
import { toPointer } from '../../../core/pointer.ts'
import { lossOfExtra, placeOfExtra } from '../../../datacite/writing/extras.ts'
import { eachForeign } from '../../../datacite/writing/foreign-extras.ts'
import { lossAt } from '../../../datacite/writing/loss.ts'
import { named, quoted } from '../../../datacite/writing/quote.ts'
import { noPlace } from '../../../datacite/writing/writing.ts'
import type { Message } from '../../../messages/message.ts'
import type { Datacite } from '../../../model/datacite.ts'
import type { FormatId, Loss } from '../../format.ts'
import { type Held, pathTo, RecordPlace, type Where } from '../reading/found.ts'
import type { Account } from './account.ts'
import { sayWork } from './work-messages.ts'

/** The id and name by which losses refer to a format. */
export interface NamedFormat {
  id: FormatId
  name: string
}

/** A tracker of the values of a record that are written in another format. */
export class LossAccount implements Account {
  readonly isKept = true
  readonly #record: Datacite
  readonly #format: NamedFormat
  readonly #arrived: Arrived
  readonly #losses: Loss[] = []
  readonly #added: Loss[] = []

  readonly #hasMessages: boolean

  /** Creates an account of the losses of a record. `hasMessages` is false in runs that only count losses. */
  constructor(record: Datacite, format: NamedFormat, hasMessages = true) {
    this.#hasMessages = hasMessages
    this.#record = isObject(record) ? record : {}
    this.#format = format
    this.#arrived = new Arrived(this.#record)
  }

  carry<T>(held: Held<T>): T {
    const { value } = held
    const given = this.#arrived.mark(held)
    if (typeof value === 'string' && value !== given && typeof given === 'string' && !isAlike(value, given))
      this.#tell('changed', held, sayWork('changed', { value: quoted(given), written: quoted(value) }), given)
    return value
  }

  carryAny<T>(held: Held<T> | undefined): T | undefined {
    return held === undefined ? undefined : this.carry(held)
  }

  carryPath(where: Where): void {
    this.#arrived.mark(where)
  }

  changed(where: Where, message: Message): void {
    this.#tell('changed', where, message, this.#arrived.mark(where))
  }

  invented(where: Where, message: Message, value: unknown): void {
    this.#tell('invented', where, message, value)
  }

  add(loss: Loss): void {
    this.#added.push(loss)
  }

  /**
   * Returns all losses: first the reported changed and invented values, then the lost values in the order of the
   * record, then the added losses.
   */
  losses(): Loss[] {
    this.#loseMembers(this.#record, this.#arrived, '', '')
    const extras = this.#arrived.get('extras')
    const members = extras instanceof Arrived ? extras.get('members') : undefined
    const cited = extras instanceof Arrived ? extras.get('cited') : undefined
    eachForeign(
      this.#record,
      this.#format.id,
      ({ key, isCited }) => {
        const arrived = isCited ? cited : members
        return arrived instanceof Arrived && arrived.get(key) === true
      },
      extra => {
        this.#losses.push(
          this.#hasMessages
            ? lossOfExtra(this.#record, extra, this.#format.name)
            : silentLoss('lost', placeOfExtra(this.#record, extra).pointer, extra.value),
        )
      },
    )
    return [...this.#losses, ...this.#added]
  }

  #tell(kind: Loss['kind'], where: Where, message: Message, value: unknown): void {
    const pointer = toPointer(pathTo(where))
    this.#losses.push(this.#hasMessages ? lossAt(kind, pointer, message, value) : silentLoss(kind, pointer, value))
  }

  /** Records the unwritten members of a list or object as lost; `names` are the member names on the path to it. */
  #loseMembers(holder: object, arrived: Arrived, pointer: string, names: string): void {
    if (Array.isArray(holder)) {
      for (let index = 0; index < holder.length; index++)
        this.#lose(holder[index], arrived.get(index), pointer, index, names)
      return
    }
    const isRecord = holder === this.#record
    for (const name of Object.keys(holder)) {
      const known = arrived.get(name)
      if (known === true || (isRecord && isAboutRecord.has(name))) continue
      const value = (holder as Readonly<Record<string, unknown>>)[name]
      this.#lose(value, known, pointer, name, isRecord ? name : `${names}.${name}`)
    }
  }

  #lose(
    value: unknown,
    arrived: Arrived | true | undefined,
    around: string,
    step: string | number,
    names: string,
  ): void {
    if (arrived === true) return
    if (arrived !== undefined && typeof value === 'object' && value !== null)
      this.#loseMembers(value, arrived, pointerIn(around, step), names)
    else if (!isEmpty(value)) this.#lost(pointerIn(around, step), names, value)
  }

  #lost(pointer: string, names: string, value: unknown): void {
    this.#losses.push(
      this.#hasMessages
        ? lossAt('lost', pointer, noPlace(named(names), value, this.#format.name), value)
        : silentLoss('lost', pointer, value),
    )
  }
}

const silentLoss = (kind: Loss['kind'], pointer: string, value: unknown): Loss => ({
  kind,
  pointer,
  message: '',
  messageId: '',
  value,
})

const pointerIn = (around: string, step: string | number): string =>
  around + (typeof step === 'number' ? `/${step}` : toPointer([step]))

/**
 * A place in a record that was written at least in part, with its written members: `true` for a member that was
 * written whole.
 */
class Arrived {
  isWhole = false
  readonly #given: unknown
  readonly #within = new Map<string | number, Arrived | true>()
  // Consecutive marks mostly concern the same object.
  #asked: Where | undefined
  #found: Arrived = this

  constructor(given: unknown) {
    this.#given = given
  }

  /** Returns the written parts of a member, or undefined if no part was written. */
  get(step: string | number): Arrived | true | undefined {
    const member = this.#within.get(step)
    return member instanceof Arrived && member.isWhole ? true : member
  }

  /** Marks a place, with all its members, as written. Returns the record's value there. */
  mark(where: Where): unknown {
    if (where instanceof RecordPlace && where.step !== undefined) {
      if (where.within !== this.#asked) {
        this.#found = this.#at(where.within)
        this.#asked = where.within
      }
      return this.#found.#markMember(where.step)
    }
    const place = this.#at(where)
    place.isWhole = true
    return place.#given
  }

  #markMember(step: string | number): unknown {
    const name = this.#keyOf(step)
    const member = this.#within.get(name)
    if (member instanceof Arrived) member.isWhole = true
    else this.#within.set(name, true)
    return this.#givenAt(name)
  }

  /** Returns the entry of a path, creating it if necessary. */
  #at(where: Where): Arrived {
    if (!(where instanceof RecordPlace))
      return pathTo(where).reduce<Arrived>((place, step) => place.#member(step), this)
    const place = this.#at(where.within)
    return where.step === undefined ? place : place.#member(where.step)
  }

  #member(step: string | number): Arrived {
    const name = this.#keyOf(step)
    const known = this.#within.get(name)
    if (known instanceof Arrived) return known
    const member = new Arrived(this.#givenAt(name))
    if (known === true) member.isWhole = true
    this.#within.set(name, member)
    return member
  }

  #keyOf(step: string | number): string | number {
    return Array.isArray(this.#given) ? Number(step) : String(step)
  }

  #givenAt(name: string | number): unknown {
    const given = this.#given
    if (typeof given !== 'object' || given === null || !Object.hasOwn(given, name)) return undefined
    return (given as Readonly<Record<string | number, unknown>>)[name]
  }
}

/** Members that do not describe the resource, or are accounted for separately. */
const isAboutRecord: ReadonlySet<string> = new Set(['schemaVersion', 'extras'])

/**
 * True if a value is empty: missing, empty text, or a list or object of empty values. Works without recursion,
 * because values may be deeply nested.
 */
function isEmpty(root: unknown): boolean {
  let pending: unknown[] | undefined
  for (let value = root; ; value = pending.pop()) {
    if (typeof value === 'object' && value !== null) {
      pending ??= []
      for (const member of Object.values(value)) pending.push(member)
    } else if (value !== undefined && value !== null && value !== '') return false
    if (pending === undefined || pending.length === 0) return true
  }
}

/** True if two texts are equal after trimming, with every run of white space read as a single space. */
function isAlike(written: string, given: string): boolean {
  const [one, other] = [written.trim(), given.trim()]
  let at = 0
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++
  // Most texts differ in a tag or an entity; collapsing long ones allocated 13 % of a conversion to schema.org.
  if (/\S/.test(one.charAt(at)) && /\S/.test(other.charAt(at))) return false
  return one.replace(/\s+/g, ' ') === other.replace(/\s+/g, ' ')
}
