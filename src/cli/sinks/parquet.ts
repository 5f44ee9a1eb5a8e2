import { optional } from '../../core/optional.ts'
import { recordsOfPiece } from '../../formats/convert-piece.ts'
import { columnNames, rowOf } from '../../formats/csv/format.ts'
import type { Format, FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceItems, PieceResult } from '../../records/place.ts'
import type { GrowingFile } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { RewrittenRecord } from '../pieces/rewritten-record.ts'
import { OutputFailure } from '../run/each-member.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import type { Destination, RecordText } from './records-folder.ts'

/** Parquet as the formats that are text are described; it has the columns of CSV. */
const parquet = {
  id: 'csv',
  name: 'Parquet',
  mediaTypes: ['application/vnd.apache.parquet'],
  extensions: ['.parquet'],
} as const satisfies Format

/** The records of a piece as rows; the text of each is its cells as a JSON list. */
export function parquetRows(
  piece: Piece,
  { from }: { from: FormatId | 'auto' },
): PieceResult<PieceItems<RewrittenRecord>> {
  const { result, extent } = recordsOfPiece(piece, from)
  const records = result.records.map(({ index, record }): RewrittenRecord => {
    const { cells, losses } = rowOf(record, parquet)
    return { index, text: JSON.stringify(cells), format: parquet, notes: losses }
  })
  return { result: { ...result, records }, extent }
}

/**
 * A file in Apache Parquet with the columns of CSV: all are text that may be missing, but for `publication_year`, which is a whole number
 * of 32 bits. Rows are written in groups, so that memory does not grow with them. Throws `Misuse` if the package for it is missing.
 */
export async function parquetFile(path: string, { files }: Terminal): Promise<Destination> {
  const { ByteWriter, ParquetWriter } = await optional<typeof import('hyparquet-writer')>('hyparquet-writer').catch(
    () => {
      throw new Misuse("--to parquet needs the package 'hyparquet-writer': npm install hyparquet-writer")
    },
  )
  const bytes = new ByteWriter()
  const table = new ParquetWriter({ writer: bytes, schema, createdBy: `citable ${version}` })
  let file: GrowingFile | undefined
  let rows: unknown[][] = []
  let count = 0

  async function writeOut(): Promise<void> {
    try {
      file ??= await files.openOutput(path, 0)
      await file.write(new Uint8Array(bytes.buffer, 0, bytes.index))
      bytes.index = 0
    } catch (error) {
      throw new OutputFailure(path, error)
    }
  }

  async function endGroup(): Promise<void> {
    const columnData = columnNames.map((name, column) => ({ name, data: rows.map(row => typed(name, row[column])) }))
    table.write({ columnData, rowGroupSize: groupSize })
    count += rows.length
    rows = []
    await writeOut()
  }

  return {
    async write(records: readonly RecordText[]) {
      for (const { text } of records) {
        rows.push(JSON.parse(text))
        if (rows.length >= groupSize) await endGroup()
      }
    },
    async close() {
      try {
        if (rows.length > 0) await endGroup()
        table.finish()
        await writeOut()
      } finally {
        await file?.close()
      }
    },
    written: () => count,
  }
}

/** Rows that are held in memory and written together. */
const groupSize = 5000

const isYear = (name: string): boolean => name === 'publication_year'

const schema: ConstructorParameters<typeof import('hyparquet-writer').ParquetWriter>[0]['schema'] = [
  { name: 'records', num_children: columnNames.length },
  ...columnNames.map(name =>
    isYear(name)
      ? ({ name, type: 'INT32', repetition_type: 'OPTIONAL' } as const)
      : ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const),
  ),
]

/** A cell as its column holds it. */
function typed(name: string, cell: unknown): string | number | null {
  if (typeof cell !== 'string') return null
  if (!isYear(name)) return cell
  return /^[+-]?\d{1,9}$/.test(cell) ? Number(cell) : null
}
