import { describe, expect, it } from 'vitest'
import type { Catalog } from '../../src/catalog/index.ts'
import { createHandler } from '../../src/http/index.ts'
import { dataset, many, metadata, uuid } from './records.ts'

const baseUrl = 'https://data.example.org'

/**
 * Tests the withdrawal of records while a list is paged or a response is sent. Also tests that withdrawn records
 * disappear from listings and pages immediately.
 */
export function changingSuite(name: string, open: () => Promise<Catalog>): void {
  describe(`${name}: a record withdrawn while a list is followed`, () => {
    it('a record withdrawn during paging is absent from later pages, and no other record is skipped', async () => {
      const catalog = await open()
      await catalog.ingest(many(0, 60, number => dataset(number, { public: true })))
      const { records: all } = await catalog.list('dataset', { limit: 100 })
      const seen: string[] = []
      let cursor: string | undefined = '*'
      for (let page = 0; cursor !== undefined; page++) {
        const listing: Awaited<ReturnType<typeof catalog.list<'dataset'>>> = await catalog.list('dataset', {
          cursor,
          limit: 7,
        })
        seen.push(...listing.records.map(({ id }) => id))
        cursor = listing.next
        // One is the last record seen, to which the cursor refers; the other has not been listed yet.
        if (page === 2)
          await catalog.withdraw('dataset', [seen.at(-1) ?? '', all[40]?.id ?? ''], { reason: 'An error.' })
      }
      const left = all.map(({ id }) => id).filter(id => id !== all[40]?.id)
      expect(seen).toEqual(left)
      await catalog.close()
    })

    it('withdrawing a record does not break a response that is being sent', async () => {
      const catalog = await open()
      await catalog.ingest(many(0, 900, number => metadata(number)))
      const handle = createHandler({
        catalog,
        baseUrl,
        filesUrl: `${baseUrl}/raw`,
        termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: baseUrl },
      })
      const response = await handle(new Request(`${baseUrl}/api/v1/resources/?format=ndjson`))
      const reader = response.body?.getReader()
      const chunks: Uint8Array[] = []
      const { records } = await catalog.list('resource', { limit: 1, offset: 899 })
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        if (chunks.length === 0) await catalog.withdraw('resource', [records[0]?.id ?? ''], { reason: 'An error.' })
        chunks.push(part.value)
      }
      const lines = Buffer.concat(chunks).toString().trim().split('\n')
      const ids = new Set(lines.map(line => JSON.parse(line).id))
      expect(ids.size).toBe(lines.length)
      expect(lines.length).toBeGreaterThanOrEqual(899)
      await catalog.close()
    })

    it('a withdrawn dataset disappears immediately from the listing and the DCAT catalogue, and its URL returns 410', async () => {
      const catalog = await open()
      await catalog.ingest([dataset(1, { public: true }), dataset(2, { public: true })])
      const handle = createHandler({
        catalog,
        baseUrl,
        filesUrl: `${baseUrl}/raw`,
        termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: baseUrl },
      })
      const get = async (path: string) => handle(new Request(baseUrl + path))
      const own = `/api/v1/datasets/${uuid(1)}/`
      expect((await get(own)).status).toBe(200)
      expect((await (await get('/api/v1/datasets/')).json()).count).toBe(2)
      await catalog.withdraw('dataset', [uuid(1)], { reason: 'An error.' })
      expect((await get(own)).status).toBe(410)
      expect((await (await get('/api/v1/datasets/')).json()).count).toBe(1)
      expect(await (await get('/catalog.ttl')).text()).not.toContain(uuid(1))
      await catalog.close()
    })
  })
}
