import { decodeTex } from '../tex/decode.ts'
import { quickText } from '../tex/quick.ts'
import type { EntryProblem, RawEntry } from './raw.ts'

/**
 * The fields of an entry with their values in TeX; remembers which ones have been taken, and returns the rest. The same object
 * serves one entry after the other.
 */
export class SourceFields {
  readonly #problems: EntryProblem[]
  /** Whether any field is an annotation of another. */
  hasAnnotations = false
  #entry: Pick<RawEntry, 'key' | 'fields' | 'start' | 'end'> | undefined
  #count = 0
  /** Of each field its name, and its value; empty if it is blank. */
  readonly #names: string[] = []
  readonly #values: string[] = []
  /** Whether the text of a field is its TeX, and whether nobody has taken it. */
  readonly #isPlain: boolean[] = []
  readonly #isLeft: boolean[] = []
  /** Where the fields are, once they are many. */
  #places: Map<string, number> | undefined

  constructor(problems: EntryProblem[]) {
    this.#problems = problems
  }

  /** Begins another entry, without fields. */
  enter(entry: Pick<RawEntry, 'key' | 'fields' | 'start' | 'end'>): void {
    this.#entry = entry
    this.#count = 0
    this.#places = entry.fields.length > few ? new Map() : undefined
    this.hasAnnotations = false
  }

  /** Whether the entry has a field, even a blank one. */
  has(name: string): boolean {
    return this.#find(name) >= 0
  }

  /** Adds a field; `isPlain` says that its text is its TeX. */
  set(name: string, tex: string, isPlain = false): void {
    const place = this.#count++
    this.#names[place] = name
    this.#values[place] = isPlain || tex.trim() !== '' ? tex : ''
    this.#isPlain[place] = isPlain
    this.#isLeft[place] = true
    this.#places?.set(name, place)
    this.hasAnnotations ||= name.includes('+an')
  }

  #find(name: string): number {
    if (this.#places !== undefined) return this.#places.get(name) ?? -1
    for (let place = 0; place < this.#count; place++) if (this.#names[place] === name) return place
    return -1
  }

  /** The place of the first field that is there and not blank. */
  #first(names: readonly string[]): number {
    for (const name of names) {
      const place = this.#find(name)
      if (place >= 0 && this.#values[place] !== '') return place
    }
    return -1
  }

  /** Returns a field as written, without taking it. */
  peek(name: string): string | undefined {
    return this.#values[this.#find(name)] || undefined
  }

  /** Takes several fields; returns the first that is present, as written. */
  take(...names: readonly string[]): string | undefined {
    const place = this.#first(names)
    if (place < 0) return undefined
    this.#isLeft[place] = false
    return this.#values[place]
  }

  /** Like {@link take}, but returns the decoded text. */
  text(...names: readonly string[]): string | undefined {
    const place = this.#first(names)
    if (place < 0) return undefined
    this.#isLeft[place] = false
    const tex = this.#values[place] ?? ''
    const quick = this.#isPlain[place] ? tex : quickText(tex)
    if (quick !== undefined) return quick === '' ? undefined : quick
    const { text, unknown } = decodeTex(tex)
    const name = this.#names[place] ?? ''
    if (unknown.length > 0)
      this.tell(
        name,
        `What ${unknown.slice(0, 5).join(', ')} does in "${name}" is unknown; the text is kept without it.`,
      )
    return text === '' ? undefined : text
  }

  /** Puts back a field that could not be read. */
  leave(name: string, message?: string): void {
    const place = this.#find(name)
    if (place >= 0) this.#isLeft[place] = true
    if (message !== undefined) this.tell(name, message)
  }

  /** {@link text} of a field that nobody has taken, unless it has commands that are not known: then it stays as it is. */
  cleanText(name: string): string | undefined {
    if (!this.isLeft(name)) return undefined
    const { unknown } = decodeTex(this.peek(name) ?? '')
    return unknown.length === 0 ? this.text(name) : undefined
  }

  /** Whether there is a field that nobody has taken. */
  isLeft(name: string): boolean {
    const place = this.#find(name)
    return place >= 0 && this.#isLeft[place] === true && this.#values[place] !== ''
  }

  /** Reports a problem with a field that does not prevent the entry from being read. */
  tell(field: string, message: string): void {
    const entry = this.#entry
    const place = entry?.fields.find(({ name }) => name === field) ?? entry
    const told = entry === undefined || entry.key === '' ? message : `${entry.key}: ${message}`
    this.#problems.push({ severity: 'warning', message: told, start: place?.start ?? 0, end: place?.end ?? 0 })
  }

  /** Whether nobody has taken some fields. */
  get isAnyLeft(): boolean {
    for (let place = 0; place < this.#count; place++)
      if (this.#isLeft[place] === true && this.#values[place] !== '') return true
    return false
  }

  /** The fields that have not been taken. */
  left(): [name: string, tex: string][] {
    const left: [name: string, tex: string][] = []
    for (let place = 0; place < this.#count; place++) {
      const tex = this.#values[place] ?? ''
      if (this.#isLeft[place] === true && tex !== '') left.push([this.#names[place] ?? '', tex])
    }
    return left
  }
}

/** So many fields are found sooner by looking at each. */
const few = 40
