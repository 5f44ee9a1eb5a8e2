import type { Terms } from './terms.ts'

/** The terms of dateType (8.a), each with the kernel that introduced it, in schema order. */
export const dateType = {
  Accepted: '4.0',
  Available: '4.0',
  Collected: '4.0',
  Copyrighted: '4.0',
  Coverage: '4.6',
  Created: '4.0',
  Issued: '4.0',
  Other: '4.1',
  Submitted: '4.0',
  Updated: '4.0',
  Valid: '4.0',
  Withdrawn: '4.2',
} as const satisfies Terms

/** A term of `dateType` in any kernel. */
export type DateType = keyof typeof dateType
