/** Returns the SHA-256 hash of a text or bytes as base64url without padding. */
export async function hashOf(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Encodes a list of JSON values as opaque, URL-safe text. */
export const opaque = (parts: readonly unknown[]): string => base64url(new TextEncoder().encode(JSON.stringify(parts)))

/** Decodes a list encoded by {@link opaque}. Returns an empty list for any other text. */
export function partsOfOpaque(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(text)))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

/** Encodes bytes as base64url without padding (RFC 4648, section 5), which needs no escaping in URLs and headers. */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Decodes base64url or base64. Throws for a text in neither encoding. */
function fromBase64url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}
