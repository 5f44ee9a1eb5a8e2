import type { Message } from '../../../messages/message.ts'
import { sayBibtex } from '../messages.ts'
import { decodeTex } from '../tex/decode.ts'
import { journalOfMacro } from '../tex/journal-macros.ts'
import type { EntryProblem, RawEntry } from './raw-entry.ts'

interface SourceField {
  tex: string
  isBlank: boolean
  /** True if the field is neither blank nor taken. */
  isLeft: boolean
}

/** The fields of an entry, in TeX, each marked as taken or not. The same object is reused for every entry. */
export class SourceFields {
  /** True if any field is an annotation of another. */
  hasAnnotations = false
  readonly #problems: EntryProblem[]
  readonly #fields = new Map<string, SourceField>()
  #entry: RawEntry | undefined

  constructor(problems: EntryProblem[]) {
    this.#problems = problems
  }

  /** Starts another entry and removes the fields of the previous one. */
  enter(entry: RawEntry): void {
    this.#entry = entry
    this.#fields.clear()
    this.hasAnnotations = false
  }

  /** True if the entry has a field, even a blank one. */
  has(name: string): boolean {
    return this.#fields.has(name)
  }

  /** Adds a field, or replaces the field with the same name. */
  set(name: string, tex: string): void {
    const isBlank = tex.trim() === ''
    this.#fields.set(name, { tex, isBlank, isLeft: !isBlank })
    this.hasAnnotations ||= name.includes('+an')
  }

  #filled(name: string): SourceField | undefined {
    const field = this.#fields.get(name)
    return field?.isBlank ? undefined : field
  }

  /** Returns a field in TeX without taking the field, or undefined if the field is missing or blank. */
  peek(name: string): string | undefined {
    return this.#filled(name)?.tex
  }

  /** Takes a field and returns its TeX, or undefined if the field is missing or blank. */
  take(name: string): string | undefined {
    const field = this.#filled(name)
    if (field === undefined) return undefined
    field.isLeft = false
    return field.tex
  }

  /** Removes the first `length` characters of a field in TeX. The field keeps the rest. */
  takeStart(name: string, length: number): void {
    const field = this.#filled(name)
    if (field !== undefined) field.tex = field.tex.slice(length)
  }

  /** Takes a field and returns its decoded text, or undefined if the text is empty. Reports unknown commands. */
  text(name: string): string | undefined {
    const tex = this.take(name)
    if (tex === undefined) return undefined
    const { text, unknown } = decodeTex(tex)
    if (unknown.length > 0)
      this.tell(name, sayBibtex('commandsUnknown', { commands: unknown.slice(0, 5).join(', '), field: name }))
    return text === '' ? undefined : text
  }

  /** Takes the title of a journal, proceedings or series, like {@link text}. The title may be an AAS journal macro. */
  title(name: string): string | undefined {
    const journal = journalOfMacro(this.peek(name))
    if (journal === undefined) return this.text(name)
    this.take(name)
    return journal
  }

  /** Marks a taken field as not taken after all, and reports the message, if any. */
  leave(name: string, message?: Message): void {
    const field = this.#filled(name)
    if (field !== undefined) field.isLeft = true
    if (message !== undefined) this.tell(name, message)
  }

  /**
   * Takes a field like {@link text}. Returns undefined without taking it if it was taken before or has unknown
   * commands.
   */
  cleanText(name: string): string | undefined {
    if (!this.isLeft(name)) return undefined
    const { unknown } = decodeTex(this.peek(name) ?? '')
    return unknown.length === 0 ? this.text(name) : undefined
  }

  /** True if the entry has a field that is neither blank nor taken. */
  isLeft(name: string): boolean {
    return this.#fields.get(name)?.isLeft === true
  }

  /** Reports a non-fatal problem with a field. */
  tell(field: string, problem: Message): void {
    const entry = this.#entry
    const place = entry?.fields.find(({ name }) => name === field) ?? entry
    const message =
      entry === undefined || entry.key === '' ? problem : sayBibtex('inEntry', { entry: entry.key, problem })
    this.#problems.push({ severity: 'warning', message, start: place?.start ?? 0, end: place?.end ?? 0 })
  }

  /** True if any field is neither blank nor taken. */
  get isAnyLeft(): boolean {
    for (const { isLeft } of this.#fields.values()) if (isLeft) return true
    return false
  }

  /** Returns the fields that are neither blank nor taken, in TeX. */
  left(): [name: string, tex: string][] {
    return this.all().filter(([name]) => this.isLeft(name))
  }

  /** Returns all fields in TeX, including blank ones. */
  all(): [name: string, tex: string][] {
    return Array.from(this.#fields, ([name, { tex }]) => [name, tex])
  }
}
