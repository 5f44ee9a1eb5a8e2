import type { Filters, Kind } from './catalog.ts'

/** A kind of record; throws `TypeError` for anything else, because stores build SQL with it. */
export function kindFrom(kind: Kind): Kind {
  if (kind === 'dataset' || kind === 'file' || kind === 'resource') return kind
  throw new TypeError(`A kind of record is "dataset", "file" or "resource", not ${shown(kind)}.`)
}

/** The wanted values of each specifier. Throws `TypeError` unless they are a map of lists. */
export function specifiersFrom({ specifiers }: Filters): [name: string, values: readonly string[]][] {
  if (specifiers === undefined) return []
  const isMap: unknown = specifiers instanceof Map && [...specifiers.values()].every(Array.isArray)
  if (isMap === true) return [...specifiers]
  throw new TypeError('The filter specifiers should be a Map of lists: new Map([["model", ["a", "b"]]]).')
}

/** Throws `TypeError` unless a value has the methods expected of an argument. */
export function requireMethods(value: unknown, methods: readonly string[], expected: string): void {
  const isRight =
    typeof value === 'object' && value !== null && methods.every(name => typeof Reflect.get(value, name) === 'function')
  if (!isRight) throw new TypeError(`${expected}, not ${shown(value)}.`)
}

/** A value of any type as messages show it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100))
  if (typeof value === 'function') return 'a function'
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : 'an object without its methods'
}
