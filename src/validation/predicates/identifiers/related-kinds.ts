import { distance } from '../../../core/distance.ts'
import { parseArk } from '../../../identifiers/schemes/ark.ts'
import { ean13CheckDigit, parseEan13 } from '../../../identifiers/schemes/ean13.ts'
import { parseHandle } from '../../../identifiers/schemes/handle.ts'
import { isbnCheckDigit, parseIsbn } from '../../../identifiers/schemes/isbn.ts'
import { issnCheckDigit, parseIssn } from '../../../identifiers/schemes/issn.ts'
import { istcCheckDigit, parseIstc } from '../../../identifiers/schemes/istc.ts'
import { parseLsid } from '../../../identifiers/schemes/lsid.ts'
import { parsePmid } from '../../../identifiers/schemes/pmid.ts'
import { parseSwhid } from '../../../identifiers/schemes/swhid.ts'
import { parseUpc, upcCheckDigit } from '../../../identifiers/schemes/upc.ts'
import { parseUrl } from '../../../identifiers/schemes/url.ts'
import { parseUrn } from '../../../identifiers/schemes/urn.ts'
import type { RelatedIdentifierType } from '../../../kernel/vocabularies/index.ts'
import { type Message, messagesOf } from '../../../messages/message.ts'

/** A kind of related identifier with an unambiguous form. */
export interface RelatedKind {
  /** The phrase for a value that is not of this kind: `not an ISBN`. */
  notKind: Message
  /** The advice for a value that is not of this kind. */
  advice: Message
  parse(text: string): unknown
  /** Returns the correct check digit of an identifier, or undefined for text in another form. */
  checkDigit?(text: string): string | undefined
}

/**
 * True if a text is a URL with an application's own scheme, such as `zotero://` or `hash://`.
 *
 * False for `file`, and for `http`, `https`, `ftp` and names within two edits of these three.
 */
function isOfOwnScheme(text: string): boolean {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]{2,20}):\/\/[^\s/]\S*$/i.exec(text) ?? []
  const name = scheme.toLowerCase()
  return name !== '' && name !== 'file' && ['http', 'https', 'ftp'].every(known => distance(name, known) > 2)
}

/**
 * Returns the kind for a relatedIdentifierType. Returns `undefined` for an unknown type and for a type that is not in
 * the table, such as `DOI`.
 */
export const relatedKind = (type: unknown): RelatedKind | undefined =>
  typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type as RelatedIdentifierType] : undefined

const notKind = messagesOf('not-related-kind', {
  ark: 'not an ARK',
  ean13: 'not an EAN-13',
  handle: 'not a Handle',
  isbn: 'not an ISBN',
  issn: 'not an ISSN',
  istc: 'not an ISTC',
  lsid: 'not an LSID',
  pmid: 'not a PMID',
  swhid: 'not a SWHID',
  upc: 'not a UPC',
  url: 'not a URL',
  urn: 'not a URN',
})
const advice = messagesOf('related-kind-advice', {
  ark: 'begin the value with ark:',
  ean13: 'write all thirteen digits',
  handle: 'write the Handle as prefix, slash and suffix',
  isbn: 'write all ten or thirteen characters',
  issn: 'write all eight characters',
  istc: 'write all sixteen characters',
  lsid: 'begin the value with urn:lsid:',
  pmid: 'write only the number',
  swhid: 'begin the value with swh:1:',
  upc: 'write all twelve digits',
  url: 'write the complete address, including https:// or another scheme',
  urn: 'begin the value with urn:',
})

const texts = (key: Parameters<typeof notKind>[0] & Parameters<typeof advice>[0]) => ({
  notKind: notKind(key),
  advice: advice(key),
})

const url: RelatedKind = {
  ...texts('url'),
  parse: text => plainUrl.test(text) || parseUrl(text) || isOfOwnScheme(text),
}
// Nearly every URL matches, and parsing a URL costs more.
const plainUrl = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[!-~]*)?$/i

const issn: RelatedKind = {
  ...texts('issn'),
  parse: parseIssn,
  checkDigit: issnCheckDigit,
}

const kinds: Readonly<Partial<Record<RelatedIdentifierType, RelatedKind>>> = {
  ARK: { ...texts('ark'), parse: parseArk },
  EAN13: { ...texts('ean13'), parse: parseEan13, checkDigit: ean13CheckDigit },
  EISSN: issn,
  Handle: { ...texts('handle'), parse: parseHandle },
  ISBN: {
    ...texts('isbn'),
    parse: parseIsbn,
    checkDigit: isbnCheckDigit,
  },
  ISSN: issn,
  ISTC: { ...texts('istc'), parse: parseIstc, checkDigit: istcCheckDigit },
  LISSN: issn,
  LSID: { ...texts('lsid'), parse: parseLsid },
  PMID: { ...texts('pmid'), parse: parsePmid },
  PURL: url,
  SWHID: { ...texts('swhid'), parse: parseSwhid },
  UPC: { ...texts('upc'), parse: parseUpc, checkDigit: upcCheckDigit },
  URL: url,
  URN: { ...texts('urn'), parse: parseUrn },
}
