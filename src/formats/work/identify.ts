import {
  doiKey,
  type IdentifierSchemeName,
  identifierScheme,
  parseDoi,
  parseIdentifier,
} from '../../identifiers/index.ts'
import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import type { Account } from './losses/account.ts'
import { readAsType, sayWork } from './losses/work-messages.ts'
import type { Held, Where } from './reading/found.ts'
import { entriesOf, memberText } from './text.ts'
import type { Work } from './work.ts'

/** An identifier, with the scheme that its form indicates. */
export interface Identified {
  type: RelatedIdentifierType
  /** The identifier without its resolver, as the kernel requires. For a web address, the URL itself. */
  identifier: string
}

/** The schemes that {@link identify} tries, in this order, and the pattern that a text must match for each of them. */
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

/**
 * Returns an identifier with the scheme that its form indicates. Returns undefined if the form does not determine the
 * scheme.
 */
export function identify(text: string): Identified | undefined {
  const given = text.trim()
  for (const [type, form] of forms) {
    const identifier = form.test(given) ? identifierScheme(type)?.parse(given.replace(label, '')) : undefined
    if (identifier !== undefined) return { type, identifier }
  }
  return undefined
}

const label = /^(?:urn:)?(?=e?issn|isbn)(?:e?issn|isbn)[: ]\s*|^(?:bibcode|igsn|cstr):\s*/i

/**
 * Returns an identifier in the display form of its scheme, such as a URL or a URN. Returns the text unchanged if the
 * scheme is unknown or the identifier is invalid.
 */
export const shownIdentifier = (type: string | undefined, text: string): string =>
  (type === undefined ? undefined : parseIdentifier(type, text)?.formatted) ?? text

/**
 * True if a text has the form of a URI: a scheme, complete percent escapes, and neither white space nor punctuation
 * that a URI never contains. Letters outside ASCII are accepted.
 */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[a-z][a-z\d+.-]{1,20}:[^\s<>"{}|\\^`]{1,4000}$/i.test(text) &&
  !/%(?![\da-f]{2})/i.test(text)

/** True if a text is valid where a schema requires a URI or a relative reference, such as `papers/one.pdf`. */
export const isUriReference = (text: unknown): text is string =>
  isAddress(text) ||
  (typeof text === 'string' &&
    /^(?!\/\/|[^/?#]*:|$)[^\s<>"{}|\\^`[\]#]{0,4000}(?:#[^\s<>"{}|\\^`[\]#]{0,4000})?$/.test(text) &&
    !/%(?![\da-f]{2})/i.test(text))

/**
 * True if a URL belongs to the DOI resolver. Such a URL redirects to a landing page, but is not the URL of the landing
 * page itself.
 */
export const isDoiUrl = (url: string): boolean => /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url)

/**
 * Reports that an identifier and its type are written as one text that indicates the scheme. Also reports any change
 * that would result from reading the text back.
 */
export function carryShown(account: Account, held: Held, place: Where, type: string, shown: string): void {
  account.carryPath(held)
  account.carryPath(place)
  if (!account.isKept) return
  const read = identify(shown) ?? { type: undefined, identifier: shown }
  if (read.identifier !== (parseDoi(held.value) ?? held.value))
    account.changed(held, sayWork('readAs', { value: held.value, read: read.identifier }))
  if (read.type === type) return
  const message =
    read.type === undefined ? sayWork('typeReadAs', { type, read: sayWork('untyped') }) : readAsType(type, read.type)
  account.changed(place, message)
}

/**
 * Reports each alternate identifier (11) that will be read back as the DOI of the work.
 *
 * Such an identifier is the DOI of the work or, if the work has none, the first DOI for which `isTaken` is true.
 */
export function tellTakenForDoi(
  account: Account,
  { doi, record }: Work,
  isTaken = (type: string, _text: string): boolean => type === 'DOI',
): void {
  if (!account.isKept) return
  let taken = doi && doiKey(doi.value)
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const text = memberText(entry, 'alternateIdentifier')?.value ?? ''
    const found = parseDoi(text)
    const type = textOf(entry.value.alternateIdentifierType)
    if (found === undefined || !(doi === undefined ? isTaken(type, text) : type === 'DOI')) continue
    taken ??= doiKey(found)
    if (doiKey(found) === taken) account.changed(entry, sayWork('readAsDoi', { value: text }))
  }
}
