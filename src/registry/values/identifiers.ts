const resolver =
  '(?:https?:\\/\\/?(?:dx\\.)?(?:doi.org|handle.stage.datacite.org|handle.test.datacite.org)\\/)?(?:doi:)?'
const bareDoi = /^10\.\d{4,5}\/[!-~]+$/
const doiForm = new RegExp(`^${resolver}(10\\.\\d{4,5}\\/.+)$`)
const funderForm = new RegExp(`^${resolver}(?:10\\.13039\\/)?([1-9]\\d+)$`)

/** The DOI in a text as the registry's `validate_doi` finds it: bare or as an address, with a prefix of four or five digits. */
export const doiIn = (text: string): string | undefined => {
  if (bareDoi.test(text)) return text.toLowerCase()
  const found = doiForm.exec(text)?.[1]
  return found?.includes('\n') ? undefined : found?.replaceAll('\u200b', '').toLowerCase()
}

/** The DOI that a related identifier of type DOI is kept as when it is read from XML, which lowers it first; anything else is dropped. */
export const relatedDoiIn = (text: string): string | undefined => doiIn(text.toLowerCase())

/**
 * True if the registry accepts a new DOI of this name (`VALID_DOI` of lupo): a prefix of four or five digits, and a limited character set.
 */
export const isRegistrable = (doi: string): boolean => /^10\.\d{4,5}\/[-._;()/:a-zA-Z0-9*~$=]+$/.test(doi)

/** The address of a Crossref funder identifier as `validate_funder_doi` writes it. */
export const funderAddress = (text: string): string | undefined => {
  const found = funderForm.exec(text)?.[1]
  return found === undefined ? undefined : `https://doi.org/10.13039/${found}`
}

/** The address of an ORCID iD as `normalize_orcid` writes it: of four groups of digits, whatever the check digit. */
export const orcidAddress = (text: string): string | undefined => {
  const found = /^(?:https?:\/\/(?:www|sandbox)?\.?orcid\.org\/)?(\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{3}[0-9X]+)\/?$/.exec(
    text,
  )?.[1]
  return found === undefined ? undefined : `https://orcid.org/${found.replace(/\s/g, '-')}`
}

/** The address of a ROR ID as `normalize_ror` writes it: on any line of the text, whatever the check digits. */
export const rorAddress = (text: string): string | undefined => {
  const found = /^(?:(?:https?:\/\/)?ror\.org\/)?(0\w{6}\d{2})\/?$/m.exec(text)?.[1]
  return found === undefined ? undefined : `https://ror.org/${found}`
}

/** An identifier as `normalize_id` writes it: a DOI or a web address, cleaned; nothing of anything else. */
export function addressIn(text: string): string | undefined {
  const doi = doiIn(text)
  if (doi !== undefined) return `https://doi.org/${encoded(doi)}`
  if (!/^https?:\/\/[^\s/?#]+/.test(text)) return undefined
  return cleaned(text)
}

/** An address as PostRank's `clean` writes it: no double or closing slash, no fragment, none of the parameters that only count visits. */
function cleaned(address: string): string | undefined {
  const [, head = '', path = '', query] = /^(https?:\/\/[^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const slashed = encoded(path).replace(/\/{2,}/g, '/')
  const trimmed = slashed.length > 1 ? slashed.replace(/\/$/, '') : slashed
  const kept = query?.split('&').filter(pair => pair !== '' && !/^utm_/.test(pair))
  return `${head.toLowerCase()}${trimmed === '' ? '/' : trimmed}${kept !== undefined && kept.length > 0 ? `?${encoded(kept.join('&'))}` : ''}`
}

/** A text with all characters escaped that an address cannot hold; what is escaped already stays so. */
const encoded = (text: string): string => encodeURI(wellFormed(text)).replace(/%25(?=[0-9a-f]{2})/gi, '%')

/** A text without halves of characters, which cannot be escaped. */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\ufffd')
