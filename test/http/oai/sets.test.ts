import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Catalog } from '../../../src/catalog/index.ts'
import { createHandler, type Handler } from '../../../src/http/index.ts'
import { metadata } from '../../catalog/records.ts'
import { onEveryStore } from '../on-every-store.ts'

const publisher = 'Universität & Söhne (1.0~2)'
const record = (number: number, changes = {}) => ({ id: undefined, ...metadata(number, changes) })
const covering = (number: number, paths: string[], changes = {}) => ({
  doi: `10.5072/Round.${number}`,
  title: 'Soil',
  paths,
  datacite: metadata(number, changes),
})

onEveryStore(open => {
  let catalog: Catalog
  let handle: Handler
  beforeAll(async () => {
    catalog = await open()
    const { refused } = await catalog.ingest([
      covering(0, ['Round/OutputData', 'Inputs']),
      covering(1, ['Round'], { types: { resourceTypeGeneral: 'Text' } }),
      record(2, { publisher: { name: publisher } }),
      { doi: '10.5072/out.1', title: 'Elsewhere', paths: ['/Inputs/b'], datacite: null },
      record(4, { publisher: { name: 'Gone Press' } }),
    ])
    expect(refused).toEqual([])
    const id = (await catalog.byDoi('10.5072/round.4'))?.id ?? ''
    await catalog.withdraw('resource', [id], { reason: 'Wrong.' })
    handle = createHandler({
      catalog,
      baseUrl: 'https://data.example.org',
      filesUrl: 'https://files.example.org',
      termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: 'https://data.example.org/terms' },
    })
  })
  afterAll(() => catalog.close())

  const ask = async (query: string): Promise<string> =>
    (await handle(new Request(`https://data.example.org/oai?${query}`))).text()
  const found = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
  const list = async (set: string, prefix = 'oai_dc'): Promise<(string | undefined)[]> => {
    const xml = await ask(`verb=ListIdentifiers&metadataPrefix=${prefix}&set=${encodeURIComponent(set)}`)
    const ids = found(xml, 'identifier').map(identifier => identifier.replace(/^.*:/, ''))
    const records = ids.map(
      async id => (await catalog.get('resource', id)) ?? (await catalog.withdrawn('resource', id))?.record,
    )
    return (await Promise.all(records)).map(resource => resource?.doi.toLowerCase()).sort()
  }
  const encoded = 'publisher-Universit~C3~A4t~20~26~20S~C3~B6hne~20(1.0~7E2)'

  it('the service lists sets by type, publisher and top path segment, and the OpenAIRE set', async () => {
    const xml = await ask('verb=ListSets')
    expect(found(xml, 'setSpec')).toEqual([
      'openaire_data',
      'path-Inputs',
      'path-Round',
      'publisher-Gone~20Press',
      'publisher-Rain~20Repository',
      encoded,
      'type-Dataset',
      'type-Text',
    ])
    expect(found(xml, 'setName')).toContain('Publisher: Universität &amp; Söhne (1.0~2)')
    expect(xml).not.toContain('resumptionToken')
  })

  it('each set contains exactly the records whose headers name the set', async () => {
    const all = found(await ask('verb=ListSets'), 'setSpec')
    const headers = (await ask('verb=ListRecords&metadataPrefix=oai_dc')).match(/<header[ >].*?<\/header>/gs) ?? []
    expect(headers).toHaveLength(5)
    for (const set of all) {
      const wanted = headers.filter(header => found(header, 'setSpec').includes(set))
      const listed = found(await ask(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=${set}`), 'identifier')
      expect([set, listed.sort()]).toEqual([set, wanted.flatMap(header => found(header, 'identifier')).sort()])
      expect(wanted.length).toBeGreaterThan(0)
    }
    for (const header of headers) for (const set of found(header, 'setSpec')) expect(all).toContain(set)
  })

  it('a harvester receives the records of a set, including deleted ones', async () => {
    expect(await list('type-Text')).toEqual(['10.5072/round.1'])
    expect(await list('path-Inputs')).toEqual(['10.5072/out.1', '10.5072/round.0'])
    expect(await list('path-Inputs', 'oai_datacite')).toEqual(['10.5072/round.0'])
    expect(await list('path-Round')).toEqual(['10.5072/round.0', '10.5072/round.1'])
    expect(await list(encoded)).toEqual(['10.5072/round.2'])
    expect(await list('publisher-Gone~20Press')).toEqual(['10.5072/round.4'])
    expect(await ask('verb=ListRecords&metadataPrefix=oai_dc&set=publisher-Gone~20Press')).toMatch(
      /<header status="deleted">.*<setSpec>publisher-Gone~20Press<\/setSpec><\/header>/,
    )
    expect(await list('openaire_data')).toEqual([0, 1, 2, 4].map(number => `10.5072/round.${number}`))
    for (const none of ['path-Inp', 'path-', 'path-Round~2FOutputData', 'publisher-Rain', 'type-text', 'Round'])
      expect([none, await ask(`verb=ListRecords&metadataPrefix=oai_dc&set=${none}`)]).toEqual([
        none,
        expect.stringContaining('code="noRecordsMatch"'),
      ])
  })

  it('the header of a single record names its sets', async () => {
    const id = (await catalog.byDoi('10.5072/round.0'))?.id
    const xml = await ask(`verb=GetRecord&metadataPrefix=dcat&identifier=oai:data.example.org:${id}`)
    expect(found(xml, 'setSpec')).toEqual([
      'openaire_data',
      'type-Dataset',
      'publisher-Rain~20Repository',
      'path-Inputs',
      'path-Round',
    ])
  })

  it('the service keeps the set in resumption tokens, and lists many sets in parts', async () => {
    const more = Array.from({ length: 600 }, (_, at) =>
      record(10 + at, { publisher: { name: `Press ${at}` }, types: { resourceTypeGeneral: 'Sound' } }),
    )
    await catalog.ingest(more)
    const identifiers: string[] = []
    let query = 'verb=ListIdentifiers&metadataPrefix=oai_dc&set=type-Sound'
    for (let parts = 1; query !== ''; parts++) {
      const xml = await ask(query)
      expect(xml).toContain('completeListSize="600"')
      identifiers.push(...found(xml, 'identifier'))
      const [, token] = /<resumptionToken[^>]*>([^<]+)</.exec(xml) ?? []
      query = token === undefined ? '' : `verb=ListIdentifiers&resumptionToken=${token}`
      expect(parts).toBeLessThan(4)
    }
    expect([identifiers.length, new Set(identifiers).size]).toEqual([600, 600])
    const first = await ask('verb=ListSets')
    const [, token = ''] = /<resumptionToken[^>]*>([^<]+)</.exec(first) ?? []
    const second = await ask(`verb=ListSets&resumptionToken=${token}`)
    const sets = [first, second].map(xml => found(xml, 'setSpec'))
    expect(sets.map(({ length }) => length)).toEqual([500, 109])
    expect(
      sets
        .flat()
        .filter(set => set.startsWith('publisher-Press'))
        .sort(),
    ).toEqual(Array.from({ length: 600 }, (_, at) => `publisher-Press~20${at}`).sort())
    expect(second).toMatch(/<resumptionToken completeListSize="609" cursor="500"\s*(?:\/>|><\/resumptionToken>)/)
    expect(await ask(`verb=ListRecords&resumptionToken=${token}`)).toContain('badResumptionToken')
  })
})
