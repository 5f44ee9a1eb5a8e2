/** The error for a wrong argument: `The id should be a UUID, not "x".` */
export const wrongArgument = (name: string, expected: string, given: unknown): TypeError =>
  new TypeError(`${name} should be ${expected}, not ${shown(given)}.`)

/** Throws a `TypeError` unless the value is an object, such as a record, or null. */
export function requireRecord(value: unknown): void {
  if (typeof value !== 'object') throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', value)
}

/** A value for a message: text in quotes and cut short, a list or an object by its kind. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (Array.isArray(value)) return 'a list'
  return Object(value) === value ? `a${typeof value === 'object' ? 'n object' : ' function'}` : String(value)
}
