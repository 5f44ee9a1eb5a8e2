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

/** A CSL-JSON item that is being read. Variables that no reader uses are kept as extras. */
export class ItemReading {
  readonly type: string
  readonly note: Note
  readonly #item: Readonly<Record<string, unknown>>
  readonly #left: Set<string>
  readonly #parts = new Map<string, unknown>()

  constructor(item: Readonly<Record<string, unknown>>, note: Note) {
    this.#item = item
    this.note = note
    // `_graph` is citation-js's record of how the item was converted, not a variable.
    this.#left = new Set(Object.keys(item).filter(name => name !== '_graph'))
    this.type = typeof item.type === 'string' ? item.type : ''
  }

  /**
   * True if the ISSN and ISBN of the item are those of its container. Some item types imply a journal, even if the
   * journal's title is missing.
   */
  get isInContainer(): boolean {
    return this.has('container-title') || containerTypeOfItem(this.type) === 'Journal'
  }

  /** True if no reader has used the variable yet, or if a reader has kept the variable. */
  isLeft(name: string): boolean {
    return this.#left.has(name)
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#item, name) && this.#item[name] !== ''
  }

  /** Returns a variable without marking it as read. */
  peek(name: string): unknown {
    return Object.hasOwn(this.#item, name) ? this.#item[name] : undefined
  }

  /** Returns a variable as written, and marks it as read. */
  take(name: string): unknown {
    this.#left.delete(name)
    return Object.hasOwn(this.#item, name) ? this.#item[name] : undefined
  }

  /**
   * Reads a text, a number, or the first entry of a list if it is text. Reports and keeps any other value, and a list
   * with further entries.
   */
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

  /** Reads the texts of a variable that may be a list. Any other value is read as a single text, like {@link text}. */
  texts(name: string): readonly string[] {
    const value = this.peek(name)
    if (Array.isArray(value) && value.every(entry => typeof entry === 'string' && entry !== '')) {
      this.take(name)
      return value
    }
    return [this.text(name) ?? []].flat()
  }

  /** Reads a name variable, which is a list of names or a single name. */
  names(name: string): readonly unknown[] {
    const value = this.take(name)
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value
    return [value]
  }

  /** Keeps a variable that cannot be read, and reports the reason. */
  leave(name: string, why: Message): void {
    this.#left.add(name)
    this.note([name], why)
  }

  /** Keeps a variable that was read but that the model does not represent completely. */
  keep(name: string): void {
    this.#left.add(name)
  }

  /** Keeps an unread part of a variable. */
  keepPart(path: readonly (string | number)[], value: unknown): void {
    this.#parts.set(toPointer(path), value)
  }

  /** Returns the record with extras for the content of the item that could not be restored from the record. */
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
    // If the resourceType already names the item type, the genre is further text.
    const isTwofold = this.has('genre') && itemInWords(record) === this.type
    const isMore = isKnown && (type !== this.type || isTwofold)
    return withCited(read, isMore ? { ...cited, type: this.type } : cited, 'csl-json')
  }
}

/** The parts of a name that are read as text. */
const nameParts = new Set(['family', 'given', 'suffix', 'dropping-particle', 'non-dropping-particle', 'literal'])

/**
 * Keeps the unread members of the names in a variable.
 *
 * Examples are members that determine how a name is sorted, and parts that are not text. The member `name` is read only
 * in a name without parts.
 */
export function keepParts(reading: ItemReading, variable: string, names: readonly unknown[]): void {
  for (const [index, name] of names.entries()) {
    if (!isObject(name)) continue
    const isWhole = !Object.keys(name).some(part => nameParts.has(part))
    for (const [member, value] of Object.entries(name)) {
      const isText = typeof value === 'string' || typeof value === 'number'
      const isRead = isText && (nameParts.has(member) || (member === 'name' && isWhole))
      if (!isRead && value !== null) reading.keepPart([variable, index, member], value)
    }
  }
}
