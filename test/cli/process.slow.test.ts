import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWith } from '../missing.ts'
import { type BundledCommand, bundledCommand } from './bundled-command.ts'

let command: BundledCommand
let folder = ''

beforeAll(async () => {
  command = await bundledCommand()
  folder = mkdtempSync(join(tmpdir(), 'citable-process-'))
  writeFileSync(join(folder, 'record.json'), '{"doi": "10.5072/a", "titles": [{ "title": "A" }]}')
  writeFileSync(join(folder, 'other.json'), '{"doi": "10.5072/a", "titles": [{ "title": "B" }]}')
  writeFileSync(join(folder, 'bad.ndjson'), '{"doi": "10.5072/a", "titles": "no list"}\n'.repeat(3_000))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  command.remove()
})

function start(args: string[]): ChildProcessWithoutNullStreams {
  const { GITHUB_ACTIONS: _, FORCE_COLOR: __, ...around } = process.env
  const env = { ...around, XDG_CACHE_HOME: join(folder, 'cache') }
  return spawn(process.execPath, [command.path, ...args.map(arg => arg.replace('@', `${folder}/`))], { env })
}

async function finish(child: ChildProcessWithoutNullStreams) {
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', chunk => {
    stdout += chunk
  })
  child.stderr.on('data', chunk => {
    stderr += chunk
  })
  const exitCode = await new Promise(resolve => child.on('close', resolve))
  return { exitCode, stdout, stderr }
}

it("the command stores compiled code in the user's cache folder if Node supports a compile cache", async () => {
  expect((await finish(start(['--version']))).exitCode).toBe(0)
  expect(existsSync(join(folder, 'cache', 'citable'))).toBe('enableCompileCache' in module)
})

describe('the process', () => {
  it.each([
    [['--version'], 0],
    [['check', '@bad.ndjson', '--quiet'], 1],
    [['check', '@gone.json'], 2],
    [['check'], 2],
    [['convert', '@record.json', '--to', 'xml'], 0],
    [['convert', '@record.json', '--to', 'xlm'], 2],
    [['upgrade', '@record.json', '--strict', '-f', 'compact'], 1],
    [['diff', '@record.json', '@record.json'], 0],
    [['diff', '@record.json', '@other.json'], 1],
    [[], 2],
  ])('citable with the arguments %j exits with code %i', async (args, expected) => {
    const { exitCode, stderr } = await finish(start(args))
    expect(exitCode).toBe(expected)
    expect(stderr).not.toMatch(/^ +at /m)
  })

  it('check reads standard input to its end', async () => {
    const child = start(['check', '-', '--format', 'json'])
    child.stdin.write('{"doi": ')
    setTimeout(() => child.stdin.end('"10.5072/a"}'), 50)
    const { exitCode, stdout } = await finish(child)
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).results[0].doi).toBe('10.5072/a')
  })

  it('check writes a long report to a pipe completely', async () => {
    const { stdout } = await finish(start(['check', '@bad.ndjson', '--format', 'json']))
    expect(JSON.parse(stdout).summary.records).toBe(3_000)
  })

  it('check ends silently when the reader of its output closes the pipe', async () => {
    const child = start(['check', '@bad.ndjson', '--format', 'json'])
    child.stdout.once('data', () => child.stdout.destroy())
    const { stderr } = await finish(child)
    expect(stderr).toBe('')
  })

  const missingFull = existsSync('/dev/full') ? undefined : 'The system has no /dev/full.'
  const title = 'check and convert report that standard output cannot be written because the disk is full'
  testWith(missingFull, title, async () => {
    const full = openSync('/dev/full', 'w')
    for (const args of [['check'], ['convert', '--to', 'rest']]) {
      const child = spawn(process.execPath, [command.path, ...args, join(folder, 'record.json')], {
        stdio: ['ignore', full, 'pipe'],
      })
      let stderr = ''
      child.stderr?.on('data', chunk => {
        stderr += chunk
      })
      expect(await new Promise(resolve => child.on('close', resolve))).toBe(2)
      expect(stderr).toBe('citable: Standard output cannot be written: no space left on the device.\n')
    }
    closeSync(full)
  })
})

describe('check --watch', () => {
  it('check --watch checks again when a file changes, and ends on SIGINT', async () => {
    const path = join(folder, 'watched.json')
    writeFileSync(path, '{"doi": "10.5072/a", "titles": [{ "title": "A" }], "language": "English"}')
    const child = start(['check', '@watched.json', '--watch', '--format', 'compact'])
    const until = (text: string): Promise<void> =>
      new Promise(resolve => {
        const look = (chunk: Buffer): void => {
          if (!chunk.toString().includes(text)) return
          child.stderr.off('data', look)
          resolve()
        }
        child.stderr.on('data', look)
      })
    const whole = finish(child)
    await until('Waiting for changes')
    const again = until('Waiting for changes')
    writeFileSync(path, '{"doi": "10.5072/a", "titles": "none"}')
    await again
    child.kill('SIGINT')
    const { exitCode, stdout } = await whole
    expect(exitCode).toBe(1)
    expect(stdout).toContain('language-tag')
    expect(stdout).toContain('schema/type')
  })
})
