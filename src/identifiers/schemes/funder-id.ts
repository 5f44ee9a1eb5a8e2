import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { trimmed } from '../text.ts'
import { doiUrl, parseDoi } from './doi.ts'

/** A Crossref Funder ID as its DOI, which is also its key: `10.13039/501100000780`. */
export type FunderId = Branded<'FunderId'>

/**
 * Parses a Crossref Funder ID, as a number or as a DOI in any form. Returns undefined for anything else.
 *
 * Source: Open Funder Registry, https://gitlab.com/crossref/open_funder_registry
 *
 * @example
 * parseFunderId('https://doi.org/10.13039/501100001659') // → '10.13039/501100001659'
 */
export function parseFunderId(text: string): FunderId | undefined {
  const number = (parseDoi(text) ?? trimmed(text)).replace(/^10\.13039\//, '')
  return form.test(number) ? (`10.13039/${number}` as FunderId) : undefined
}

/**
 * Returns the Crossref Funder ID in Crossref's display form: `https://doi.org/10.13039/501100000780`.
 *
 * @example
 * const funderId = parseFunderId('https://doi.org/10.13039/501100001659')
 * funderId && formatFunderId(funderId) // → 'https://doi.org/10.13039/501100001659'
 */
export function formatFunderId(funderId: FunderId): string {
  requireText(funderId)
  return doiUrl(funderId)
}

const form = /^(?:501)?100\d{6}$/
