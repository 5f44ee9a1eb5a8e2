import { accents, symbolOf } from './symbols.ts'

/**
 * Decodes TeX that contains only the most common constructs. Returns undefined for any other TeX.
 *
 * The constructs are groups, accents on single letters, letters and signs with a command, escaped characters, dashes,
 * quotes and ties.
 */
export const quickText = (tex: string): string | undefined => reader.read(tex)

class QuickReader {
  #tex = ''
  #text = ''
  /** The start of the text that is not yet copied. */
  #start = 0
  /** The last character of the decoded text, initially a space. */
  #last = 0x20
  #isForeign = false
  /** The end of the last command. */
  #end = 0

  read(tex: string): string | undefined {
    const { length } = tex
    this.#tex = tex
    this.#text = ''
    this.#start = 0
    this.#last = 0x20
    this.#isForeign = false
    for (let at = nextSpecial(tex, 0); at < length; at = nextSpecial(tex, at)) {
      const code = tex.charCodeAt(at)
      if (code >= 0x80 || code === 0x22) {
        this.#isForeign ||= code >= 0x80
        at++
        continue
      }
      this.#flush(at)
      const next = this.#special(code, at)
      if (next === undefined) return undefined
      this.#start = next
      at = next
    }
    this.#flush(length)
    const text = this.#text.trimEnd()
    return this.#isForeign ? normalText(text) : text
  }

  #flush(end: number): void {
    // Only the first of several spaces is kept.
    if (this.#last === 0x20 && this.#start < end && this.#tex.charCodeAt(this.#start) === 0x20) this.#start++
    if (end <= this.#start) return
    this.#text += this.#tex.slice(this.#start, end)
    this.#last = this.#tex.charCodeAt(end - 1)
  }

  #add(text: string): void {
    if (text === '' || (text === ' ' && this.#last === 0x20)) return
    this.#text += text
    this.#last = text.charCodeAt(text.length - 1)
  }

  /**
   * Adds the replacement of the construct that begins with a special character. Returns the offset after the construct,
   * or undefined for constructs that are not decoded quickly.
   */
  #special(code: number, at: number): number | undefined {
    if (code === 0x7b || code === 0x7d) return at + 1
    if (code === 0x5c) {
      const text = this.#command(at + 1)
      if (text === undefined) return undefined
      this.#add(text)
      this.#isForeign ||= this.#last >= 0x300
      return this.#end
    }
    if (code === 0x2d) {
      const isThree = this.#tex.charCodeAt(at + 2) === code
      this.#add(isThree ? '—' : '–')
      return at + (isThree ? 3 : 2)
    }
    if (code === 0x3c || (code === 0x60 && this.#tex.charCodeAt(at + 1) !== code)) return undefined
    if (code === 0x60 || code === 0x27) {
      this.#add(code === 0x60 ? '“' : '”')
      return at + 2
    }
    if (code === 0x24) return undefined
    this.#add(' ')
    return at + 1
  }

  /** Returns the replacement of the command after a backslash, or undefined if it is not decoded quickly. */
  #command(at: number): string | undefined {
    const tex = this.#tex
    const sign = tex.charAt(at)
    if (!isLetter(tex.charCodeAt(at))) {
      const mark = accents.get(sign)
      if (mark !== undefined) return this.#accented(at + 1, mark)
      this.#end = at + 1
      return escaped.includes(sign) && sign !== '' ? sign : undefined
    }
    let end = at + 1
    while (isLetter(tex.charCodeAt(end))) end++
    const name = tex.slice(at, end)
    const mark = accents.get(name)
    const symbol = symbolOf.get(name)
    if ((mark === undefined && symbol === undefined) || tex.charCodeAt(end) === 0x2a) return undefined
    while (isBlank(tex.charCodeAt(end))) end++
    // White space outside ASCII may follow.
    if (tex.charCodeAt(end) >= 0x80) return undefined
    this.#end = end
    return mark === undefined ? symbol : this.#accented(end, mark)
  }

  /** Reads an accent on one letter, which may be in braces or lack its dot: `\'e`, `\'{e}`, `\'\i`, `\'{\i}`. */
  #accented(at: number, mark: string): string | undefined {
    const tex = this.#tex
    const isGroup = tex.charCodeAt(at) === 0x7b
    let letter = isGroup ? at + 1 : at
    const isDotless = tex.charCodeAt(letter) === 0x5c
    if (isDotless) letter++
    const code = tex.charCodeAt(letter)
    if (!isLetter(code)) return undefined
    const end = letter + 1
    if (isDotless && ((code !== 0x69 && code !== 0x6a) || !/^[^a-zA-Z*\s]?$/.test(tex.charAt(end)))) return undefined
    if (isGroup && tex.charCodeAt(end) !== 0x7d) return undefined
    this.#end = isGroup ? end + 1 : end
    return accentedLetter(code, mark)
  }
}

function accentedLetter(code: number, mark: string): string {
  const key = (mark.charCodeAt(0) << 7) | code
  const known = accentedLetters.get(key)
  if (known !== undefined) return known
  const text = (String.fromCharCode(code) + mark).normalize('NFC')
  accentedLetters.set(key, text)
  return text
}

const accentedLetters = new Map<number, string>()

const reader = new QuickReader()

/** Returns a trimmed text with single spaces, in Unicode Normalization Form C (NFC). */
export function normalText(text: string): string {
  const line = /[^\S ]| {2}|^ | $/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
  return /[\u0300-\uffff]/.test(line) ? line.normalize('NFC') : line
}

const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d)

const escaped = '&%#_{}$'

/**
 * Returns the offset of the next character that may need decoding, or the length of the text.
 *
 * Such a character is a special character, white space other than a space, a repeated space, dash or quote, or a
 * character that may need normalisation.
 */
function nextSpecial(text: string, from: number): number {
  special.lastIndex = from
  return special.test(text) ? special.lastIndex - 1 : text.length
}

const special = /[\u0300-\uffff\xa0\\{}"$~\t-\r]| (?= )|-(?=-)|'(?=')|`|<(?=<)/g
