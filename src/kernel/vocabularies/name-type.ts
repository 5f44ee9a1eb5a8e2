import type { Terms } from './terms.ts'

/**
 * The terms of nameType (2.1.a, 7.1.a, 20.2.1.a, 20.12.1.a), each with the kernel that introduced it, in schema order.
 */
export const nameType = {
  Organizational: '4.1',
  Personal: '4.1',
} as const satisfies Terms

/** A term of `nameType` in any kernel. */
export type NameType = keyof typeof nameType
