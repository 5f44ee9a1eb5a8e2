import { checkedOptions, onlyTypeErrors, requireRecord, wrongArgument } from '../core/argument.ts'
import { readableMath } from '../core/tex-math.ts'
import { linkOf as linkOfIdentifier } from '../identifiers/link-of.ts'
import { doiUrl } from '../identifiers/schemes/doi.ts'
import type { GivenRecord } from '../model/given/given-record.ts'
import { heldRecord } from '../model/given/held-record.ts'
import { knownText, plainText } from '../model/plain-text.ts'
import {
  doiOf,
  generalTypeOf,
  otherIdentifiersOf,
  publicationYearOf,
  publisherOf,
  type RecordView,
  type TypedIdentifier,
  titleOf,
  versionOf,
  viewOf,
} from '../model/view.ts'
import { creatorsOf } from './creators.ts'
import type { CitationStyle, Style, StyleOptions } from './style.ts'
import { endsInVersion, labelledVersion, versionedTitleOf } from './version.ts'

/** The default style of `citation()`: `Creator, Creator (Year): Title (v1.1). Publisher. https://doi.org/…`. */
export const house: Style = {
  id: 'house',
  write(view, options) {
    const lead = leadOf(creatorsOf(view, options), publicationYearOf(view), versionedTitleOf(view))
    return sentences([lead, knownText(publisherOf(view))], linkOf(view))
  },
}

/**
 * The form that DataCite recommends: `Creator; Creator (Year): Title. V. 1.1. Publisher. (dataset). https://doi.org/…`.
 *
 * See https://datacite-metadata-schema.readthedocs.io/page/introduction/citation/. Compound type names are separated
 * into words (`computational notebook`); a version at the end of the title is not repeated.
 */
const datacite: Style = {
  id: 'datacite',
  write(view, options) {
    const creators = creatorsOf(view, { ...options, separator: '; ' })
    const title = readableMath(knownText(titleOf(view)), 'plain')
    const version = knownText(versionOf(view))
    const shownVersion = endsInVersion(title, version) ? '' : labelledVersion(version, 'V. ')
    const lead = leadOf(creators, publicationYearOf(view), title)
    return sentences(
      [lead, shownVersion, knownText(publisherOf(view)), typeInBrackets(generalTypeOf(view))],
      linkOf(view),
    )
  },
}

function typeInBrackets(type: string): string {
  const words = knownText(type)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
  return words === '' ? '' : `(${words})`
}

/** Options of {@link citation}. */
export interface CitationOptions extends StyleOptions {
  /** The citation style. Defaults to `house`. */
  style?: CitationStyle
}

/** The built-in styles of {@link citation}. */
export const citationStyles: readonly Style[] = [house, datacite]

/**
 * Renders the citation of a record as one line of plain text. Missing and mistyped values are omitted with their
 * punctuation.
 *
 * The record may be canonical, REST attributes with or without their envelope, a service's `datacite` object, a
 * `Resource`, a CSL-JSON item, a citation-js `Cite` with one item, or a result of this package with one record
 * (`safeParse`, `readRecords`, `resolve`). An external `Resource` is cited by title and DOI.
 *
 * Throws `TypeError` for anything but an object or null, an unknown option or style, and a `maxCreators` that is not
 * a whole number above 0.
 *
 * @example
 * const record = {
 *   doi: '10.5072/rain.1',
 *   creators: [{ name: 'Okafor, Ada' }],
 *   titles: [{ title: 'Rainfall over the Niger basin' }],
 *   publisher: { name: 'Rain Repository' },
 *   publicationYear: 2021,
 *   version: '1.1',
 * }
 * citation(record)
 * // → 'Okafor, Ada (2021): Rainfall over the Niger basin (v1.1). Rain Repository. https://doi.org/10.5072/rain.1'
 */
export function citation(record: GivenRecord, options: CitationOptions = {}): string {
  requireRecord(record)
  const checked = checkedOptions(options, ['style', 'maxCreators'])
  const { style = 'house' } = checked
  const known = citationStyles.find(({ id }) => id === style)
  if (known === undefined)
    throw wrongArgument('The option style', citationStyles.map(({ id }) => id).join(' or '), style)
  return onlyTypeErrors(() => {
    if (Array.isArray(record) || holdsSeveral(record)) throw wrongArgument('The record', 'one object', record)
    return known.write(viewOf(heldRecord(record)), checked)
  })
}

/** True if the input is a citation-js `Cite` that does not contain exactly one item. */
const holdsSeveral = (given: object | null): boolean => {
  const { data, format } = (given ?? {}) as { data?: unknown; format?: unknown }
  return typeof format === 'function' && Array.isArray(data) && data.length !== 1
}

/**
 * Returns the link or identifier that ends a citation.
 *
 * This is the DOI as a URL of https://doi.org, or else the first Handle or URL of the record, or else the URL of its
 * first PMID, PMCID, arXiv or JSTOR identifier, or else its first other identifier.
 */
function linkOf(view: RecordView): string {
  const doi = doiOf(view)
  if (doi !== undefined) return doiUrl(doi)
  const others = otherIdentifiersOf(view)
  const address = others.map(webAddress).find(one => one !== undefined)
  const resolved = others
    .map(({ identifier, type }) => linkOfIdentifier(type, identifier))
    .find(one => one !== undefined)
  return address ?? resolved ?? labelled(others[0])
}

/** Returns the text of an identifier that is not a URL. A bare number is prefixed with its type. */
function labelled(given: TypedIdentifier | undefined): string {
  const text = plainText(given?.identifier ?? '')
  const type = plainText(given?.type ?? '')
  const isBare = type !== '' && /^[\dXx -]{1,40}$/.test(text)
  return isBare ? `${type} ${text}` : text
}

/**
 * Returns the URL of a Handle, or of an identifier that is an HTTP, HTTPS or FTP URL, percent-encoded where required.
 * Returns undefined for any other identifier.
 */
function webAddress({ identifier, type }: TypedIdentifier): string | undefined {
  const isHandle = type.toLowerCase() === 'handle'
  try {
    const { href, protocol } = new URL(
      isHandle ? identifier.replace(handleResolver, 'https://hdl.handle.net/') : identifier,
    )
    return webProtocol.test(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

const handleResolver = /^(?:hdl:|(?:https?:\/\/)?hdl\.handle\.net\/)?/i
const webProtocol = /^(?:https?|ftp):$/

/**
 * Returns `Creators (Year): Title`, or the same without its empty parts: `Creators: Title`, `(Year): Title`, `Creators
 * (Year)`.
 */
function leadOf(creators: string, year: string, title: string): string {
  const who = [creators, year && `(${year})`].filter(Boolean).join(' ')
  return [who, title].filter(Boolean).join(': ')
}

/**
 * Joins the non-empty parts and the link.
 *
 * Adds a full stop to each part that does not end in `…` or a sentence mark such as `.`, `?` or `。`, and none to the
 * link.
 */
function sentences(parts: readonly string[], link: string): string {
  let text = ''
  for (const part of parts) {
    if (part !== '') text += hasEnd.test(part.slice(-1)) ? `${part} ` : `${part}. `
  }
  return link === '' ? text.trimEnd() : text + link
}

// Matches the marks of all scripts, such as Latin, CJK, Arabic, Devanagari, Armenian and Ethiopic.
const hasEnd = /[\p{Sentence_Terminal}…]/u
