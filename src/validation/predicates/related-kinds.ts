import { distance } from '../../core/distance.ts'
import { parseArk } from '../../identifiers/schemes/ark.ts'
import { ean13CheckDigit, parseEan13 } from '../../identifiers/schemes/ean13.ts'
import { parseHandle } from '../../identifiers/schemes/handle.ts'
import { isbnCheckDigit, parseIsbn } from '../../identifiers/schemes/isbn.ts'
import { issnCheckDigit, parseIssn } from '../../identifiers/schemes/issn.ts'
import { istcCheckDigit, parseIstc } from '../../identifiers/schemes/istc.ts'
import { parseLsid } from '../../identifiers/schemes/lsid.ts'
import { parsePmid } from '../../identifiers/schemes/pmid.ts'
import { parseSwhid } from '../../identifiers/schemes/swhid.ts'
import { parseUpc, upcCheckDigit } from '../../identifiers/schemes/upc.ts'
import { parseUrl } from '../../identifiers/schemes/url.ts'
import { parseUrn } from '../../identifiers/schemes/urn.ts'
import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'

/** A kind of related identifier whose form leaves no doubt. */
export interface RelatedKind {
  /** Its name in a sentence: `an ISBN`. */
  noun: string
  /** What to do about a value that is not one. */
  advice: string
  parse(text: string): unknown
  /** The character that a value of the right form should end in. */
  checkDigit?(text: string): string | undefined
}

/** Whether a text is a URL of a scheme that its programs know, such as `zotero://` or `hash://`, and no misspelt one nor one of a single machine. */
function isOfOwnScheme(text: string): boolean {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]{2,20}):\/\/[^\s/]\S*$/i.exec(text) ?? []
  const name = scheme.toLowerCase()
  return name !== '' && name !== 'file' && ['http', 'https', 'ftp'].every(known => distance(name, known) > 2)
}

/** The kind that a relatedIdentifierType stands for; `undefined` if values of that type cannot be checked, or if there is no such type. */
export const relatedKind = (type: unknown): RelatedKind | undefined =>
  typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type as RelatedIdentifierType] : undefined

const url: RelatedKind = {
  noun: 'a URL',
  advice: 'write it in full, including https:// or another scheme',
  parse: text => plainUrl.test(text) || parseUrl(text) || isOfOwnScheme(text),
}
// Nearly every URL matches this, and parsing a URL costs more.
const plainUrl = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[!-~]*)?$/i

const issn: RelatedKind = {
  noun: 'an ISSN',
  advice: 'write all eight characters',
  parse: parseIssn,
  checkDigit: issnCheckDigit,
}

const kinds: Readonly<Partial<Record<RelatedIdentifierType, RelatedKind>>> = {
  ARK: { noun: 'an ARK', advice: 'begin it with ark:', parse: parseArk },
  EAN13: { noun: 'an EAN-13', advice: 'write all thirteen digits', parse: parseEan13, checkDigit: ean13CheckDigit },
  EISSN: issn,
  Handle: { noun: 'a Handle', advice: 'write it as prefix, slash and suffix', parse: parseHandle },
  ISBN: {
    noun: 'an ISBN',
    advice: 'write all ten or thirteen characters',
    parse: parseIsbn,
    checkDigit: isbnCheckDigit,
  },
  ISSN: issn,
  ISTC: { noun: 'an ISTC', advice: 'write its sixteen characters', parse: parseIstc, checkDigit: istcCheckDigit },
  LISSN: issn,
  LSID: { noun: 'an LSID', advice: 'begin it with urn:lsid:', parse: parseLsid },
  PMID: { noun: 'a PMID', advice: 'write its number only', parse: parsePmid },
  PURL: url,
  SWHID: { noun: 'a SWHID', advice: 'begin it with swh:1:', parse: parseSwhid },
  UPC: { noun: 'a UPC', advice: 'write all twelve digits', parse: parseUpc, checkDigit: upcCheckDigit },
  URL: url,
  URN: { noun: 'a URN', advice: 'begin it with urn:', parse: parseUrn },
}
