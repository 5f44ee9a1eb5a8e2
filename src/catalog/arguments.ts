import { wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import type { Kind } from './catalog.ts'
import { kinds } from './filters.ts'

/** A kind of record; throws `TypeError` for anything else, because stores build SQL with it. */
export function kindFrom(kind: Kind): Kind {
  if (kinds.includes(kind)) return kind
  throw wrongArgument('A kind of record', '"dataset", "file" or "resource"', kind)
}

/** Throws `TypeError` unless a value has the methods expected of an argument. */
export function requireMethods(what: string, expected: string, value: unknown, methods: readonly string[]): void {
  const isRight = isObject(value) && methods.every(name => typeof value[name] === 'function')
  if (!isRight) throw wrongArgument(what, expected, value)
}

/** True for a UUID in canonical form, as all stored ids are. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
