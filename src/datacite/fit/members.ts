/** The members of an object that was read; any of them may be anything. */
export type Members = Record<string, unknown>

/** Whether a value is an object in the sense of JSON. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
