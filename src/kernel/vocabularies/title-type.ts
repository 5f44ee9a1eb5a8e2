import type { Terms } from './terms.ts'

/**
 * The terms of titleType (3.a, 20.3.a), each with the kernel that introduced it, in schema order.
 *
 * The main title has no type.
 */
export const titleType = {
  AlternativeTitle: '4.0',
  Subtitle: '4.0',
  TranslatedTitle: '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `titleType` in any kernel. */
export type TitleType = keyof typeof titleType
