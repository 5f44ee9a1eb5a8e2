import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import { records } from '../../records/read-piece.ts'
import { otherFormats } from '../formats.ts'
import { convertedReaders } from './converted-readers.ts'

/**
 * Reads what the attribute `xml` of a record holds in another format than DataCite's XML, for `registered`: its first record, as the
 * attributes that it is converted to. Undefined if there is none.
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

/** DataCite JSON with the names of its members in the spelling of the REST API. */
const camelCased = (text: string): object =>
  Object.fromEntries(
    Object.entries(JSON.parse(text) as object).map(([name, value]) => [
      name.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
