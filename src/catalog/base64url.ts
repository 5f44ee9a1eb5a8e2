/** SHA-256 of a text, base64url without padding. */
export const hashOf = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

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

/** Bytes as base64url without padding (RFC 4648, section 5), which fits into URLs and headers as it is. */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The bytes that a base64url text stands for; throws where it is none. */
const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))
