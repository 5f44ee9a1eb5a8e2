import type { RegistryEffect, Severity } from '../core/diagnostic.ts'
import type { Said } from '../messages/message.ts'

/**
 * A finding about the structure of a document, such as the order of elements or an unknown element. The canonical
 * record does not always show such a problem.
 */
export interface ShapeFinding {
  rule: string
  /** The severity; `error` by default. */
  severity?: Severity
  message: Said
  /** The JSON Pointer of the nearest value of the canonical record. */
  pointer: string
  /** The XPath-like path of the element or attribute. */
  path: string
  /** The start offset in the text. */
  start: number
  end: number
  actual?: unknown
  expected?: Said
  /** An unknown name, and the known names in its context. */
  unknown?: { name: string; known: readonly string[] }
  /**
   * The names of an unknown element inside text and of its descendants, if these elements may be markup.
   *
   * Elements that have attributes or are self-closing are not regarded as markup.
   */
  markup?: readonly string[]
  /** The effect at the registry, if the finding has one. */
  registry?: RegistryEffect
  /** True if the problem is also visible in the canonical record, as a value of a wrong type. */
  inRecord?: boolean
}
