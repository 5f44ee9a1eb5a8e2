/** An object with members of any type. */
export type Members = Readonly<Record<string, unknown>>

/** True if a value is an object, neither null nor a list. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if a value is an object or a list. */
export const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null

/** True if a value is an empty list. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/**
 * Returns the entry of a table with a given name. Returns undefined if the table has no entry of its own with this
 * name, even for inherited names such as `constructor`.
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Sets a member of any name, including `__proto__`. Uses a plain assignment if possible, because that is faster. */
export function setOwn(holder: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  else holder[name] = value
}

/** Returns the kind of a value as a phrase for messages: `a list`, `an object`, `text`, `a number`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : `a ${typeof value}`
}
