import { doiKey, parseDoi } from '../identifiers/doi.ts'

/** What a record calls itself: its DOI as given and without resolver, else the text itself; undefined for what is no text or empty. */
export function ownName(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  return parseDoi(text) ?? (text.trim() || undefined)
}

/**
 * What a link leads to: a DOI in any spelling, a UUID, or any other identifier whose type says that it is no DOI.
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

/** The key under which two spellings of the same identifier are equal; case counts in all but DOIs and UUIDs. */
export function nameKey(name: string): string {
  if (name.startsWith('10.')) return doiKey(name)
  const match = uuid.exec(name)
  return match?.[1]?.toLowerCase() ?? name
}

const uuid = /^(?:urn:uuid:)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
