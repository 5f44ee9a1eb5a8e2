import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type PostgresPool, postgresCatalog, sqliteCatalog } from '../../../src/catalog/index.ts'
import { many, metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'
import { served } from '../served.ts'

function folderWith(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'citable-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'catalog.sqlite')
  writeFileSync(path, bytes)
  const held = () => readdirSync(folder).map(name => [name, readFileSync(join(folder, name)).toString('hex')])
  return { path, held, put: (other: Buffer) => writeFileSync(path, other) }
}

async function catalogBytes(): Promise<Buffer> {
  const { path } = folderWith(Buffer.alloc(0))
  const catalog = sqliteCatalog(openSqlite(path))
  await catalog.ingest(many(0, 200, number => metadata(number)))
  await catalog.close()
  return readFileSync(path)
}

function emptyDatabase(): Buffer {
  const { path } = folderWith(Buffer.alloc(0))
  const database = openSqlite(path)
  database.exec('create table a (b); drop table a')
  database.close()
  return readFileSync(path)
}

describeWith(missingSqlite, 'serve', () => {
  it('serve reports a truncated file or a file that is not a database in the same way as ingest', async () => {
    const whole = await catalogBytes()
    for (const bytes of [Buffer.from('no database '.repeat(500)), whole.subarray(0, whole.length / 2)]) {
      const { path, held } = folderWith(bytes)
      const before = held()
      const serving = await citable(['serve', path, '--port', '0'])
      expect(held()).toEqual(before)
      const ingesting = await citable(['ingest', 'a.json', '--db', path], {
        files: { 'a.json': JSON.stringify(metadata(1)) },
      })
      expect([serving.exitCode, serving.stderr]).toEqual([2, ingesting.stderr])
      expect(serving.stderr).toMatch(/^citable: The SQLite database cannot be used: [^\n]+\.\n$/)
    }
  })

  it('serve creates no catalog in an empty file or database', async () => {
    for (const bytes of [Buffer.alloc(0), emptyDatabase()]) {
      const { path, held } = folderWith(bytes)
      const before = held()
      const { exitCode, stderr } = await citable(['serve', path, '--port', '0'])
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining('is not a catalog; run citable ingest')])
      expect(held()).toEqual(before)
    }
  })

  it('the service is not ready while an empty database replaces the catalog', async () => {
    const whole = await catalogBytes()
    const { path } = folderWith(whole)
    await served([path], async url => {
      expect((await fetch(`${url}/ready`)).status).toBe(200)
      for (const bytes of [Buffer.alloc(0), emptyDatabase()]) {
        rmSync(path)
        writeFileSync(path, bytes)
        const response = await fetch(`${url}/ready`)
        expect(response.status).toBe(503)
        expect(readFileSync(path).equals(bytes)).toBe(true)
      }
    })
  })
})

it('postgresCatalog with isOnlyRead creates no tables, and reports a database that is not a catalog', async () => {
  const asked: string[] = []
  const query = async (text: unknown) => {
    asked.push(String(text))
    if (String(text).includes('citable_migration')) throw Object.assign(new Error('no table'), { code: '42P01' })
    return { rows: [], rowCount: 0 }
  }
  const pool = { query, connect: query, on: () => undefined, end: async () => undefined } as unknown as PostgresPool
  const catalog = postgresCatalog(pool, { isOnlyRead: true })
  await expect(catalog.ready()).rejects.toMatchObject({
    isTransient: true,
    message: expect.stringContaining('The database is not a catalog; run citable ingest'),
  })
  expect(asked.filter(text => /create|insert|alter/i.test(text))).toEqual([])
})
