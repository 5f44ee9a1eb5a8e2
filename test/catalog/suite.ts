import { createHash } from 'node:crypto'
import * as runner from 'vitest'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { matcherOf } from '../../src/catalog/filter/matches.ts'
import { type Catalog, CatalogError, type Filters, type Kind, type Stored } from '../../src/catalog/index.ts'
import { catalogSuite as publicSuite } from '../../src/catalog/suite/index.ts'
import { changingSuite } from './changing-suite.ts'
import { dataset, fixtures, type Given, many, metadata, uuid } from './records.ts'
import { unknownSuite } from './unknown-suite.ts'

/**
 * Tests that a catalog meets the requirements that apply to every catalog.
 * @param open Returns a new, empty catalog.
 */
export function catalogSuite(name: string, open: () => Promise<Catalog>): void {
  let catalog: Catalog
  const fresh = (): void => {
    beforeEach(async () => {
      catalog = await open()
    })
    afterEach(() => catalog.close())
  }

  async function everything<K extends Kind>(kind: K, filters: Filters = {}) {
    const records: Stored[K][] = []
    for await (const record of catalog.iterate(kind, filters)) records.push(record)
    return records
  }

  describe(`${name}: records`, () => {
    fresh()

    test('an empty catalog returns empty results', async () => {
      await catalog.ready()
      expect(await catalog.list('dataset', { limit: 5, count: true })).toEqual({ records: [], count: 0 })
      expect(await catalog.list('resource', { limit: 5, cursor: '*' })).toEqual({ records: [] })
      expect(await everything('file')).toEqual([])
      expect(await catalog.facets('dataset')).toEqual({})
      expect(await catalog.specifiers('file')).toEqual(new Set())
      expect(await catalog.get('resource', uuid(1))).toBeUndefined()
      expect(await catalog.byDoi('10.5072/none')).toBeUndefined()
    })

    test('a catalog finds resources and datasets by id, and returns the records unchanged', async () => {
      const resources = fixtures('resource')
      await catalog.ingest([...resources, ...fixtures('dataset')])
      for (const given of resources) expect(await catalog.get('resource', String(given.id))).toEqual(given)
      for (const given of fixtures('dataset')) expect(await catalog.get('dataset', String(given.id))).toEqual(given)
      expect(await catalog.get('dataset', String(resources[0]?.id))).toBeUndefined()
    })

    test('a catalog returns the JSON of a resource, and the SHA-256 hash of the JSON', async () => {
      await catalog.ingest(fixtures('resource'))
      const [given] = fixtures('resource')
      const served = await catalog.served(String(given?.id))
      expect(served?.json).toBe(JSON.stringify(await catalog.get('resource', String(given?.id))))
      expect(served?.hash).toBe(
        createHash('sha256')
          .update(served?.json ?? '')
          .digest('base64url'),
      )
      expect(await catalog.served(uuid(1))).toBeUndefined()
      expect(await catalog.served('')).toBeUndefined()
    })

    test('a catalog finds a resource by its DOI in upper or lower case', async () => {
      await catalog.ingest(fixtures('resource'))
      expect((await catalog.byDoi('10.5072/impact.417302.1'))?.version).toBe('1.1')
      expect((await catalog.byDoi('10.5072/IMPACT.417302'))?.version).toBe('1.0')
      expect(await catalog.byDoi('10.5072/impact.417302.9')).toBeUndefined()
    })

    test('a catalog finds a resource by its new DOI, and no longer by its old one', async () => {
      const [given] = fixtures('resource')
      await catalog.ingest([given])
      const datacite = {
        ...(given?.datacite as Given),
        identifiers: [{ identifier: '10.5072/moved', identifierType: 'DOI' }],
      }
      await catalog.ingest([{ ...given, doi: '10.5072/moved', datacite }])
      expect(await catalog.byDoi('10.5072/impact.417302')).toBeUndefined()
      expect((await catalog.byDoi('10.5072/MOVED'))?.id).toBe(given?.id)
    })

    test('a catalog creates resources from DataCite metadata, bare or in a JSON:API document', async () => {
      const report = await catalog.ingest([metadata(1), { data: { attributes: metadata(2) } }, metadata(3)])
      expect(report.refused).toEqual([])
      expect((await catalog.byDoi('10.5072/round.2'))?.citation).toContain('Soil moisture of basin 2')
    })
  })

  test(`a catalog is closed without an error (${name})`, async () => {
    const other = await open()
    await other.ingest([dataset(1)])
    await expect(other.close()).resolves.toBeUndefined()
  })

  // A catalog in memory stays open, and stores all records in one batch.
  if (name !== 'memory') storedSuite(name, open)

  describe(`${name}: listings of the fixtures`, () => {
    fresh()

    test.each([
      ['an id', { id: ['51f5b2a0-3a2d-45a5-9f70-9d0b87d0aa43'] }, 1],
      ['one of several DOIs', { doi: ['10.5072/ROUND.7', '10.5072/round.8', 'none'] }, 2],
      ['a path', { path: ['CropRound2/SecondaryOutputData'] }, 1],
      ['one of two paths', { path: ['CropRound2/Secondary', 'CropRound2/Input'] }, 2],
      ['an empty path', { path: [''] }, 4],
      ['a DOI in the query', { query: '10.5072/impact.417302' }, 3],
    ] as [string, Filters, number][])('a catalog lists the resources that match %s', async (_, filters, count) => {
      await catalog.ingest([...many(0, 30, number => metadata(number)), ...fixtures('resource')])
      const expected = (await everything('resource')).filter(matcherOf('resource', filters))
      expect(expected).toHaveLength(count)
      expect(await everything('resource', filters)).toEqual(expected)
    })
  })

  describe(`${name}: resources that are not public`, () => {
    fresh()
    const ids = async (kind: Kind, filters: Filters = {}): Promise<string[]> =>
      (await everything(kind, filters)).map(({ id }) => id)

    test('a catalog lists non-public records only if the filter all is true', async () => {
      const [hidden, ...shown] = fixtures('resource')
      expect((await catalog.ingest([{ ...hidden, public: false }, ...shown])).refused).toEqual([])
      const id = String(hidden?.id)
      expect(await ids('resource')).not.toContain(id)
      expect(await ids('resource', { all: true })).toContain(id)
      expect((await catalog.changed('resource', { limit: 99 })).records.map(({ id }) => id)).not.toContain(id)
      expect(await catalog.get('resource', id)).toEqual(hidden)
      await catalog.ingest([hidden])
      expect(await ids('resource')).toContain(id)
    })
  })

  publicSuite(name, open, runner)
  changingSuite(name, open)
  unknownSuite(name, open)
}

function storedSuite(name: string, open: () => Promise<Catalog>): void {
  test(`a closed catalog throws a CatalogError (${name})`, async () => {
    const catalog = await open()
    await catalog.ingest([dataset(1)])
    await catalog.close()
    await expect(catalog.list('dataset', { limit: 1 })).rejects.toThrow(CatalogError)
  })

  test(`a catalog stores long records in smaller batches, unless a batch size is given (${name})`, async () => {
    const catalog = await open()
    const long = many(0, 12, number => metadata(number, { titles: [{ title: `${number} ${'x'.repeat(800_000)}` }] }))
    const steps = async (options: { batch?: number }) => {
      const accepted: number[] = []
      await catalog.ingest(long, { ...options, onProgress: done => accepted.push(done.accepted) })
      return accepted
    }
    const usual = await steps({})
    expect(usual.length).toBeGreaterThan(1)
    expect(usual.at(-1)).toBe(12)
    expect(await steps({ batch: 12 })).toEqual([12])
    await catalog.close()
  })
}
