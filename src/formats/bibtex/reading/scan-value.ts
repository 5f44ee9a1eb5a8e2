import { quote } from '../../../datacite/writing/quote.ts'
import { nextSpecial } from '../tex/decode-quickly.ts'
import type { EntryProblem, Piece, RawText } from './raw-entry.ts'

const entryHead = /@[a-z]{2,30}\s{0,20}[{(]\s{0,20}[^\s{},=()"]{1,200}\s{0,20},/iy
const fieldLine = /\n[ \t]{0,200}[a-z][\w-]{1,40}[ \t]{0,200}=[ \t]{0,200}["{\w]/gi
const bare = /[^\s,{}"#()=]+/y

/** Reads values: groups in braces, texts in quotes, numbers and macros, joined by `#`. Says of the last one where it stands. */
export class ValueScanner implements RawText {
  readonly #text: string
  readonly #problems: EntryProblem[]
  /** The character that ends the current entry. */
  #closing = '}'
  /** The end of the value that was read last. */
  end = 0
  /** Its parts, unless it is one text. */
  parts: readonly Piece[] | undefined = undefined
  from = 0
  to = 0
  mark: number | undefined = undefined
  /** The places of characters that TeX may not read as themselves, in the values of the entries that are to be read. */
  readonly marks: number[] = []
  /** Whether a value of the current entry was never closed; later values then end at the next field at the latest. */
  isBroken = false
  /** The start of the entry after a broken one. */
  #limit = 0
  /** Whether what broke the current entry still has to be reported. */
  #isUntold = false
  #openComments = 0
  /** The line that looks like a field and was found last, and where the search for it began. */
  #fieldLine = -1
  #lookedFrom = 0

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

  /** Reads a value. */
  read(from: number): void {
    const start = afterSpace(this.#text, from)
    this.parts = undefined
    const macro = this.#part(start)
    const sign = afterSpace(this.#text, this.end)
    if (macro !== undefined) this.parts = [macro]
    if (this.end > start && this.#text.charCodeAt(sign) === 0x23) this.#more(sign, [macro ?? this.#asPiece()])
  }

  /** Reads the parts of a value after the first. */
  #more(from: number, parts: Piece[]): void {
    for (let sign = from; this.#text.charCodeAt(sign) === 0x23; sign = afterSpace(this.#text, this.end)) {
      const at = afterSpace(this.#text, sign + 1)
      const macro = this.#part(at)
      if (this.end === at) break
      parts.push(macro ?? this.#asPiece())
    }
    this.parts = parts
  }

  #asPiece(): Piece {
    return { kind: 'text', tex: this.#text.slice(this.from, this.to) }
  }

  /** Reads one part of a value, which is returned if it is a macro; it ends where it starts if there is none. */
  #part(at: number): (Piece & { kind: 'macro' }) | undefined {
    const next = this.#text.charCodeAt(at)
    if (next === 0x7b || next === 0x22) {
      this.#delimited(at)
      return undefined
    }
    bare.lastIndex = at
    this.end = bare.test(this.#text) ? bare.lastIndex : at
    this.#setText(at, this.end, this.marks.length)
    let digits = at
    while (digits < this.end && isDigit(this.#text.charCodeAt(digits))) digits++
    if (digits === this.end) return undefined
    return { kind: 'macro', name: this.#text.slice(at, this.end), start: at, end: this.end }
  }

  #setText(from: number, to: number, mark: number | undefined): void {
    this.from = from
    this.to = to
    this.mark = mark
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

  /** The end of a comment: after its closing brace, or after its line if it has none or is not in braces. */
  skipComment(from: number): number {
    if (this.#closing === '}' && this.#openComments < mostOpenComments) {
      const end = this.#closingBrace(from, '}', false)
      if (end !== undefined) return end + 1
      this.#openComments++
    }
    const line = this.#text.indexOf('\n', from)
    return line < 0 ? this.#text.length : line
  }

  /** Whether an entry begins here. */
  isEntryAt(at: number): boolean {
    entryHead.lastIndex = at
    return entryHead.test(this.#text)
  }

  #delimited(open: number): void {
    const closing = this.#text.charCodeAt(open) === 0x7b ? '}' : '"'
    if (this.isBroken) {
      if (this.#isUntold) this.#told(open, closing)
      else this.#untilField(open, closing)
      return
    }
    const end = this.#closingBrace(open + 1, closing, true)
    if (end !== undefined) {
      this.end = end + 1
      return
    }
    this.isBroken = true
    this.#limit = this.#nextEntry(open + 1)
    this.#told(open, closing)
  }

  /**
   * Whether the last value of an unclosed entry contains what looks like another field: then the end of the value is missing, and
   * it must be read again.
   */
  isOverlong(start: number, end: number): boolean {
    if (this.isBroken) return false
    if (this.#fieldLineFrom(start) >= end) return false
    this.isBroken = true
    this.#limit = end
    this.#isUntold = true
    return true
  }

  #told(open: number, closing: string): void {
    this.#isUntold = false
    this.#untilField(open, closing)
    const tex = this.#text.slice(this.from, this.to)
    const sign = closing === '"' ? 'quotation mark' : '"}"'
    this.#problems.push({
      severity: 'error',
      message: `The value ${quote(tex.slice(0, 40).trim())} is never closed: a ${sign} is missing. It is read up to the next field or entry.`,
      start: open,
      end: open + 1,
    })
  }

  /**
   * The offset of the closing delimiter; undefined if the text ends before it, or an entry begins at the start of a line where
   * that is a stop.
   */
  #closingBrace(from: number, closing: string, isStop: boolean): number | undefined {
    const text = this.#text
    const { length } = text
    const mark = this.marks.length
    this.#markSpace(from)
    let depth = 0
    for (let at = nextSpecial(text, from); at < length; at = nextSpecial(text, at + 1)) {
      const code = text.charCodeAt(at)
      if (code === 0x22 && (depth > 0 || closing === '}')) continue
      if (depth === 0 && (code === 0x22 || code === 0x7d)) {
        this.#close(from, at, mark)
        return code === 0x7d && closing === '"' ? undefined : at
      }
      this.#mark(at)
      if (code === 0x7b) depth++
      else if (code === 0x7d) depth--
      else if (isStop && (code === 0x0a || code === 0x0d) && this.#isEntryAfter(at)) return undefined
    }
    return undefined
  }

  #close(from: number, to: number, mark: number): void {
    this.#markSpace(to - 1)
    this.#setText(from, to, this.marks.length < most ? mark : undefined)
  }

  #markSpace(at: number): void {
    if (this.#text.charCodeAt(at) === 0x20) this.#mark(at)
  }

  #mark(at: number): void {
    if (this.marks.length < most) this.marks.push(at)
  }

  #isEntryAfter(at: number): boolean {
    return this.#text.charCodeAt(at + 1) === 0x40 && this.isEntryAt(at + 1)
  }

  /** Reads a value of a broken entry up to its delimiter or up to the next field or entry, whichever comes first. */
  #untilField(open: number, closing: string): void {
    const limit = Math.min(this.#fieldLineFrom(open + 1), this.#limit)
    const inside = this.#text.slice(open + 1, limit)
    const end = closing === '"' ? inside.indexOf('"') : balancedEnd(inside)
    this.end = end < 0 ? limit : open + 1 + end + 1
    this.#setText(open + 1, open + 1 + (end < 0 ? endWithout(inside) : end), undefined)
  }

  /** The next line that looks like a field, else the end of the text; looked for once, however many broken values come before it. */
  #fieldLineFrom(from: number): number {
    if (from < this.#lookedFrom || from > this.#fieldLine) {
      fieldLine.lastIndex = from
      this.#fieldLine = fieldLine.exec(this.#text)?.index ?? this.#text.length
      this.#lookedFrom = from
    }
    return this.#fieldLine
  }

  #nextEntry(from: number): number {
    for (let at = this.#text.indexOf('\n@', from); at >= 0; at = this.#text.indexOf('\n@', at + 1))
      if (this.isEntryAt(at + 1)) return at + 1
    return this.#text.length
  }
}

/** More marks are not kept, so that a file of nothing but braces takes no more memory; they are looked for again. */
const most = 1_000_000

/** Comments without an end whose end is looked for up to the end of the file. */
const mostOpenComments = 10

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** Where a text ends without the end of the field or entry that it runs into: commas, white space, and an unmatched closing brace. */
function endWithout(text: string): number {
  let surplus = 0
  for (const character of text) surplus += character === '}' ? 1 : character === '{' ? -1 : 0
  let end = text.length
  while (end > 0 && (/[\s,]/.test(text.charAt(end - 1)) || (text.charAt(end - 1) === '}' && surplus-- > 0))) end--
  return end
}

/** Where the brace that closes what is before a text stands in it; negative if it is missing. */
function balancedEnd(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === 0x7b) depth++
    else if (text.charCodeAt(at) === 0x7d && depth-- === 0) return at
  }
  return -1
}

/** The offset of the next character that is no white space. */
export function afterSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue
    if (code < 0x80 || !/\s/.test(text.charAt(at))) return at
  }
}
