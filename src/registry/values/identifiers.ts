import { parseDoi } from '../../identifiers/schemes/doi.ts'

const resolver =
  '(?:https?:\\/\\/?(?:dx\\.)?(?:doi.org|handle.stage.datacite.org|handle.test.datacite.org)\\/)?(?:doi:)?'
const bareDoi = /^10\.\d{4,5}\/[!-~]+$/
const doiForm = new RegExp(`^${resolver}(10\\.\\d{4,5}\\/.+)$`)
const funderForm = new RegExp(`^${resolver}(?:10\\.13039\\/)?([1-9]\\d+)$`)

/**
 * Extracts a DOI in lower case as the registry's `validate_doi` does. Returns undefined for anything else.
 *
 * The DOI may be bare, follow `doi:` or be a URL. Its prefix has four or five digits.
 */
export const doiIn = (text: string): string | undefined => {
  if (bareDoi.test(text)) return text.toLowerCase()
  const found = doiForm.exec(text)?.[1]
  return found?.includes('\n') ? undefined : found?.replaceAll('\u200b', '').toLowerCase()
}

/** Converts a DOI in any form to a bare DOI in lower case. Returns any other text unchanged. */
export const doiInLowerCase = (text: string): string => parseDoi(text)?.toLowerCase() ?? text

/**
 * Converts a text to lower case and extracts a related DOI, as the XML reader does. Returns undefined for a text that
 * is not a DOI.
 */
export const relatedDoiIn = (text: string): string | undefined => doiIn(text.toLowerCase())

/**
 * True if the registry accepts a text as a new DOI (`VALID_DOI` of lupo).
 *
 * The prefix must have four or five digits after `10.`, and the suffix only letters, digits and some punctuation marks.
 */
export const isRegistrable = (doi: string): boolean => /^10\.\d{4,5}\/[-._;()/:a-zA-Z0-9*~$=]+$/.test(doi)

/** Returns the URL of a Crossref Funder ID as `validate_funder_doi` writes it, or undefined for any other text. */
export const funderAddress = (text: string): string | undefined => {
  const found = funderForm.exec(text)?.[1]
  return found === undefined ? undefined : `https://doi.org/10.13039/${found}`
}

/**
 * Returns the URL that `normalize_orcid` writes for an ORCID iD, or undefined for any other text.
 *
 * Does not verify the check digit.
 */
export const orcidAddress = (text: string): string | undefined => {
  const found = /^(?:https?:\/\/(?:www|sandbox)?\.?orcid\.org\/)?(\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{3}[0-9X]+)\/?$/.exec(
    text,
  )?.[1]
  return found === undefined ? undefined : `https://orcid.org/${found.replace(/\s/g, '-')}`
}

/**
 * Returns the URL that `normalize_ror` writes for a ROR ID in a text, or undefined if the text has no ROR ID.
 *
 * The ROR ID must fill a line. Its check digits are not verified.
 */
export const rorAddress = (text: string): string | undefined => {
  const found = /^(?:(?:https?:\/\/)?ror\.org\/)?(0\w{6}\d{2})\/?$/m.exec(text)?.[1]
  return found === undefined ? undefined : `https://ror.org/${found}`
}

/**
 * Returns the URL of a DOI, or a cleaned web address, as `normalize_id` of the registry does. Returns undefined for
 * anything else.
 */
export function addressIn(text: string): string | undefined {
  const doi = doiIn(text)
  if (doi !== undefined) return `https://doi.org/${encoded(doi)}`
  if (!/^https?:\/\/[^\s/?#]+/.test(text)) return undefined
  return cleaned(text)
}

/**
 * Cleans a URL as PostRank's `clean` does.
 *
 * Converts scheme and host to lower case, collapses repeated slashes in the path, and removes the trailing slash of the
 * path, the fragment and `utm_` parameters.
 */
function cleaned(address: string): string | undefined {
  const [, head = '', path = '', query] = /^(https?:\/\/[^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const slashed = encoded(path).replace(/\/{2,}/g, '/')
  const trimmed = slashed.length > 1 ? slashed.replace(/\/$/, '') : slashed
  const kept = query?.split('&').filter(pair => pair !== '' && !/^utm_/.test(pair))
  return `${head.toLowerCase()}${trimmed === '' ? '/' : trimmed}${kept !== undefined && kept.length > 0 ? `?${encoded(kept.join('&'))}` : ''}`
}

/** Percent-encodes the characters that a URL cannot contain. Keeps existing escapes. */
const encoded = (text: string): string => encodeURI(wellFormed(text)).replace(/%25(?=[0-9a-f]{2})/gi, '%')

/** Replaces lone surrogates, which cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\ufffd')
