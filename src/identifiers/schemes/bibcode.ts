import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { percentDecoded, trimmed } from '../text.ts'

/** A bibcode of nineteen characters, which is also its key: `2018AGUFM.A24K..07S`. */
export type Bibcode = Branded<'Bibcode'>

/**
 * Parses a bibcode, bare, as `bibcode:` or `ads:`, or as a URL of the Astrophysics Data System. Returns undefined for
 * anything else.
 *
 * Source: https://ui.adsabs.harvard.edu/help/actions/bibcode
 *
 * @example
 * parseBibcode('https://ui.adsabs.harvard.edu/abs/2017MNRAS.464.1543W') // → '2017MNRAS.464.1543W'
 */
export function parseBibcode(text: string): Bibcode | undefined {
  const outer = trimmed(text)
  const path = outer.replace(resolver, '')
  const bibcode = path === outer ? outer.replace(label, '') : percentDecoded(path.replace(/[/?#].*$/s, ''))
  return form.test(bibcode) ? (bibcode as Bibcode) : undefined
}

/**
 * Returns the bibcode as a URL: `https://ui.adsabs.harvard.edu/abs/2018AGUFM.A24K..07S`.
 *
 * @example
 * const bibcode = parseBibcode('https://ui.adsabs.harvard.edu/abs/2017MNRAS.464.1543W')
 * bibcode && formatBibcode(bibcode) // → 'https://ui.adsabs.harvard.edu/abs/2017MNRAS.464.1543W'
 */
export function formatBibcode(bibcode: Bibcode): string {
  requireText(bibcode)
  return `https://ui.adsabs.harvard.edu/abs/${encodeURIComponent(bibcode)}`
}

const resolver = /^(?:https?:\/\/)?(?:ui\.|www\.)?adsabs\.harvard\.edu\/(?:abs|full)\//i
const label = /^(?:bibcode|ads):? ?/i
const form = /^\d{4}[A-Za-z][\w.&+:-]{13}[A-Za-z.:]$/
