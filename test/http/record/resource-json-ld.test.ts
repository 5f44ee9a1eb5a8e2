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

const dataset = {
  ...fixtures.dataset[0],
  id: '5d2b40a1-1c52-4b8e-9a55-000000000002',
  path: 'CropRound2/own/bare',
  files: [],
  resources: [{ id: bare.id, doi: bare.doi, doi_url: `https://doi.org/${bare.doi}` }],
}

describe('the JSON-LD in the page of a resource', () => {
  it('the JSON-LD of a resource names its files and repository, and states that access is free', async () => {
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

  it('the JSON-LD of a resource has the SPDX URL of the licence in addition to the given URL', async () => {
    expect((await blockOf(bare.id)).license).toEqual([
      'https://creativecommons.org/licenses/by/4.0/legalcode',
      'https://spdx.org/licenses/CC-BY-4.0',
    ])
  })

  it('the JSON-LD of a resource has a type for every creator, and the title in place of a missing description', async () => {
    const block = await blockOf(bare.id)
    expect(block.creator).toEqual([
      { '@type': 'Person', name: 'Aristarchus' },
      { '@type': 'Organization', name: 'Institute of the Moon' },
    ])
    expect(block.description).toBe('Sizes and distances')
    const exported = await service.json(`/api/v1/resources/${bare.id}/?format=schema-org`)
    for (const name of ['description', 'isAccessibleForFree', 'distribution']) expect(exported).not.toHaveProperty(name)
  })

  it('the JSON-LD of a resource does not repeat the type as an additional type', async () => {
    expect(await blockOf(bare.id)).toMatchObject({ '@type': 'Dataset' })
    expect(await blockOf(bare.id)).not.toHaveProperty('additionalType')
  })

  it.each([
    ['http://purl.org/coar/access_right/c_16ec', false],
    ['info:eu-repo/semantics/openAccess', true],
    ['https://example.org/terms', true],
  ])('the JSON-LD of a resource with the rights %s states the access conditions', async (rightsURI, isOpen) => {
    const other = { ...bare, id: bare.id.replace(/1$/, '9'), doi: '10.5072/rights' }
    const datacite = { ...bare.datacite, identifiers: [], rightsList: [{ rights: 'Own', rightsURI }] }
    const { get } = await fixtureService({}, [{ ...other, datacite }])
    const text = await (await get(`/resources/${other.id}/`)).text()
    const block = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
    const conditionsOfAccess = rightsURI.includes('example.org')
      ? 'http://purl.org/coar/access_right/c_abf2'
      : rightsURI
    expect(block).toMatchObject({ isAccessibleForFree: isOpen, conditionsOfAccess })
  })

  it('the JSON-LD of a dataset has typed creators and states the access conditions', async () => {
    const { get } = await fixtureService({}, [bare, dataset])
    const text = await (await get(`/datasets/${dataset.id}/`)).text()
    const block = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
    expect(block).toMatchObject({
      creator: [
        { '@type': 'Person', name: 'Aristarchus' },
        { '@type': 'Organization', name: 'Institute of the Moon' },
      ],
      isAccessibleForFree: true,
      conditionsOfAccess: 'http://purl.org/coar/access_right/c_abf2',
    })
  })

  it('the page of an external resource contains JSON-LD that does not state whether access is free', async () => {
    const external = fixtures.resource.find(({ is_external }) => is_external)
    const block = await blockOf(external.id)
    expect(block).toMatchObject({ name: external.title, description: expect.any(String) })
    expect(block).not.toHaveProperty('isAccessibleForFree')
  })
})
