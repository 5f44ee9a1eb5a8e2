import type { Diagnostic, RegistryEffect } from '../core/diagnostic.ts'
import type { Said } from '../messages/message.ts'
import type { YamlNode } from './yaml/node.ts'

/** The offsets of a value in a text, and of its member name, if any. */
export interface Located {
  key?: { start: number; end: number }
  value: { start: number; end: number; container: boolean }
  /** The XPath-like path of the element or attribute, in XML. */
  path?: string
}

/** A member name that occurs more than once in an object. All values but the last are lost. */
export interface DuplicateKey {
  pointer: string
  key: string
  start: number
  end: number
}

/** A value parsed from a text or a part of it, such as a line of NDJSON, with functions that locate its members. */
export interface Document {
  value: unknown
  /** The value of a YAML document with the offsets that edits need. */
  yaml?: YamlNode
  /** Warnings about changes that the parser made but the value does not show. */
  warnings?: readonly Diagnostic[]
  /** Locates values by JSON Pointer. Offsets count from the start of the whole text. */
  locate(pointers: Iterable<string>): Map<string, Located>
  duplicates(): DuplicateKey[]
  /** Returns pointers to integers beyond 2^53 - 1 and to numbers too large for a double. */
  imprecise(): string[]
}

/** A document in a text, or the fault in a part that could not be parsed. */
export type Part<D extends Document = Document> = { document: D } | { fault: TextFault }

/** The reason why a part of a text could not be parsed, and the position of the fault. */
export interface TextFault {
  /** The rule that reports the fault. Defaults to `schema/not-json` or `schema/not-yaml`. */
  rule?: string
  message: Said
  /** The effect at the registry. Defaults to `rejects`. */
  registry?: RegistryEffect
  offset: number
  end: number
}

/**
 * The documents of a text, in order. The parts of NDJSON are parsed on demand, so that the values of a long text are
 * never all in memory.
 */
export interface ParsedText<D extends Document = Document> {
  syntax: 'json' | 'ndjson' | 'yaml' | 'xml'
  parts: Iterable<Part<D>>
}
