import { isObject, setOwn } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type CitedTexts, withCited } from '../work/cited-members.ts'
import type { Note } from '../work/reading/read-json-records.ts'
import { generalTypeOfItem, itemInWords } from '../work/types/item-types.ts'
import { sayCslJson } from './csl-item.ts'
import { containerTypeOfItem } from './item-containers.ts'
import { itemOf } from './write-item.ts'

/** An item that is being read; members that are not taken are kept as extras. */
export class ItemReading {
  readonly type: string
  readonly note: Note
  readonly #item: Readonly<Record<string, unknown>>
  readonly #left: Set<string>
  readonly #parts = new Map<string, unknown>()

  constructor(item: Readonly<Record<string, unknown>>, note: Note) {
    this.#item = item
    this.note = note
    // How citation-js came by an item, which it writes for itself.
    this.#left = new Set(Object.keys(item).filter(name => name !== '_graph'))
    this.type = typeof item.type === 'string' ? item.type : ''
  }

  /** True if the item is part of a container to which its numbers belong. Some types always imply a container. */
  get isInContainer(): boolean {
    return this.has('container-title') || containerTypeOfItem(this.type) === 'Journal'
  }

  /** True if no reader has taken the variable yet. */
  isLeft(name: string): boolean {
    return this.#left.has(name)
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#item, name) && this.#item[name] !== ''
  }

  /** A variable as it is, for whoever takes it later. */
  peek(name: string): unknown {
    return Object.hasOwn(this.#item, name) ? this.#item[name] : undefined
  }

  /** A variable as it is. */
  take(name: string): unknown {
    this.#left.delete(name)
    return Object.hasOwn(this.#item, name) ? this.#item[name] : undefined
  }

  /** A variable that should be text, or the first of a list of texts; anything else but a number is noted and kept. */
  text(name: string): string | undefined {
    const value = this.take(name)
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : []
    const isList = typeof first === 'string' && first !== ''
    if (!isList || others.length > 0) this.leave(name, sayCslJson(isList ? 'severalTexts' : 'notText', { name }))
    return isList ? first : undefined
  }

  /** The texts of a variable that others write as a list; one text otherwise, as {@link text}. */
  texts(name: string): readonly string[] {
    const value = this.peek(name)
    if (Array.isArray(value) && value.every(entry => typeof entry === 'string' && entry !== '')) {
      this.take(name)
      return value
    }
    return [this.text(name) ?? []].flat()
  }

  /** A name variable: a list of names, or one name. */
  names(name: string): readonly unknown[] {
    const value = this.take(name)
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value
    return [value]
  }

  /** Keeps a variable that could not be read, and says why. */
  leave(name: string, why: Message): void {
    this.#left.add(name)
    this.note([name], why)
  }

  /** Keeps a variable that was read, because the model holds less of it. */
  keep(name: string): void {
    this.#left.add(name)
  }

  /** Keeps a part of a variable that was read. */
  keepPart(path: readonly (string | number)[], value: unknown): void {
    this.#parts.set(toPointer(path), value)
  }

  /** The record, with what is said beyond the kernel, and what is left of the item: whatever writing the record would not give back. */
  finish(record: Datacite, cited: CitedTexts): Datacite {
    const { id, type } = itemOf(record)
    const isKnown = generalTypeOfItem(this.type) !== undefined
    if (this.#item.id === id || this.#item.id === undefined) this.#left.delete('id')
    else this.#left.add('id')
    if (isKnown || this.#item.type === undefined) this.#left.delete('type')
    const members: Record<string, unknown> = {}
    for (const name of this.#left) setOwn(members, toPointer([name]), this.#item[name])
    for (const [pointer, value] of this.#parts) members[pointer] = value
    const read = Object.keys(members).length === 0 ? record : { ...record, extras: { format: 'csl-json', members } }
    // The words for a type beside it are a genre of their own.
    const isTwofold = this.has('genre') && itemInWords(record) === this.type
    const isMore = isKnown && (type !== this.type || isTwofold)
    return withCited(read, isMore ? { ...cited, type: this.type } : cited, 'csl-json')
  }
}

/** The members of a name that the model does not hold: how to sort and punctuate it. */
const nameFlags = ['comma-suffix', 'static-ordering', 'parse-names'] as const

/** Keeps what the names of a variable say beyond their parts. */
export function keepFlags(reading: ItemReading, variable: string, names: readonly unknown[]): void {
  for (const [index, name] of names.entries()) {
    if (!isObject(name)) continue
    for (const flag of nameFlags) if (Object.hasOwn(name, flag)) reading.keepPart([variable, index, flag], name[flag])
  }
}
