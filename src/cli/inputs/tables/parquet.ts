import * as zlib from 'node:zlib'
import { optional } from '../../../core/optional.ts'
import { recordOfRow, shapeOf } from './rows.ts'

type Parquet = typeof import('hyparquet')

const rowsAtOnce = 5000

/**
 * Yields the records of an Apache Parquet file as lines of JSON. Supports the table that `convert --to parquet` writes,
 * and tables with the members of DataCite's JSON as columns.
 */
export async function* parquetLines(path: string): AsyncGenerator<Uint8Array> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } = await optional<Parquet>('hyparquet').catch(
    () => {
      throw new Error("it is Parquet, which needs the package 'hyparquet': npm install hyparquet")
    },
  )
  const file = await asyncBufferFromFile(path)
  const metadata = await parquetMetadataAsync(file)
  const shape = shapeOf(metadata.schema.map(({ name }) => name))
  if (shape === undefined) throw new Error('none of its columns is a member of a DataCite record')
  let start = 0
  for (const { num_rows } of metadata.row_groups) {
    const end = start + Number(num_rows)
    for (let rowStart = start; rowStart < end; rowStart += rowsAtOnce) {
      const rowEnd = Math.min(end, rowStart + rowsAtOnce)
      const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd, compressors, useOffsetIndex: true })
      yield Buffer.from(rows.map(row => `${JSON.stringify(recordOfRow(row, shape))}\n`).join(''))
    }
    start = end
  }
}

const zstd = (zlib as unknown as { zstdDecompressSync?: (bytes: Uint8Array) => Uint8Array }).zstdDecompressSync

/**
 * The decompressors that Node provides, by Parquet's name for the compression. The package `hyparquet` itself handles
 * Snappy.
 */
const compressors = {
  GZIP: (bytes: Uint8Array): Uint8Array => zlib.gunzipSync(bytes),
  BROTLI: (bytes: Uint8Array): Uint8Array => zlib.brotliDecompressSync(bytes),
  ...(zstd && { ZSTD: zstd }),
}
