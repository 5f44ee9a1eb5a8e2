import { accents, symbolOf } from './symbols.ts'

/**
 * The text of what nearly every value holds of TeX: groups, accents on single letters, letters and signs with a command of their
 * own, escaped characters, dashes, quotes and ties. Undefined where there is anything else.
 */
export const quickText = (tex: string): string | undefined => reader.read(tex, 0, tex.length, undefined, [])

/**
 * {@link quickText} of a part of a text. `marks` are the places of what {@link nextSpecial} finds, and of spaces at either end, from
 * the number `mark` on; without it they are looked for.
 */
export const quickPart = (
  file: string,
  from: number,
  to: number,
  mark: number | undefined,
  marks: readonly number[],
): string | undefined =>
  mark !== undefined && (marks[mark] ?? to) >= to ? file.slice(from, to) : reader.read(file, from, to, mark, marks)

/** Takes TeX apart and puts its text together. */
class QuickReader {
  #file = ''
  #marks: readonly number[] = []
  #mark: number | undefined
  #pieces: string[] = []
  /** A short text, which needs no list of its pieces. */
  #text: string | undefined
  /** The start of what is not yet among the pieces. */
  #start = 0
  /** The last character of the text; what is at the start is as if it were after a space. */
  #last = 0x20
  #isForeign = false
  /** Where the last command ends. */
  #end = 0

  read(file: string, from: number, to: number, mark: number | undefined, marks: readonly number[]): string | undefined {
    this.#file = file
    this.#marks = marks
    this.#mark = mark
    this.#text = to - from < short ? '' : undefined
    if (this.#text === undefined) this.#pieces = []
    this.#start = from
    this.#last = 0x20
    this.#isForeign = false
    for (let at = this.#next(from, to); at < to; at = this.#next(at, to)) {
      const code = file.charCodeAt(at)
      if (code >= 0x80 || code === 0x22) {
        this.#isForeign ||= code >= 0x80
        at++
        continue
      }
      this.#flush(at)
      const next = this.#special(code, at, to)
      if (next === undefined || next > to) return undefined
      this.#start = next
      at = next
    }
    this.#flush(to)
    // A long one is not added piece by piece: it would be held as a tree of its pieces.
    const joined = this.#text ?? (this.#pieces.length === 1 ? (this.#pieces[0] ?? '') : this.#pieces.join(''))
    const text = this.#last === 0x20 ? joined.trimEnd() : joined
    return this.#isForeign ? normalText(text) : text
  }

  /** The place of the next special character from an offset on. */
  #next(from: number, to: number): number {
    if (this.#mark === undefined) return nextSpecial(this.#file, from)
    let mark = this.#mark
    while ((this.#marks[mark] ?? to) < from) mark++
    this.#mark = mark
    return this.#marks[mark] ?? to
  }

  #flush(end: number): void {
    // Of several spaces only the first is kept.
    if (this.#last === 0x20 && this.#start < end && this.#file.charCodeAt(this.#start) === 0x20) this.#start++
    if (end <= this.#start) return
    this.#put(this.#file.slice(this.#start, end))
    this.#last = this.#file.charCodeAt(end - 1)
  }

  #put(text: string): void {
    if (this.#text === undefined) this.#pieces.push(text)
    else this.#text += text
  }

  #add(text: string): void {
    if (text === '' || (text === ' ' && this.#last === 0x20)) return
    this.#put(text)
    this.#last = text.charCodeAt(text.length - 1)
  }

  /** Adds what a special character stands for; returns where the next one is, or undefined where it is not known here. */
  #special(code: number, at: number, to: number): number | undefined {
    if (code === 0x7b || code === 0x7d) return at + 1
    if (code === 0x5c) {
      const text = this.#command(at + 1, to)
      if (text === undefined) return undefined
      this.#add(text)
      this.#isForeign ||= this.#last >= 0x300
      return this.#end
    }
    if (code === 0x2d) {
      const isThree = at + 2 < to && this.#file.charCodeAt(at + 2) === code
      this.#add(isThree ? '—' : '–')
      return at + (isThree ? 3 : 2)
    }
    if (code === 0x60 || code === 0x27) {
      this.#add(code === 0x60 ? '“' : '”')
      return at + 2
    }
    if (code === 0x24) return undefined
    this.#add(' ')
    return at + 1
  }

  /** What a command after its backslash stands for. It must not reach the end: what would be read there is of something else. */
  #command(at: number, to: number): string | undefined {
    const file = this.#file
    const sign = file.charAt(at)
    if (!isLetter(file.charCodeAt(at))) {
      const mark = accents.get(sign)
      if (mark !== undefined) return this.#accented(at + 1, mark)
      this.#end = at + 1
      return escaped.includes(sign) && sign !== '' ? sign : undefined
    }
    let end = at + 1
    while (end < to && isLetter(file.charCodeAt(end))) end++
    const name = file.slice(at, end)
    const mark = accents.get(name)
    const symbol = symbolOf.get(name)
    if ((mark === undefined && symbol === undefined) || (end < to && file.charCodeAt(end) === 0x2a)) return undefined
    while (end < to && isBlank(file.charCodeAt(end))) end++
    // A space of another script may follow.
    if (end < to && file.charCodeAt(end) >= 0x80) return undefined
    this.#end = end
    return mark === undefined ? symbol : this.#accented(end, mark)
  }

  /** An accent on one letter, which may be in braces or lack its dot: `\'e`, `\'{e}`, `\'\i`, `\'{\i}`. */
  #accented(at: number, mark: string): string | undefined {
    const file = this.#file
    const isGroup = file.charCodeAt(at) === 0x7b
    let letter = isGroup ? at + 1 : at
    const isDotless = file.charCodeAt(letter) === 0x5c
    if (isDotless) letter++
    const code = file.charCodeAt(letter)
    if (!isLetter(code)) return undefined
    const end = letter + 1
    if (isDotless && ((code !== 0x69 && code !== 0x6a) || !/^[^a-zA-Z*\s]?$/.test(file.charAt(end)))) return undefined
    if (isGroup && file.charCodeAt(end) !== 0x7d) return undefined
    this.#end = isGroup ? end + 1 : end
    return accentedLetter(code, mark)
  }
}

/** A letter with a combining character, put together once. */
function accentedLetter(code: number, mark: string): string {
  const key = (mark.charCodeAt(0) << 7) | code
  const known = accentedLetters.get(key)
  if (known !== undefined) return known
  const text = (String.fromCharCode(code) + mark).normalize('NFC')
  accentedLetters.set(key, text)
  return text
}

const accentedLetters = new Map<number, string>()

const short = 24

const reader = new QuickReader()

/** A text with single spaces, in normal form C. */
export function normalText(text: string): string {
  const line = /[^\S ]| {2}|^ | $/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
  return /[\u0300-\uffff]/.test(line) ? line.normalize('NFC') : line
}

const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d)

const escaped = '&%#_{}$'

/**
 * The offset of the next character, from an offset on, that TeX may read as something else than itself: one of its own, white space
 * other than a space, a space, dash or quote that is followed by another, or a character that may have to be normalised. The length
 * of the text if there is none.
 */
export function nextSpecial(text: string, from: number): number {
  special.lastIndex = from
  return special.test(text) ? special.lastIndex - 1 : text.length
}

const special = /[\u0300-\uffff\xa0\\{}"$~\t-\r]| (?= )|-(?=-)|'(?=')|`(?=`)/g
