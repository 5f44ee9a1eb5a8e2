import type { Terms } from './terms.ts'

/** Whether a name is that of a person or an organisation (2.1.a, 7.1.a): each term with the kernel that brought it, in the order of the schema. */
export const nameType = {
  Organizational: '4.1',
  Personal: '4.1',
} as const satisfies Terms

/** A term of `nameType`, of whatever kernel. */
export type NameType = keyof typeof nameType
