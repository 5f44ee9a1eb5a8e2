import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { restRecords } from '../../../bench/records.ts'
import { convert } from '../../../src/formats/index.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from '../stream/archives.ts'

async function query(sql: string): Promise<unknown[][]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  try {
    return (await connection.runAndReadAll(sql)).getRowsJS() as unknown[][]
  } finally {
    connection.closeSync()
  }
}

// The lines contain more records than a row group of the Parquet file.
const records = restRecords(300)
const lines = Array.from({ length: 20 }, () => records.map(record => `${JSON.stringify(record)}\n`).join('')).join('')

test('DuckDB reads the same table from Parquet as from CSV', async () => {
  const files = { 'x.tar': tarOf({ 'a.ndjson': lines, 'b.json': JSON.stringify(records[0]) }), 'a.ndjson': lines }
  const { exitCode, stderr, cwd } = await citable(['convert', 'x.tar', '--to', 'parquet', '-o', 'out.parquet'], {
    files,
  })
  expect(stderr).toContain('citable: 6001 records converted.')
  expect(exitCode).toBe(0)
  const path = join(cwd, 'out.parquet')
  expect(await query(`select count(*)::int from '${path}'`)).toEqual([[6001]])
  const described = await query(`select column_name, column_type from (describe select * from '${path}')`)
  const table = convert(JSON.stringify(records), { to: 'csv' })
  const [heading = ''] = table.ok ? table.text.split('\r\n') : []
  expect(described.map(([name]) => name)).toEqual(heading.split(','))
  for (const [name, type] of described) expect(type).toBe(name === 'publication_year' ? 'INTEGER' : 'VARCHAR')
  const csv = await citable(['convert', 'a.ndjson', '--to', 'csv', '-o', 'out.csv', '--quiet'], { files })
  const differing = (one: string, other: string) =>
    query(`select count(*)::int from (select * from ${one} except all select * from ${other})`)
  const asCsv = `read_csv('${join(csv.cwd, 'out.csv')}', header = true, all_varchar = true)`
  const asText = `(select * replace (publication_year::varchar as publication_year) from '${path}' limit 6000)`
  expect(await differing(asCsv, asText)).toEqual([[0]])
  expect(await differing(asText, asCsv)).toEqual([[0]])
})

test('Parquet output requires an output file, and does not overwrite an existing one', async () => {
  const files = { 'a.ndjson': lines.slice(0, lines.indexOf('\n') + 1), 'out.parquet': 'mine' }
  expect((await citable(['convert', 'a.ndjson', '--to', 'parquet'], { files })).exitCode).toBe(2)
  const there = await citable(['convert', 'a.ndjson', '--to', 'parquet', '-o', 'out.parquet'], { files })
  expect(there.exitCode).toBe(2)
  expect(await there.read('out.parquet')).toBe('mine')
  let closed = 0
  const full = await citable(['convert', 'a.ndjson', '--to', 'parquet', '-o', '/dev/full', '--force'], {
    files,
    fileSystem: real => ({
      async openOutput(path, length) {
        const file = await real.openOutput(path, length)
        return {
          length,
          write: bytes => file.write(bytes),
          sync: () => file.sync(),
          async close() {
            closed++
            await file.close()
          },
        }
      },
    }),
  })
  expect(closed).toBe(1)
  expect(full.exitCode).toBe(2)
  expect(full.stderr).toContain('/dev/full: Cannot be written: no space left on the device.')
})

test('writes a Parquet table without rows for an input without records', async () => {
  const { cwd } = await citable(['convert', 'a.json', '--to', 'parquet', '-o', 'out.parquet'], {
    files: { 'a.json': '[]' },
  })
  expect(await query(`select count(*)::int from '${join(cwd, 'out.parquet')}'`)).toEqual([[0]])
})
