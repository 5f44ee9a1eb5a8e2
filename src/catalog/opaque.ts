import { base64url, fromBase64url } from './base64url.ts'

/** A list of JSON values as text that fits into a URL, and of which nobody is meant to know what it says. */
export const opaque = (parts: readonly unknown[]): string => base64url(new TextEncoder().encode(JSON.stringify(parts)))

/** The list that {@link opaque} has made a text of; of any other text an empty one. */
export function partsOfOpaque(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(text)))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
