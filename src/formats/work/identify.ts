import { type IdentifierSchemeName, identifierScheme, parseIdentifier } from '../../identifiers/index.ts'
import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'

/** An identifier with the scheme that its form shows. */
export interface Identified {
  type: RelatedIdentifierType
  /** Bare, as the kernel wants it; of a web address, the address. */
  identifier: string
}

/** The schemes whose identifiers show by a label or a resolver; each is only tried if its pattern matches. */
const forms: readonly (readonly [type: RelatedIdentifierType & IdentifierSchemeName, form: RegExp])[] = [
  ['DOI', /^(?:doi:\s*|info:doi\/|(?:https?:\/\/)?(?:www\.|dx\.)?doi\.org\/)?10\.\d/i],
  ['arXiv', /^(?:arxiv:|https?:\/\/(?:www\.)?arxiv\.org\/)/i],
  ['IGSN', /^(?:igsn:|https?:\/\/(?:igsn\.org|hdl\.handle\.net\/10273)\/)/i],
  ['Handle', /^(?:hdl:|info:hdl\/|https?:\/\/hdl\.handle\.net\/)/i],
  ['ARK', /^(?:ark:|https?:\/\/[^/\s]{1,200}\/ark:)/i],
  ['bibcode', /^(?:bibcode:|https?:\/\/ui\.adsabs\.harvard\.edu\/abs\/)/i],
  ['CSTR', /^(?:cstr:|https?:\/\/cstr\.cn\/)/i],
  ['ISBN', /^(?:urn:)?isbn[: ]/i],
  ['ISSN', /^(?:(?:urn:)?issn[: ]|https?:\/\/portal\.issn\.org\/)/i],
  ['EISSN', /^eissn[: ]/i],
  ['LSID', /^urn:lsid:/i],
  ['PMID', /^(?:pmid:|info:pmid\/|https?:\/\/(?:pubmed\.ncbi|www\.ncbi)\.nlm\.nih\.gov\/)/i],
  ['RAiD', /^https?:\/\/raid\.org\//i],
  ['RRID', /^(?:rrid:|https?:\/\/scicrunch\.org\/resolver\/rrid:)/i],
  ['SWHID', /^(?:swh:|https?:\/\/archive\.softwareheritage\.org\/swh:)/i],
  ['w3id', /^https?:\/\/w3id\.org\//i],
  ['PURL', /^https?:\/\/purl\.(?:org|oclc\.org)\//i],
  ['URN', /^(?:urn:|https?:\/\/nbn-resolving\.(?:org|de)\/)/i],
  ['URL', /^[a-z][a-z\d+.-]{1,8}:\/\//i],
]

/** The scheme of an identifier by its form; undefined if the form does not show it. */
export function identify(text: string): Identified | undefined {
  const given = text.trim()
  for (const [type, form] of forms) {
    const identifier = form.test(given) ? identifierScheme(type)?.parse(given.replace(label, '')) : undefined
    if (identifier !== undefined) return { type, identifier }
  }
  return undefined
}

const label = /^(?:urn:)?(?=e?issn|isbn)(?:e?issn|isbn)[: ]\s*|^(?:bibcode|igsn|cstr):\s*/i

/** An identifier as a text that shows its scheme: a URL or URN if the scheme has one. */
export const shownIdentifier = (type: string | undefined, text: string): string =>
  (type === undefined ? undefined : parseIdentifier(type, text)?.formatted) ?? text
