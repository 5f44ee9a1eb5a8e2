import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteCatalog } from '../../src/catalog/index.ts'
import { openCatalog } from '../../src/cli/database.ts'
import type { Terminal } from '../../src/cli/terminal/terminal.ts'
import { dataset } from '../catalog/records.ts'
import { missingSqlite, openSqlite } from '../catalog/sqlite-driver.ts'
import { describeWith } from '../missing.ts'

/**
 * The reason why the tests of a read-only folder are skipped: SQLite is missing, or the system has no user ids. Root
 * can write everywhere, so the tests let root act as another user.
 */
const missingUser = missingSqlite ?? (process.getuid === undefined ? 'This system has no users to be.' : undefined)

describeWith(missingUser, 'a database where nothing can be written', () => {
  let folder = ''
  const isRoot = process.getuid?.() === 0
  async function asNobody<T>(work: () => Promise<T>): Promise<T> {
    if (isRoot) process.seteuid?.(65_534)
    try {
      return await work()
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'citable-read-only-'))
    mkdirSync(join(folder, 'fixed'))
    const catalog = sqliteCatalog(openSqlite(join(folder, 'fixed', 'catalog.sqlite')))
    await catalog.ingest([dataset(1), dataset(2)])
    await catalog.close()
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'fixed', 'catalog.sqlite'), 0o444)
    chmodSync(join(folder, 'fixed'), 0o555)
  })
  afterAll(() => {
    chmodSync(join(folder, 'fixed'), 0o755)
    rmSync(folder, { recursive: true })
  })
  const terminal = (): Terminal => ({ cwd: join(folder, 'fixed') }) as Terminal

  it('openCatalog opens a SQLite database in a read-only folder', async () => {
    await asNobody(async () => {
      expect(() => writeFileSync(join(folder, 'fixed', 'x'), '')).toThrow()
      const catalog = await openCatalog('catalog.sqlite', terminal(), true)
      await catalog.ready()
      expect((await catalog.list('dataset', { limit: 5, count: true })).count).toBe(2)
      expect(await catalog.specifiers('dataset')).toBeInstanceOf(Set)
      await catalog.close()
    })
  })

  it('openCatalog refuses a database whose write-ahead log cannot be applied', async () => {
    chmodSync(join(folder, 'fixed'), 0o755)
    writeFileSync(join(folder, 'fixed', 'catalog.sqlite-wal'), 'changes')
    chmodSync(join(folder, 'fixed'), 0o555)
    try {
      await asNobody(() =>
        expect(openCatalog('catalog.sqlite', terminal(), true)).rejects.toThrow(
          "Serve a copy made by 'citable backup'",
        ),
      )
    } finally {
      chmodSync(join(folder, 'fixed'), 0o755)
      rmSync(join(folder, 'fixed', 'catalog.sqlite-wal'))
      chmodSync(join(folder, 'fixed'), 0o555)
    }
  })
})

describe('the name of a database', () => {
  it('openCatalog refuses a MySQL database and names the database system', async () => {
    await expect(openCatalog('mysql://localhost/x', { cwd: '/' } as Terminal)).rejects.toThrow('in a mysql database')
  })
})
