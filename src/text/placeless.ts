import type { Document, ParsedText } from './document.ts'

/** Wraps a parsed value as the only document of a text. The document cannot locate its values. */
export const parsedValue = (value: unknown): ParsedText => ({
  syntax: 'json',
  parts: [{ document: placeless(value) }],
})

/** Returns a document for a value that was not parsed from a text. */
export const placeless = (value: unknown): Document => ({
  value,
  locate: () => new Map(),
  duplicates: () => [],
  imprecise: () => [],
})
