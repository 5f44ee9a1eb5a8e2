import { wrongArgument } from '../core/argument.ts'
import type { Kind } from './catalog.ts'
import { kinds } from './filters.ts'

/**
 * Returns a known kind of record unchanged. Throws `TypeError` for any other value, because stores build SQL with the
 * kind's name.
 */
export function kindFrom(kind: Kind): Kind {
  if (kinds.includes(kind)) return kind
  throw wrongArgument('A kind of record', '"dataset", "file" or "resource"', kind)
}

/** True if a text is a UUID in canonical form, as all stored ids are. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
