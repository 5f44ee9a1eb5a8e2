import { beforeAll, describe, expect, it } from 'vitest'
import { baseUrl, fixtureService, fixtures } from '../fixture-service.ts'

let service: Awaited<ReturnType<typeof fixtureService>>
const bare = {
  id: '5d2b40a1-1c52-4b8e-9a55-000000000001',
  doi: '10.5072/bare',
  paths: ['CropRound2'],
  datacite: {
    identifiers: [{ identifier: '10.5072/bare', identifierType: 'DOI' }],
    creators: [{ name: 'Aristarchus' }, { name: 'Institute of the Moon' }],
    titles: [{ title: 'Sizes and distances' }],
    publisher: 'Example Library',
    publicationYear: '2012',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'dataset' },
    rightsList: [{ rights: 'CC BY 4.0', rightsURI: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
  },
}
beforeAll(async () => {
  service = await fixtureService({}, [bare])
})

const blockOf = async (id: string) => {
  const text = await (await service.get(`/resources/${id}/`)).text()
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
}

describe('the JSON-LD in the page of a resource', () => {
  it('has its files, its repository and that it is free', async () => {
    const block = await blockOf(bare.id)
    expect(block).toMatchObject({
      isAccessibleForFree: true,
      includedInDataCatalog: { '@type': 'DataCatalog', url: `${baseUrl}/` },
    })
    expect(block.distribution.length).toBeGreaterThan(3)
    for (const one of block.distribution)
      expect(one).toEqual({
        '@type': 'DataDownload',
        name: expect.any(String),
        contentUrl: expect.stringMatching(/^https:\/\/files\.example\.org\//),
        encodingFormat: expect.stringMatching(/^\w+\/[\w.+-]+$/),
        contentSize: expect.stringMatching(/^\d+ bytes?$/),
        identifier: { '@type': 'PropertyValue', propertyID: 'sha512', value: expect.stringMatching(/^[\da-f]{128}$/) },
      })
  })

  it('has the address of the licence at SPDX beside its own', async () => {
    expect((await blockOf(bare.id)).license).toEqual([
      'https://creativecommons.org/licenses/by/4.0/legalcode',
      'https://spdx.org/licenses/CC-BY-4.0',
    ])
  })

  it('has a type for every creator, and a description where there is none', async () => {
    const block = await blockOf(bare.id)
    expect(block.creator).toEqual([
      { '@type': 'Person', name: 'Aristarchus' },
      { '@type': 'Organization', name: 'Institute of the Moon' },
    ])
    expect(block.description).toBe('Sizes and distances')
    const exported = await service.json(`/api/v1/resources/${bare.id}/?format=schema-org`)
    for (const name of ['description', 'isAccessibleForFree', 'distribution']) expect(exported).not.toHaveProperty(name)
  })

  it('does not repeat the type as a further type', async () => {
    expect(await blockOf(bare.id)).toMatchObject({ '@type': 'Dataset' })
    expect(await blockOf(bare.id)).not.toHaveProperty('additionalType')
  })

  it('is there for an external resource too', async () => {
    const external = fixtures.resource.find(({ is_external }) => is_external)
    const block = await blockOf(external.id)
    expect(block).toMatchObject({ name: external.title, description: expect.any(String) })
    expect(block).not.toHaveProperty('isAccessibleForFree')
  })
})
