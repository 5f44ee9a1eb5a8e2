import { toPointer } from '../../../core/pointer.ts'
import { attributeOf, collapse, elementsOf, textOf, type XmlElement } from '../../../text/xml/read.ts'
import { xmlNamespace } from '../../../text/xml/tree.ts'
import { seenText } from './formulas.ts'

/** The unread parts of an element, and the readers of the elements that were read. */
interface Unread {
  attributes: [name: string, value: string][]
  text: string
  elements: XmlElement[]
  within: ElementReader[]
}

/** A reader of the elements of a foreign XML document by their local names. Tracks which elements are unread. */
export class ElementReader {
  readonly element: XmlElement
  readonly #left = new Set<XmlElement>()
  readonly #within = new Map<XmlElement, ElementReader>()
  readonly #attributes = new Set<string>()
  #isWhole = false
  #isOwnTaken = false

  constructor(element: XmlElement) {
    this.element = element
  }

  /** The local name of the element. */
  get name(): string {
    return this.element.local
  }

  /** Reads a non-empty attribute without a namespace. */
  attribute(name: string): string | undefined {
    this.#attributes.add(name)
    return attributeOf(this.element, name)?.trim() || undefined
  }

  /** The language of the element, from `xml:lang`. */
  get lang(): string | undefined {
    this.#attributes.add('xml:lang')
    return (
      this.element.attributes.find(({ uri, local }) => uri === xmlNamespace && local === 'lang')?.value.trim() ||
      undefined
    )
  }

  /** The URL to which the element links, from `xlink:href`. */
  get link(): string | undefined {
    this.#attributes.add('xlink:href')
    return (
      this.element.attributes.find(({ uri, local }) => uri === xlinkNamespace && local === 'href')?.value.trim() ||
      undefined
    )
  }

  /** Reads the whole text of the element as one line without markup. Returns undefined if it is empty. */
  line(): string | undefined {
    this.#takeAll()
    return visible(collapse(seenText(this.element)))
  }

  /** Reads the text directly in the element, without that of nested elements. */
  ownLine(): string | undefined {
    this.#isOwnTaken = true
    return visible(ownText(this.element))
  }

  /**
   * Reads the text of the element like {@link line}, with `<br>` between paragraphs. Each element with a name in `ends`
   * is a paragraph of its own.
   */
  paragraphs(ends: ReadonlySet<string>): string | undefined {
    this.#takeAll()
    const found: string[] = ['']
    gather(this.element, ends, found)
    const paragraphs = found.map(collapse).filter(text => text !== '')
    return paragraphs.length === 0 ? undefined : paragraphs.join('<br>')
  }

  /** Reads the first child element with the given name, or an empty element if there is none. */
  child(name: string): ElementReader {
    return this.children(name)[0] ?? new ElementReader(nothing)
  }

  /** Reads the child elements with any of the names, in document order. */
  children(...names: string[]): ElementReader[] {
    return elementsOf(this.element)
      .filter(({ local }) => names.includes(local))
      .map(element => this.#enter(element))
  }

  /** Reads all child elements. */
  all(): ElementReader[] {
    return elementsOf(this.element).map(element => this.#enter(element))
  }

  /** True if there is a child element with the given name. */
  has(name: string): boolean {
    return elementsOf(this.element).some(({ local }) => local === name)
  }

  /** Reads the first non-empty text among the child elements with the given name. */
  text(name: string): string | undefined {
    for (const child of this.children(name)) {
      const text = child.line()
      if (text !== undefined) return text
    }
    return undefined
  }

  /** Reads the non-empty texts of the child elements with the given name. */
  texts(name: string): string[] {
    return this.children(name).flatMap(child => child.line() ?? [])
  }

  /** Marks child elements as read, because they do not describe the resource. */
  leave(...names: string[]): void {
    for (const element of elementsOf(this.element)) if (names.includes(element.local)) this.#left.add(element)
  }

  /**
   * Returns the texts of unread elements and attributes, keyed by pointers made of their names. The object has no
   * prototype.
   */
  rest(around: readonly string[] = []): Record<string, string[]> {
    const rest: Record<string, string[]> = Object.create(null)
    collect(this, around, rest)
    return rest
  }

  /** The parts that make up {@link rest}. */
  get unread(): Unread {
    const attributes = attributesIn(this.element).filter(([name]) => !this.#attributes.has(name))
    if (this.#isWhole) return { attributes, text: '', elements: [], within: [] }
    return {
      attributes,
      text: this.#isOwnTaken ? '' : ownText(this.element),
      elements: elementsOf(this.element).filter(element => !this.#left.has(element) && !this.#within.has(element)),
      within: [...this.#within.values()],
    }
  }

  #takeAll(): void {
    this.#isWhole = true
  }

  #enter(element: XmlElement): ElementReader {
    const known = this.#within.get(element)
    if (known !== undefined) return known
    const reader = new ElementReader(element)
    this.#within.set(element, reader)
    return reader
  }
}

/** Returns a text unless it is only white space, including no-break spaces. */
const visible = (text: string): string | undefined => (text.trim() === '' ? undefined : text)

const nothing: XmlElement = {
  name: '',
  local: '',
  uri: '',
  attributes: [],
  content: [],
  cdata: false,
  parent: undefined,
  scope: {},
  opened: 0,
  closed: 0,
}

const formulas = /^(?:alternatives|(?:inline|disp)-formula|tex-math|math|su[bp])$/

function gather(element: XmlElement, ends: ReadonlySet<string>, found: string[]): void {
  for (const part of element.content) {
    if (typeof part === 'string') found.push((found.pop() ?? '') + part)
    else if (formulas.test(part.local)) found.push((found.pop() ?? '') + seenText(part))
    else {
      if (ends.has(part.local)) found.push('')
      gather(part, ends, found)
      if (ends.has(part.local)) found.push('')
    }
  }
}

function collect(reader: ElementReader, around: readonly string[], rest: Record<string, string[]>): void {
  const { attributes, text, elements, within } = reader.unread
  if (text !== '') put(rest, around, text)
  for (const [name, value] of attributes) put(rest, [...around, `@${name}`], value)
  for (const element of elements) collectAll(element, [...around, element.local], rest)
  for (const inner of within) collect(inner, [...around, inner.name], rest)
}

/** Collects the texts and attributes of an unread element. Ignores attributes of elements inside mixed content. */
function collectAll(element: XmlElement, path: readonly string[], rest: Record<string, string[]>): void {
  for (const [name, value] of attributesIn(element)) put(rest, [...path, `@${name}`], value)
  if (ownText(element) !== '') put(rest, path, collapse(textOf(element)))
  else for (const child of elementsOf(element)) collectAll(child, [...path, child.local], rest)
}

const ownText = ({ content }: XmlElement): string =>
  collapse(content.filter(part => typeof part === 'string').join(' '))

function put(rest: Record<string, string[]>, path: readonly string[], text: string): void {
  const key = toPointer(path)
  const list = rest[key]
  if (list === undefined) rest[key] = [text]
  else list.push(text)
}

const attributesIn = ({ attributes }: XmlElement): [name: string, value: string][] =>
  attributes.flatMap(({ local, uri, value }): [string, string][] => {
    const name = uri === '' ? local : (namespaced.get(uri)?.get(local) ?? '')
    return name !== '' && value.trim() !== '' ? [[name, value.trim()]] : []
  })

const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** The namespaced attributes to collect, by namespace and local name, with their prefixed names. */
const namespaced: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [xmlNamespace, new Map([['lang', 'xml:lang']])],
  [
    xlinkNamespace,
    new Map([
      ['href', 'xlink:href'],
      ['title', 'xlink:title'],
    ]),
  ],
])
