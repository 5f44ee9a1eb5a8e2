import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/** A UUID in lower case with hyphens, which is also its key: `123e4567-e89b-12d3-a456-426614174000`. */
export type Uuid = Branded<'Uuid'>

/**
 * Parses a UUID of any version (RFC 9562), in upper or lower case. Returns undefined for anything else.
 *
 * Accepts a UUID with or without hyphens, written bare, in braces, as `uuid:` or as `urn:uuid:`.
 *
 * @example
 * parseUuid('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6') // → 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
 */
export function parseUuid(text: string): Uuid | undefined {
  const parts = form.exec(trimmed(text).replace(wrapper, '$1$2'))
  return parts ? (parts.slice(1).join('-').toLowerCase() as Uuid) : undefined
}

/**
 * Returns the UUID as a URN: `urn:uuid:123e4567-e89b-12d3-a456-426614174000`.
 *
 * @example
 * const uuid = parseUuid('F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6')
 * uuid && formatUuid(uuid) // → 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
 */
export function formatUuid(uuid: Uuid): string {
  requireText(uuid)
  return `urn:uuid:${uuid}`
}

const wrapper = /^(?:\{(.{32,36})\}|(?:urn:)?uuid:(.{32,36}))$/i
const form = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i
