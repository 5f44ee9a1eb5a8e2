import type { Catalog, Listing, ListQuery } from '../catalog.ts'
import { suggestionsFor } from '../search/suggestions.ts'
import { dataset, file, type Given, metadata, uuid } from './records.ts'
import { each, eachOf, type Suite } from './runner.ts'

const agent = (name: string, changes: Given = {}): Given => ({ name, nameType: 'Personal', ...changes })
const record = (suffix: string, title: string, changes: Given = {}): Given => ({
  ...metadata(1),
  doi: `10.5072/${suffix}`,
  titles: [{ title }],
  ...changes,
})
const abstract = (description: string): Given => ({
  descriptions: [{ description, descriptionType: 'Abstract' }],
})

const checksum = 'd41d8cd98f00b204e9800998ecf8427e'

const records = [
  record('drought', 'Drought in the Sahel', {
    creators: [
      agent('Büchner, Matthias', {
        nameIdentifiers: [
          {
            nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
            nameIdentifierScheme: 'ORCID',
            schemeUri: 'https://orcid.org',
          },
        ],
      }),
    ],
    publicationYear: '2019',
    ...abstract('Rainfall and its absence.<br>Runoff of small basins.'),
  }),
  record('rain', 'Rainfall of the Andes', {
    creators: [agent('Łukasz Øster', { affiliation: [{ name: 'Kraków Institute of Straße' }] })],
    publicationYear: '2021',
    ...abstract('Drought is not covered here.'),
  }),
  record('basins', 'Basins, small and large', {
    creators: [agent('Okafor, Ngozi')],
    subjects: [{ subject: 'rainfall' }],
    publicationYear: '2020',
    alternateIdentifiers: [{ alternateIdentifier: 'ARK-778', alternateIdentifierType: 'Local' }],
  }),
  record('rainfalls', 'Rainfalls elsewhere', { publisher: { name: 'Other Press' }, publicationYear: '1999' }),
  record('drought.2', 'Zones', {
    publicationYear: '2022',
    relatedIdentifiers: [
      { relatedIdentifier: '10.5072/drought', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' },
    ],
  }),
  dataset(1, { files: [file(1, { checksum })] }),
  dataset(2, { path: 'Round/OutputData/zulu/a', files: [file(2)] }),
]

/** Defines the tests of search and sort orders. */
export function searchSuite({ name, open, afterAll, beforeAll, describe, expect, test }: Suite): void {
  describe(`${name}: search`, () => {
    let catalog: Catalog
    beforeAll(async () => {
      catalog = await open()
      expect((await catalog.ingest(records)).refused).toEqual([])
    })
    afterAll(() => catalog.close())

    const found = async (query: string, more: Partial<ListQuery> = {}): Promise<string[]> => {
      const { records, count } = await catalog.list('resource', { query, limit: 20, count: true, ...more })
      if (more.limit === undefined && more.offset === undefined) expect(count).toBe(records.length)
      return records.map(({ doi }) => doi.slice('10.5072/'.length))
    }

    each(test, [
      ['a name without its diaeresis', 'buchner', ['drought']],
      ['a name with it', 'BÜCHNER', ['drought']],
      ['letters without a removable accent', 'lukasz oster krakow strasse', ['rain']],
      ['a place of work', 'institute', ['rain']],
      ['an ORCID iD', '0000-0002-1825-0097', ['drought']],
      ['an address of an ORCID iD', 'https://orcid.org/0000-0002-1825-0097', ['drought']],
      ['another identifier', 'ark-778', ['basins']],
      ['words of an abstract', 'absence runoff', ['drought']],
      ['the publisher', 'press', ['rainfalls']],
      ['the year', 'zones 2022', ['drought.2']],
      ['the beginning of a word', 'rainf', ['basins', 'drought', 'rain', 'rainfalls']],
      ['the beginnings of two words', 'rain and', ['basins', 'drought', 'rain']],
      ['the beginning of a name', 'okaf', ['basins']],
      ['the middle of a word', 'ainfall', []],
      ['a phrase', '"rainfall of the"', ['rain']],
      ['words that do not form a phrase', '"andes rainfall"', []],
      ['words of different texts, which do not form a phrase', '"sahel matthias"', []],
      ['a phrase with words after it', '"rainfall o*"', ['rain']],
      ['a phrase that ends within a word', '"rainfall o"', []],
      ['a whole word', '"rainfall"', ['basins', 'drought', 'rain']],
      ['words without another', 'rainfall -andes -elsewhere', ['basins', 'drought']],
      ['words without a phrase', 'rainfall -"small and"', ['drought', 'rain', 'rainfalls']],
      ['only excluded words', '-rainfall', ['drought.2']],
      ['the same words, required and excluded', 'rainfall -rainfall', []],
      ['an open quote', '"andes', ['rain']],
      ['operators of databases', `AND OR NOT NEAR( * : & | ! <-> ' \\ rainfall`, []],
      ['signs of queries only', `( ) * : & | ! <-> ' \\ rainfall andes`, ['rain']],
    ])('finds %s', async (_, query, expected) => {
      expect((await found(query)).sort()).toEqual(expected)
    })

    test('finds words that begin with a letter', async () => {
      const names = await found('s')
      expect(names).toContain('basins')
      expect(names).toContain('drought')
    })

    eachOf(test, [
      '10.5072/drought',
      'https://doi.org/10.5072/DROUGHT',
      'doi:10.5072/drought',
      'http://dx.doi.org/10.5072/drought',
    ])('finds the DOI %s first, then records that begin with it or name it', async query => {
      expect(await found(query, { sort: 'relevance' })).toEqual(['drought', 'drought.2'])
    })

    test('filters by a DOI in any form, and by a checksum in any case', async () => {
      for (const doi of [
        '10.5072/DROUGHT',
        'doi:10.5072/drought',
        'https://doi.org/10.5072/Drought',
        'info:doi/10.5072/drought',
      ])
        expect((await catalog.list('resource', { doi: [doi], limit: 5 })).records.map(one => one.doi)).toEqual([
          '10.5072/drought',
        ])
      expect((await catalog.list('resource', { doi: ['drought', ''], limit: 5 })).records).toEqual([])
      for (const digest of [checksum, checksum.toUpperCase(), 'D41d8cd98f00b204e9800998ecf8427E'])
        expect((await catalog.list('file', { checksum: [digest], limit: 5 })).records.map(({ id }) => id)).toEqual([
          uuid(1, 5),
        ])
    })

    test('finds a UUID in any form', async () => {
      for (const query of [uuid(2), uuid(2).toUpperCase(), uuid(2).replaceAll('-', '')]) {
        const { records, count } = await catalog.list('dataset', { query, limit: 5, count: true })
        expect([count, records.map(({ id }) => id)]).toEqual([1, [uuid(2)]])
      }
    })

    test('finds the file with a checksum, and the dataset that contains the file', async () => {
      for (const query of [checksum, ` ${checksum.toUpperCase()} `]) {
        expect((await catalog.list('file', { query, limit: 5 })).records.map(({ id }) => id)).toEqual([uuid(1, 5)])
        expect((await catalog.list('dataset', { query, limit: 5 })).records.map(({ id }) => id)).toEqual([uuid(1)])
        expect((await catalog.list('resource', { query, limit: 5 })).records).toEqual([])
      }
    })

    test('puts titles before names, subjects and abstracts, and whole words before beginnings', async () => {
      expect(await found('rainfall', { sort: 'relevance' })).toEqual(['rain', 'rainfalls', 'basins', 'drought'])
      expect(await found('drought', { sort: 'relevance' })).toEqual(['drought', 'drought.2', 'rain'])
      expect(await found('"small basins"', { sort: 'relevance' })).toEqual(['drought'])
    })

    test('returns ranked results page by page', async () => {
      const all = await found('rainfall', { sort: 'relevance' })
      for (const offset of [0, 1, 2, 3, 4])
        expect(await found('rainfall', { sort: 'relevance', limit: 2, offset })).toEqual(all.slice(offset, offset + 2))
    })

    test('ranks only records that match the other filters', async () => {
      expect(await found('rainfall', { sort: 'relevance', doi: ['10.5072/basins', '10.5072/drought'] })).toEqual([
        'basins',
        'drought',
      ])
    })

    each(test, [
      ['title', ['basins', 'drought', 'rain', 'rainfalls', 'drought.2']],
      ['-title', ['drought.2', 'rainfalls', 'rain', 'drought', 'basins']],
      ['date', ['rainfalls', 'drought', 'basins', 'rain', 'drought.2']],
      ['-date', ['drought.2', 'rain', 'basins', 'drought', 'rainfalls']],
    ] as [NonNullable<ListQuery['sort']>, string[]][])(
      'sorts by %s, and pages by cursor in that order',
      async (sort, expected) => {
        expect(await found('', { sort })).toEqual(expected)
        expect(await found('', { sort, offset: 1, limit: 2 })).toEqual(expected.slice(1, 3))
        const followed: string[] = []
        for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
          const page: Listing<'resource'> = await catalog.list('resource', { limit: 2, sort, cursor })
          followed.push(...page.records.map(({ doi }) => doi.slice('10.5072/'.length)))
          cursor = page.next
        }
        expect(followed).toEqual(expected)
      },
    )

    test('sorts datasets by name and version', async () => {
      const names = async (sort: ListQuery['sort']) =>
        (await catalog.list('dataset', { limit: 5, ...(sort && { sort }) })).records.map(one => one.name)
      expect(await names('title')).toEqual(['a', 'agroplot_yield-mai_1'])
      expect(await names('-title')).toEqual(['agroplot_yield-mai_1', 'a'])
      expect(await names('date')).toEqual(['agroplot_yield-mai_1', 'a'])
      expect(await names('relevance')).toEqual(await names(undefined))
    })

    test('refuses an unknown order, and a cursor with an order by relevance', async () => {
      await expect(catalog.list('resource', { limit: 1, sort: 'size' as 'title' })).rejects.toThrow(TypeError)
      await expect(catalog.list('resource', { limit: 1, sort: 'relevance', cursor: '*' })).rejects.toThrow(TypeError)
    })

    test('counts the values of resources, and filters by them', async () => {
      const facets = await catalog.facets('resource')
      expect(Object.keys(facets)).toEqual(['publication_year', 'publisher', 'resource_type'])
      expect(facets.publisher).toEqual([
        { value: 'Rain Repository', count: 4 },
        { value: 'Other Press', count: 1 },
      ])
      expect(await catalog.specifiers('resource')).toEqual(new Set(Object.keys(facets)))
      const specifiers = new Map([['publisher', ['Other Press', 'None']]])
      expect(await found('', { specifiers })).toEqual(['rainfalls'])
      expect((await catalog.facets('resource', { query: 'rainfall -elsewhere' })).publisher).toEqual([
        { value: 'Rain Repository', count: 3 },
      ])
    })

    test('suggests words that match records together with the preceding words', async () => {
      expect(await suggestionsFor(catalog, 'resource', { query: 'RAIN' })).toEqual(['rain', 'rainfall', 'rainfalls'])
      expect(await suggestionsFor(catalog, 'resource', { query: 'andes drou' })).toEqual(['drought'])
      expect(await suggestionsFor(catalog, 'dataset', { query: 'zu' })).toEqual(['zulu'])
      expect(await suggestionsFor(catalog, 'resource', { query: 'xyzzy' })).toEqual([])
      expect(await suggestionsFor(catalog, 'resource', {})).toEqual([])
    })

    test('finds the text that readers see, but not its markup', async () => {
      const own = await open()
      const seen = '<jats:p>Fl&#252;sse</jats:p><jats:p>und Seen</jats:p> <script>let hidden = 1</script>'
      await own.ingest([record('one', 'CO<sub>2</sub> of <i>Zea</i>', abstract(seen))])
      const count = async (query: string) => (await own.list('resource', { query, limit: 1, count: true })).count
      for (const query of ['co2', 'flusse', '"co2 of zea"', 'seen'])
        expect([query, await count(query)]).toEqual([query, 1])
      for (const query of ['sub', 'hidden', 'jats', 'script']) expect([query, await count(query)]).toEqual([query, 0])
      await own.close()
    })

    test('finds the records that name a DOI among their related identifiers or items, in any form', async () => {
      const own = await open()
      const related = (relatedIdentifier: string) => ({
        relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType: 'DOI', relationType: 'Cites' }],
      })
      await own.ingest([
        record('bare', 'Ice', related('10.5072/Firn.12_a-b')),
        record('address', 'Hail', related('https://doi.org/10.5072/firn.12_A-B')),
        record('item', 'Snow', {
          relatedItems: [
            {
              relatedItemType: 'JournalArticle',
              relationType: 'Cites',
              titles: [{ title: 'Firn' }],
              relatedItemIdentifier: { relatedItemIdentifier: '10.5072/firn.12_a-b', relatedItemIdentifierType: 'DOI' },
            },
          ],
        }),
        record('other', 'Rain', related('10.5072/firn.120_a-b')),
      ])
      const { records } = await own.list('resource', { query: '"10.5072/FIRN.12_a-b"', sort: '-date', limit: 10 })
      expect(records.map(({ title }) => title).sort()).toEqual(['Hail', 'Ice', 'Snow'])
      await own.close()
    })

    test('no longer finds a record by words that it has lost', async () => {
      const own = await open()
      await own.ingest([record('one', 'Glaciers of Norway')])
      await own.ingest([record('one', 'Fjords of Norway')])
      const count = async (query: string) => (await own.list('resource', { query, limit: 1, count: true })).count
      expect(await count('glaciers')).toBe(0)
      expect(await count('"glaciers of"')).toBe(0)
      expect(await count('"fjords of" norway')).toBe(1)
      await own.close()
    })

    test('accepts records with very many words', async () => {
      const own = await open()
      const words = (count: number, start: string): string =>
        Array.from({ length: count }, (_, at) => `${start}${at}`).join(' ')
      const long = record('long', 'Long', abstract(`first ${words(60_000, 'wörterbuch')} last`))
      const many = record('many', 'Many', {
        creators: Array.from({ length: 3000 }, (_, at) => agent(`Family${at}, Given`)),
      })
      const same = record('same', 'Same', abstract('again '.repeat(40_000)))
      expect((await own.ingest([long, many, same])).refused).toEqual([])
      for (const [query, count] of [
        ['first', 1],
        ['"wörterbuch1 wörterbuch2"', 1],
        ['family2999', 1],
        ['"again again"', 1],
      ] as const)
        expect((await own.list('resource', { query, limit: 1, count: true })).count).toBe(count)
      await own.close()
    })
  })
}
