import { countingXml } from '../../datacite/read/embedded-xml.ts'
import { jsonReaders } from '../../datacite/read/json-readers.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { noStretch } from '../../records/extent.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceResult } from '../../records/place.ts'
import { type ReadPiece, readPiece } from '../../records/read-piece.ts'
import type { Readers } from '../../records/source.ts'
import { beginsAsJson } from '../../text/first-character.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { type CheckCarried, checkRecords } from '../../validation/run/check-records.ts'
import { Room } from '../../validation/run/room.ts'
import { isData } from '../inputs/is-data.ts'

type Options = CheckOptions<FormatId>

/** Checks the records of a file in any format that is read. */
export async function checkAny(name: string, bytes: Uint8Array, options: Options): Promise<CheckReport<FormatId>> {
  const room = new Room(options.maxFindings)
  return (await checkAnyPiece(name, wholePiece(bytes), options, undefined, room)).result
}

/** Checks the records of a piece of a file in any format that is read; `see` gets each record, in their order. */
export async function checkAnyPiece(
  name: string,
  piece: Piece,
  options: Options,
  see?: (source: SourceRecord) => void,
  room?: Room,
): Promise<PieceResult<CheckReport<FormatId>>> {
  const { from: _, ...checking } = options
  const read = await readAnyPiece(name, piece, options)
  const watch = { see, ...(room !== undefined && { room }) }
  const { result, extent } = checkRecords(read, checkSettings(checking), await carriedCheck(read), watch)
  return { result: { ...result, records: result.records.map(withoutForeignFix) }, extent }
}

/** Reads the records of a piece. What reads a syntax or a format is loaded when the first piece needs it. */
async function readAnyPiece(name: string, piece: Piece, options: Options): Promise<ReadPiece<SourceDocument>> {
  const { from = 'auto' } = options
  if (isOtherFormat(from)) return atHand(readPiece(piece, await convertedReaders(from, options)))
  let hasRecords = false
  if (from !== 'auto' || piece.format === undefined) {
    const read = atHand(readPiece(piece, await dataciteReadersFor(piece, from)))
    hasRecords = read.parts.some(({ documents }) => documents.some(({ records }) => records.length > 0))
    const isUnread = !hasRecords && read.parts.some(({ diagnostics }) => diagnostics.length > 0)
    if (from !== 'auto' || piece.fault !== undefined || !(isUnread || (hasRecords && !isJsonOrXml(piece)))) return read
  }
  return atHand(readPiece(piece, await otherReaders(name, piece, hasRecords, options)))
}

/** The records of a piece, all of which are looked at more than once. */
const atHand = ({ parts, extent }: ReadPiece<SourceDocument>) => ({
  parts: parts.map(part => ({ ...part, documents: [...part.documents] })),
  extent,
})

async function dataciteReadersFor(
  piece: Piece,
  from: Parameters<typeof jsonReaders>[0],
): Promise<Readers<SourceDocument>> {
  if (from !== 'datacite-xml' && isJson(piece)) return jsonReaders(from)
  const { dataciteReaders } = await import('../../datacite/read/datacite-readers.ts')
  return dataciteReaders(from, false)
}

/** Reads what is not in DataCite's formats as the format that the content or the file name tells. */
async function otherReaders(
  name: string,
  piece: Piece,
  hasRecords: boolean,
  options: Options,
): Promise<Readers<SourceDocument>> {
  const [{ otherFormatIn }, { dataciteReaders }, { judgedReaders }] = await Promise.all([
    import('../inputs/format-of.ts'),
    import('../../datacite/read/datacite-readers.ts'),
    import('./check-converted.ts'),
  ])
  const datacite = dataciteReaders('auto', false)
  return {
    read(input, hasLines) {
      const format =
        otherFormatIn(name, input as string | Uint8Array, hasRecords) ?? (piece.format as FormatId | undefined)
      return (format === undefined ? datacite : judgedReaders(format, options)).read(input, hasLines)
    },
  }
}

async function convertedReaders(format: FormatId, options: Options): Promise<Readers<SourceDocument>> {
  const { judgedReaders } = await import('./check-converted.ts')
  return judgedReaders(format, options)
}

/** The check of XML that a record carries, if one of the records does. */
async function carriedCheck({ parts }: ReadPiece<SourceDocument>): Promise<CheckCarried> {
  for (const { documents } of parts)
    for (const { syntax, records } of documents)
      if (syntax !== 'xml' && records.some(source => countingXml(source) !== undefined))
        return (await import('../../validation/run/check-embedded.ts')).checkEmbedded
  return () => undefined
}

/** There is no text in which the fix of a converted record could be made as it is. */
function withoutForeignFix(record: CheckReport<FormatId>['records'][number]): typeof record {
  if (!isOtherFormat(record.format)) return record
  return { ...record, diagnostics: record.diagnostics.map(({ fix: _, ...finding }) => finding) }
}

/** The options of a check of DataCite metadata; undefined where they ask for a format of others. */
export const dataciteOptions = ({ from = 'auto', ...options }: Options): CheckOptions | undefined =>
  isOtherFormat(from) ? undefined : { ...options, from }

const wholePiece = (bytes: Uint8Array): Piece => ({ kind: 'text', bytes, gap: noStretch })

const isJson = (piece: Piece): boolean =>
  piece.kind === 'lines' || piece.kind === 'list' || (piece.kind === 'text' && beginsAsJson(headOf(piece)))

const isJsonOrXml = (piece: Piece): boolean => isData(headOf(piece))

const headOf = ({ bytes }: Piece): string => new TextDecoder().decode(bytes.subarray(0, enoughToTell))

const enoughToTell = 1000
