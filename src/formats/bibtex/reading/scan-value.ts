import { quote } from '../../../datacite/writing/quote.ts'
import type { EntryProblem, Piece, RawValue } from './raw.ts'

const entryHead = /@[a-z]{2,30}\s{0,20}[{(]\s{0,20}[^\s{},=()"]{1,200}\s{0,20},/iy
const fieldLine = /\n[ \t]{0,200}[a-z][\w-]{1,40}[ \t]{0,200}=[ \t]{0,200}["{\w]/gi
const bare = /[^\s,{}"#()=]+/y

/** The offset of the next character that is no white space. */
export function afterSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue
    if (code < 0x80 || !/\s/.test(text.charAt(at))) return at
  }
}

/** Reads values: groups in braces, texts in quotes, numbers and macros, joined by `#`. */
export class ValueScanner {
  readonly #text: string
  readonly #problems: EntryProblem[]
  /** The character that ends the current entry. */
  #closing = '}'
  /** The end of the value that was read last. */
  end = 0
  /** Whether that value is one text on one line, without anything that TeX reads as something else. */
  isPlain = false
  /** Whether a value of the current entry was never closed; later values then end at the next field at the latest. */
  isBroken = false
  /** The start of the entry after a broken one. */
  #limit = 0
  /** Whether what broke the current entry still has to be reported. */
  #isUntold = false
  #hasOpenComment = false

  constructor(text: string, problems: EntryProblem[]) {
    this.#text = text
    this.#problems = problems
  }

  /** Begins another entry. */
  enter(closing: string): void {
    this.#closing = closing
    this.isBroken = false
    this.#isUntold = false
  }

  /** Reads a value; its end is that of the scanner then. */
  value(from: number): RawValue {
    const start = afterSpace(this.#text, from)
    const first = this.#part(start)
    if (first === undefined) {
      this.end = start
      return ''
    }
    let sign = afterSpace(this.#text, this.end)
    if (this.#text.charCodeAt(sign) !== 0x23) return typeof first === 'string' ? first : [first]
    const pieces = [asPiece(first)]
    while (this.#text.charCodeAt(sign) === 0x23) {
      const at = afterSpace(this.#text, sign + 1)
      const part = this.#part(at)
      if (part === undefined) {
        this.end = at
        break
      }
      pieces.push(asPiece(part))
      sign = afterSpace(this.#text, this.end)
    }
    this.isPlain = false
    return pieces
  }

  /** Reads one part of a value: a text, or a macro. */
  #part(at: number): string | (Piece & { kind: 'macro' }) | undefined {
    const next = this.#text.charCodeAt(at)
    if (next === 0x7b || next === 0x22) return this.#delimited(at)
    bare.lastIndex = at
    const word = bare.exec(this.#text)?.[0]
    if (word === undefined) return undefined
    this.end = at + word.length
    this.isPlain = /^\d+$/.test(word)
    return this.isPlain ? word : { kind: 'macro', name: word, start: at, end: this.end }
  }

  /** The end of a stray stretch: before the next comma or the end of the entry, but after at least one character. */
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

  /** The end of a comment: after its closing brace, or after its line if it has none. */
  skipComment(from: number): number {
    const end = this.#hasOpenComment ? undefined : this.#closingBrace(from, '}', false)
    if (end !== undefined) return end + 1
    this.#hasOpenComment = true
    const line = this.#text.indexOf('\n', from)
    return line < 0 ? this.#text.length : line
  }

  /** Whether an entry begins here. */
  isEntryAt(at: number): boolean {
    entryHead.lastIndex = at
    return entryHead.test(this.#text)
  }

  #delimited(open: number): string {
    const closing = this.#text.charAt(open) === '{' ? '}' : '"'
    if (this.isBroken) return this.#isUntold ? this.#told(open, closing) : this.#untilField(open, closing)
    const end = this.#closingBrace(open + 1, closing, true)
    if (end !== undefined) {
      this.end = end + 1
      return this.#text.slice(open + 1, end)
    }
    this.isBroken = true
    this.#limit = this.#nextEntry(open + 1)
    return this.#told(open, closing)
  }

  /**
   * Whether the last value of an unclosed entry contains what looks like another field: then the end of the value is missing, and
   * it must be read again.
   */
  isOverlong(start: number, end: number): boolean {
    if (this.isBroken) return false
    fieldLine.lastIndex = start
    const found = fieldLine.exec(this.#text)
    if (found === null || found.index >= end) return false
    this.isBroken = true
    this.#limit = end
    this.#isUntold = true
    return true
  }

  #told(open: number, closing: string): string {
    this.#isUntold = false
    const tex = this.#untilField(open, closing)
    const sign = closing === '"' ? 'quotation mark' : '"}"'
    this.#problems.push({
      severity: 'error',
      message: `The value ${quote(tex.slice(0, 40).trim())} is never closed: a ${sign} is missing. It is read up to the next field or entry.`,
      start: open,
      end: open + 1,
    })
    return tex
  }

  /**
   * The offset of the closing delimiter; undefined if the text ends before it, or an entry begins at the start of a line where
   * that is a stop.
   */
  #closingBrace(from: number, closing: string, isStop: boolean): number | undefined {
    const text = this.#text
    const { length } = text
    const isQuoted = closing === '"'
    let depth = 0
    let isPlain = true
    for (let at = from; at < length; at++) {
      const code = text.charCodeAt(at)
      const kind = code < 0x80 ? kinds[code] : code >= 0x300 || code === 0xa0 ? special : 0
      if (kind === 0) continue
      if (kind === single) {
        const before = at > from ? text.charCodeAt(at - 1) : 0x20
        if (before === code) isPlain = false
      } else if (code === 0x7b) {
        depth++
        isPlain = false
      } else if (code === 0x7d) {
        if (depth === 0) {
          this.isPlain = isPlain && (at === from || text.charCodeAt(at - 1) !== 0x20)
          return isQuoted ? undefined : at
        }
        depth--
      } else if (code === 0x22) {
        if (depth > 0 || !isQuoted) continue
        this.isPlain = isPlain && (at === from || text.charCodeAt(at - 1) !== 0x20)
        return at
      } else {
        isPlain = false
        const isLineEnd = code === 0x0a || code === 0x0d
        if (isLineEnd && isStop && text.charCodeAt(at + 1) === 0x40 && this.isEntryAt(at + 1)) return undefined
      }
    }
    return undefined
  }

  /** Reads a value of a broken entry up to its delimiter or up to the next field or entry, whichever comes first. */
  #untilField(open: number, closing: string): string {
    this.isPlain = false
    fieldLine.lastIndex = open + 1
    const limit = Math.min(fieldLine.exec(this.#text)?.index ?? this.#text.length, this.#limit)
    const inside = this.#text.slice(open + 1, limit)
    const end = closing === '"' ? inside.indexOf('"') : balancedEnd(inside)
    this.end = end < 0 ? limit : open + 1 + end + 1
    return end < 0 ? withoutEnd(inside) : inside.slice(0, end)
  }

  #nextEntry(from: number): number {
    for (let at = this.#text.indexOf('\n@', from); at >= 0; at = this.#text.indexOf('\n@', at + 1))
      if (this.isEntryAt(at + 1)) return at + 1
    return this.#text.length
  }
}

const asPiece = (part: string | Piece): Piece => (typeof part === 'string' ? { kind: 'text', tex: part } : part)

/** What a character is to TeX: itself (0), itself if it stands alone, or something else. */
const kinds = new Uint8Array(128)
const single = 1
const special = 2
for (const character of " -'`") kinds[character.charCodeAt(0)] = single
for (const character of '\\$~{}"\t\n\v\f\r') kinds[character.charCodeAt(0)] = special

/** Removes the end of the field or entry from a text that runs into it: commas, white space, and an unmatched closing brace. */
function withoutEnd(text: string): string {
  let surplus = 0
  for (const character of text) surplus += character === '}' ? 1 : character === '{' ? -1 : 0
  let end = text.length
  while (end > 0 && (/[\s,]/.test(text.charAt(end - 1)) || (text.charAt(end - 1) === '}' && surplus-- > 0))) end--
  return text.slice(0, end)
}

function balancedEnd(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === 0x7b) depth++
    else if (text.charCodeAt(at) === 0x7d && depth-- === 0) return at
  }
  return -1
}
