import type { RegistryEffect, Severity } from '../core/diagnostic.ts'
import type { Said } from '../messages/message.ts'

/** A finding about how a document is built, which the canonical record cannot show: order, repetition, unknown parts. */
export interface ShapeFinding {
  rule: string
  /** `error` where not given. */
  severity?: Severity
  message: Said
  /** JSON Pointer of the nearest value of the canonical record. */
  pointer: string
  /** XPath-like path of the element or attribute. */
  path: string
  /** The start offset in the text. */
  start: number
  end: number
  actual?: unknown
  expected?: Said
  /** A name that is not known there, and the names that are. */
  unknown?: { name: string; known: readonly string[] }
  /** The names of an element that is not known and of all within it, if none of them has an attribute: it may be markup of a text. */
  markup?: readonly string[]
  /** The effect at the registry, if the finding has one. */
  registry?: RegistryEffect
  /** True if the canonical record also shows the problem, as a value of a wrong type. */
  inRecord?: boolean
}
