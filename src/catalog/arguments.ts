import { wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import type { Filters, Kind } from './catalog.ts'
import { resourceSpecifiers } from './filter/specifiers-of.ts'

/** A kind of record; throws `TypeError` for anything else, because stores build SQL with it. */
export function kindFrom(kind: Kind): Kind {
  if (kind === 'dataset' || kind === 'file' || kind === 'resource') return kind
  throw wrongArgument('A kind of record', '"dataset", "file" or "resource"', kind)
}

/** The wanted values of each specifier that records of a kind may have. Throws `TypeError` unless they are a map of lists. */
export function specifiersFrom(kind: Kind, { specifiers }: Filters): [name: string, values: readonly string[]][] {
  if (specifiers === undefined) return []
  if (specifiers instanceof Map && [...specifiers.values()].every(Array.isArray))
    return [...specifiers].filter(([name]) => kind !== 'resource' || resourceSpecifiers.has(name))
  throw wrongArgument('The filter specifiers', 'a Map of lists', specifiers)
}

/** Throws `TypeError` unless a value has the methods expected of an argument. */
export function requireMethods(what: string, expected: string, value: unknown, methods: readonly string[]): void {
  const isRight = isObject(value) && methods.every(name => typeof value[name] === 'function')
  if (!isRight) throw wrongArgument(what, expected, value)
}
