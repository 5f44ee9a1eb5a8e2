import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testWith } from '../../missing.ts'
import { record } from '../../registry/client/records.ts'
import { account, type TestRegistry, testRegistryForTest } from '../../registry/client/test-registry.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'

const dois = Array.from({ length: 40 }, (_, index) => `10.5072/r${index}`)
const noFullDevice = existsSync('/dev/full') ? undefined : 'There is no /dev/full, a device that is always full.'
let command: BundledCommand
let folder: string

beforeAll(async () => {
  command = await bundledCommand()
  folder = mkdtempSync(join(tmpdir(), 'citable-register-'))
  writeFileSync(join(folder, 'records.ndjson'), dois.map(doi => JSON.stringify(record(doi))).join('\n'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  command.remove()
})

function start({ endpoint }: TestRegistry, ...args: string[]) {
  const child = spawn(process.execPath, [command.path, 'register', ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      CITABLE_REGISTRY: endpoint,
      DATACITE_USERNAME: account.username,
      DATACITE_PASSWORD: account.password,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed += chunk
    })
  const ended = new Promise<{ exitCode: number | null; printed: string }>(done =>
    child.on('close', exitCode => done({ exitCode, printed })),
  )
  return { child, ended }
}

const saves = (registry: TestRegistry): unknown[] =>
  [...registry.dois.values()].map(({ attributes }) => attributes.metadataVersion)

async function planned(registry: TestRegistry): Promise<void> {
  const { ended } = start(
    registry,
    'plan',
    'records.ndjson',
    '--url',
    'https://data.example.org/{doi}',
    '-o',
    'plan.json',
  )
  expect((await ended).exitCode).toBe(0)
}

describe('register as a process', () => {
  it('register apply resumes after being killed six times, and registers nothing twice', async () => {
    const registry = await testRegistryForTest({ latency: 5 })
    await planned(registry)
    for (let kills = 1; kills <= 6; kills++) {
      const { child, ended } = start(registry, 'apply', 'plan.json', '--publish')
      const target = registry.asked.length + kills * 9
      while (registry.asked.length < target && child.exitCode === null) await new Promise(done => setTimeout(done, 1))
      child.kill('SIGKILL')
      await ended
    }
    expect(registry.dois.size).toBeGreaterThan(0)
    const { exitCode, printed } = await start(registry, 'apply', 'plan.json', '--publish').ended
    expect(printed).toMatch(/40 records: .*done before\./)
    expect(exitCode).toBe(0)
    expect([...registry.dois.keys()].sort()).toEqual([...dois].sort())
    expect(saves(registry)).toEqual(dois.map(() => 0))
  })

  it('register apply finishes the current requests when asked to stop, and reports how many records remain', async () => {
    const registry = await testRegistryForTest({ latency: 20 })
    await planned(registry)
    const { child, ended } = start(registry, 'apply', 'plan.json', '--concurrency', '2')
    while (registry.dois.size < 3) await new Promise(done => setTimeout(done, 1))
    child.kill('SIGINT')
    const { exitCode, printed } = await ended
    expect(exitCode).toBe(3)
    expect(printed).toMatch(/created, \d+ still to do\./)
    expect(existsSync(join(folder, 'plan.json.lock'))).toBe(false)
    const again = await start(registry, 'apply', 'plan.json').ended
    expect(again.exitCode).toBe(0)
    expect(saves(registry)).toEqual(dois.map(() => 0))
  })

  it('register apply refuses to run at the same time as another process with the same plan', async () => {
    const registry = await testRegistryForTest({ latency: 20 })
    await planned(registry)
    const runs = [1, 2, 3].map(() => start(registry, 'apply', 'plan.json').ended)
    const ends = await Promise.all(runs)
    expect(ends.map(({ exitCode }) => exitCode).sort()).toEqual([0, 2, 2])
    expect(ends.filter(({ printed }) => printed.includes('This plan is already being applied'))).toHaveLength(2)
    expect(saves(registry)).toEqual(dois.map(() => 0))
  })

  testWith(noFullDevice, 'registers nothing if the disk of the journal is full', async () => {
    const registry = await testRegistryForTest()
    await planned(registry)
    const { exitCode, printed } = await start(registry, 'apply', 'plan.json', '--journal', '/dev/full').ended
    expect(exitCode).toBe(2)
    expect(printed).toContain('/dev/full: The journal cannot be written: no space left on the device.')
    expect(registry.dois.size).toBe(0)
  })
})
