import { doiKey, parseDoi } from '../identifiers/schemes/doi.ts'

/** A record's name for itself: its DOI as given but without resolver, else the text itself; undefined for empty text and non-text. */
export function ownName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  return parseDoi(text) ?? (text.trim() || undefined)
}

/**
 * The target of a link: a DOI in any spelling, a UUID, or any other identifier whose type is not DOI.
 * Undefined for a text that is none of these, such as `n/a`: it must not join the records that share it.
 */
export function linkedName(text: unknown, type: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const doi = parseDoi(text)
  if (doi !== undefined) return doi
  const name = text.trim()
  if (uuid.test(name)) return name
  return typeof type === 'string' && type !== 'DOI' && /^[^:].*\d/.test(name) ? name : undefined
}

/** A key that is the same for all spellings of an identifier; case is ignored only in DOIs and UUIDs. */
export function nameKey(name: string): string {
  if (name.startsWith('10.')) return doiKey(name)
  const match = uuid.exec(name)
  return match?.[1]?.toLowerCase() ?? name
}

const uuid = /^(?:urn:uuid:)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
