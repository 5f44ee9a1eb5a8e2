import { optional } from '../../core/optional.ts'
import { columnNames } from '../../formats/csv/format.ts'
import type { GrowingFile } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import { OutputFailure } from '../run/each-member.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import { refuseExisting } from './growing-text.ts'
import type { RecordSink } from './record-sink.ts'

type Writers = typeof import('hyparquet-writer')

/**
 * Creates a sink that writes an Apache Parquet file with the columns of the CSV format. All columns are nullable text,
 * except `publication_year`, a 32-bit integer.
 *
 * Writes rows in groups, so memory use does not grow with their number. `begin` throws `Misuse` if the Parquet package
 * is missing.
 */
export function parquetFile(
  path: string,
  { collected, force }: { collected: Collected; force: boolean },
  terminal: Terminal,
): RecordSink {
  let bytes: InstanceType<Writers['ByteWriter']>
  let table: InstanceType<Writers['ParquetWriter']>
  let file: GrowingFile | undefined
  let rows: unknown[][] = []
  let count = 0

  async function writeOut(): Promise<void> {
    try {
      file ??= await terminal.files.openOutput(path, 0)
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
    async begin() {
      await refuseExisting(path, collected, force, terminal)
      const { ByteWriter, ParquetWriter } = await optional<Writers>('hyparquet-writer').catch(() => {
        throw new Misuse("--to parquet needs the package 'hyparquet-writer': npm install hyparquet-writer")
      })
      bytes = new ByteWriter()
      table = new ParquetWriter({ writer: bytes, schema, createdBy: `citable ${version}` })
      return undefined
    },
    async take({ records }) {
      for (const { text = '[]' } of records) {
        rows.push(JSON.parse(text))
        if (rows.length >= groupSize) await endGroup()
      }
      return { problems: [] }
    },
    async end() {
      try {
        if (rows.length > 0) await endGroup()
        table.finish()
        await writeOut()
      } finally {
        await file?.close()
      }
      return []
    },
    written: () => count,
  }
}

const groupSize = 5000

const isYear = (name: string): boolean => name === 'publication_year'

const schema: ConstructorParameters<Writers['ParquetWriter']>[0]['schema'] = [
  { name: 'records', num_children: columnNames.length },
  ...columnNames.map(name =>
    isYear(name)
      ? ({ name, type: 'INT32', repetition_type: 'OPTIONAL' } as const)
      : ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const),
  ),
]

function typed(name: string, cell: unknown): string | number | null {
  if (typeof cell !== 'string') return null
  if (!isYear(name)) return cell
  return /^[+-]?\d{1,9}$/.test(cell) ? Number(cell) : null
}
