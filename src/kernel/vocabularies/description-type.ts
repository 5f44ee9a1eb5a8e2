import type { Terms } from './terms.ts'

/** What a description describes (17.a): each term with the kernel that brought it, in the order of the schema. */
export const descriptionType = {
  Abstract: '4.0',
  Methods: '4.0',
  SeriesInformation: '4.0',
  TableOfContents: '4.0',
  TechnicalInfo: '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `descriptionType`, of whatever kernel. */
export type DescriptionType = keyof typeof descriptionType
