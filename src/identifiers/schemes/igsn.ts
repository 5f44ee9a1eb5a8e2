import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'
import { doiKey, doiUrl, parseDoi } from './doi.ts'

/**
 * An IGSN ID: a DOI such as `10.58052/IECUR0097` or, from before 2021, an upper-case code such as `IECUR0097`.
 */
export type Igsn = Branded<'Igsn'>

/**
 * Parses an IGSN ID, which is a DOI or, from before 2021, a code. Returns undefined for anything else.
 *
 * Accepts a DOI in any form, and a code written bare, as `igsn:`, as a Handle with the prefix 10273 or as a URL of
 * igsn.org.
 *
 * @example
 * parseIgsn('igsn:AU1234') // → 'AU1234'
 */
export function parseIgsn(text: string): Igsn | undefined {
  const name = unwrapped(text, wrapper)
  const doi = parseDoi(name)
  if (doi !== undefined) return doi as string as Igsn
  return code.test(name) ? (name.toUpperCase() as Igsn) : undefined
}

/**
 * Returns the IGSN ID as a URL: `https://doi.org/…` for a DOI, `https://hdl.handle.net/10273/IECUR0097` for a code.
 *
 * @example
 * const igsn = parseIgsn('igsn:AU1234')
 * igsn && formatIgsn(igsn) // → 'https://hdl.handle.net/10273/AU1234'
 */
export function formatIgsn(igsn: Igsn): string {
  requireText(igsn)
  return igsn.startsWith('10.') ? doiUrl(igsn) : `https://hdl.handle.net/10273/${igsn}`
}

/**
 * Returns a key that is the same for equal IGSN IDs: the code, or the DOI's key.
 *
 * @example
 * const igsn = parseIgsn('igsn:au1234')
 * igsn && igsnKey(igsn) // → 'AU1234'
 */
export function igsnKey(igsn: Igsn): string {
  requireText(igsn)
  return igsn.startsWith('10.') ? doiKey(igsn) : igsn
}

const wrapper =
  /^(?:(?:https?:\/\/)?(?:hdl\.handle\.net\/10273\/|(?:www\.)?igsn\.org\/(?:10273\/)?)|(?:igsn|hdl): ?(?:10273\/)?|10273\/)/i
const code = /^(?=\D*\d)[a-z]{2}[\w.-]{2,60}$/i
