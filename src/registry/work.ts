import { isObject } from '../core/object.ts'
import { type Path, toPointer, valueAt } from '../core/pointer.ts'
import type { Act, BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
import { keyOf } from './bounded.ts'

/** The form, event and day of a request. */
export interface Sending {
  via: RegistryWay
  event: RegistryEvent
  /** True if the record or the caller specified the event, false if the event is a default. */
  isEventSaid: boolean
  /** The day, such as `2026-11-22`. */
  asOf: string
}

/** Facts about a request that the attributes of the record do not contain. */
export interface Surroundings {
  /** The JSON Pointers of descriptions whose line breaks are escaped text in the XML, not elements. */
  writtenBreaks: ReadonlySet<string>
  /** The titles and descriptions whose markup the registry reads as text, each with its path. */
  markup: readonly (readonly [Path, string])[]
  /**
   * The languages of award titles in XML.
   *
   * `funding` is the index of the funding reference, and `number` the index of the title within the reference.
   */
  awardLanguages: readonly { funding: number; number: number; lang: string }[]
  /**
   * The first text that changed when the XML was repaired; empty if no text changed. Absent if the XML was well-formed.
   */
  repaired?: { before?: string; after?: string }
  /** True if the registry already has the DOI. */
  isHeld: boolean
  /** The name of the member that contains the alternate identifiers. */
  identifiers: 'identifiers' | 'alternateIdentifiers'
}

/** The attributes of a record while behaviours are applied, with the acts recorded so far. */
export class Work {
  readonly acts: Act[] = []
  speaking: BehaviourId = ''
  /** True if the DOI becomes registered or findable, which requires full validation. */
  readonly isValidated: boolean

  constructor(
    readonly attributes: Record<string, unknown>,
    readonly sending: Sending,
    readonly surroundings: Surroundings,
  ) {
    this.isValidated = sending.event !== 'none'
  }

  /** Yields the items of a list that are not dropped, each with its path. */
  *items(...way: (string | number)[]): Generator<[Path, unknown]> {
    const list = valueAt(this.attributes, way)
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index++)
      if (list[index] !== undefined) yield [[...way, index], list[index] as unknown]
  }

  /** Yields the paths of creators and contributors, including those of related items. */
  *agents(): Generator<Path> {
    for (const name of ['creators', 'contributors']) for (const [path] of this.items(name)) yield path
    for (const [item] of this.items('relatedItems'))
      for (const name of ['creators', 'contributors']) for (const [path] of this.items(...item, name)) yield path
  }

  /** Returns the text at a path, or undefined for any other value. */
  textAt(path: Path): string | undefined {
    const value = valueAt(this.attributes, path)
    return typeof value === 'string' ? value : undefined
  }

  /** Returns the text that was sent at a path. */
  textSent(path: Path): string | undefined {
    const pointer = toPointer(path)
    const before = this.acts.find(act => toPointer(act.path) === pointer)?.before
    return typeof before === 'string' ? before : this.textAt(path)
  }

  /** True if the line breaks of a description are escaped text in the XML. */
  isWrittenBreak(path: Path): boolean {
    return this.surroundings.writtenBreaks.has(toPointer(path))
  }

  /** Rewrites the text at a path, if there is one. */
  rewrite(path: Path, write: (text: string) => string): void {
    const text = this.textAt(path)
    if (text !== undefined) this.set(path, write(text))
  }

  /** Rewrites any text at a path. Drops the text if `write` returns undefined. */
  rewriteOrDrop(path: Path, write: (text: string) => string | undefined): void {
    const text = this.textAt(path)
    if (text === undefined) return
    const written = write(text)
    if (written === undefined) this.drop(path)
    else this.set(path, written)
  }

  /** Sets the value at a path and records the change. Does nothing if the path already has an equal value. */
  set(path: Path, after: unknown, effect: RegistryAction = 'changes'): void {
    const before = valueAt(this.attributes, path)
    if (isSame(before, after)) return
    this.put(path, after)
    this.note(effect, path, before, after)
  }

  /** Drops the value at a path. A dropped list item leaves a gap, so that the indexes of later items stay valid. */
  drop(path: Path): void {
    const before = valueAt(this.attributes, path)
    if (before === undefined) return
    this.put(path, undefined)
    this.note('drops', path, before, undefined)
  }

  /** Adds an item to a list and records the change. Creates the list if there is none. */
  append(name: string, item: unknown): void {
    const list = this.attributes[name]
    if (!Array.isArray(list)) this.attributes[name] = []
    const items = this.attributes[name] as unknown[]
    items.push(item)
    this.note('changes', [name, items.length - 1], undefined, item)
  }

  /**
   * Replaces the items of a list and records the added ones. Later behaviours must not change the list, because its
   * indexes no longer match the input.
   */
  insert(name: string, items: readonly unknown[], added: readonly number[]): void {
    this.attributes[name] = [...items]
    for (const index of added) this.note('changes', [name, index], undefined, items[index])
  }

  /** Records that the registry rejects the whole record because of the value at a path. */
  reject(path: Path): void {
    this.note('rejects', path, valueAt(this.attributes, path), undefined)
  }

  /**
   * Sets the value at a path without recording a change. Used for changes that are recorded elsewhere or make no
   * difference.
   */
  put(path: Path, value: unknown): void {
    const name = path.at(-1)
    const holder = valueAt(this.attributes, path.slice(0, -1))
    if (name === undefined || typeof holder !== 'object' || holder === null) return
    if (value === undefined && isObject(holder)) delete (holder as Record<string, unknown>)[name]
    else (holder as Record<string | number, unknown>)[name] = value
  }

  note(effect: RegistryAction, path: Path, before: unknown, after: unknown): void {
    // A list that is ignored keeps its own name.
    const isOther = path[0] === 'alternateIdentifiers' && this.speaking !== 'alternate-identifiers-ignored'
    const given =
      isOther && this.surroundings.identifiers === 'identifiers'
        ? ['identifiers', ...path.slice(1).map(step => identifierNames[step] ?? step)]
        : path
    this.acts.push({ behaviour: this.speaking, effect, path: given, before, after })
  }
}

const identifierNames: Readonly<Record<string, string>> = {
  alternateIdentifier: 'identifier',
  alternateIdentifierType: 'identifierType',
}

const isSame = (left: unknown, right: unknown): boolean =>
  left === right || (typeof left === 'object' && left !== null && keyOf(left) === keyOf(right))
