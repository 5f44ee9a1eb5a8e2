/** Is told where entries of BibTeX begin and end; offsets are those in the chunk that is walked. */
export interface EntryVisitor {
  /** An `@` that may begin an entry stands between entries. */
  mayBegin(at: number): void
  /** It begins none. */
  beginsNone(at: number): void
  /** It begins one, whose type is given in lower case. */
  begins(type: string): void
  /** The entry ends before this offset. */
  ends(end: number): void
  /** The entry is never closed: another one begins so many bytes before this offset. */
  breaksOff(end: number, length: number, type: string): void
}

/**
 * Walks through chunks of BibTeX as it is read: an entry ends with its brace or parenthesis, and one that is never closed where a line
 * begins with the head of another one. A comment is passed over as a whole.
 */
export function bibtexWalk(visitor: EntryVisitor): (chunk: Uint8Array) => void {
  let place: 'between' | 'head' | 'entry' = 'between'
  let type = ''
  /** Whether white space stands behind the type. */
  let isNamed = false
  let closing = 0
  let depth = 0
  let isQuoted = false
  /** Where the entry begins, as an offset in the chunk. */
  let began = 0
  /** The last byte of the chunk before. */
  let last = 0
  const next = nextHead()

  function between(byte: number, at: number): void {
    if (byte !== atSign) return
    place = 'head'
    type = ''
    isNamed = false
    visitor.mayBegin(at)
  }

  function inHead(byte: number, at: number): void {
    const mayGoOn = !isNamed && type.length < longestType
    if (isLetter(byte) && mayGoOn) type += String.fromCharCode(byte | 0x20)
    else if (isInName(byte) && mayGoOn && type !== '') type += String.fromCharCode(byte)
    else if (isSpace(byte)) isNamed = type !== ''
    else if (type !== '' && (byte === openBrace || (byte === openParenthesis && type !== 'comment'))) {
      visitor.begins(type)
      enter(byte, at)
    } else {
      visitor.beginsNone(at)
      place = 'between'
      between(byte, at)
    }
  }

  function enter(byte: number, at: number): void {
    place = 'entry'
    closing = byte === openBrace ? closeBrace : closeParenthesis
    depth = 0
    isQuoted = false
    began = at
    next.clear()
  }

  function inEntry(byte: number, at: number, before: number): void {
    if (isEnd(byte)) {
      place = 'between'
      visitor.ends(at + 1)
    } else if (type !== 'comment' || at - began > longestComment) lookForNext(byte, at, before)
  }

  /** Whether the entry ends with this byte; follows what is open in it. */
  function isEnd(byte: number): boolean {
    if (byte === openBrace) depth++
    else if (byte === closeBrace && depth > 0) depth--
    else if (byte === closeBrace) return closing === closeBrace
    else if (depth > 0 || closing === closeBrace) return false
    else if (byte === quotationMark) isQuoted = !isQuoted
    else return byte === closeParenthesis && !isQuoted
    return false
  }

  /** Looks for the head of another entry at the beginning of a line. */
  function lookForNext(byte: number, at: number, before: number): void {
    if (byte === atSign && isLineEnd(before)) next.begin()
    else if (next.length() > 0) {
      const found = next.read(byte)
      if (found === undefined) return
      type = found.type
      visitor.breaksOff(at + 1, next.length(), type)
      enter(found.opening, at)
    }
  }

  return chunk => {
    const { length } = chunk
    for (let at = 0; at < length; at++) {
      const byte = chunk[at] as number
      if (place === 'entry') {
        if (isMark[byte] === 1 || next.length() > 0) inEntry(byte, at, at === 0 ? last : (chunk[at - 1] as number))
      } else if (place === 'between') between(byte, at)
      else inHead(byte, at)
    }
    began -= length
    if (length > 0) last = chunk[length - 1] as number
  }
}

/** Recognises the head of an entry with a key and a comma, byte by byte. */
function nextHead() {
  let state: 'type' | 'named' | 'open' | 'key' | 'keyed' = 'type'
  let type = ''
  let opening = 0
  let length = 0

  /** Whether the byte goes on with a head; `end` is that of a whole one. */
  function goesOn(byte: number): boolean | 'end' {
    const isBlank = isSpace(byte)
    if (state === 'type' || state === 'named') {
      if (isLetter(byte) && state === 'type' && type.length < 30) type += String.fromCharCode(byte | 0x20)
      else if (isBlank && type.length > 1) state = 'named'
      else if ((byte === openBrace || byte === openParenthesis) && type.length > 1) {
        opening = byte
        state = 'open'
      } else return false
      return true
    }
    if (byte === comma && state !== 'open') return 'end'
    if (isBlank) {
      if (state === 'key') state = 'keyed'
      return true
    }
    if (state === 'keyed' || notInKey.has(byte)) return false
    state = 'key'
    return true
  }

  return {
    length: () => length,
    clear() {
      length = 0
    },
    begin() {
      state = 'type'
      type = ''
      length = 1
    },
    read(byte: number): { type: string; opening: number } | undefined {
      length++
      const isHead = length < longestHead && goesOn(byte)
      if (isHead === 'end') return { type, opening }
      if (!isHead) length = 0
      return undefined
    },
  }
}

const longestType = 60
const longestHead = 300

/** Bytes from which on a comment is taken for one that is never closed. */
const longestComment = 1 << 20

const isLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
/** Whether a byte other than a letter may stand in a type: a digit or one of `+-.:_`. */
const isInName = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x3a) || byte === 0x2b || byte === 0x2d || byte === 0x2e || byte === 0x5f
const isLineEnd = (byte: number): boolean => byte === 0x0a || byte === 0x0d
const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)

const atSign = 0x40
const comma = 0x2c
const quotationMark = 0x22
const openBrace = 0x7b
const closeBrace = 0x7d
const openParenthesis = 0x28
const closeParenthesis = 0x29
const notInKey = new Set([openBrace, closeBrace, openParenthesis, closeParenthesis, quotationMark, comma, 0x3d])

/** Bytes that say something about where an entry ends. */
const isMark = new Uint8Array(256)
for (const byte of [atSign, quotationMark, openBrace, closeBrace, openParenthesis, closeParenthesis]) isMark[byte] = 1
