import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sqliteCatalog } from '../../../src/catalog/index.ts'
import { metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'
import { tarOf } from './archives.ts'

describeWith(missingSqlite, 'ingest of an archive', () => {
  test('takes every record, and tells with their lines what it cannot', async () => {
    const line = (number: number) => `${JSON.stringify(metadata(number))}\n`
    const first = Array.from({ length: 900 }, (_, number) => line(number))
    first[500] = '{"doi": broken\n'
    first[501] = 'nothing\n'
    const archive = tarOf({
      '1.jsonl.gz': gzipSync(first.join('')),
      '2.json': JSON.stringify(Array.from({ length: 50 }, (_, number) => metadata(2000 + number))),
    })
    const { exitCode, stdout, stderr, cwd } = await citable(['ingest', 'a.tar', '--db', 'c.sqlite'], {
      files: { 'a.tar': archive },
    })
    expect(stderr).toContain('a.tar/1.jsonl.gz')
    expect(stderr).toMatch(/501/)
    expect(stderr).toMatch(/502/)
    expect(exitCode).toBe(1)
    const catalog = sqliteCatalog(openSqlite(join(cwd, 'c.sqlite')))
    const listed = await catalog.list('resource', { limit: 1, count: true })
    expect(listed.count).toBe(948)
    expect(stdout).toContain('948')
    await catalog.close()
  })
})
