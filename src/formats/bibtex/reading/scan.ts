import { quoted } from '../../../datacite/writing/quote.ts'
import type { Message } from '../../../messages/message.ts'
import { beginsEntry, type EntryHead, headAt } from '../entries.ts'
import { sayBibtex } from '../messages.ts'
import type { EntryProblem, RawEntry, RawField, RawValue } from './raw-entry.ts'
import { afterSpace, ValueScanner } from './scan-value.ts'

const keyPattern = /[^\s,{}=]*/y
const namePattern = /[a-z_][^\s"#%'(),={}]{0,100}/iy

/**
 * A scanner of BibTeX files, entry by entry: entries in braces or parentheses, `@string`, `@preamble` and `@comment`.
 * All text between entries is ignored, as in BibTeX.
 *
 * A missing comma is reported and supplied. An unclosed entry ends at the start of the next entry. Takes linear time.
 */
export class FileScanner {
  /** The `@string` macros read so far, by lower-case name. */
  readonly macros = new Map<string, RawValue>()
  readonly preambles: RawValue[] = []
  readonly problems: EntryProblem[] = []
  readonly #text: string
  readonly #values: ValueScanner
  #at = 0

  constructor(text: string) {
    this.#text = text
    this.#values = new ValueScanner(text, this.problems)
  }

  /** Scans the next entry. Returns undefined after the last. */
  next(): RawEntry | undefined {
    for (let at = this.#text.indexOf('@', this.#at); at >= 0; at = this.#text.indexOf('@', this.#at)) {
      const head = headAt(this.#text, at)
      if (typeof head !== 'object') {
        this.#at = this.#isInComment(at) ? this.#lineEnd(at) : at + 1
        continue
      }
      if (this.#isInComment(at)) {
        this.#at = this.#lineEnd(at)
        this.#problem('warning', sayBibtex('commentedOut', { entry: this.#quotedLine(at) }), at, this.#at)
        continue
      }
      this.#at = head.end
      this.#values.enter(head.closing)
      if (head.type === 'comment') this.#at = this.#values.skipComment(this.#at)
      else if (head.type === 'preamble') this.#preamble()
      else if (head.type === 'string') this.#define(at, head)
      else return this.#entry(at, head)
    }
    return undefined
  }

  /**
   * True if a `%` precedes an `@` on the same line, after the previous entry. The `%` starts a comment, as in biber.
   */
  #isInComment(at: number): boolean {
    const before = this.#text.slice(this.#at, at)
    return before.includes('%', Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'), 0))
  }

  #lineEnd(at: number): number {
    const end = this.#text.indexOf('\n', at)
    return end < 0 ? this.#text.length : end
  }

  #quotedLine(at: number): string | Message {
    return quoted((this.#text.slice(at, at + 60).split(/[\r\n]/, 1)[0] ?? '').trim())
  }

  #preamble(): void {
    this.preambles.push(this.#values.read(this.#at))
    this.#at = this.#values.end
  }

  #define(start: number, { closing }: EntryHead): void {
    for (const { name, value } of this.#fields(start, closing)) this.macros.set(name, value)
  }

  #entry(start: number, { type, closing }: EntryHead): RawEntry {
    const text = this.#text
    const from = afterSpace(text, this.#at)
    keyPattern.lastIndex = from
    keyPattern.test(text)
    const to = keyPattern.lastIndex
    const after = afterSpace(text, to)
    const isKey = text.charCodeAt(after) !== 0x3d
    const given = isKey ? text.slice(from, to) : ''
    const key = closing === ')' ? given.replace(/\)+$/, '') : given
    // Characters outside the key may close the entry.
    if (isKey) this.#at = after - (given.length - key.length)
    if (given === '') this.#problem('warning', sayBibtex('keyMissing', { type }), start, this.#at)
    const end = this.#at
    return { type, key, fields: this.#fields(start, closing), start, end }
  }

  #fields(start: number, closing: string): RawField[] {
    const text = this.#text
    const fields: RawField[] = []
    for (;;) {
      this.#at = afterSpace(text, this.#at)
      while (text.charCodeAt(this.#at) === 0x2c) this.#at = afterSpace(text, this.#at + 1)
      const next = text.charAt(this.#at)
      if (next === closing) {
        this.#at++
        return fields
      }
      if (next === '' || (next === '@' && beginsEntry(text, this.#at))) {
        const last = fields.at(-1)
        // The brace that should close the entry may have closed its last value instead.
        if (last !== undefined && this.#values.isOverlong(last.start, last.end)) {
          fields.pop()
          this.#at = last.start
          continue
        }
        const line = (text.slice(start, start + 60).split('\n', 1)[0] ?? '').trim()
        const message = sayBibtex('entryOpen', { entry: quoted(line), sign: closing })
        if (!this.#values.isBroken) this.#problem('error', message, start, start + line.length)
        return fields
      }
      const field = this.#field()
      if (field !== undefined) fields.push(field)
    }
  }

  #field(): RawField | undefined {
    const start = this.#at
    const end = this.#nameEnd(start)
    if (end < 0) {
      this.#at = this.#values.skipStray(start)
      const stray = this.#text.slice(start, this.#at).trim()
      this.#problem('warning', sayBibtex('notField', { text: quoted(stray) }), start, this.#at)
      return undefined
    }
    const name = this.#text.slice(start, end).toLowerCase()
    const value = this.#values.read(afterSpace(this.#text, end) + 1)
    this.#at = this.#values.end
    this.#expectComma(name)
    return { name, value, start, end: this.#at }
  }

  /** Returns the offset after the name of a field, or -1 if no name with "=" starts at the offset. */
  #nameEnd(start: number): number {
    namePattern.lastIndex = start
    if (!namePattern.test(this.#text)) return -1
    const end = namePattern.lastIndex
    return this.#text.charCodeAt(afterSpace(this.#text, end)) === 0x3d ? end : -1
  }

  /** Reports a missing comma if another field directly follows a value. */
  #expectComma(name: string): void {
    const next = this.#text.charCodeAt(this.#at)
    if (next === 0x2c || next === 0x7d || next === 0x29 || this.#values.isBroken) return
    if (this.#nameEnd(afterSpace(this.#text, this.#at)) >= 0)
      this.#problem('warning', sayBibtex('commaMissing', { field: name }), this.#at, this.#at + 1)
  }

  #problem(severity: EntryProblem['severity'], message: Message, start: number, end: number): void {
    this.problems.push({ severity, message, start, end })
  }
}
