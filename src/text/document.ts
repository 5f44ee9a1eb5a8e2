import type { Diagnostic, RegistryEffect } from '../core/diagnostic.ts'
import type { Said } from '../messages/message.ts'
import type { YamlNode } from './yaml/node.ts'

/** The place of a value in a text, in offsets: the value, and the name of its member if it has one. */
export interface Located {
  key?: { start: number; end: number }
  value: { start: number; end: number; container: boolean }
  /** XPath-like path of the element or attribute, in XML. */
  path?: string
}

/** A member name that an object has more than once; all but the last value are lost. */
export interface DuplicateKey {
  pointer: string
  key: string
  start: number
  end: number
}

/** A value out of a text (the whole JSON text, a line of NDJSON, a YAML document), with what its text tells about it. */
export interface Document {
  value: unknown
  /** The value of a YAML document with everything that edits need. */
  yaml?: YamlNode
  /** Changes made by the parser that the value does not show. */
  warnings?: readonly Diagnostic[]
  /** Finds values by JSON Pointer; offsets count from the start of the whole text. */
  locate(pointers: Iterable<string>): Map<string, Located>
  duplicates(): DuplicateKey[]
  /** Pointers of numbers that the text writes with more than a double can hold. */
  imprecise(): string[]
}

/** A document of a text, or a part of the text that could not be read. */
export type Part<D extends Document = Document> = { document: D } | { fault: TextFault }

/** The reason and place of a part that could not be parsed. */
export interface TextFault {
  /** `schema/not-json` or `schema/not-yaml` where not given. */
  rule?: string
  message: Said
  /** The effect at the registry; `rejects` by default. */
  registry?: RegistryEffect
  offset: number
  end: number
}

/** The documents of a text, in order; read on demand, so that a long text of many documents is never held whole. */
export interface ParsedText<D extends Document = Document> {
  syntax: 'json' | 'ndjson' | 'yaml' | 'xml'
  parts: Iterable<Part<D>>
}
