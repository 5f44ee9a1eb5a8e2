import { hasForbidden } from './forbidden.ts'
import { Fault, makeElement } from './make-element.ts'
import { expandReferences } from './references.ts'
import { isBlank, type XmlAttribute, type XmlElement } from './tree.ts'

/** How much a document may hold: levels of nesting, and attributes in total. */
export interface Limits {
  depth: number
  attributes: number
}

/**
 * Reads plain XML into a tree, several times as fast as a full XML parser: elements and attributes with ASCII names, text,
 * comments, character references and the five entities of XML. Returns `undefined` for anything else and for text that is
 * not well-formed; the result is otherwise the same as that of {@link parseStrictly}.
 */
export function scanTree(text: string, limits: Limits): XmlElement | undefined {
  if (text.includes(']]>') || hasForbidden(text)) return undefined
  try {
    return new Scanner(text, limits).document()
  } catch (error) {
    if (error instanceof NotPlain || error instanceof Fault) return undefined
    throw error
  }
}

class NotPlain extends Error {}

const declaration =
  /^<\?xml[\t\n\r ]+version="1\.0"(?:[\t\n\r ]+encoding="[A-Za-z][A-Za-z0-9._-]*")?(?:[\t\n\r ]+standalone="(?:yes|no)")?[\t\n\r ]*\?>/

/** Elements with more attributes are left to the full parser, which finds duplicates faster. */
const manyAttributes = 16

const none: readonly XmlAttribute[] = []

class Scanner {
  readonly #text: string
  readonly #maxDepth: number
  /** How many more attributes the document may have. */
  #attributesLeft: number
  /** Whether texts may contain references or carriage returns. */
  readonly #isIntricate: boolean
  #at: number

  constructor(text: string, { depth, attributes }: Limits) {
    this.#text = text
    this.#maxDepth = depth
    this.#attributesLeft = attributes
    this.#isIntricate = text.includes('&') || text.includes('\r')
    this.#at = declaration.exec(text)?.[0].length ?? 0
  }

  document(): XmlElement {
    const text = this.#text
    let root: XmlElement | undefined
    let open: XmlElement | undefined
    let depth = 0
    for (let tag = text.indexOf('<', this.#at); tag >= 0; tag = text.indexOf('<', this.#at)) {
      if (tag > this.#at) this.#read(tag, open)
      const mark = text.charCodeAt(tag + 1)
      if (mark === slash) {
        open = this.#close(tag, open)
        depth--
      } else if (mark === exclamation) {
        this.#skipComment(tag)
      } else {
        const element = this.#open(tag, open)
        if (open !== undefined) append(open, element)
        else if (root === undefined) root = element
        else throw new NotPlain()
        if (depth >= this.#maxDepth) throw new NotPlain()
        // A self-closing element already has its end.
        if (element.closed > 0) continue
        open = element
        depth++
      }
    }
    if (root === undefined || open !== undefined || !isBlank(text.slice(this.#at))) throw new NotPlain()
    return root
  }

  /** Reads text up to `end`. */
  #read(end: number, open: XmlElement | undefined): void {
    const part = this.#text.slice(this.#at, end)
    if (open !== undefined) append(open, this.#isIntricate ? expand(part.replace(lineEnds, '\n')) : part)
    else if (!isBlank(part)) throw new NotPlain()
  }

  #skipComment(tag: number): void {
    const end = this.#text.startsWith('<!--', tag) ? this.#text.indexOf('--', tag + 4) : -1
    if (end < 0 || this.#text.charCodeAt(end + 2) !== greater) throw new NotPlain()
    this.#at = end + 3
  }

  #close(tag: number, open: XmlElement | undefined): XmlElement | undefined {
    if (open === undefined || !this.#text.startsWith(open.name, tag + 2)) throw new NotPlain()
    const end = this.#skipSpace(tag + 2 + open.name.length)
    if (this.#text.charCodeAt(end) !== greater) throw new NotPlain()
    this.#at = open.closed = end + 1
    return open.parent
  }

  /** Reads a start tag; the element's `closed` is 0 until its end tag is read. */
  #open(tag: number, parent: XmlElement | undefined): XmlElement {
    const end = this.#nameEnd(tag + 1)
    const name = this.#text.slice(tag + 1, end)
    this.#at = end
    const attributes = this.#readAttributes()
    const isEmpty = this.#text.charCodeAt(this.#at) === slash
    if (isEmpty) this.#at++
    if (this.#text.charCodeAt(this.#at) !== greater) throw new NotPlain()
    this.#at++
    const element = makeElement(name, attributes, parent, this.#at)
    if (!isEmpty) element.closed = 0
    return element
  }

  /** Reads attributes up to the end of the tag. */
  #readAttributes(): readonly XmlAttribute[] {
    let attributes: XmlAttribute[] | undefined
    for (;;) {
      const start = this.#skipSpace(this.#at)
      const code = this.#text.charCodeAt(start)
      if (code === greater || code === slash) {
        this.#at = start
        return attributes ?? none
      }
      if (start === this.#at) throw new NotPlain()
      const attribute = this.#readAttribute(start)
      if (--this.#attributesLeft < 0) throw new NotPlain()
      if (attributes === undefined) {
        attributes = [attribute]
        continue
      }
      for (const { name } of attributes) if (name === attribute.name) throw new NotPlain()
      if (attributes.push(attribute) > manyAttributes) throw new NotPlain()
    }
  }

  #readAttribute(start: number): XmlAttribute {
    const text = this.#text
    const end = this.#nameEnd(start)
    const name = text.slice(start, end)
    const equals = this.#skipSpace(end)
    if (text.charCodeAt(equals) !== equal) throw new NotPlain()
    const quote = this.#skipSpace(equals + 1)
    const mark = text[quote]
    const close = mark === '"' || mark === "'" ? text.indexOf(mark, quote + 1) : -1
    const written = text.slice(quote + 1, close)
    if (close < 0 || written.includes('<')) throw new NotPlain()
    this.#at = close + 1
    const spaced = spaces.test(written) ? written.replace(lineEnds, '\n').replace(/[\t\n]/g, ' ') : written
    return { name, local: name, uri: '', value: this.#isIntricate ? expand(spaced) : spaced }
  }

  #nameEnd(start: number): number {
    if (nameCharacters[this.#text.charCodeAt(start)] !== 2) throw new NotPlain()
    let end = start + 1
    while ((nameCharacters[this.#text.charCodeAt(end)] ?? 0) > 0) end++
    return end
  }

  #skipSpace(start: number): number {
    let end = start
    while (isSpace(this.#text.charCodeAt(end))) end++
    return end
  }
}

/** Most elements have one piece of text; a list that grows would reserve room for many. */
function append(element: XmlElement, part: string | XmlElement): void {
  if (element.content.length === 0) element.content = [part]
  else element.content.push(part)
}

function expand(text: string): string {
  const expanded = expandReferences(text)
  if (expanded === undefined) throw new NotPlain()
  return expanded
}

const slash = 0x2f
const exclamation = 0x21
const equal = 0x3d
const greater = 0x3e

/** By character code: 2 if it may begin a name, 1 if it may only continue one. */
const nameCharacters = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code)
  return /[A-Za-z_:]/.test(character) ? 2 : /[0-9.-]/.test(character) ? 1 : 0
})

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d

const spaces = /[\t\n\r]/
const lineEnds = /\r\n?/g
