import { linkOf } from '../../../identifiers/link-of.ts'
import { doiUrl } from '../../../identifiers/schemes/doi.ts'

/** Returns the URL of a DOI, PMID or PMCID, or a normalised HTTP(S) URL. Returns undefined for any other text. */
export function webAddress(text: string): string | undefined {
  if (/^(?:PMC)?\d{1,9}$/.test(text)) return linkOf(text.startsWith('PMC') ? 'PMCID' : 'PMID', text)
  // Some styles print the resolver with the unescaped DOI, others the URL.
  const [, resolver = '', name = ''] = /^(https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4}.*)$/s.exec(text) ?? []
  const doi = name === '' || (resolver !== '' && encoded.test(name)) ? undefined : name
  try {
    const { href, protocol } = new URL(doi === undefined ? text : doiUrl(doi))
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}

/** Matches a text in which each character needs no escape in a URL or is escaped. */
const encoded = /^(?:[\w.~/:;()+,=@!$&*-]|%[0-9a-f]{2})*$/i
