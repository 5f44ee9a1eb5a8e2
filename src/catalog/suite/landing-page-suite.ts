import type { Catalog } from '../catalog.ts'
import { memoryCatalog } from '../memory.ts'
import { metadata } from './records.ts'
import { each, eachOf, type Suite } from './runner.ts'

/** Defines the tests of the address registered for a DOI. */
export function landingPageSuite({ name, open, describe, expect, test }: Suite): void {
  describe(`${name}: the address that is registered for a DOI`, () => {
    const url = 'https://files.example.org/snow "?a=1&b=ü'.replace(' "', '')
    const served = async (catalog: Catalog) => {
      const id = (await catalog.byDoi('10.5072/round.1'))?.id ?? ''
      const { changed: _, ...rest } = (await catalog.served(id)) ?? { changed: undefined }
      return rest
    }

    test('is stored separately from the served JSON, which it does not change', async () => {
      const [catalog, without] = [await open(), memoryCatalog()]
      await catalog.ingest([metadata(1, { url })])
      await without.ingest([metadata(1)])
      expect(await served(catalog)).toEqual({ ...(await served(without)), url })
      expect(await catalog.byDoi('10.5072/round.1')).toMatchObject({ landing_page: url })
      await catalog.ingest([metadata(1, { url: 'https://files.example.org/rain' })])
      expect(await served(catalog)).toMatchObject({ url: 'https://files.example.org/rain' })
      await catalog.ingest([metadata(1)])
      expect(await served(catalog)).toEqual(await served(without))
      await catalog.close()
    })

    each(test, [
      ['data', { data: { id: '10.5072/round.1', type: 'dois', attributes: { ...metadata(1), url } } }],
      ['type and attributes', { id: '10.5072/round.1', type: 'dois', attributes: { ...metadata(1), url } }],
    ])('is found in the envelope of %s', async (_, given) => {
      const catalog = await open()
      expect((await catalog.ingest([given])).refused).toEqual([])
      expect(await served(catalog)).toMatchObject({ url })
      await catalog.close()
    })

    eachOf(test, ['javascript:alert(1)', 'files/snow', `https://x.example/${'x'.repeat(3000)}`, '', 7, null])(
      'is not kept if it is %j',
      async given => {
        const catalog = await open()
        expect((await catalog.ingest([metadata(1, { url: given })])).refused).toEqual([])
        expect(await served(catalog)).not.toHaveProperty('url')
        await catalog.close()
      },
    )
  })

  describe(`${name}: a record whose DOI is none`, () => {
    test('is refused with the reason, in any envelope', async () => {
      const catalog = await open()
      const bad = { ...metadata(1), doi: '10.5072-bad.1' }
      const { accepted, refused } = await catalog.ingest([
        bad,
        { id: bad.doi, type: 'dois', attributes: bad },
        { ...metadata(1), doi: 'hello' },
        { doi: '10.5072-bad.1', title: 'A', datacite: null },
      ])
      expect(accepted.resource).toBe(0)
      expect(refused.map(({ reasons }) => reasons.join(' '))).toEqual([
        ...Array.from({ length: 2 }, () => '"10.5072-bad.1" is not a DOI, so it cannot become a resource.'),
        '"hello" is not a DOI, so it cannot become a resource.',
        '/doi: "10.5072-bad.1" is not a DOI.',
      ])
      await catalog.close()
    })
  })
}
