import { quoted } from '../../../datacite/writing/quote.ts'
import {
  atSign,
  closeBrace,
  closingAt,
  type EntryHead,
  endsOpenEntry,
  nextEntry,
  openBrace,
  quotationMark,
} from '../entries.ts'
import { sayBibtex } from '../messages.ts'
import type { EntryProblem, Macro, RawValue } from './raw-entry.ts'

const fieldLine = /\n[ \t]{0,200}[a-z][\w-]{1,40}[ \t]{0,200}=[ \t]{0,200}["{\w]/gi
const delimiter = /[{}"@]/g
const bare = /[^\s,{}"#()=]+/y

/** A reader of values: groups in braces, texts in quotes, numbers and macros, joined by `#`. */
export class ValueScanner {
  readonly #text: string
  readonly #problems: EntryProblem[]
  /** The character that ends the current entry. */
  #closing: EntryHead['closing'] = '}'
  /** The offset after the last value. */
  end = 0
  /** True if a value of the current entry was never closed. Values after it then end no later than the next field. */
  isBroken = false
  /** The last offset at which the values of a broken entry can end. */
  #limit = 0
  /** True if the first broken value of the entry has not been reported yet. */
  #isUnreported = false
  #openComments = 0
  /** The cached result of `#fieldLineFrom`, and the offset at which the search for it started. */
  #fieldLine = -1
  #lookedFrom = 0

  constructor(text: string, problems: EntryProblem[]) {
    this.#text = text
    this.#problems = problems
  }

  /** Starts another entry. */
  enter(closing: EntryHead['closing']): void {
    this.#closing = closing
    this.isBroken = false
    this.#isUnreported = false
  }

  /** Reads the value that starts at an offset. */
  read(from: number): RawValue {
    const text = this.#text
    const start = afterSpace(text, from)
    const first = this.#part(start)
    let sign = afterSpace(text, this.end)
    if (this.end === start || text.charCodeAt(sign) !== numberSign) return typeof first === 'string' ? first : [first]
    const parts = [first]
    for (; text.charCodeAt(sign) === numberSign; sign = afterSpace(text, this.end)) {
      const at = afterSpace(text, sign + 1)
      const part = this.#part(at)
      if (this.end === at) break
      parts.push(part)
    }
    return parts
  }

  /** Reads one part of a value. An empty part ends where it starts. */
  #part(at: number): string | Macro {
    const text = this.#text
    const next = text.charCodeAt(at)
    if (next === openBrace || next === quotationMark) return this.#delimited(at)
    bare.lastIndex = at
    this.end = bare.test(text) ? bare.lastIndex : at
    const tex = text.slice(at, this.end)
    return /^\d*$/.test(tex) ? tex : { name: tex, start: at, end: this.end }
  }

  /**
   * Skips at least one character of stray text. Returns the offset at which scanning continues.
   *
   * Scanning continues at the next comma, line end or entry end, or after the next group in braces or quotes,
   * whichever comes first.
   */
  skipStray(from: number): number {
    let at = from
    while (at < this.#text.length) {
      const next = this.#text.charAt(at)
      if (at > from && (next === ',' || next === this.#closing || next === '\n')) return at
      if ((next === '{' || next === '"') && !this.isBroken) {
        this.#delimited(at)
        return Math.max(this.end, at + 1)
      }
      at++
    }
    return at
  }

  /** Returns the offset after a comment's closing brace, or the end of its line if it has no braces or is unclosed. */
  skipComment(from: number): number {
    if (this.#closing === '}' && this.#openComments < mostOpenComments) {
      const end = closingAt(this.#text, from, '}')
      if (end >= 0) return end + 1
      this.#openComments++
    }
    const line = this.#text.indexOf('\n', from)
    return line < 0 ? this.#text.length : line
  }

  /**
   * True if the last value of an unclosed entry contains a line that looks like a field. The value then lacks its end,
   * and the caller must read the value again.
   */
  isOverlong(start: number, end: number): boolean {
    if (this.isBroken) return false
    if (this.#fieldLineFrom(start) >= end) return false
    this.isBroken = true
    this.#limit = end
    this.#isUnreported = true
    return true
  }

  #delimited(open: number): string {
    const text = this.#text
    const closing = text.charCodeAt(open) === openBrace ? closeBrace : quotationMark
    if (!this.isBroken) {
      const end = this.#closingAt(open + 1, closing)
      if (end !== undefined) {
        this.end = end + 1
        return text.slice(open + 1, end)
      }
      this.isBroken = true
      this.#limit = nextEntry(text, open + 1)
      this.#isUnreported = true
    }
    const tex = this.#untilField(open, closing)
    if (this.#isUnreported) this.#report(open, closing, tex)
    return tex
  }

  #report(open: number, closing: number, tex: string): void {
    this.#isUnreported = false
    const value = quoted(tex.slice(0, 40).trim())
    this.#problems.push({
      severity: 'error',
      message:
        closing === quotationMark
          ? sayBibtex('valueOpenQuote', { value })
          : sayBibtex('valueOpenBrace', { value, sign: '}' }),
      start: open,
      end: open + 1,
    })
  }

  /** Returns the offset of the closing delimiter, or undefined if the entry or the text ends before it. */
  #closingAt(from: number, closing: number): number | undefined {
    const text = this.#text
    let depth = 0
    delimiter.lastIndex = from
    while (delimiter.test(text)) {
      const at = delimiter.lastIndex - 1
      const code = text.charCodeAt(at)
      if (code === closing && depth === 0) return at
      if (code === openBrace) depth++
      else if (code === closeBrace && depth-- === 0) return undefined
      else if (code === atSign && endsOpenEntry(text, at)) return undefined
    }
    return undefined
  }

  /** Reads a value of a broken entry up to its delimiter or up to the next field or entry, whichever comes first. */
  #untilField(open: number, closing: number): string {
    const limit = Math.min(this.#fieldLineFrom(open + 1), this.#limit)
    const inside = this.#text.slice(open + 1, limit)
    const end = closing === quotationMark ? inside.indexOf('"') : closingAt(inside, 0, '}')
    this.end = end < 0 ? limit : open + 1 + end + 1
    return inside.slice(0, end < 0 ? endWithout(inside) : end)
  }

  /**
   * Returns the offset before the next line that looks like a field, or the length of the text. Caches the result for
   * following broken values.
   */
  #fieldLineFrom(from: number): number {
    if (from < this.#lookedFrom || from > this.#fieldLine) {
      fieldLine.lastIndex = from
      this.#fieldLine = fieldLine.exec(this.#text)?.index ?? this.#text.length
      this.#lookedFrom = from
    }
    return this.#fieldLine
  }
}

/** The number of unclosed comments after which the closing braces of comments are no longer searched for. */
const mostOpenComments = 10

const numberSign = 0x23

/**
 * Returns the length of a text without the commas, white space and unmatched closing braces at its end, which end the
 * field or entry.
 */
function endWithout(text: string): number {
  let surplus = 0
  for (const character of text) surplus += character === '}' ? 1 : character === '{' ? -1 : 0
  let end = text.length
  while (end > 0 && (/[\s,]/.test(text.charAt(end - 1)) || (text.charAt(end - 1) === '}' && surplus-- > 0))) end--
  return end
}

/** Returns the offset of the next character other than white space. */
export function afterSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue
    if (code < 0x80 || !/\s/.test(text.charAt(at))) return at
  }
}
