import type { Terms } from './terms.ts'

/** What the number of a related item counts (20.7.a): each term with the kernel that brought it, in the order of the schema. */
export const numberType = {
  Article: '4.4',
  Chapter: '4.4',
  Report: '4.4',
  Other: '4.4',
} as const satisfies Terms

/** A term of `numberType`, of whatever kernel. */
export type NumberType = keyof typeof numberType
