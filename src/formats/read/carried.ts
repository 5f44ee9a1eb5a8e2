import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import { records } from '../../records/read-piece.ts'
import { otherFormats } from '../formats.ts'
import { convertedReaders } from './converted-readers.ts'

/**
 * Reads the text of a record's `xml` attribute if it is in a format other than DataCite's XML. Returns the first
 * document with a record, converted to attributes, or undefined if there is no record or the format is unknown.
 *
 * @example
 * readCarried('@misc{a, title={Waves}}', 'bibtex')?.records[0]?.record.titles // → [{ title: 'Waves' }]
 */
export function readCarried(text: string, id: string): SourceDocument | undefined {
  if (id === 'datacite-json') return first(readDatacite(camelCased(text), 'datacite-rest', false).documents)
  const format = otherFormats.find(one => one.id === id)
  return format === undefined ? undefined : first(records(text, convertedReaders(format)).parts[0].documents)
}

function first(documents: Iterable<SourceDocument>): SourceDocument | undefined {
  for (const document of documents) if (document.records.length > 0) return document
  return undefined
}

/** Parses DataCite JSON and renames its members to the spelling of the REST API. */
const camelCased = (text: string): object =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as object).map(([name, value]) => [
      name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
