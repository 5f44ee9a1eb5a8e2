import { decodeTex } from '../tex/decode.ts'
import { quickPart } from '../tex/decode-quickly.ts'
import { TexPart } from '../tex/tex-part.ts'
import type { EntryProblem, RawEntry, RawText } from './raw-entry.ts'

/**
 * The fields of an entry with their values in TeX; remembers which ones have been taken, and returns the rest. The same object
 * serves one entry after the other.
 */
export class SourceFields {
  /** The text of the file. */
  readonly file: string
  readonly #marks: readonly number[]
  readonly #problems: EntryProblem[]
  /** Whether any field is an annotation of another. */
  hasAnnotations = false
  #entry: RawEntry | undefined = undefined
  #count = 0
  readonly #names: string[] = []
  /** Of each field the text in which its value stands, and where; it is the file, unless the value had to be put together. */
  readonly #texts: string[] = []
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #mark: (number | undefined)[] = []
  /** Whether nobody has taken a field; false for blank ones. */
  readonly #isLeft: boolean[] = []
  readonly #isBlank: boolean[] = []
  /** Where the fields are, once they are many. */
  #places: Map<string, number> | undefined = undefined

  constructor(file: string, marks: readonly number[], problems: EntryProblem[]) {
    this.file = file
    this.#marks = marks
    this.#problems = problems
  }

  /** Begins another entry, without fields. */
  enter(entry: RawEntry): void {
    this.#entry = entry
    this.#count = 0
    this.#places = entry.fields.length > few ? new Map() : undefined
    this.hasAnnotations = false
  }

  /** Whether the entry has a field, even a blank one. */
  has(name: string): boolean {
    return this.#find(name) >= 0
  }

  /** Adds a field. */
  set(name: string, tex: string): void {
    this.#add(name, tex, 0, tex.length, undefined, tex.trim() === '')
  }

  /** Adds a field whose value stands in the file. */
  setPart(name: string, { from, to, mark }: RawText): void {
    const first = this.file.charCodeAt(from)
    const isText = from < to && first > 0x20 && first < 0x80
    const isBlank = !isText && this.file.slice(from, to).trim() === ''
    this.#add(name, this.file, from, to, mark, isBlank)
  }

  #add(name: string, text: string, from: number, to: number, mark: number | undefined, isBlank: boolean): void {
    const place = this.#count++
    this.#names[place] = name
    this.#texts[place] = text
    this.#from[place] = from
    this.#to[place] = to
    this.#mark[place] = mark
    this.#isBlank[place] = isBlank
    this.#isLeft[place] = !isBlank
    this.#places?.set(name, place)
    this.hasAnnotations ||= name.includes('+an')
  }

  #find(name: string): number {
    if (this.#places !== undefined) return this.#places.get(name) ?? -1
    for (let place = 0; place < this.#count; place++) if (this.#names[place] === name) return place
    return -1
  }

  /** The place of a field that is not blank. */
  #filled(name: string): number {
    const place = this.#find(name)
    return place >= 0 && this.#isBlank[place] === false ? place : -1
  }

  #tex(place: number): string {
    return (this.#texts[place] ?? '').slice(this.#from[place], this.#to[place])
  }

  /** Returns a field as written, without taking it. */
  peek(name: string): string | undefined {
    const place = this.#filled(name)
    return place < 0 ? undefined : this.#tex(place)
  }

  /** Takes a field and returns it as written. */
  take(name: string): string | undefined {
    const place = this.#filled(name)
    if (place < 0) return undefined
    this.#isLeft[place] = false
    return this.#tex(place)
  }

  /** Takes so many characters of a field as written; the rest stays. */
  takeStart(name: string, length: number): void {
    const place = this.#filled(name)
    if (place < 0) return
    const rest = this.#tex(place).slice(length)
    this.#texts[place] = rest
    this.#from[place] = 0
    this.#to[place] = rest.length
    this.#mark[place] = undefined
  }

  /** Like {@link take}, but returns where the field stands, to be decoded in parts. */
  takePart(name: string): TexPart | undefined {
    const place = this.#filled(name)
    if (place < 0) return undefined
    this.#isLeft[place] = false
    return new TexPart(this.#texts[place] ?? '', this.#from[place], this.#to[place], this.#mark[place], this.#marks)
  }

  /** Like {@link take}, but returns the decoded text. */
  text(name: string): string | undefined {
    const place = this.#filled(name)
    if (place < 0) return undefined
    this.#isLeft[place] = false
    const from = this.#from[place] ?? 0
    const quick = quickPart(this.#texts[place] ?? '', from, this.#to[place] ?? from, this.#mark[place], this.#marks)
    if (quick !== undefined) return quick === '' ? undefined : quick
    const { text, unknown } = decodeTex(this.#tex(place))
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
    if (place >= 0) this.#isLeft[place] = this.#isBlank[place] === false
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
    return place >= 0 && this.#isLeft[place] === true
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
    for (let place = 0; place < this.#count; place++) if (this.#isLeft[place] === true) return true
    return false
  }

  /** The fields that have not been taken. */
  left(): [name: string, tex: string][] {
    return this.all().filter((_, place) => this.#isLeft[place] === true)
  }

  /** The fields, as written. */
  all(): [name: string, tex: string][] {
    return Array.from({ length: this.#count }, (_, place) => [this.#names[place] ?? '', this.#tex(place)])
  }
}

/** So many fields are found sooner by looking at each. */
const few = 40
