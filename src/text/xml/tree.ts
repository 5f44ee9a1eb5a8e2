/** An attribute of an element; namespace declarations are no attributes. */
export interface XmlAttribute {
  /** As written, with its prefix. */
  name: string
  local: string
  /** Namespace; empty for an attribute without prefix. */
  uri: string
  value: string
}

/** The namespaces that are bound at an element, by prefix (`''` for the default one); inherits from the element around. */
export type Scope = Readonly<Record<string, string>>

/** An element of an XML document, with its place in the text. */
export interface XmlElement {
  /** As written, with its prefix. */
  name: string
  local: string
  /** Namespace; empty for none. */
  uri: string
  attributes: readonly XmlAttribute[]
  /** Text and elements in their order; comments and processing instructions are left out. */
  content: (string | XmlElement)[]
  /** Whether some of its text is a CDATA section, were it an empty one. */
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
 * Whether an element is a tag that closes itself. Beside attributes that is the writer's way to say that there is no text, and
 * an end tag right after the start tag the way to say that the text is empty; XML itself takes both for the same.
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

/** Whether a text holds nothing but what XML takes for white space: space, tab, line feed, carriage return. */
export function isBlank(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false
  }
  return true
}

/** A text as a type collapses it: no white space around, single spaces within. */
export const collapse = (text: string): string => text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '')

/** Whether an attribute tells where a schema is, which may be said at any element and never matters. */
export const isSchemaLocation = ({ uri, local }: XmlAttribute): boolean =>
  uri === xsiNamespace && (local === 'schemaLocation' || local === 'noNamespaceSchemaLocation')

/** The outermost element around an element. */
export function rootOf(element: XmlElement): XmlElement {
  let at = element
  while (at.parent !== undefined) at = at.parent
  return at
}
