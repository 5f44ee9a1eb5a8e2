/**
 * The functions called for the tags of a document. Offsets refer to the current chunk.
 *
 * `mayBegin` is called at a `<` that may begin a tag, `ends` at the end of a tag, and `beginsNone` if the `<` begins
 * other markup, such as a comment.
 */
export interface TagVisitor {
  mayBegin(at: number): void
  beginsNone(at: number): void
  ends(end: number, isClosing: boolean, isEmpty: boolean): void
}

/**
 * Returns a function that finds the tags in consecutive chunks of XML.
 *
 * Visits each byte once. Saxes does not fit: it parses text instead of bytes, keeps an unclosed comment or attribute in
 * memory, and takes twice the time.
 */
export function tagWalk(visitor: TagVisitor): (chunk: Uint8Array) => void {
  let place: 'text' | 'open' | 'declaration' | 'tag' | 'doctype' | 'comment' | 'section' | 'instruction' = 'text'
  let isClosing = false
  /** The quote that ends the current value. */
  let quoted = 0
  /** The number of open brackets in a document type declaration. */
  let depth = 0
  /** The last two bytes before the current chunk. */
  let last = 0
  let secondLast = 0

  /** Walks from an offset to the next change of state. Returns the offset reached. */
  function step(chunk: Uint8Array, at: number): number {
    switch (place) {
      case 'text': {
        const start = chunk.indexOf(lessThan, at)
        if (start < 0) return chunk.length
        visitor.mayBegin(start)
        place = 'open'
        return start + 1
      }
      case 'open':
        return open(chunk[at] as number, at)
      case 'declaration': {
        const kind = chunk[at]
        place = kind === hyphen ? 'comment' : kind === openBracket ? 'section' : 'doctype'
        return at
      }
      case 'tag':
      case 'doctype':
        return quoted === 0 ? throughTag(chunk, at) : throughQuotes(chunk, at)
      default:
        return throughOther(chunk, at)
    }
  }

  function open(byte: number, at: number): number {
    isClosing = byte === slash
    quoted = 0
    depth = 0
    if (byte === question || byte === exclamation) {
      visitor.beginsNone(at)
      place = byte === question ? 'instruction' : 'declaration'
      return at + 1
    }
    place = 'tag'
    return at
  }

  /**
   * Walks through a tag or a document type declaration to its end or to a quote. A `>` inside brackets does not end a
   * document type declaration.
   */
  function throughTag(chunk: Uint8Array, from: number): number {
    const isTag = place === 'tag'
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (byte === doubleQuote || byte === singleQuote) {
        quoted = byte
        return at + 1
      }
      if (!isTag) depth += nesting(byte)
      if (byte !== greaterThan || depth > 0) continue
      if (isTag) visitor.ends(at + 1, isClosing, (at > 0 ? chunk[at - 1] : last) === slash)
      place = 'text'
      return at + 1
    }
    return chunk.length
  }

  function throughQuotes(chunk: Uint8Array, from: number): number {
    const end = chunk.indexOf(quoted, from)
    if (end < 0) return chunk.length
    quoted = 0
    return end + 1
  }

  function throughOther(chunk: Uint8Array, from: number): number {
    const sign = place === 'comment' ? hyphen : place === 'section' ? closeBracket : question
    for (let at = chunk.indexOf(greaterThan, from); at >= 0; at = chunk.indexOf(greaterThan, at + 1)) {
      const before = at > 0 ? chunk[at - 1] : last
      const twoBefore = at > 1 ? chunk[at - 2] : at === 1 ? last : secondLast
      if (before !== sign || (sign !== question && twoBefore !== sign)) continue
      place = 'text'
      return at + 1
    }
    return chunk.length
  }

  return chunk => {
    for (let at = 0; at < chunk.length; ) at = step(chunk, at)
    const { length } = chunk
    secondLast = length > 1 ? (chunk[length - 2] as number) : last
    if (length > 0) last = chunk[length - 1] as number
  }
}

const nesting = (byte: number): number => (byte === openBracket ? 1 : byte === closeBracket ? -1 : 0)

const lessThan = 0x3c
const greaterThan = 0x3e
const slash = 0x2f
const exclamation = 0x21
const question = 0x3f
const hyphen = 0x2d
const openBracket = 0x5b
const closeBracket = 0x5d
const doubleQuote = 0x22
const singleQuote = 0x27
