/** The members of an object; any of them may be anything. */
export type Members = Readonly<Record<string, unknown>>

/** True if a value is an object with readable members, neither null nor a list. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if a value is an object or a list, whose members can be read. */
export const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null

/** True if a value is a list without items. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Returns the entry of a table for any name. Returns undefined for names such as `constructor`, which every object inherits. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Sets a member whatever its name is, `__proto__` included; a plain assignment, which is faster, where that does the same. */
export function setOwn(holder: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
  else holder[name] = value
}

/** Returns the kind of a value in the words of messages: `a list`, `an object`, `text`, `a number`. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : typeof value === 'string' ? 'text' : `a ${typeof value}`
}
