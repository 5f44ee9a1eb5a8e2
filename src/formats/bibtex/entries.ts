/** The head of an entry, such as `@article{`. */
export interface EntryHead {
  /** The entry type, in lower case. */
  type: string
  /** The character that ends the entry. A comment in parentheses ends with its line. */
  closing: '}' | ')' | '\n'
  /** The offset after the head. */
  end: number
}

/**
 * Reads the head of an entry, up to its opening delimiter, at the offset of an `@`. Returns `cut` if the text ends
 * within a possible head, and undefined if no head starts there.
 */
export const headAt = (text: string, at: number): EntryHead | 'cut' | undefined => readHead(head, text, at)

/** Reads the head of an entry including its key and comma. Only such a head ends an unclosed entry. */
const keyedHeadAt = (text: string, at: number): EntryHead | 'cut' | undefined => readHead(keyedHead, text, at)

const head = /@\s{0,50}(?:$|([a-z][\w:.+-]{0,60})\s{0,200}(?:$|([{(])))/iy
const keyedHead = /@(?:[a-z]?$|([a-z]{2,30})\s{0,20}(?:$|([{(])\s{0,20}(?:$|([^\s{},=()"]{1,200})\s{0,20}(?:$|(,)))))/iy

/** The maximum length of a head, in bytes of UTF-8. */
const longestHead = 1000

function readHead(pattern: RegExp, text: string, at: number): EntryHead | 'cut' | undefined {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  if (found === null) return undefined
  if (found.at(-1) === undefined) return 'cut'
  const type = (found[1] ?? '').toLowerCase()
  const closing = found[2] === '{' ? '}' : type === 'comment' ? '\n' : ')'
  return { type, closing, end: pattern.lastIndex }
}

/** Returns the keys of the entries in a text, in lower case. */
export const keysIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(keyedHead, 'gi')), ([, , , key = '']) => key.toLowerCase())

/** True if an entry with a key starts at the offset. */
export const beginsEntry = (text: string, at: number): boolean => typeof keyedHeadAt(text, at) === 'object'

/** True if an entry with a key starts at the offset, at the start of a line. Such an entry ends an unclosed entry. */
export const endsOpenEntry = (text: string, at: number): boolean =>
  isLineEnd(text.charCodeAt(at - 1)) && beginsEntry(text, at)

/** Returns the offset of the next entry that would end an unclosed entry, or the length of the text. */
export function nextEntry(text: string, from: number): number {
  for (let at = text.indexOf('@', from); at >= 0; at = text.indexOf('@', at + 1)) if (endsOpenEntry(text, at)) return at
  return text.length
}

/** A counter of the open delimiters after the head of an entry. */
class Enclosure {
  readonly #closing: EntryHead['closing']
  #depth = 0
  #isQuoted = false

  constructor(closing: EntryHead['closing']) {
    this.#closing = closing
  }

  /** Processes a character. Returns true if the character ends the entry. */
  closes(code: number): boolean {
    if (this.#closing === '\n') return code === newline
    if (code === openBrace) this.#depth++
    else if (code === closeBrace && this.#depth > 0) this.#depth--
    else if (this.#closing === '}') return code === closeBrace
    else if (this.#depth > 0) return false
    else if (code === quotationMark) this.#isQuoted = !this.#isQuoted
    else return code === closeParenthesis && !this.#isQuoted
    return false
  }
}

/** Returns the offset of the character that closes the open delimiter before an offset; -1 if there is none. */
export function closingAt(text: string, from: number, closing: EntryHead['closing']): number {
  const enclosure = new Enclosure(closing)
  for (let at = from; at < text.length; at++) if (enclosure.closes(text.charCodeAt(at))) return at
  return -1
}

/**
 * The callbacks for the start and the end of each entry in a file.
 *
 * Comments that end with their line are not visited. Offsets are counted from the start of the walked bytes.
 */
export interface EntryVisitor {
  begins(type: string, at: number): void
  /** Called after an entry. `isClosed` is false if the entry ends only because another entry starts. */
  ends(at: number, isClosed: boolean): void
}

/**
 * Creates a function that visits the entries of a BibTeX file chunk by chunk. An unclosed entry ends at a line that
 * starts with the head of another entry.
 *
 * @returns a function that walks a chunk and returns the number of walked bytes. The remaining bytes may begin a head,
 * so the caller passes them again before the next chunk.
 */
export function entryWalk(visitor: EntryVisitor): (bytes: Uint8Array) => number {
  const decoder = new TextDecoder()
  let open: Enclosure | undefined
  let type = ''
  /** The offset at which the entry starts. */
  let began = 0
  /** The byte before the walked bytes. */
  let before = 0

  /**
   * Reads the head of an entry. Returns undefined if no entry can start at the offset.
   *
   * Inside an open entry, only a head with a key at the start of a line counts. Inside a comment, the comment must also
   * be longer than `longestComment`.
   */
  function entryAt(bytes: Uint8Array, at: number): EntryHead | 'cut' | undefined {
    const isLineStart = isLineEnd((at === 0 ? before : bytes[at - 1]) as number)
    const mayBreakOff = isLineStart && (type !== 'comment' || at - began > longestComment)
    if (open !== undefined && !mayBreakOff) return undefined
    const text = decoder.decode(bytes.subarray(at, at + longestHead))
    return open === undefined ? headAt(text, 0) : keyedHeadAt(text, 0)
  }

  function begin(entry: EntryHead, at: number): void {
    if (open !== undefined) visitor.ends(at, false)
    open = new Enclosure(entry.closing)
    type = entry.type
    began = at
    if (entry.closing !== '\n') visitor.begins(type, at)
  }

  /**
   * Visits the entries in the bytes. Returns the number of processed bytes, without an entry head at the end that may
   * continue in the next chunk.
   */
  function walk(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] as number
      if (byte === atSign) {
        const entry = entryAt(bytes, at)
        if (entry === 'cut') return at
        if (entry === undefined) continue
        begin(entry, at)
        at = bytes.indexOf(entry.closing === '}' ? openBrace : openParenthesis, at)
      } else if (isMark[byte] === 1 && open?.closes(byte)) {
        open = undefined
        if (byte !== newline) visitor.ends(at + 1, true)
      }
    }
    return bytes.length
  }

  return bytes => {
    const end = walk(bytes)
    if (end > 0) before = bytes[end - 1] as number
    began -= end
    return end
  }
}

/** The length in bytes above which a comment is assumed to be unclosed. */
const longestComment = 1 << 20

const isLineEnd = (code: number): boolean => code === newline || code === 0x0d

export const atSign = 0x40
const newline = 0x0a
export const quotationMark = 0x22
export const openBrace = 0x7b
export const closeBrace = 0x7d
const openParenthesis = 0x28
const closeParenthesis = 0x29

/** A table with 1 for each byte that affects an {@link Enclosure}. */
const isMark = new Uint8Array(256)
for (const byte of [newline, quotationMark, openBrace, closeBrace, closeParenthesis]) isMark[byte] = 1
