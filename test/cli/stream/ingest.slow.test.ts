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
  test('ingests every valid record and reports the others with their line numbers', async () => {
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

  test('ingest reports rejected records, and ingests the others', async () => {
    const lines = Array.from({ length: 3000 }, (_, number) =>
      JSON.stringify(number % 1000 === 500 ? { ...metadata(number), titles: 'none' } : metadata(number)),
    )
    const args = ['ingest', 'a.tar', '--db', 'c.sqlite', '--progress', 'json', '--batch', '100']
    const files = { 'a.tar': tarOf({ 'a.jsonl': lines.join('\n') }) }
    const { exitCode, stdout } = await citable([...args, '--format', 'json'], { files })
    expect(exitCode).toBe(1)
    const report = JSON.parse(stdout)
    expect(Object.keys(report)).toEqual(['version', 'refused', 'accepted'])
    expect(report.refused.map(({ file, index }: { file: string; index: number }) => [file, index])).toEqual(
      [500, 1500, 2500].map(index => ['a.tar/a.jsonl', index]),
    )
    expect(report.accepted).toEqual({ dataset: 0, file: 0, resource: 2997 })
    expect(JSON.stringify(report, undefined, 2)).toBe(stdout.trimEnd())
  })

  test('an interrupted ingest reports how many records were stored', async () => {
    const lines = Array.from({ length: 20_000 }, (_, number) =>
      JSON.stringify(number === 500 ? { ...metadata(number), titles: 'none' } : metadata(number)),
    )
    let stop = (): void => undefined
    const stopped = new Promise<void>(resolve => {
      stop = resolve
    })
    const { exitCode, stdout, stderr, cwd } = await citable(
      ['ingest', 'a.ndjson', '--db', 'c.sqlite', '--batch', '100'],
      {
        files: { 'a.ndjson': lines.join('\n') },
        stop: stopped,
        onError: text => text.includes('record 501') && stop(),
      },
    )
    expect(exitCode).toBe(2)
    expect(stderr).toContain('citable: a.ndjson: Interrupted: the input after this point was not loaded.')
    const stored = Number(/^([\d,]+) records loaded: .* 1 rejected\.$/m.exec(stdout)?.[1]?.replace(',', ''))
    expect(stored).toBeGreaterThanOrEqual(500)
    expect(stored).toBeLessThan(19_000)
    const catalog = sqliteCatalog(openSqlite(join(cwd, 'c.sqlite')))
    expect((await catalog.list('resource', { limit: 1, count: true })).count).toBe(stored)
    await catalog.close()
  })
})
