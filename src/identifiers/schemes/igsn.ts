import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'
import { doiKey, doiUrl, parseDoi } from './doi.ts'

/** An IGSN ID: the code of before 2021 in upper case, `IECUR0097`, or the DOI that IGSN IDs are since, `10.58052/IECUR0097`. */
export type Igsn = Branded<'Igsn'>

/**
 * Reads an IGSN ID: a DOI in any form, or a code that is bare, `igsn:`, a Handle of prefix 10273 or a URL of
 * igsn.org; anything else is undefined.
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
 * The IGSN ID as a URL: that of the DOI, or `https://hdl.handle.net/10273/IECUR0097`.
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
 * The key under which equal IGSN IDs are equal: the code, or the DOI's key.
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
