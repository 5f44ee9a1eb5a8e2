/** The members of an object that was read; any of them may be anything. */
export type Members = Record<string, unknown>
