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

/** Reads the elements of a foreign XML document by their names, whatever their prefixes, and keeps track of those not read. */
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

  /** The name of the element, without a prefix. */
  get name(): string {
    return this.element.local
  }

  /** An attribute without namespace that is not empty. */
  attribute(name: string): string | undefined {
    this.#attributes.add(name)
    return attributeOf(this.element, name)?.trim() || undefined
  }

  /** The language that `xml:lang` gives to the element. */
  get lang(): string | undefined {
    return (
      this.element.attributes.find(({ uri, local }) => uri === xmlNamespace && local === 'lang')?.value.trim() ||
      undefined
    )
  }

  /** Everything said in the element as one line, without its markup; undefined where there is nothing. */
  line(): string | undefined {
    this.#takeAll()
    return visible(collapse(seenText(this.element)))
  }

  /** The text directly in the element, without that of elements within. */
  ownLine(): string | undefined {
    this.#isOwnTaken = true
    return visible(ownText(this.element))
  }

  /** The text of the element as {@link line} gives it, with `<br>` after every element that ends a paragraph. */
  paragraphs(ends: ReadonlySet<string>): string | undefined {
    this.#takeAll()
    const found: string[] = ['']
    gather(this.element, ends, found)
    const paragraphs = found.map(collapse).filter(text => text !== '')
    return paragraphs.length === 0 ? undefined : paragraphs.join('<br>')
  }

  /** The first element of a name; one without anything in it if there is none. */
  child(name: string): ElementReader {
    return this.children(name)[0] ?? new ElementReader(nothing)
  }

  /** The elements of one of some names, in their order. */
  children(...names: string[]): ElementReader[] {
    return elementsOf(this.element)
      .filter(({ local }) => names.includes(local))
      .map(element => this.#enter(element))
  }

  /** All elements within. */
  all(): ElementReader[] {
    return elementsOf(this.element).map(element => this.#enter(element))
  }

  /** True if there is an element with a given name. */
  has(name: string): boolean {
    return elementsOf(this.element).some(({ local }) => local === name)
  }

  /** The text of the first element of a name. */
  text(name: string): string | undefined {
    for (const child of this.children(name)) {
      const text = child.line()
      if (text !== undefined) return text
    }
    return undefined
  }

  /** The texts of the elements of a name. */
  texts(name: string): string[] {
    return this.children(name).flatMap(child => child.line() ?? [])
  }

  /** Marks elements that say nothing about the resource as read. */
  leave(...names: string[]): void {
    for (const element of elementsOf(this.element)) if (names.includes(element.local)) this.#left.add(element)
  }

  /** The texts of elements and attributes that were not read, by pointers made of names; the object has no prototype. */
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

/** A text that has more in it than space, be it a space that does not break. */
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

/** The texts and attributes of an element that nobody asked for. */
function collectAll(element: XmlElement, path: readonly string[], rest: Record<string, string[]>): void {
  for (const [name, value] of attributesIn(element)) put(rest, [...path, `@${name}`], value)
  if (ownText(element) !== '') put(rest, path, collapse(textOf(element)))
  else for (const child of elementsOf(element)) collectAll(child, [...path, child.local], rest)
}

/** The text directly in an element. */
const ownText = ({ content }: XmlElement): string =>
  collapse(content.filter(part => typeof part === 'string').join(' '))

function put(rest: Record<string, string[]>, path: readonly string[], text: string): void {
  const key = toPointer(path)
  const list = rest[key]
  if (list === undefined) rest[key] = [text]
  else list.push(text)
}

/** The attributes that say something, but for those that only say how the document is to be read. */
const attributesIn = ({ attributes }: XmlElement): [name: string, value: string][] =>
  attributes.flatMap(({ local, uri, value }): [string, string][] =>
    uri === '' && value.trim() !== '' ? [[local, value.trim()]] : [],
  )
