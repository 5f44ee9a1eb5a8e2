import { base64url } from './base64url.ts'

/** SHA-256 of a text, base64url without padding. */
export const hashOf = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
