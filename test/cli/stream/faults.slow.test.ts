import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'

let command: BundledCommand
beforeAll(async () => {
  command = await bundledCommand()
})
afterAll(() => command.remove())

/**
 * Runs the command with an input written by `write`. Returns the output, the exit code and the peak memory in MB, which
 * is 0 except on Linux.
 */
async function piped(args: readonly string[], write: (child: ChildProcess) => Promise<void>) {
  const child = spawn(process.execPath, [command.path, ...args], { stdio: 'pipe' })
  let peak = 0
  const measure = (): void => {
    const status = `/proc/${child.pid}/status`
    if (existsSync(status)) peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0))
  }
  const timer = setInterval(measure, 100)
  child.stdin.on('error', () => undefined)
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
    write(child).then(() => child.stdin.end()),
  ])
  clearInterval(timer)
  return { stdout, stderr, code, peak: peak / 1024 }
}

/** Writes a chunk to standard input. Resolves when the chunk has been accepted or can no longer be accepted. */
const put = ({ stdin }: ChildProcess, chunk: string | Uint8Array): Promise<void> =>
  new Promise(resolve => {
    stdin?.write(chunk, () => resolve())
  })

const line = (number: number): string => `{"doi":"10.5072/${number}","titles":[{"title":"Rain ${number}"}]}\n`

test('check reports and skips a line of 1 GB in less than 400 MB of memory', async () => {
  const { stdout, code, peak } = await piped(['check', '-', '-f', 'ndjson', '--jobs', '2'], async child => {
    await put(child, line(1))
    await put(child, '{"doi":"10.5072/long","titles":[{"title":"')
    const part = new Uint8Array(1 << 20).fill(0x78)
    for (let megabytes = 0; megabytes < 1024; megabytes++) await put(child, part)
    await put(child, `"}]}\n${line(2)}`)
  })
  const results = stdout
    .trim()
    .split('\n')
    .map(one => JSON.parse(one))
  expect(results.flatMap(({ doi }) => doi ?? [])).toEqual(['10.5072/1', '10.5072/2'])
  const rules = results.flatMap(({ diagnostics }) => diagnostics.map(({ rule }: { rule: string }) => rule))
  expect(rules).toContain('schema/too-long')
  expect(code).toBe(1)
  expect(peak).toBeLessThan(400)
})

test('check reports 400,000 findings in less than 250 MB of memory', async () => {
  const most = 100_000
  const { stdout, code, peak } = await piped(['check', '-', '-f', 'compact', '--jobs', '1'], async child => {
    for (let number = 1; number <= most; number += 1000) {
      let some = ''
      for (let at = number; at < number + 1000; at++) some += line(at)
      await put(child, some)
    }
  })
  expect(code).toBe(1)
  expect(stdout.match(/^<stdin>:\d+:1: error /gm)).toHaveLength(4 * most)
  expect(peak).toBeLessThan(250)
})

test('cite reports the line number of a broken line among a million lines, and reads the other lines', async () => {
  const most = 1_000_000
  const broken = 654_321
  const { stdout, stderr, code, peak } = await piped(['cite', '-'], async child => {
    for (let number = 1; number <= most; number += 1000) {
      let some = ''
      for (let at = number; at < number + 1000; at++) some += at === broken ? '{"doi": "10.5072/\n' : line(at)
      await put(child, some)
    }
  })
  expect(code).toBe(1)
  expect(stdout.split('\n')).toHaveLength(most)
  expect(stdout).toContain(`https://doi.org/10.5072/${most}\n`)
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`citable: <stdin>:${broken}:`)])
  expect(peak).toBeLessThan(250)
})

test.each([
  ['check', '-f', 'ndjson'],
  ['convert', '--to', 'rest'],
  ['predict', '-f', 'ndjson'],
  ['upgrade', '--quiet'],
  ['cite'],
])('%s ends when the reader of its output has closed the pipe', async (name, ...options) => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-head-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let lines = ''
  for (let number = 0; number < 100_000; number++) lines += line(number)
  writeFileSync(join(folder, 'a.ndjson'), lines.repeat(3))
  const all = [process.execPath, command.path, name, 'a.ndjson', ...options].map(one => `'${one}'`).join(' ')
  const child = spawn('sh', ['-c', `${all} | head -n 1`], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const [stdout] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(stdout).toMatch(/^[^\n]*10\.5072\/0[^\n]*\n$/)
})

test('check reports a bzip2 bomb in less than 400 MB of memory', async () => {
  // A record, and a line of 300 MB.
  const bomb =
    'QlpoOTFBWSZTWRJMAYoFfjtZgIAQEAHykCQggEoACCAAUKaZGJiYgipAMNT0M2jMVvfFox5zFJmdAKAqqJpRBEVQAp3wgoCqomzFBWSZTWbTrVKABX44AgIBAAAggADCATUZCoCWpCoCXMUFZJlNZtOtUoAFfjgCAgEAACCAAMIBNRkKgJakKgJcxQVkmU1m061SgAV+OAICAQAAIIAAwgE1GQqAlqQqAlzFBWSZTWbTrVKABX44AgIBAAAggADCATUZCoCWpCoCXMUFZJlNZtOtUoAFfjgCAgEAACCAAMIBNRkKgJakKgJcxQVkmU1mz6q0FALx2AKCAQBAAAAggADDMCappqIVBbUiFQXi7kinChIdwonrQA=='
  const { stdout, code, peak } = await piped(['check', '-', '-f', 'compact', '--jobs', '2'], child =>
    put(child, Buffer.from(bomb, 'base64')),
  )
  expect(code).toBe(1)
  expect(stdout).toContain('schema/too-long')
  expect(peak).toBeLessThan(400)
}, 120_000)
