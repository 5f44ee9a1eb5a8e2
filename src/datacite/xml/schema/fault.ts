import type { Said } from '../../../messages/message.ts'
import type { XmlAttribute, XmlElement } from '../../../text/xml/tree.ts'

/** What the kernel's XSD refuses in the shape of a document, at an element or one of its attributes. */
export interface Fault {
  rule: `schema/${string}`
  element: XmlElement
  attribute?: XmlAttribute
  message: Said
  expected?: Said
  /** A name that is not known there, and the names that are. */
  unknown?: { name: string; known: readonly string[] }
  /** See `ShapeFinding`. */
  markup?: readonly string[]
  /** Whether the canonical record shows it as well, as a value of a wrong type. */
  inRecord?: boolean
}

/** A value for use in a message, in quotes and cut to a sensible length. */
export const quoteText = (value: string): string => `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`
