/** An attribute of an element; namespace declarations do not count as attributes. */
export interface XmlAttribute {
  /** As written, with its prefix. */
  name: string
  local: string
  /** Namespace; empty for an attribute without prefix. */
  uri: string
  value: string
}

/** The namespaces bound at an element, by prefix (`''` for the default one); inherits from the parent element. */
export type Scope = Readonly<Record<string, string>>

/** An element of an XML document, with its place in the text. */
export interface XmlElement {
  /** As written, with its prefix. */
  name: string
  local: string
  /** Namespace; empty for none. */
  uri: string
  attributes: readonly XmlAttribute[]
  /** Text and elements in order, without comments and processing instructions. */
  content: (string | XmlElement)[]
  /** True if some of its text is a CDATA section, even an empty section. */
  cdata: boolean
  parent: XmlElement | undefined
  scope: Scope
  /** Offset after the start tag. */
  opened: number
  /** Offset after the end tag. */
  closed: number
}

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
export const xsiNamespace = 'http://www.w3.org/2001/XMLSchema-instance'
export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'

/**
 * True if an element is self-closing. XML itself does not distinguish this from an empty pair of tags.
 *
 * In an element with attributes, our writer uses the former for absent and the latter for empty text.
 */
export const isClosedByItself = ({ opened, closed }: XmlElement): boolean => opened === closed

/** The text of an element and of everything within it. */
export function textOf({ content }: XmlElement): string {
  const [first] = content
  if (content.length < 2 && typeof first !== 'object') return first ?? ''
  let text = ''
  for (const part of content) text += typeof part === 'string' ? part : textOf(part)
  return text
}

/** The elements directly within an element. */
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

/** Collapses white space as XML Schema types do: none around the text, single spaces within it. */
export const collapse = (text: string): string => text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '')

/** True if an attribute gives a schema location, which is allowed on any element and never matters. */
export const isSchemaLocation = ({ uri, local }: XmlAttribute): boolean =>
  uri === xsiNamespace && (local === 'schemaLocation' || local === 'noNamespaceSchemaLocation')

/** The outermost ancestor of an element, or the element itself. */
export function rootOf(element: XmlElement): XmlElement {
  let at = element
  while (at.parent !== undefined) at = at.parent
  return at
}

/** The value of an attribute without namespace. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes.find(({ uri, local }) => uri === '' && local === name)?.value
