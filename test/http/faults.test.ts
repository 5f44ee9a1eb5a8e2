import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { postgresCatalog } from '../../src/catalog/index.ts'
import { createService } from '../../src/http/index.ts'
import { serve } from '../../src/http/node.ts'
import { type PostgresServer, poolOf, postgresServer } from '../catalog/postgres-server.ts'
import { dataset, many, uuid } from '../catalog/records.ts'
import { settings } from './example-catalog.ts'

let server: PostgresServer
let folder: string
beforeAll(async () => {
  server = await postgresServer()
  folder = mkdtempSync(join(tmpdir(), 'citable-http-faults-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.end()
})

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

test('PostgreSQL restarted under load: 503 with Retry-After while it is away, and then answers again', async () => {
  const catalog = postgresCatalog(poolOf(await server.newDatabase()))
  await catalog.ingest(many(0, 100, number => dataset(number)))
  const { url, close } = await serve(() => createService({ ...settings, catalog }), { port: 0 })
  const targets = ['/api/v1/datasets/?page_size=5', `/api/v1/datasets/${uuid(1)}/`, '/ready', '/api/v1/files/?query=a']
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
}, 120_000)

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

/** Starts the command in a process of its own, killed with the test if it has not ended. */
function citable(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Serves a database by the command; rejects, with what it said, where it ends. */
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

const total = 1000
const batch = 50

describe('several processes on one database, one of which takes records in, is killed, and is started again', () => {
  test.each([
    ['SQLite', async () => join(folder, 'shared.sqlite')],
    ['PostgreSQL', () => server.newDatabase()],
  ])(
    '%s',
    async (_, newDatabase) => {
      const database = await newDatabase()
      const input = join(folder, 'datasets.ndjson')
      writeFileSync(input, many(0, total, number => JSON.stringify(dataset(number))).join('\n'))
      const first = join(folder, 'first.ndjson')
      writeFileSync(first, JSON.stringify(dataset(0)))
      const ingest = (path: string) => citable('ingest', path, '--db', database, '--batch', String(batch))
      expect((await once(ingest(first), 'exit'))[0]).toBe(0)
      const services = await Promise.all([served(database), served(database)])
      const get = async (index: number, target: string) => (await fetch(services[index]?.url + target)).json()
      const count = async (index: number, kind = 'datasets') => (await get(index, `/api/v1/${kind}/?all=true`)).count
      const countReaches = async (least: number) => {
        while ((await count(0)) < least) await pause(2)
      }

      const killed = ingest(input)
      await countReaches(5 * batch)
      killed.kill('SIGKILL')
      expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')
      const held = await count(0)
      expect(held).toBeGreaterThanOrEqual(5 * batch)
      expect(held).toBeLessThan(total)
      expect(held % batch).toBe(0)
      for (const index of [0, 1]) expect([await count(index), await count(index, 'files')]).toEqual([held, held])
      const last = await get(1, `/api/v1/datasets/${uuid(held - 1)}/`)
      expect(await get(0, `/api/v1/files/${last.files[0].id}/`)).toMatchObject({ id: last.files[0].id })

      const again = once(ingest(input), 'exit')
      // Pages keep coming while records go in.
      while ((await count(1)) < total) expect((await get(0, '/api/v1/datasets/?cursor=*')).results).toHaveLength(20)
      expect(await again).toEqual([0, null])
      for (const index of [0, 1]) expect([await count(index), await count(index, 'files')]).toEqual([total, total])
      expect(await Promise.all(services.map(({ stop }) => stop()))).toEqual([0, 0])
    },
    120_000,
  )
})
