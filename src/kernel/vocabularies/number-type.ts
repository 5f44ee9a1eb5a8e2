import type { Terms } from './terms.ts'

/**
 * The terms of numberType (20.7.a), each with the kernel that introduced it, in schema order. A term classifies the
 * number of a related item.
 */
export const numberType = {
  Article: '4.4',
  Chapter: '4.4',
  Report: '4.4',
  Other: '4.4',
} as const satisfies Terms

/** A term of `numberType` in any kernel. */
export type NumberType = keyof typeof numberType
