import { valueAt } from '../../core/pointer.ts'
import { countingXml } from '../../datacite/read/embedded-xml.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { noExtent } from '../../records/extent.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { type ReadPiece, readPiece } from '../../records/read-piece.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { type CheckCarried, checkRecords } from '../../validation/run/check-records.ts'
import { Room } from '../../validation/run/room.ts'
import { carriedReaderFor } from '../inputs/readers/carried-reader.ts'
import { checkReaders } from '../inputs/readers/readers.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import type { FileReport } from '../report/report.ts'
import { clientOf } from '../stats/client.ts'
import { factsOf, type RecordFacts } from '../stats/facts.ts'
import { valuesOf } from '../stats/fields.ts'

/** The findings about a piece, and the properties for counting its records. */
export interface CheckedPiece extends PieceResult<CheckReport<FormatId>> {
  about: About[]
  /**
   * Returns the text edits of a finding's fix. Present only for an XML list whose records were checked one by one.
   */
  edits?: FileReport['edits']
}

/** The properties by which a record is counted, other than its findings. */
export interface About {
  /** The registry client that the record belongs to. */
  client?: string
  year?: string
  /** The facts of the record, if requested. */
  facts?: RecordFacts
  /** The record's values in each requested field. */
  values?: string[][]
}

/** The settings for checking a piece of a file. */
export interface PieceCheck {
  /** The name of the file, which may determine its format. */
  name: string
  options: CheckOptions<FormatId>
  hasFacts?: boolean | undefined
  /** The paths of fields whose values are requested. */
  fields?: readonly string[] | undefined
}

/** Checks the records of a piece in any format. Loads only the code that the format requires. */
export async function checkedPiece(
  piece: Piece,
  { name, options, hasFacts = false, fields }: PieceCheck,
  room?: Room,
): Promise<CheckedPiece> {
  const { from: _, ...checking } = options
  const about: About[] = []
  const see = (source: SourceRecord): void => {
    const own = aboutOf(source)
    about.push({
      ...own,
      ...(hasFacts && { facts: factsOf(source.record) }),
      ...(fields && { values: fields.map(path => valuesOf(path, source, own.client)) }),
    })
  }
  const read = atHand(readPiece(piece, await checkReaders(piece, name, options)))
  const watch = { see, ...(room !== undefined && { room }) }
  const { result, extent } = checkRecords(read, checkSettings(checking), await carriedCheck(read, piece.bytes), watch)
  const records = result.records.map(withoutForeignFix)
  // If a piece was read as a whole and then record by record, only the last visit to each record counts.
  return { result: { ...result, records }, extent, about: about.slice(-records.length || about.length) }
}

/**
 * Checks a whole file. The records of an XML list, such as an OAI-PMH response, are checked one by one, as in a large
 * file.
 */
export async function checkedFile(piece: Piece, given: PieceCheck): Promise<CheckedPiece> {
  const whole = { extent: noExtent, about: [] }
  const { name, options } = given
  if (isXmlList(piece.bytes)) {
    const { checkList } = await import('./check-list.ts')
    const check = (one: Piece, own: CheckOptions<FormatId>) => checkedPiece(one, { name, options: own })
    return { ...whole, ...(await checkList(piece.bytes, options, check)) }
  }
  return { ...(await checkedPiece(piece, given, new Room(options.maxFindings))), ...whole }
}

/** Copies the documents of a piece to lists, because the documents are read more than once. */
const atHand = ({ parts, extent }: ReadPiece<SourceDocument>) => ({
  parts: parts.map(part => ({ ...part, documents: [...part.documents] })),
  extent,
})

/** Loads the check of embedded XML, if one of the records contains XML. */
async function carriedCheck({ parts }: ReadPiece<SourceDocument>, bytes: Uint8Array): Promise<CheckCarried> {
  for (const { documents } of parts)
    for (const { syntax, records } of documents)
      if (syntax !== 'xml' && records.some(source => countingXml(source) !== undefined)) {
        const { embeddedCheck } = await import('../../validation/run/check-embedded.ts')
        const isXml = records.every(({ xml }) => xml === undefined || xml.text !== undefined)
        return embeddedCheck(isXml ? undefined : await carriedReaderFor(bytes))
      }
  return () => undefined
}

/** Removes the fixes of a converted record, because they do not apply to the original text. */
function withoutForeignFix(record: CheckReport<FormatId>['records'][number]): typeof record {
  if (!isOtherFormat(record.format)) return record
  return { ...record, diagnostics: record.diagnostics.map(({ fix: _, ...finding }) => finding) }
}

/** Returns the registry client and the year of a record, which are known without a check. */
export function aboutOf({ record, document, base }: Pick<SourceRecord, 'record' | 'document' | 'base'>): About {
  const client = clientOf(valueAt(document.value, base))
  const year = String(record.publicationYear ?? '')
  return { ...(client !== undefined && { client }), ...(/^\d{4}$/.test(year) && { year }) }
}
