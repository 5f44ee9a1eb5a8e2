import type { Terms } from './terms.ts'

/** The terms of descriptionType (17.a), each with the kernel that introduced it, in schema order. */
export const descriptionType = {
  Abstract: '4.0',
  Methods: '4.0',
  SeriesInformation: '4.0',
  TableOfContents: '4.0',
  TechnicalInfo: '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `descriptionType` in any kernel. */
export type DescriptionType = keyof typeof descriptionType
