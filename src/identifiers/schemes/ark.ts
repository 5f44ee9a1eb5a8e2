import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/** An ARK without a host, with its authority number in lower case: `ark:13030/tqb3kh97gh8w`. */
export type Ark = Branded<'Ark'>

/**
 * Parses an ARK, bare or in a URL of any host (draft-kunze-ark). Returns undefined for anything else.
 *
 * The slash after `ark:` is optional. Drops a query or fragment.
 *
 * @example
 * parseArk('https://n2t.net/ark:/13030/tqb3kh97gh8w') // → 'ark:13030/tqb3kh97gh8w'
 */
export function parseArk(text: string): Ark | undefined {
  const parts = form.exec(trimmed(text).replace(host, ''))
  return parts ? (`ark:${parts[1]?.toLowerCase()}/${parts[2]}` as Ark) : undefined
}

/**
 * Returns the ARK as a URL of the global ARK resolver: `https://n2t.net/ark:13030/tqb3kh97gh8w`.
 *
 * @example
 * const ark = parseArk('https://n2t.net/ark:/13030/tqb3kh97gh8w')
 * ark && formatArk(ark) // → 'https://n2t.net/ark:13030/tqb3kh97gh8w'
 */
export function formatArk(ark: Ark): string {
  requireText(ark)
  return `https://n2t.net/${ark}`
}

/**
 * Returns a key that is the same for equal ARKs: the ARK without hyphens, which are insignificant, and without slashes
 * and full stops at the end.
 *
 * @example
 * const ark = parseArk('ark:13030/tqb3-kh97-gh8w')
 * ark && arkKey(ark) // → 'ark:13030/tqb3kh97gh8w'
 */
export function arkKey(ark: Ark): string {
  requireText(ark)
  const key = ark.replaceAll('-', '')
  let end = key.length
  while (key.charAt(end - 1) === '/' || key.charAt(end - 1) === '.') end--
  return key.slice(0, end)
}

const host = /^https?:\/\/[^\s?#]{1,300}?\/(?=ark:)/i
const form = /^ark:\/?([\dbcdfghjkmnp-tv-xz]{5,20})\/((?:[\w=~*+@$./-]|%[\da-f]{2})+)(?:[?#].*)?$/i
