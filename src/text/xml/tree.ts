/**
 * The maximum depth of elements: that of the registry's XML parser (libxml2). Also bounds the cost of a hostile
 * document.
 */
export const maxDepth = 257

/** An attribute of an element. Namespace declarations do not count as attributes. */
export interface XmlAttribute {
  /** The name as written, with its prefix. */
  name: string
  local: string
  /** The namespace; empty for an attribute without a prefix. */
  uri: string
  value: string
}

/** The namespaces bound at an element, including inherited ones, by prefix (`''` for the default one). */
export type Scope = Readonly<Record<string, string>>

/** An element of an XML document with its offsets in the text. */
export interface XmlElement {
  /** The name as written, with its prefix. */
  name: string
  local: string
  /** The namespace; empty for an element without a namespace. */
  uri: string
  attributes: readonly XmlAttribute[]
  /** Text and elements in order, without comments and processing instructions. */
  content: (string | XmlElement)[]
  /** True if some of the element's own text is a CDATA section, even an empty section. */
  cdata: boolean
  parent: XmlElement | undefined
  scope: Scope
  /** The offset after the start tag. */
  opened: number
  /** The offset after the end tag. */
  closed: number
}

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
export const xsiNamespace = 'http://www.w3.org/2001/XMLSchema-instance'
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'

/**
 * True if an element is written as a self-closing tag. XML itself treats such a tag like an empty pair of tags.
 *
 * For an element with attributes, our writer writes a self-closing tag if the text is absent, and an empty pair of tags
 * if the text is empty.
 */
export const isClosedByItself = ({ opened, closed }: XmlElement): boolean => opened === closed

/** Returns the text of an element and its descendants. */
export function textOf({ content }: XmlElement): string {
  const [first] = content
  if (content.length < 2 && typeof first !== 'object') return first ?? ''
  let text = ''
  for (const part of content) text += typeof part === 'string' ? part : textOf(part)
  return text
}

/** Returns the child elements. */
export const elementsOf = ({ content }: XmlElement): XmlElement[] =>
  content.filter((part): part is XmlElement => typeof part !== 'string')

/** True if a text contains only XML white space: space, tab, line feed, carriage return. */
export function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false
  }
  return true
}

/** Collapses white space as XML Schema does: none around the text, single spaces within it. */
export const collapse = (text: string): string => text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '')

/**
 * True if an attribute contains a schema location, which is allowed on every element and has no effect on the record.
 */
export const isSchemaLocation = ({ uri, local }: XmlAttribute): boolean =>
  uri === xsiNamespace && (local === 'schemaLocation' || local === 'noNamespaceSchemaLocation')

/** Returns the outermost ancestor of an element, or the element itself. */
export function rootOf(element: XmlElement): XmlElement {
  let at = element
  while (at.parent !== undefined) at = at.parent
  return at
}

/** Returns the value of an attribute without a namespace. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes.find(({ uri, local }) => uri === '' && local === name)?.value
