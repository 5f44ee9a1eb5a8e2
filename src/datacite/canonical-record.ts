import { isObject } from '../core/object.ts'
import type { Datacite } from '../model/datacite.ts'
import { dialects } from './dialects/index.ts'
import { candidatesIn } from './read/candidates.ts'

/** The canonical record of a value in any JSON dialect, with or without its envelope; an empty record for anything else. */
export function canonicalRecord(value: unknown): Datacite {
  const [candidate] = candidatesIn(value)
  const held = candidate?.value
  if (!isObject(held)) return {}
  // A record with extras has already been read.
  if (isObject(held.extras) && typeof held.extras.format === 'string') return held as Datacite
  return dialects.find(({ detect }) => detect(held, true))?.read(held, false).record ?? {}
}
