import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { asciiLowerCase, unwrapped } from '../text.ts'

/** A RAiD name without a resolver: `10.26259/8ad6b4f5`. */
export type Raid = Branded<'Raid'>

/**
 * Parses a RAiD name, bare, as `raid:`, `doi:` or `hdl:`, or as a URL of raid.org, doi.org or hdl.handle.net. Returns
 * undefined for any other text.
 *
 * The prefix consists of digits and full stops, the suffix of letters and digits (ISO 23527,
 * https://metadata.raid.org/en/latest/core/identifier.html).
 *
 * @example
 * parseRaid('https://raid.org/10.26259/8AD6B4F5') // → '10.26259/8AD6B4F5'
 */
export function parseRaid(text: string): Raid | undefined {
  const name = unwrapped(text, wrapper)
  return form.test(name) ? (name as Raid) : undefined
}

/**
 * Returns the RAiD in its display form: `https://raid.org/10.26259/8ad6b4f5`.
 *
 * @example
 * const raid = parseRaid('https://raid.org/10.26259/8AD6B4F5')
 * raid && formatRaid(raid) // → 'https://raid.org/10.26259/8AD6B4F5'
 */
export function formatRaid(raid: Raid): string {
  requireText(raid)
  return `https://raid.org/${raid}`
}

/**
 * Returns a key that is the same for equal RAiDs: the RAiD name in lower case, because case is not significant.
 *
 * @example
 * const raid = parseRaid('https://raid.org/10.26259/8AD6B4F5')
 * raid && raidKey(raid) // → '10.26259/8ad6b4f5'
 */
export function raidKey(raid: Raid): string {
  requireText(raid)
  return asciiLowerCase(raid)
}

const wrapper = /^(?:(?:https?:\/\/)?(?:(?:www\.)?raid\.org|(?:dx\.)?doi\.org|hdl\.handle\.net)\/|(?:raid|doi|hdl): ?)/i
const form = /^\d{2,9}(?:\.\d{1,9}){1,9}\/[\da-z]{1,100}$/i
