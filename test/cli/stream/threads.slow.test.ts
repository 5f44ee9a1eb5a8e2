import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { records } from '../../records/inputs.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'
import { tarOf } from './archives.ts'

let command: BundledCommand
const folder = mkdtempSync(join(tmpdir(), 'citable-threads-'))
const dump = join(folder, 'dump.tar')
beforeAll(async () => {
  command = await bundledCommand()
  const lines = records.slice(0, 14).map(record => `${JSON.stringify(record)}\n`)
  // Enough pieces for every thread; one line is malformed.
  const months = Array.from({ length: 6 }, (_, month) => [
    `${month}.jsonl`,
    `${lines.join('')}{"doi" broken ${month}\n${lines.join('')}`,
  ])
  writeFileSync(dump, tarOf(Object.fromEntries(months)))
})
afterAll(() => {
  command.remove()
  rmSync(folder, { recursive: true })
})

async function run(args: readonly string[]): Promise<{ stdout: Buffer; stderr: string; code: number }> {
  const child = spawn(process.execPath, [command.path, ...args], { cwd: folder })
  const [stdout, stderr, [code]] = await Promise.all([buffer(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr, code }
}

test.each([
  [['check', dump, '-f', 'ndjson']],
  [['stats', dump, '-f', 'json']],
  [['convert', dump, '--to', 'datacite-rest']],
  [['convert', dump, '--to', 'bibtex', '-f', 'ndjson']],
  [['convert', dump, '--to', 'datacite-rest', '--as-registered']],
  [['upgrade', dump]],
  [['predict', dump, '-f', 'ndjson']],
])('several threads return the same results as a single thread, in the same order: %j', async args => {
  const [one, three] = [await run([...args, '--jobs', '1']), await run([...args, '--jobs', '3'])]
  expect(one.stdout.length).toBeGreaterThan(1000)
  expect([three.code, three.stderr]).toEqual([one.code, one.stderr])
  expect(three.stdout.equals(one.stdout)).toBe(true)
})

test('several threads write the same Parquet table as one thread', async () => {
  for (const jobs of ['1', '3'])
    await run(['convert', dump, '--to', 'parquet', '-o', `${jobs}.parquet`, '--jobs', jobs])
  expect(readFileSync(join(folder, '3.parquet')).equals(readFileSync(join(folder, '1.parquet')))).toBe(true)
})
