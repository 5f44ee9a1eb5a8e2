import { quote } from '../../../datacite/writing/quote.ts'
import type { EntryProblem, Piece } from './raw.ts'

const entryHead = /@[a-z]{2,30}\s{0,20}[{(]\s{0,20}[^\s{},=()"]{1,200}\s{0,20},/iy
const fieldLine = /\n[ \t]{0,200}[a-z][\w-]{1,40}[ \t]{0,200}=[ \t]{0,200}["{\w]/gi
const bare = /[^\s,{}"#()=]+/y
const space = /\s*/y

/** Reads values: groups in braces, texts in quotes, numbers and macros, joined by `#`. */
export class ValueScanner {
  readonly #text: string
  readonly #problems: EntryProblem[]
  /** The character that ends the current entry. */
  #closing = '}'
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

  /** Reads the parts of a value; also returns its end. */
  value(from: number): { pieces: Piece[]; end: number } {
    const pieces: Piece[] = []
    let at = this.#skipSpace(from)
    for (;;) {
      const next = this.#text.charAt(at)
      if (next === '{' || next === '"') {
        const { tex, end } = this.#delimited(at)
        pieces.push({ kind: 'text', tex })
        at = end
      } else {
        bare.lastIndex = at
        const word = bare.exec(this.#text)?.[0]
        if (word === undefined) return { pieces, end: at }
        pieces.push(
          /^\d+$/.test(word)
            ? { kind: 'text', tex: word }
            : { kind: 'macro', name: word, start: at, end: at + word.length },
        )
        at += word.length
      }
      const sign = this.#skipSpace(at)
      if (this.#text.charAt(sign) !== '#') return { pieces, end: at }
      at = this.#skipSpace(sign + 1)
    }
  }

  /** The end of a stray stretch: before the next comma or the end of the entry, but after at least one character. */
  skipStray(from: number): number {
    let at = from
    while (at < this.#text.length) {
      const next = this.#text.charAt(at)
      if (at > from && (next === ',' || next === this.#closing || next === '\n')) return at
      if ((next === '{' || next === '"') && !this.isBroken) return Math.max(this.#delimited(at).end, at + 1)
      at++
    }
    return at
  }

  /** The end of a comment: after its closing brace, or after its line if it has none. */
  skipComment(from: number): number {
    const end = this.#hasOpenComment ? undefined : this.#closingBrace(from, '}', () => false)
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

  #skipSpace(from: number): number {
    space.lastIndex = from
    return from + (space.exec(this.#text)?.[0].length ?? 0)
  }

  #delimited(open: number): { tex: string; end: number } {
    const closing = this.#text.charAt(open) === '{' ? '}' : '"'
    if (this.isBroken) return this.#isUntold ? this.#told(open, closing) : this.#untilField(open, closing)
    const end = this.#closingBrace(open + 1, closing, at => this.isEntryAt(at))
    if (end !== undefined) return { tex: this.#text.slice(open + 1, end), end: end + 1 }
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

  #told(open: number, closing: string): { tex: string; end: number } {
    this.#isUntold = false
    const found = this.#untilField(open, closing)
    const sign = closing === '"' ? 'quotation mark' : '"}"'
    this.#problems.push({
      severity: 'error',
      message: `The value ${quote(found.tex.slice(0, 40).trim())} is never closed: a ${sign} is missing. It is read up to the next field or entry.`,
      start: open,
      end: open + 1,
    })
    return found
  }

  /** The offset of the closing delimiter; undefined if an entry begins at the start of a line, or the text ends, before it. */
  #closingBrace(from: number, closing: string, isStop: (at: number) => boolean): number | undefined {
    let depth = 0
    let isLineStart = false
    for (let at = from; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at)
      if (code === 0x7b) depth++
      else if (code === 0x7d) {
        if (depth === 0) return closing === '}' ? at : undefined
        depth--
      } else if (code === 0x22 && depth === 0 && closing === '"') return at
      else if (code === 0x40 && isLineStart && isStop(at)) return undefined
      isLineStart = code === 0x0a || code === 0x0d
    }
    return undefined
  }

  /** Reads a value of a broken entry up to its delimiter or up to the next field or entry, whichever comes first. */
  #untilField(open: number, closing: string): { tex: string; end: number } {
    fieldLine.lastIndex = open + 1
    const limit = Math.min(fieldLine.exec(this.#text)?.index ?? this.#text.length, this.#limit)
    const inside = this.#text.slice(open + 1, limit)
    const end = closing === '"' ? inside.indexOf('"') : balancedEnd(inside)
    if (end >= 0) return { tex: inside.slice(0, end), end: open + 1 + end + 1 }
    return { tex: withoutEnd(inside), end: limit }
  }

  #nextEntry(from: number): number {
    for (let at = this.#text.indexOf('\n@', from); at >= 0; at = this.#text.indexOf('\n@', at + 1))
      if (this.isEntryAt(at + 1)) return at + 1
    return this.#text.length
  }
}

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
