import type { Terms } from './terms.ts'

/** What kind of title this is, where it is not the main one (3.a, 20.3.a): each term with the kernel that brought it, in the order of the schema. */
export const titleType = {
  AlternativeTitle: '4.0',
  Subtitle: '4.0',
  TranslatedTitle: '4.0',
  Other: '4.0',
} as const satisfies Terms

/** A term of `titleType`, of whatever kernel. */
export type TitleType = keyof typeof titleType
