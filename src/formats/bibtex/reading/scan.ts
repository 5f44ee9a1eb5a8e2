import { quote } from '../../../datacite/writing/quote.ts'
import type { EntryProblem, Piece, RawEntry, RawField, RawFile } from './raw.ts'
import { ValueScanner } from './scan-value.ts'

/**
 * Scans a BibTeX file: entries in braces or parentheses, `@string`, `@preamble` and `@comment`. Like BibTeX, it ignores everything
 * between entries. A missing comma is reported and supplied; an unclosed entry ends where the next one begins. Takes linear time.
 */
export function scanBibtex(text: string): RawFile {
  const scanner = new FileScanner(text)
  scanner.run()
  const { entries, macros, preambles, problems } = scanner
  return { entries, macros, preambles, problems }
}

const head = /@\s{0,50}([a-z][\w:.+-]{0,60})\s{0,200}([{(])/iy
const keyPattern = /\s*([^\s,{}=]*)\s*/y
const namePattern = /([a-z_][^\s"#%'(),={}]{0,100})\s*(=)?\s*/iy
const separators = /[\s,]*/y

class FileScanner {
  readonly entries: RawEntry[] = []
  readonly macros = new Map<string, readonly Piece[]>()
  readonly preambles: (readonly Piece[])[] = []
  readonly problems: EntryProblem[] = []
  readonly #text: string
  readonly #values: ValueScanner
  #at = 0

  constructor(text: string) {
    this.#text = text
    this.#values = new ValueScanner(text, this.problems)
  }

  run(): void {
    for (let at = this.#text.indexOf('@'); at >= 0; at = this.#text.indexOf('@', this.#at)) {
      head.lastIndex = at
      const [whole, type = '', open] = head.exec(this.#text) ?? []
      this.#at = whole === undefined ? at + 1 : at + whole.length
      if (whole === undefined) continue
      const closing = open === '(' ? ')' : '}'
      this.#values.enter(closing)
      const name = type.toLowerCase()
      if (name === 'comment') this.#at = this.#values.skipComment(this.#at)
      else if (name === 'preamble') this.#preamble()
      else if (name === 'string') this.#define(at, closing)
      else this.#entry(name, at, closing)
    }
  }

  #preamble(): void {
    const { pieces, end } = this.#values.value(this.#at)
    this.preambles.push(pieces)
    this.#at = end
  }

  #define(start: number, closing: string): void {
    for (const { name, pieces } of this.#fields(start, closing)) this.macros.set(name, pieces)
  }

  #entry(type: string, start: number, closing: string): void {
    keyPattern.lastIndex = this.#at
    const [whole = '', key = ''] = keyPattern.exec(this.#text) ?? []
    const after = this.#text.charAt(this.#at + whole.length)
    const isKey = after !== '='
    const name = closing === ')' ? key.replace(/\)+$/, '') : key
    if (isKey) this.#at += whole.length - (key.length - name.length)
    if (!isKey || key === '')
      this.#problem('warning', `This @${type} has no key before its first field.`, start, this.#at)
    const end = this.#at
    const fields = this.#fields(start, closing)
    this.entries.push({ type, key: isKey ? name : '', fields, start, end })
  }

  /** Reads the fields up to the end of an entry. */
  #fields(start: number, closing: string): RawField[] {
    const fields: RawField[] = []
    for (;;) {
      separators.lastIndex = this.#at
      this.#at += separators.exec(this.#text)?.[0].length ?? 0
      const next = this.#text.charAt(this.#at)
      if (next === closing) {
        this.#at++
        return fields
      }
      if (next === '' || (next === '@' && this.#values.isEntryAt(this.#at))) {
        const last = fields.at(-1)
        // The brace that should close the entry may have closed its last value instead.
        if (last !== undefined && this.#values.isOverlong(last.start, last.end)) {
          fields.pop()
          this.#at = last.start
          continue
        }
        const line = (this.#text.slice(start, start + 60).split('\n', 1)[0] ?? '').trim()
        const message = `The entry ${quote(line)} is never closed; a "${closing}" is missing.`
        if (!this.#values.isBroken) this.#problem('error', message, start, start + line.length)
        return fields
      }
      const field = this.#field()
      if (field !== undefined) fields.push(field)
    }
  }

  #field(): RawField | undefined {
    const start = this.#at
    namePattern.lastIndex = start
    const [whole = '', name = '', sign] = namePattern.exec(this.#text) ?? []
    if (sign === undefined) {
      this.#at = this.#values.skipStray(start)
      const stray = this.#text.slice(start, this.#at).trim()
      this.#problem(
        'warning',
        `${quote(stray)} is not a field, which is a name, "=" and a value; it is left out.`,
        start,
        this.#at,
      )
      return undefined
    }
    const { pieces, end } = this.#values.value(start + whole.length)
    this.#at = end
    this.#expectComma(name)
    return { name: name.toLowerCase(), pieces, start, end }
  }

  /** A value is followed by a comma or the end of the entry; if another field follows, only the comma is missing. */
  #expectComma(name: string): void {
    if (this.#values.isBroken || /[,})]/.test(this.#text.charAt(this.#at))) return
    const gap = /\s*/y
    gap.lastIndex = this.#at
    const after = this.#at + (gap.exec(this.#text)?.[0].length ?? 0)
    namePattern.lastIndex = after
    if (namePattern.exec(this.#text)?.[2] !== undefined)
      this.#problem('warning', `There is no comma after the field "${name}".`, this.#at, this.#at + 1)
  }

  #problem(severity: EntryProblem['severity'], message: string, start: number, end: number): void {
    this.problems.push({ severity, message, start, end })
  }
}
