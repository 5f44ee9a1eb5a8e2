import type { Document, ParsedText } from './document.ts'

/** A value that was parsed already, as the only document of a text that nobody has: nothing in it has a place. */
export const parsedValue = (value: unknown): ParsedText => ({
  syntax: 'json',
  parts: [{ document: placeless(value) }],
})

/** A document without a text. */
export const placeless = (value: unknown): Document => ({
  value,
  locate: () => new Map(),
  duplicates: () => [],
  imprecise: () => [],
})
