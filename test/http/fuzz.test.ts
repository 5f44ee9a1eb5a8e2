import fc from 'fast-check'
import { describe, expect, onTestFinished } from 'vitest'
import { type Catalog, memoryCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { createService } from '../../src/http/index.ts'
import { serve } from '../../src/http/node.ts'
import { missingSqlite, openSqlite } from '../catalog/sqlite-driver.ts'
import { testWith } from '../missing.ts'
import { runsOr } from '../runs.ts'
import { exampleCatalog, fixtures, settings } from './example-catalog.ts'
import { hostileRequests } from './hostile-requests.ts'
import { wireTo } from './wire.ts'

const ids = fixtures.map(record => String((record as { id: string }).id))

const atOnce = 50

describe('random and hostile requests get no answer of 500 or above', () => {
  testWith(
    undefined,
    'a service of an in-memory catalog responds to random and hostile requests with a status below 500',
    () => ask(memoryCatalog(), runsOr(120, 20)),
  )
  testWith(
    missingSqlite,
    'a service of a SQLite catalog responds to random and hostile requests with a status below 500',
    () => ask(sqliteCatalog(openSqlite(':memory:')), runsOr(80, 10)),
  )
})

/** Sends batches of requests to a service that serves the fixtures. The requests of a batch are simultaneous. */
async function ask(empty: Catalog, batches: number): Promise<void> {
  const catalog = await exampleCatalog(empty)
  const errors: unknown[] = []
  const service = createService({ ...settings, catalog, onError: error => errors.push(error) })
  const { url, close } = await serve(() => service, { port: 0 })
  onTestFinished(() => close())
  const { next = '' } = await catalog.list('dataset', { limit: 1, cursor: '*' })
  const statuses = new Map<number, number>()

  const send = async (request: string): Promise<void> => {
    const wire = wireTo(url)
    // The server may wait for the rest of a damaged request, so the client closes its side.
    if (!request.endsWith('Connection: close\r\n\r\n')) wire.socket.setTimeout(100, () => wire.socket.end())
    wire.send(request)
    const answer = await wire.closed
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(status, answer.slice(0, 500)).toBeLessThan(500)
    expect(answer).not.toMatch(/\n +at .+:\d+:\d+/)
    // A page may repeat parts of the request, but a header may not.
    expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^X-Bad/m)
  }

  const requests = fc.array(hostileRequests(ids, [next, '*']), { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(requests, async batch => {
      await Promise.all(batch.map(send))
      expect(errors).toEqual([])
    }),
    { numRuns: batches, endOnFailure: true },
  )
  expect((await fetch(`${url}/health`)).status).toBe(200)
  // The requests are useful only if they cause each of these statuses.
  for (const status of [200, 301, 400, 404, 405]) expect(statuses.get(status), String(status)).toBeGreaterThan(0)
  await catalog.close()
}
