import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresCatalog } from '../../src/catalog/index.ts'
import { createService } from '../../src/http/index.ts'
import { serve } from '../../src/http/node.ts'
import { type PostgresServer, poolOf, postgresServer } from '../catalog/postgres-server.ts'
import { missingPostgres } from '../catalog/reachable-postgres.ts'
import { dataset, many, uuid } from '../catalog/records.ts'
import { missingSqlite } from '../catalog/sqlite-driver.ts'
import { type BundledCommand, bundledCommand } from '../cli/bundled-command.ts'
import { describeWith, testWith } from '../missing.ts'
import { settings } from './example-catalog.ts'

const folder = mkdtempSync(join(tmpdir(), 'citable-http-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

let command: BundledCommand
beforeAll(async () => {
  command = await bundledCommand()
})
afterAll(() => command.remove())

/** Starts the command in a separate process. A process that is still running at the end of the test is killed. */
function citable(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [command.path, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function served(database: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const child = citable('serve', database, '--port', '0', '--log', 'none')
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', chunk => {
      said += chunk
      const found = / at (http:\/\/[^\s/]+)\/\n/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('close', code => reject(new Error(`It ended with ${code}: ${said}`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      return (await once(child, 'exit'))[0]
    },
  }
}

const batch = 50

const killed = 'serves a shared catalog while a process that ingests into it is killed and restarted'

async function expectServed(database: string): Promise<void> {
  const input = join(folder, 'datasets.ndjson')
  const write = (total: number) =>
    writeFileSync(input, many(0, total, number => JSON.stringify(dataset(number))).join('\n'))
  const ingest = () => citable('ingest', input, '--db', database, '--batch', String(batch))
  write(1)
  expect(await once(ingest(), 'exit')).toEqual([0, null])
  const services = await Promise.all([served(database), served(database)])
  const get = async (index: number, target: string) => (await fetch(services[index]?.url + target)).json()
  const count = async (index: number, kind = 'datasets') => (await get(index, `/api/v1/${kind}/?all=true`)).count

  /** Kills an ingest that has stored some batches. If the ingest ends before the kill, repeats it with more records. */
  const killedAmong = async (total: number): Promise<number> => {
    write(total)
    const least = (await count(0)) + 5 * batch
    const child = ingest()
    const exit = once(child, 'exit')
    while (child.exitCode === null && (await count(0)) < least) await pause(2)
    child.kill('SIGKILL')
    const [code, signal] = await exit
    if (signal === 'SIGKILL') return total
    expect(code).toBe(0)
    return killedAmong(4 * total)
  }

  const total = await killedAmong(1000)
  const held = await count(0)
  expect(held).toBeGreaterThanOrEqual(5 * batch)
  expect(held).toBeLessThanOrEqual(total)
  expect(held % batch).toBe(0)
  for (const index of [0, 1]) expect([await count(index), await count(index, 'files')]).toEqual([held, held])
  const last = await get(1, `/api/v1/datasets/${uuid(held - 1)}/`)
  expect(await get(0, `/api/v1/files/${last.files[0].id}/`)).toMatchObject({ id: last.files[0].id })

  const again = once(ingest(), 'exit')
  // Pages remain complete during the ingest.
  while ((await count(1)) < total) expect((await get(0, '/api/v1/datasets/?cursor=*')).results).toHaveLength(20)
  expect(await again).toEqual([0, null])
  for (const index of [0, 1]) expect([await count(index), await count(index, 'files')]).toEqual([total, total])
  expect(await Promise.all(services.map(({ stop }) => stop()))).toEqual([0, 0])
}

testWith(missingSqlite, `SQLite ${killed}`, () => expectServed(join(folder, 'shared.sqlite')))

describeWith(missingPostgres, 'PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await postgresServer()
  })
  afterAll(() => server.end())

  test(killed, async () => expectServed(await server.newDatabase()))

  test('the service returns 503 with Retry-After while its PostgreSQL server restarts under load, then recovers', async () => {
    const catalog = postgresCatalog(poolOf(await server.newDatabase()))
    await catalog.ingest(many(0, 100, number => dataset(number)))
    const { url, close } = await serve(() => createService({ ...settings, catalog }), { port: 0 })
    const targets = [
      '/api/v1/datasets/?page_size=5',
      `/api/v1/datasets/${uuid(1)}/`,
      '/ready',
      '/api/v1/files/?query=a',
    ]
    const answers: { status: number; wait: string | null }[] = []
    let isOver = false
    const clients = many(0, 8, async number => {
      while (!isOver) {
        const { status, headers } = await fetch(url + targets[number % targets.length])
        answers.push({ status, wait: headers.get('retry-after') })
        if (status !== 200) await pause(10)
      }
    })
    const answered = async (count: number, wanted: number) => {
      const from = answers.length
      while (answers.slice(from).filter(({ status }) => status === wanted).length < count) await pause(10)
    }
    await answered(50, 200)
    await server.stop()
    await answered(20, 503)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    await server.start()
    await answered(100, 200)
    isOver = true
    await Promise.all(clients)
    for (const { status, wait } of answers) expect([status, wait]).toEqual(status === 200 ? [200, null] : [503, '5'])
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    await close()
    await catalog.close()
  })
})
