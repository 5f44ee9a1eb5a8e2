import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { withoutWrapping } from '../doi-text.ts'
import { asciiLowerCase, isPrintable } from '../text.ts'

/** A DOI name as given, without a resolver, a label or copying artefacts: `10.5281/zenodo.2598836`. */
export type Doi = Branded<'Doi'>

/**
 * Parses a DOI written bare, as `doi:`, as `info:doi/` or as a URL of doi.org. Returns undefined for any other text.
 *
 * Keeps the case of letters. Drops surrounding white space, brackets and quotes, and the `.`, `,` or `;` of a
 * sentence. In a URL, drops query and fragment and decodes percent-encoding. Syntax: ISO 26324 and the DOI Handbook,
 * section 2.2, with a registrant code of four to nine digits, as assigned, and any subdivisions (`10.1000.1/…`).
 *
 * @example
 * parseDoi('https://doi.org/10.5880/pik.2019.023') // → '10.5880/pik.2019.023'
 * parseDoi('10.5880') // → undefined
 */
export function parseDoi(text: string): Doi | undefined {
  if (typeof text !== 'string') return undefined
  if (plainDoi.test(text)) return text as Doi
  if (plainUrl.test(text)) return text.slice(resolver.length) as Doi
  const doi = withoutWrapping(text)
  return doiName.test(doi) && isPrintable(doi) ? (doi as Doi) : undefined
}

/**
 * Returns a key that is the same for equal DOIs: A-Z in lower case and every other character unchanged (ISO 26324).
 *
 * @example
 * doiKey('10.5281/Zenodo.2598836') // → '10.5281/zenodo.2598836'
 */
export function doiKey(doi: string): string {
  requireText(doi)
  return asciiLowerCase(doi)
}

/**
 * Returns the DOI as a URL of doi.org, percent-encoding the characters that a URL's path cannot contain.
 *
 * @example
 * doiUrl('10.5281/zenodo.2598836') // → 'https://doi.org/10.5281/zenodo.2598836'
 */
export function doiUrl(doi: string): string {
  requireText(doi)
  return `https://doi.org/${urlSafe.test(doi) ? doi : encoded(doi)}`
}

/**
 * Returns the URL of a DOI with A-Z in lower case, for linked data, which compares IRIs as strings.
 *
 * @example
 * doiIri('10.5281/Zenodo.2598836') // → 'https://doi.org/10.5281/zenodo.2598836'
 */
export const doiIri = (doi: string): string => doiUrl(doiKey(doi))

// Nearly every DOI in a record is bare or an https URL, and ends in a letter or digit: these two tests suffice.
const plainDoi = /^10\.\d{4,9}\/[!-~]*[\da-z]$/i
const plainUrl = /^https:\/\/doi\.org\/10\.\d{4,9}\/[!"$&->@-~]*[\da-z]$/i
const resolver = 'https://doi.org/'
const doiName = /^10\.\d{4,9}(?:\.\d{1,9})*\/./su

const urlSafe = /^[\w.~/:;()+,=@!$&*-]*$/
const loneSurrogates = /\p{Cs}/gu

// A lone surrogate has no UTF-8, and encodeURI throws on it.
function encoded(text: string): string {
  return encodeURI(text.replace(loneSurrogates, '\ufffd')).replace(/[?#]/g, encodeURIComponent)
}
