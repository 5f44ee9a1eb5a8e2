import { isObject } from '../core/object.ts'
import type { Datacite } from '../model/datacite.ts'
import { dialects } from './dialects/index.ts'
import { saysNothing } from './dialects/read-members.ts'
import { candidatesIn } from './read/candidates.ts'

/**
 * Reads the first record in a value of any JSON dialect, with or without an envelope. Returns an empty record for
 * anything else.
 */
export function canonicalRecord(value: unknown): Datacite {
  const [candidate] = candidatesIn(value)
  const held = candidate?.value
  if (!isObject(held)) return {}
  // A record with extras has already been read.
  if (isObject(held.extras) && typeof held.extras.format === 'string') return held as Datacite
  const dialect = dialects.find(({ detect }) => detect(held, true))
  if (dialect === undefined) return {}
  const attributes = isObject(held.attributes) ? held.attributes : held
  // The registry writes an empty container in every record without one.
  return saysNothing(attributes.container)
    ? dialect.read(held, false).record
    : withContainer(dialect.read(held, 'telling').record)
}

/** Removes the extras of a record except the registry's container. */
function withContainer(record: Datacite): Datacite {
  const { extras, ...others } = record
  const members = Object.entries(extras?.members ?? {}).filter(([pointer]) => pointer.endsWith('/container'))
  if (extras === undefined || members.length === 0) return others
  return { ...others, extras: { format: extras.format, members: Object.fromEntries(members) } }
}
