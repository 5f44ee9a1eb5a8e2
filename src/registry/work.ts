import { isObject } from '../core/object.ts'
import { type Path, toPointer, valueAt } from '../core/pointer.ts'
import type { Act, BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
import { keyOf } from './bounded.ts'

/** The form, event and day of a request. */
export interface Sending {
  via: RegistryWay
  event: RegistryEvent
  /** True if the record or the caller specified the event, rather than a default. */
  isEventSaid: boolean
  /** The day, `2026-11-22`. */
  asOf: string
}

/** Data given with a record besides its metadata. */
export interface Surroundings {
  /** The places of descriptions whose line breaks are written as text in the XML, and not as elements. */
  writtenBreaks: ReadonlySet<string>
  /** The texts whose XML has markup that is taken for text, with that markup, by their places. */
  markup: readonly (readonly [Path, string])[]
  /** The languages that titles of awards have in XML, with the number of their funding reference and their own number in it. */
  awardLanguages: readonly { funding: number; number: number; lang: string }[]
  /** The first text that lost something when XML that is not well-formed was repaired; empty if it was no text. */
  repaired?: { before?: string; after?: string }
  /** True if the registry has the DOI already: it is no new one, and has an address. */
  isHeld: boolean
  /** Under which name the alternate identifiers were given. */
  identifiers: 'identifiers' | 'alternateIdentifiers'
}

/** A part of a record whose result cannot be predicted, with the reason. */
export interface Unpredicted {
  pointer: string
  reason: string
}

/** The attributes of a record on their way through the registry: behaviours change them, and every change is noted. */
export class Work {
  readonly acts: Act[] = []
  speaking: BehaviourId = ''
  /** The first part of the result that cannot be predicted, with the reason. */
  open: Unpredicted | undefined
  /** True if the DOI becomes registered or findable, which requires full validation. */
  readonly isValidated: boolean

  constructor(
    readonly attributes: Record<string, unknown>,
    readonly sending: Sending,
    readonly surroundings: Surroundings,
  ) {
    this.isValidated = sending.event !== 'none'
  }

  /** The items of a list with their places; none that was dropped. */
  *items(...way: (string | number)[]): Generator<[Path, unknown]> {
    const list = valueAt(this.attributes, way)
    if (!Array.isArray(list)) return
    for (let index = 0; index < list.length; index++)
      if (list[index] !== undefined) yield [[...way, index], list[index] as unknown]
  }

  /** The places of the creators and contributors, those of related items too. */
  *agents(): Generator<Path> {
    for (const name of ['creators', 'contributors']) for (const [path] of this.items(name)) yield path
    for (const [item] of this.items('relatedItems'))
      for (const name of ['creators', 'contributors']) for (const [path] of this.items(...item, name)) yield path
  }

  /** The text at a place; nothing where there is none, or something else. */
  textAt(path: Path): string | undefined {
    const value = valueAt(this.attributes, path)
    return typeof value === 'string' ? value : undefined
  }

  /** The text at a place as it was before anything was done to it. */
  textSent(path: Path): string | undefined {
    const pointer = toPointer(path)
    const before = this.acts.find(act => toPointer(act.path) === pointer)?.before
    return typeof before === 'string' ? before : this.textAt(path)
  }

  /** True if the line breaks of a description are text in its XML. */
  isWrittenBreak(path: Path): boolean {
    return this.surroundings.writtenBreaks.has(toPointer(path))
  }

  /** Writes a text anew, where there is one. */
  rewrite(path: Path, write: (text: string) => string): void {
    const text = this.textAt(path)
    if (text !== undefined) this.set(path, write(text))
  }

  /** Writes a text anew, where there is one; what cannot be written is dropped. */
  rewriteOrDrop(path: Path, write: (text: string) => string | undefined): void {
    const text = this.textAt(path)
    if (text === undefined) return
    const written = write(text)
    if (written === undefined) this.drop(path)
    else this.set(path, written)
  }

  /** Gives the value at a path another one; where both are alike nothing is noted. */
  set(path: Path, after: unknown, effect: RegistryAction = 'changes'): void {
    const before = valueAt(this.attributes, path)
    if (isSame(before, after)) return
    this.put(path, after)
    this.note(effect, path, before, after)
  }

  /** Takes the value at a path away. A place in a list stays empty until the end, so that the places behind it keep their numbers. */
  drop(path: Path): void {
    const before = valueAt(this.attributes, path)
    if (before === undefined) return
    this.put(path, undefined)
    this.note('drops', path, before, undefined)
  }

  /** Adds an item to a list. */
  append(name: string, item: unknown): void {
    const list = this.attributes[name]
    if (!Array.isArray(list)) this.attributes[name] = []
    const items = this.attributes[name] as unknown[]
    items.push(item)
    this.note('changes', [name, items.length - 1], undefined, item)
  }

  /** Gives a list its items, of which some are new; nothing may be said of the list after that. */
  insert(name: string, items: readonly unknown[], added: readonly number[]): void {
    this.attributes[name] = [...items]
    for (const index of added) this.note('changes', [name, index], undefined, items[index])
  }

  /** Notes that the whole record is refused because of the value at a path. */
  reject(path: Path): void {
    this.note('rejects', path, valueAt(this.attributes, path), undefined)
  }

  /** Changes the value at a path without a note: what is noted otherwise, or is no change to a reader. */
  put(path: Path, value: unknown): void {
    const name = path.at(-1)
    const holder = valueAt(this.attributes, path.slice(0, -1))
    if (name === undefined || typeof holder !== 'object' || holder === null) return
    if (value === undefined && isObject(holder)) delete (holder as Record<string, unknown>)[name]
    else (holder as Record<string | number, unknown>)[name] = value
  }

  /** Notes that the result at a pointer cannot be predicted. */
  leaveOpen(pointer: string, reason: string): void {
    this.open ??= { pointer, reason }
  }

  note(effect: RegistryAction, path: Path, before: unknown, after: unknown): void {
    // A list that counts for nothing keeps its own name.
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
