import Database from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Catalog, memoryCatalog, sqliteCatalog } from '../../src/catalog/index.ts'
import { createService } from '../../src/http/index.ts'
import { serve } from '../../src/http/node.ts'
import { exampleCatalog, fixtures, settings } from './example-catalog.ts'
import { hostileRequests } from './hostile-requests.ts'
import { wireTo } from './wire.ts'

const ids = fixtures.map(record => String((record as { id: string }).id))

const atOnce = 50

describe('10,000 random and hostile requests get no answer of 500 or above', () => {
  it.each<[string, () => Catalog, number]>([
    ['memory', memoryCatalog, 6000],
    ['SQLite', () => sqliteCatalog(new Database(':memory:')), 4000],
  ])(
    'from a catalog in %s',
    async (_, open, count) => {
      const catalog = await exampleCatalog(open())
      const errors: unknown[] = []
      const service = createService({ ...settings, catalog, onError: error => errors.push(error) })
      const { url, close } = await serve(() => service, { port: 0 })
      onTestFinished(() => close())
      const { next = '' } = await catalog.list('dataset', { limit: 1, cursor: '*' })
      const statuses = new Map<number, number>()

      const ask = async (request: string): Promise<void> => {
        const wire = wireTo(url)
        // More of what is damaged may be waited for: with its side closed, the client says that this is all.
        if (!request.endsWith('Connection: close\r\n\r\n')) wire.socket.setTimeout(100, () => wire.socket.end())
        wire.send(request)
        const answer = await wire.closed
        const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(status, answer.slice(0, 500)).toBeLessThan(500)
        expect(answer).not.toMatch(/\n +at |^X-Bad/m)
      }

      const requests = fc.array(hostileRequests(ids, [next, '*']), { minLength: atOnce, maxLength: atOnce })
      await fc.assert(
        fc.asyncProperty(requests, async batch => {
          await Promise.all(batch.map(ask))
          expect(errors).toEqual([])
        }),
        { numRuns: count / atOnce, endOnFailure: true },
      )
      expect((await fetch(`${url}/health`)).status).toBe(200)
      // The requests are of any use only while they reach what they are about.
      for (const status of [200, 301, 400, 404, 405]) expect(statuses.get(status), String(status)).toBeGreaterThan(0)
      await catalog.close()
    },
    120_000,
  )
})
