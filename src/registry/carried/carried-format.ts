import { isObject } from '../../core/object.ts'
import { parsedJson } from '../../core/strings.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'

/** The formats other than DataCite XML that the registry reads from the `xml` attribute. */
export type CarriedFormat =
  | 'crossref-xml'
  | 'schema-org'
  | 'codemeta'
  | 'datacite-json'
  | 'crosscite'
  | 'csl-json'
  | 'ris'
  | 'bibtex'

/**
 * A function that reads a text in a given format and returns the document with its first record, or undefined if the
 * text cannot be read.
 */
export type CarriedReader = (text: string, format: CarriedFormat) => SourceDocument | undefined

/** The maximum length of a text to read, in UTF-16 units. The registry's own limit is unknown. */
const longest = 1_000_000

/**
 * Returns the format that the registry detects in a text that is not DataCite XML.
 *
 * Returns undefined if the registry detects none or the text is too long to read. Source: `find_from_format_by_string`
 * of bolognese lib/bolognese/utils.rb:572-594.
 */
export function carriedFormat(text: string): CarriedFormat | undefined {
  if (text.length > longest) return undefined
  if (/^\s*</.test(text))
    return /<crossref_result[\s>]/.test(text) && /<crossref[\s>]/.test(text) ? 'crossref-xml' : undefined
  const value = /^\s*[{[]/.test(text) ? parsedJson(text) : undefined
  if (isObject(value)) {
    const { '@context': context, types, publication_year: year, issued } = value as Record<string, unknown>
    if (typeof context === 'string' && /^https?:\/\/schema\.org/.test(context)) return 'schema-org'
    if (context === 'https://raw.githubusercontent.com/codemeta/codemeta/master/codemeta.jsonld') return 'codemeta'
    if (String(value['schema-version'] ?? '').startsWith('http://datacite.org/schema/kernel')) return 'datacite-json'
    if (isFull(types) && isFull(year)) return 'crosscite'
    return isObject(issued) && isFull(issued['date-parts']) ? 'csl-json' : undefined
  }
  if (text.startsWith('TY  - ')) return 'ris'
  return /^[^%\n]*@\s*[a-z]+\s*[{(]/im.test(text) ? 'bibtex' : undefined
}

/**
 * True if the result for a text cannot be predicted.
 *
 * Such a text is too long, is a URL or DOI that the registry looks up, or is a JSON list with items, on which the
 * registry's reader fails.
 */
export const isBeyond = (text: string): boolean =>
  text.length > longest || /^\s*(?:https?:\/\/\S+|(?:doi:)?10\.\d{4,5}\/.+)\s*$/i.test(text) || isFullList(text)

function isFullList(text: string): boolean {
  const value = /^\s*\[/.test(text) ? parsedJson(text) : undefined
  return Array.isArray(value) && value.length > 0
}

const isFull = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0)
