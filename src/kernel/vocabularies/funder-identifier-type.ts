import type { Terms } from './terms.ts'

/** The scheme of a funder identifier (19.2.a): each term with the kernel that brought it, in the order of the schema. */
export const funderIdentifierType = {
  ISNI: '4.0',
  GRID: '4.0',
  ROR: '4.3',
  'Crossref Funder ID': '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `funderIdentifierType`, of whatever kernel. */
export type FunderIdentifierType = keyof typeof funderIdentifierType
