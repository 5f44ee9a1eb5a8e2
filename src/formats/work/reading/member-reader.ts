import { isObject, kindOf } from '../../../core/object.ts'
import { type Path, toPointer } from '../../../core/pointer.ts'
import { saysNothing } from '../../../datacite/dialects/read-members.ts'
import { afterLast } from '../../../datacite/writing/put-back.ts'
import type { Message } from '../../../messages/message.ts'
import { sayWork } from '../losses/work-messages.ts'
import type { Note } from './read-json-records.ts'

/** A reader of the members of a foreign JSON object. Tracks which members are unread. */
export class MemberReader {
  readonly path: Path
  readonly #value: Readonly<Record<string, unknown>>
  readonly #note: Note
  readonly #taken = new Set<string>()
  readonly #within: MemberReader[] = []
  readonly #others = new Map<string, readonly unknown[]>()
  #isAside = false

  /**
   * Creates a reader of the members of a value. `path` leads from the record to the value, and `note` is called for
   * members of the wrong type.
   */
  constructor(value: unknown, note: Note = () => undefined, path: Path = []) {
    this.#value = isObject(value) ? value : {}
    this.#note = note
    this.path = path
  }

  names(): string[] {
    return Object.keys(this.#value)
  }

  /** True if a member is marked as read. */
  isTaken(name: string): boolean {
    return this.#taken.has(name)
  }

  /** True if a member exists and is not empty. */
  has(name: string): boolean {
    return Object.hasOwn(this.#value, name) && !saysNothing(this.#value[name])
  }

  /**
   * Reads a non-empty text, trimmed, or a number as its digits.
   *
   * From a list, reads the first text, keeps the other values as extras and adds a note.
   */
  text(name: string): string | undefined {
    const value = this.#at(name)
    if (value === undefined) return undefined
    if (!isText(value)) this.#refuse([name], 'plainText', value)
    const list = Array.isArray(value) ? (value as unknown[]) : [value]
    const at = list.findIndex(entry => isText(entry) && textIn(entry) !== undefined)
    const text = list[at]
    if (!isText(text)) {
      if (isText(value)) this.#taken.add(name)
      return undefined
    }
    this.#taken.add(name)
    if (list.length > 1)
      this.#others.set(
        name,
        list.filter((_, index) => index !== at),
      )
    return textIn(text)
  }

  /** Returns a text without marking it as read. */
  peek(name: string): string | undefined {
    const value = this.#at(name)
    return isText(value) ? textIn(value) : undefined
  }

  /** Returns a member without marking it as read. */
  peekAny(name: string): unknown {
    return this.#at(name)
  }

  /** Reads the texts of a list. A single text counts as a list; anything else is skipped with a note. */
  texts(name: string): string[] {
    const value = this.#at(name)
    if (value === undefined) return []
    this.#taken.add(name)
    const list = Array.isArray(value) ? (value as unknown[]) : [value]
    return list.flatMap((entry, index) => {
      if (saysNothing(entry)) return []
      return isText(entry) ? (textIn(entry) ?? []) : (this.#refuse([name, index], 'plainText', entry) ?? [])
    })
  }

  /**
   * Reads an object, or an empty one if there is none.
   *
   * From a list, reads the first object, keeps the others as extras and adds a note. A text is read as the name of the
   * object, with a note.
   */
  member(name: string): MemberReader {
    const value = this.#at(name)
    const path = [...this.path, name]
    if (isObject(value)) return this.#enter(name, new MemberReader(value, this.#note, path))
    if (value !== undefined) this.#refuse([name], 'object', value)
    const list = Array.isArray(value) ? (value as unknown[]) : []
    const at = list.findIndex(isObject)
    if (at >= 0 && list.length > 1)
      this.#others.set(
        name,
        list.filter((_, index) => index !== at),
      )
    const given = isText(value) ? { name: value } : list[at]
    const reader = new MemberReader(given, this.#note, path)
    return given === undefined ? reader : this.#enter(name, reader)
  }

  /** Reads the objects of a list. A single object counts as a list; anything else is skipped with a note. */
  members(name: string): MemberReader[] {
    const value = this.#at(name)
    if (value === undefined) return []
    this.#taken.add(name)
    const isList = Array.isArray(value)
    const list = isList ? (value as unknown[]) : [value]
    let count = 0
    return list.flatMap((entry, index) => {
      if (!isObject(entry)) return this.#refuse([name, index], 'object', entry) ?? []
      const path = isList ? [...this.path, name, count++] : [...this.path, name]
      return this.#enter(name, new MemberReader(entry, this.#note, path))
    })
  }

  /** Returns a member unchanged, and marks it as read. */
  take(name: string): unknown {
    this.#taken.add(name)
    return this.#at(name)
  }

  /** Marks members as read, because they do not describe the resource. */
  leave(names: Iterable<string>): void {
    for (const name of names) this.#taken.add(name)
  }

  /** Keeps a whole list entry as an extra, because the record cannot represent the entry. */
  keepAside(): void {
    this.#isAside = true
  }

  /** Returns the unread members, by JSON Pointer from the record. The object has no prototype. */
  rest(): Record<string, unknown> {
    const rest: Record<string, unknown> = Object.create(null)
    for (const [name, value] of Object.entries(this.#value))
      if (!this.#taken.has(name) && !saysNothing(value)) rest[toPointer([...this.path, name])] = value
    for (const [name, list] of this.#others)
      if (!list.every(saysNothing)) rest[toPointer([...this.path, name, afterLast])] = list
    for (const inner of this.#within) {
      if (!inner.#isAside) Object.assign(rest, inner.rest())
      else {
        const list = typeof inner.path.at(-1) === 'number' ? inner.path.slice(0, -1) : inner.path
        const key = toPointer([...list, afterLast])
        rest[key] = [...((rest[key] as unknown[] | undefined) ?? []), inner.#value]
      }
    }
    return rest
  }

  /** Adds a note about a member. */
  note(name: string, message: Message): void {
    this.#note([...this.path, name], message)
  }

  #at(name: string): unknown {
    const value = Object.hasOwn(this.#value, name) ? this.#value[name] : undefined
    return value === null ? undefined : value
  }

  #enter(name: string, members: MemberReader): MemberReader {
    this.#taken.add(name)
    this.#within.push(members)
    return members
  }

  #refuse(path: Path, expected: 'plainText' | 'object', value: unknown): undefined {
    if (saysNothing(value)) return
    const message = sayWork('wrongKind', { name: String(path[0]), expected: sayWork(expected), given: kindIn(value) })
    this.#note([...this.path, ...path], message)
  }
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

const textIn = (value: string | number): string | undefined => String(value).trim() || undefined

function kindIn(value: unknown): Message | string {
  if (Array.isArray(value)) return sayWork('list')
  const kind = typeof value
  if (kind === 'object') return sayWork('object')
  if (kind === 'string') return sayWork('plainText')
  return kind === 'number' || kind === 'boolean' ? sayWork(kind) : kindOf(value)
}
