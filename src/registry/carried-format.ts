import { isObject } from '../core/object.ts'
import type { SourceDocument } from '../datacite/read/read-document.ts'
import type { Datacite } from '../model/datacite.ts'

/** The formats beside DataCite's XML that the registry reads from the attribute `xml`. */
export type CarriedFormat =
  | 'crossref-xml'
  | 'schema-org'
  | 'codemeta'
  | 'datacite-json'
  | 'crosscite'
  | 'csl-json'
  | 'ris'
  | 'bibtex'

/** Reads a text in such a format, and returns its first record; undefined if it cannot be read. */
export type CarriedReader = (text: string, format: CarriedFormat) => SourceDocument | undefined

/** The longest text that is looked at: the registry's own limit is not known. */
const longest = 1_000_000

/**
 * Returns the format that the registry takes a text for which is no XML of DataCite; undefined for a text that it does not read. By
 * `find_from_format_by_string` of bolognese lib/bolognese/utils.rb:572-594.
 */
export function carriedFormat(text: string): CarriedFormat | undefined {
  if (text.length > longest) return undefined
  if (/^\s*</.test(text))
    return /<crossref_result[\s>]/.test(text) && /<crossref[\s>]/.test(text) ? 'crossref-xml' : undefined
  const value = /^\s*[{[]/.test(text) ? parsed(text) : undefined
  if (value !== undefined) {
    const { '@context': context, types, publication_year: year, issued } = value
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
 * Returns a record as the registry's reader of a format leaves it, where that keeps less than ours: a BibTeX entry has only a year
 * (bolognese lib/bolognese/readers/bibtex_reader.rb:85-89), and schema.org only a name (schema_org_reader.rb).
 */
export function asRead(record: Datacite, format: CarriedFormat): Datacite {
  if (format === 'schema-org') return { ...record, ...(record.titles && { titles: record.titles.slice(0, 1) }) }
  const { publicationYear: year, dates = [] } = record
  if (format !== 'bibtex' && format !== 'ris') return record
  const others = dates.filter(({ dateType }) => dateType !== 'Issued')
  const isIssued = format === 'ris' && others.length < dates.length
  return year === undefined || isIssued
    ? record
    : { ...record, dates: [{ date: String(year), dateType: 'Issued' }, ...(format === 'ris' ? others : [])] }
}

/** True for a text that is beyond what is known: it is too long, or an address or DOI that the registry looks up. */
export const isBeyond = (text: string): boolean =>
  text.length > longest || /^\s*(?:https?:\/\/\S+|(?:doi:)?10\.\d{4,5}\/\S+)\s*$/i.test(text)

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const isFull = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0)
