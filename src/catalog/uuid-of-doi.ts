import { doiKey } from '../identifiers/index.ts'

/** RFC 9562's namespace for URLs; a DOI is named by its address at doi.org. */
const urlNamespace = '6ba7b8119dad11d180b400c04fd430c8'

/** The UUID (version 5, RFC 9562) of a DOI: the same for every spelling, on every machine. */
export async function uuidOfDoi(doi: string): Promise<string> {
  const name = new TextEncoder().encode(`https://doi.org/${doiKey(doi)}`)
  const bytes = new Uint8Array(16 + name.length)
  for (let at = 0; at < 16; at++) bytes[at] = Number.parseInt(urlNamespace.slice(2 * at, 2 * at + 2), 16)
  bytes.set(name, 16)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
