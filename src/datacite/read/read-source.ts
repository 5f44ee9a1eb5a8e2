import type { ParsedText } from '../../text/document.ts'
import { firstCharacter } from '../../text/first-character.ts'
import { parseJsonLines } from '../../text/json/document.ts'
import { parseData } from '../../text/parse-data.ts'
import type { Keeping } from '../dialects/read-members.ts'
import type { DataciteFormatId } from '../format.ts'
import { parseDataciteXml } from '../xml/document.ts'
import type { RecordDocument } from './read-document.ts'
import { type Source, sourceOf } from './source.ts'

/**
 * Reads an input in one of DataCite's formats.
 *
 * Decodes bytes (`decodeText`), parses the text into documents (`parseData`, `parseDataciteXml`), and reads each
 * candidate in a document (`candidatesIn`) in the dialect that `from` names or that is detected (`readDocument`).
 *
 * Reads one document at a time and keeps the requested amount of extras.
 * @param hasLines True if the input is part of an NDJSON text.
 * @throws TypeError if `from` is unknown
 */
export const readDataciteSource = (
  input: string | Uint8Array,
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
  hasLines = false,
): Source =>
  sourceOf(input, from, extras, text => (hasLines ? parseJsonLines(text) : parseDocuments(text, from, extras)))

function parseDocuments(text: string, from: DataciteFormatId | 'auto', extras: Keeping): ParsedText<RecordDocument> {
  const isXml = from === 'datacite-xml' || (from === 'auto' && firstCharacter(text) === '<')
  return isXml ? parseDataciteXml(text, extras !== false) : parseData(text)
}
