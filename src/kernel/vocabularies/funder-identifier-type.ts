import type { Terms } from './terms.ts'

/** The terms of funderIdentifierType (19.2.a), each with the kernel that introduced it, in schema order. */
export const funderIdentifierType = {
  ISNI: '4.0',
  GRID: '4.0',
  ROR: '4.3',
  'Crossref Funder ID': '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `funderIdentifierType` in any kernel. */
export type FunderIdentifierType = keyof typeof funderIdentifierType
