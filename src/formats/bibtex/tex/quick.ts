import { accents } from './accents.ts'
import { symbolOf } from './symbols.ts'

/**
 * The text of what nearly every value holds of TeX: groups, accents on single letters, letters and signs with a command of their
 * own, escaped characters, dashes, quotes and ties. Undefined where there is anything else. The text may need {@link onOneLine}
 * if it has characters beyond Latin.
 */
export function quickText(raw: string): string | undefined {
  const { length } = raw
  let text = ''
  /** The start of what is not yet in the text. */
  let start = 0
  /** The last character of the text; what is at the start is as if it were after a space. */
  let last = 0x20
  let isForeign = false
  for (let at = 0; at < length; ) {
    const code = raw.charCodeAt(at)
    const kind = code < 0x80 ? kinds[code] : code >= 0x300 || code === 0xa0 ? foreign : usual
    if (kind === usual) {
      at++
      continue
    }
    if (kind === foreign) {
      isForeign = true
      at++
      continue
    }
    const before = at > start ? raw.charCodeAt(at - 1) : last
    if (kind === repeated) {
      const isSecond = code === 0x20 ? before === 0x20 : raw.charCodeAt(at + 1) === code
      if (!isSecond) {
        at++
        continue
      }
    }
    if (at > start) {
      text += raw.slice(start, at)
      last = before
    }
    start = at + 1
    if (kind === space || code === 0x20) {
      if (last !== 0x20) text += ' '
      last = 0x20
    } else if (kind === repeated) {
      const isThree = code === 0x2d && raw.charCodeAt(at + 2) === code
      text += code === 0x2d ? (isThree ? '—' : '–') : code === 0x60 ? '“' : '”'
      last = 0
      start = at + (isThree ? 3 : 2)
    } else if (kind === command) {
      const read = readCommand(raw, at + 1)
      if (read === undefined) return undefined
      start = read.end
      if (read.text === ' ') {
        if (last !== 0x20) text += ' '
      } else text += read.text
      if (read.text !== '') last = read.text.charCodeAt(read.text.length - 1)
      isForeign ||= last >= 0x300
    } else if (kind === unknown) return undefined
    at = start
  }
  if (start < length) {
    const rest = start === 0 ? raw : raw.slice(start)
    text = start === 0 ? rest : text + rest
    last = raw.charCodeAt(length - 1)
  }
  if (last === 0x20) text = text.trimEnd()
  return isForeign ? onOneLine(text) : text
}

/** A text with single spaces, in normal form C. */
export function onOneLine(text: string): string {
  const line = /[^\S ]| {2}|^ | $/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
  return /[\u0300-\uffff]/.test(line) ? line.normalize('NFC') : line
}

interface Command {
  text: string
  end: number
}

function readCommand(raw: string, at: number): Command | undefined {
  const code = raw.charCodeAt(at)
  const sign = raw.charAt(at)
  if (!isLetter(code)) {
    const mark = accents.get(sign)
    if (mark !== undefined) return accented(raw, at + 1, sign, mark)
    return escaped.includes(sign) && sign !== '' ? { text: sign, end: at + 1 } : undefined
  }
  let end = at + 1
  while (isLetter(raw.charCodeAt(end))) end++
  const name = raw.slice(at, end)
  if (raw.charCodeAt(end) === 0x2a) return undefined
  while (isBlank(raw.charCodeAt(end))) end++
  // A space of another script may follow.
  if (raw.charCodeAt(end) >= 0x80) return undefined
  const mark = accents.get(name)
  if (mark !== undefined) return accented(raw, end, name, mark)
  const text = symbolOf.get(name)
  return text === undefined ? undefined : { text, end }
}

/** An accent on one letter, which may be in braces or lack its dot: `\'e`, `\'{e}`, `\'\i`, `\'{\i}`. */
function accented(raw: string, at: number, name: string, mark: string): Command | undefined {
  const isGroup = raw.charCodeAt(at) === 0x7b
  let letter = isGroup ? at + 1 : at
  const isDotless = raw.charCodeAt(letter) === 0x5c
  if (isDotless) letter++
  const code = raw.charCodeAt(letter)
  if (!isLetter(code)) return undefined
  const end = letter + 1
  if (isDotless && ((code !== 0x69 && code !== 0x6a) || !/^[^a-zA-Z*\s]?$/.test(raw.charAt(end)))) return undefined
  if (isGroup && raw.charCodeAt(end) !== 0x7d) return undefined
  const texts = byAccent.get(name) ?? new Map<number, string>()
  byAccent.set(name, texts)
  let text = texts.get(code)
  if (text === undefined) {
    text = (String.fromCharCode(code) + mark).normalize('NFC')
    texts.set(code, text)
  }
  return { text, end: isGroup ? end + 1 : end }
}

/** The letters that were written with an accent, by its command and their code. */
const byAccent = new Map<string, Map<number, string>>()

const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d)

const escaped = '&%#_${}'

const usual = 0
const space = 1
const group = 2
const command = 3
/** Something else if it is repeated. */
const repeated = 4
const unknown = 5
const foreign = 6
const kinds = new Uint8Array(128)
for (const [characters, kind] of [
  ['~\t\n\v\f\r', space],
  ['{}', group],
  ['\\', command],
  [" -'`", repeated],
  ['$', unknown],
] as const)
  for (const character of characters) kinds[character.charCodeAt(0)] = kind
