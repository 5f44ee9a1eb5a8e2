import { withCarriedRecords } from '../../datacite/carried-record.ts'
import { readDataciteSource } from '../../datacite/read-source.ts'
import type { FormatId } from '../../formats/format.ts'
import { type RecordsRead, recordsIn } from '../../formats/records-in.ts'
import { decodeText } from '../../text/decode-text.ts'
import { beginsAsJson } from '../../text/first-character.ts'
import { dataciteFormatIds } from './readable-formats.ts'

/** The records in an input in DataCite's JSON, which is read without loading what reads all other formats; undefined where none are found. */
export function dataciteJson(bytes: Uint8Array, from: FormatId | 'auto' = 'auto'): RecordsRead | undefined {
  const wanted = from === 'auto' ? from : dataciteFormatIds.find(id => id === from)
  const decoded = decodeText(bytes)
  const isJson = decoded.ok && beginsAsJson(decoded.text)
  if (!isJson || wanted === undefined) return undefined
  const source = readDataciteSource(decoded.text, wanted)
  const documents = [...withCarriedRecords(source.documents, source.diagnostics)]
  return documents.some(({ records }) => records.length > 0) ? recordsIn({ ...source, documents }) : undefined
}
