import { arkKey, formatArk, parseArk } from './schemes/ark.ts'
import { arxivKey, formatArxiv, parseArxiv } from './schemes/arxiv.ts'
import { formatBibcode, parseBibcode } from './schemes/bibcode.ts'
import { formatCstr, parseCstr } from './schemes/cstr.ts'
import { doiKey, doiUrl, parseDoi } from './schemes/doi.ts'
import { ean13CheckDigit, formatEan13, parseEan13 } from './schemes/ean13.ts'
import { formatFunderId, parseFunderId } from './schemes/funder-id.ts'
import { formatGrid, parseGrid } from './schemes/grid.ts'
import { formatHandle, handleKey, parseHandle } from './schemes/handle.ts'
import { formatIgsn, igsnKey, parseIgsn } from './schemes/igsn.ts'
import { formatIsbn, isbnCheckDigit, isbnKey, parseIsbn } from './schemes/isbn.ts'
import { formatIsni, isniCheckDigit, parseIsni } from './schemes/isni.ts'
import { formatIssn, issnCheckDigit, parseIssn } from './schemes/issn.ts'
import { formatIstc, istcCheckDigit, parseIstc } from './schemes/istc.ts'
import { formatLsid, parseLsid } from './schemes/lsid.ts'
import { formatOrcid, orcidCheckDigit, parseOrcid } from './schemes/orcid.ts'
import { formatPmid, parsePmid } from './schemes/pmid.ts'
import { formatPurl, parsePurl, purlKey } from './schemes/purl.ts'
import { formatRaid, parseRaid, raidKey } from './schemes/raid.ts'
import { formatRor, parseRor, rorCheckDigits } from './schemes/ror.ts'
import { formatRrid, parseRrid, rridKey } from './schemes/rrid.ts'
import { formatSwhid, parseSwhid, swhidKey } from './schemes/swhid.ts'
import { formatUpc, parseUpc, upcCheckDigit } from './schemes/upc.ts'
import { formatUrl, parseUrl, urlKey } from './schemes/url.ts'
import { formatUrn, parseUrn, urnKey } from './schemes/urn.ts'
import { formatUuid, parseUuid } from './schemes/uuid.ts'
import { formatW3id, parseW3id } from './schemes/w3id.ts'

/**
 * The functions that parse, format and compare the identifiers of one scheme. `format` and `key` take results of
 * `parse`.
 */
export interface IdentifierScheme {
  /** Returns the identifier in its canonical form, or undefined if the text is not an identifier of this scheme. */
  parse(text: string): string | undefined
  /** Returns the identifier in its display form, which is a URL in most schemes. */
  format(identifier: string): string
  /** Returns a key that is the same for equal identifiers. Absent if the canonical form is that key. */
  key?(identifier: string): string
  /**
   * Returns the correct check digit for a text in the form of this scheme, even if the text has a wrong one. Absent if
   * the scheme has no check digit.
   */
  checkDigit?(text: string): string | undefined
}

/**
 * The identifier schemes by name.
 *
 * The terms of relatedIdentifierType (12.a) come first, then terms of funderIdentifierType (19.2.a), then common names
 * in nameIdentifierScheme (2.4.a) and alternateIdentifierType (11.a).
 */
export const identifierSchemes = {
  ARK: { parse: parseArk, format: formatArk, key: arkKey },
  arXiv: { parse: parseArxiv, format: formatArxiv, key: arxivKey },
  bibcode: { parse: parseBibcode, format: formatBibcode },
  CSTR: { parse: parseCstr, format: formatCstr },
  DOI: { parse: parseDoi, format: doiUrl, key: doiKey },
  EAN13: { parse: parseEan13, format: formatEan13, checkDigit: ean13CheckDigit },
  EISSN: { parse: parseIssn, format: formatIssn, checkDigit: issnCheckDigit },
  Handle: { parse: parseHandle, format: formatHandle, key: handleKey },
  IGSN: { parse: parseIgsn, format: formatIgsn, key: igsnKey },
  ISBN: { parse: parseIsbn, format: formatIsbn, key: isbnKey, checkDigit: isbnCheckDigit },
  ISSN: { parse: parseIssn, format: formatIssn, checkDigit: issnCheckDigit },
  ISTC: { parse: parseIstc, format: formatIstc, checkDigit: istcCheckDigit },
  LISSN: { parse: parseIssn, format: formatIssn, checkDigit: issnCheckDigit },
  LSID: { parse: parseLsid, format: formatLsid },
  PMID: { parse: parsePmid, format: formatPmid },
  PURL: { parse: parsePurl, format: formatPurl, key: purlKey },
  RAiD: { parse: parseRaid, format: formatRaid, key: raidKey },
  RRID: { parse: parseRrid, format: formatRrid, key: rridKey },
  SWHID: { parse: parseSwhid, format: formatSwhid, key: swhidKey },
  UPC: { parse: parseUpc, format: formatUpc, checkDigit: upcCheckDigit },
  URL: { parse: parseUrl, format: formatUrl, key: urlKey },
  URN: { parse: parseUrn, format: formatUrn, key: urnKey },
  w3id: { parse: parseW3id, format: formatW3id },
  'Crossref Funder ID': { parse: parseFunderId, format: formatFunderId },
  GRID: { parse: parseGrid, format: formatGrid },
  ISNI: { parse: parseIsni, format: formatIsni, checkDigit: isniCheckDigit },
  ROR: { parse: parseRor, format: formatRor, checkDigit: rorCheckDigits },
  ORCID: { parse: parseOrcid, format: formatOrcid, checkDigit: orcidCheckDigit },
  UUID: { parse: parseUuid, format: formatUuid },
} as const satisfies Readonly<Record<string, IdentifierScheme>>

/** The name of a scheme in `identifierSchemes`. */
export type IdentifierSchemeName = keyof typeof identifierSchemes

/** A parsed identifier: its scheme, canonical form, display form and comparison key. */
export interface ParsedIdentifier {
  readonly scheme: IdentifierSchemeName
  readonly value: string
  readonly formatted: string
  readonly key: string
}

/**
 * Returns the scheme with exactly the given name in `identifierSchemes`; undefined for any other name.
 *
 * @example
 * identifierScheme('ISSN')?.parse('ISSN 0378-5955') // → '0378-5955'
 */
export function identifierScheme(name: string): IdentifierScheme | undefined {
  return isSchemeName(name) ? identifierSchemes[name] : undefined
}

/**
 * Parses an identifier of the named scheme; returns undefined for any other text, and for a scheme that is not in
 * `identifierSchemes`.
 *
 * @example
 * parseIdentifier('ORCID', 'orcid:0000000218250097')
 * // → { scheme: 'ORCID', value: '0000-0002-1825-0097', formatted: 'https://orcid.org/0000-0002-1825-0097', key: '0000-0002-1825-0097' }
 */
export function parseIdentifier(name: string, text: string): ParsedIdentifier | undefined {
  if (!isSchemeName(name)) return undefined
  const scheme: IdentifierScheme = identifierSchemes[name]
  const value = scheme.parse(text)
  if (value === undefined) return undefined
  return { scheme: name, value, formatted: scheme.format(value), key: scheme.key?.(value) ?? value }
}

const isSchemeName = (name: string): name is IdentifierSchemeName =>
  typeof name === 'string' && Object.hasOwn(identifierSchemes, name)
