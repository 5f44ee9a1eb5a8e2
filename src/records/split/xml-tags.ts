/** Is told of the tags of a document; offsets are those in the chunk that is walked. */
export interface TagVisitor {
  /** A `<` stands here, which may begin a tag. */
  mayBegin(at: number): void
  /** It begins a comment, a section, an instruction or a document type, which is passed over. */
  beginsNone(at: number): void
  /** The tag ends before this offset. */
  ends(end: number, isClosing: boolean, isEmpty: boolean): void
}

/** Walks through chunks of XML from tag to tag, and looks at each byte once. */
export function tagWalk(visitor: TagVisitor): (chunk: Uint8Array) => void {
  let place: 'text' | 'open' | 'declaration' | 'tag' | 'doctype' | 'comment' | 'section' | 'instruction' = 'text'
  let isClosing = false
  let quoted = 0
  /** Brackets that are open in a document type. */
  let depth = 0
  /** The last two bytes before those that are looked at. */
  let last = 0
  let secondLast = 0

  /** Goes on from an offset up to where something else begins; returns that. */
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
        return inTag(chunk, at)
      case 'doctype':
        return inDoctype(chunk, at)
      default:
        return through(chunk, at)
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

  function inTag(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (quoted !== 0) {
        const end = chunk.indexOf(quoted, at)
        if (end < 0) return chunk.length
        quoted = 0
        at = end
      } else if (byte === doubleQuote || byte === singleQuote) quoted = byte
      else if (byte === greaterThan) {
        place = 'text'
        visitor.ends(at + 1, isClosing, (at > 0 ? chunk[at - 1] : last) === slash)
        return at + 1
      }
    }
    return chunk.length
  }

  function inDoctype(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (quoted !== 0) {
        if (byte === quoted) quoted = 0
      } else if (byte === doubleQuote || byte === singleQuote) quoted = byte
      else if (byte === openBracket) depth++
      else if (byte === closeBracket) depth--
      else if (byte === greaterThan && depth <= 0) {
        place = 'text'
        return at + 1
      }
    }
    return chunk.length
  }

  /** Passes through a comment, a section or an instruction. */
  function through(chunk: Uint8Array, from: number): number {
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
