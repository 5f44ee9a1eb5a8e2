import type { Message, Said } from '../../../messages/message.ts'
import type { XmlAttribute, XmlElement } from '../../../text/xml/tree.ts'

/** A violation of the kernel's XSD in the structure of a document, at an element or one of its attributes. */
export interface Fault {
  rule: `schema/${string}`
  element: XmlElement
  attribute?: XmlAttribute
  message: Message
  expected?: Said
  /** An unknown name, with the names that the schema allows in its place. */
  unknown?: { name: string; known: readonly string[] }
  /** The names of an unknown element and its descendants, as in `ShapeFinding`. */
  markup?: readonly string[]
  /** True if the canonical record also shows the fault, as a value of the wrong type. */
  inRecord?: boolean
}

/** Cuts a value to 60 characters for a message. */
export const cutText = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
