import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, test } from 'vitest'
import { missingSqlite } from '../../catalog/sqlite-driver.ts'
import { testWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'

const record = {
  doi: '10.5072/rain',
  url: 'https://example.org/rain',
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Gauge readings' },
  titles: [{ title: 'Rain, hourly' }],
  creators: [
    {
      name: 'Okafor, Ada',
      nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
    },
  ],
  publisher: { name: 'Rain Press' },
  publicationYear: '2024',
  subjects: [{ subject: 'rain' }, { subject: 'flood' }],
  fundingReferences: [{ funderName: 'Example Fund', awardNumber: 'A-1' }],
  descriptions: [{ description: 'Wet.', descriptionType: 'Abstract' }],
}
const lines = `${JSON.stringify(record)}\n${JSON.stringify({ ...record, doi: '10.5072/flood' })}\n`

async function ownTable(): Promise<Uint8Array> {
  const { cwd } = await citable(['convert', 'a.ndjson', '--to', 'parquet', '-o', 'a.parquet'], {
    files: { 'a.ndjson': lines },
  })
  return readFileSync(join(cwd, 'a.parquet'))
}

test('reads the Parquet table that convert writes, and converts the table to the same CSV as the records', async () => {
  const table = await ownTable()
  const { exitCode, stdout } = await citable(['convert', 'a.parquet', '--to', 'rest'], {
    files: { 'a.parquet': table },
  })
  expect(exitCode).toBe(0)
  const [first, second] = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(first).toMatchObject({ doi: '10.5072/rain', titles: record.titles, publisher: record.publisher })
  expect(first.creators).toMatchObject(record.creators)
  expect(first.fundingReferences).toEqual(record.fundingReferences)
  expect(second.doi).toBe('10.5072/flood')
  const csv = await citable(['convert', 'a.parquet', '--to', 'csv'], { files: { 'a.parquet': table } })
  const direct = await citable(['convert', 'a.ndjson', '--to', 'csv', '--progress', 'json'], {
    files: { 'a.ndjson': lines },
  })
  expect(csv.stdout).toBe(direct.stdout)
})

test('reads a Parquet table with DataCite members as columns, and with lists as JSON in STRING or JSON columns', async () => {
  const buffer = parquetWriteBuffer({
    columnData: [
      { name: 'doi', data: [record.doi, '10.5072/flood'], type: 'STRING' },
      { name: 'titles', data: [JSON.stringify(record.titles), null], type: 'STRING' },
      { name: 'creators', data: [record.creators, null], type: 'JSON' },
      { name: 'publicationYear', data: [2024n, null], type: 'INT64', nullable: true },
    ],
  })
  const { stdout, exitCode } = await citable(['convert', 'b.parquet', '--to', 'rest'], {
    files: { 'b.parquet': new Uint8Array(buffer) },
  })
  expect(exitCode).toBe(0)
  const [first, second] = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(first).toEqual({
    doi: record.doi,
    titles: record.titles,
    creators: record.creators,
    publicationYear: 2024,
  })
  expect(second).toEqual({ doi: '10.5072/flood' })
})

testWith(missingSqlite, 'convert and stats read a catalog in SQLite', async () => {
  const resource = {
    id: '7e4a8f2e-5b0c-4f0e-9b7e-0d8c7a6b5c4d',
    doi: record.doi,
    title: 'Rain, hourly',
    datacite: record,
  }
  const { cwd, exitCode } = await citable(['ingest', 'a.ndjson', '--db', 'c.sqlite'], {
    files: { 'a.ndjson': `${JSON.stringify(resource)}\n` },
  })
  expect(exitCode).toBe(0)
  const files = { 'c.sqlite': readFileSync(join(cwd, 'c.sqlite')) }
  const converted = await citable(['convert', 'c.sqlite', '--to', 'rest'], { files })
  expect(JSON.parse(converted.stdout).doi).toBe(record.doi)
  const counted = await citable(['stats', 'c.sqlite', '--by', 'publicationYear', '--no-check', '-f', 'csv'], { files })
  expect(counted.stdout).toBe('publicationYear,records\r\n2024,1\r\n')
  const cut = { 'c.sqlite': files['c.sqlite'].subarray(0, 30_000) }
  for (const command of ['check', 'stats']) {
    const { exitCode, stderr } = await citable([command, 'c.sqlite'], { files: cut })
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/^citable: c\.sqlite: Cannot be read to the end: it is a SQLite database, and the [^.]+\.$/m)
  }
})

test('refuses tables that are damaged, piped or without DataCite columns, and gives the reason', async () => {
  const other = new Uint8Array(parquetWriteBuffer({ columnData: [{ name: 'price', data: [1, 2], type: 'INT32' }] }))
  const cut = (await ownTable()).slice(0, 400)
  const sqlite = new TextEncoder().encode(`SQLite format 3\0${'x'.repeat(600)}`)
  const given = { 'a.parquet': other, 'b.parquet': cut, 'c.sqlite': sqlite }
  const { exitCode, stderr } = await citable(['convert', ...Object.keys(given), '--to', 'csv'], { files: given })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(
    'a.parquet: Cannot be read to the end: none of its columns is a member of a DataCite record.',
  )
  expect(stderr).toMatch(/b\.parquet: Cannot be read/)
  expect(stderr).toMatch(/c\.sqlite: Cannot be read/)
  const piped = await citable(['convert', '-', '--to', 'csv'], { stdin: other })
  expect(piped.stderr).toMatch(/it is a table of Parquet: save it as a file, and name the file\./i)
})
