import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'

/** A URN with `urn:` and namespace in lower case: `urn:nbn:de:101:1-201102033592`. */
export type Urn = Branded<'Urn'>

/**
 * Parses a URN (RFC 8141), bare or, if it is a `urn:nbn:`, in a URL of any resolver. Returns undefined for any other
 * text.
 *
 * @example
 * parseUrn('URN:NBN:de:101:1-2019') // → 'urn:nbn:de:101:1-2019'
 */
export function parseUrn(text: string): Urn | undefined {
  const parts = form.exec(trimmed(text).replace(nbnResolver, ''))
  return parts ? (`urn:${parts[1]?.toLowerCase()}:${parts[2]}` as Urn) : undefined
}

/**
 * Returns a national bibliography number as a URL, `https://nbn-resolving.org/urn:nbn:…`, and any other URN unchanged.
 *
 * @example
 * const urn = parseUrn('URN:NBN:de:101:1-2019')
 * urn && formatUrn(urn) // → 'https://nbn-resolving.org/urn:nbn:de:101:1-2019'
 */
export function formatUrn(urn: Urn): string {
  requireText(urn)
  return urn.startsWith('urn:nbn:') ? `https://nbn-resolving.org/${urn}` : urn
}

/**
 * Returns a key that is the same for equal URNs: the URN without r-, q- and f-components, and with percent-encodings in
 * upper case (RFC 8141, section 3).
 *
 * @example
 * const urn = parseUrn('urn:nbn:DE:101:1-2019')
 * urn && urnKey(urn) // → 'urn:nbn:DE:101:1-2019'
 */
export function urnKey(urn: Urn): string {
  requireText(urn)
  return urn.replace(/(?:\?[+=]|#).*$/s, '').replace(/%[\da-f]{2}/gi, code => code.toUpperCase())
}

const nbnResolver = /^https?:\/\/[^\s#]{1,300}?[/=](?=urn:nbn:)/i
const form =
  /^urn:([a-z\d][a-z\d-]{0,30}[a-z\d]):((?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})(?:[\w.~!$&'()*+,;=:@/?#-]|%[\da-f]{2})*)$/i
