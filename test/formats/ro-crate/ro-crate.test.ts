import { describe, expect, it } from 'vitest'
import { convert, readRecords, roCrate } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const record: Datacite = {
  doi: '10.5072/ice',
  creators: [
    {
      name: 'Berg, Ada',
      nameType: 'Personal',
      givenName: 'Ada',
      familyName: 'Berg',
      nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
      affiliation: [
        { name: 'AWI', affiliationIdentifier: 'https://ror.org/032e6b942', affiliationIdentifierScheme: 'ROR' },
      ],
    },
  ],
  titles: [{ title: 'Ice' }],
  publicationYear: 2020,
  types: { resourceTypeGeneral: 'Software', resourceType: 'Library' },
  rightsList: [{ rights: 'A licence of ours', rightsUri: 'https://example.org/licence' }],
}

type Entity = Record<string, unknown>

function graphOf(given: Datacite, version?: '1.1' | '1.2'): Entity[] {
  const { text } = roCrate.write?.(given, version === undefined ? {} : { roCrate: version }) ?? { text: '{}' }
  return JSON.parse(text)['@graph']
}

const entity = (graph: Entity[], id: string): Entity | undefined => graph.find(one => one['@id'] === id)

describe('writing', () => {
  it.each(['1.1', '1.2'] as const)('declares conformance to RO-Crate %s', version => {
    const [descriptor] = graphOf(record, version)
    expect(descriptor).toEqual({
      '@id': 'ro-crate-metadata.json',
      '@type': 'CreativeWork',
      conformsTo: { '@id': `https://w3id.org/ro/crate/${version}` },
      about: { '@id': './' },
    })
  })

  it('convert accepts the version of RO-Crate as an option', () => {
    const result = convert(JSON.stringify(record), { to: 'ro-crate', roCrate: '1.1' })
    expect(result.ok && result.text).toContain('"https://w3id.org/ro/crate/1.1/context"')
  })

  it('throws a TypeError for an unknown RO-Crate version', () => {
    expect(() => roCrate.write?.(record, { roCrate: '2.0' as never })).toThrow(TypeError)
  })

  it('writes an RO-Crate with a root entity, and separate entities for nested values', () => {
    const graph = graphOf(record)
    expect(entity(graph, './')).toEqual({
      '@id': './',
      '@type': 'Dataset',
      description: 'Ice',
      additionalType: ['Software', 'Library'],
      name: 'Ice',
      url: 'https://doi.org/10.5072/ice',
      identifier: ['https://doi.org/10.5072/ice'],
      author: [{ '@id': 'https://orcid.org/0000-0002-1825-0097' }],
      datePublished: '2020',
      license: { '@id': 'https://example.org/licence' },
    })
    expect(entity(graph, 'https://orcid.org/0000-0002-1825-0097')).toMatchObject({
      '@type': 'Person',
      affiliation: [{ '@id': 'https://ror.org/032e6b942' }],
    })
    expect(entity(graph, 'https://ror.org/032e6b942')).toMatchObject({ '@type': 'Organization', name: 'AWI' })
    expect(entity(graph, 'https://example.org/licence')).toMatchObject({ name: 'A licence of ours' })
  })

  it('reports that a record without a type is written to RO-Crate as a Dataset', () => {
    const { types, ...untyped } = record
    expect(roCrate.write?.(untyped).losses).toContainEqual(
      expect.objectContaining({ kind: 'invented', pointer: '/types', value: 'Dataset' }),
    )
  })

  it('writes a flat RO-Crate in which every reference resolves, except the reference to the specification', () => {
    const graph = graphOf({
      ...record,
      geoLocations: [{ geoLocationPlace: 'Fiji' }],
      contributors: [{ name: 'X', contributorType: 'DataCollector' }],
    })
    const ids = new Set(graph.map(one => one['@id']))
    for (const { '@id': id, ...members } of graph)
      for (const value of Object.values(members).flat())
        if (typeof value === 'object' && value !== null) {
          expect(Object.keys(value), String(id)).toEqual(['@id'])
          const target = String(Reflect.get(value, '@id'))
          expect(ids.has(target) || target.startsWith('https://w3id.org/ro/crate/'), target).toBe(true)
        }
  })

  it('keeps two creators with the same identifier separate in RO-Crate', () => {
    const [creator] = record.creators ?? []
    const twice = { ...record, creators: [creator ?? {}, { ...creator, name: 'Berg, A.', givenName: 'A.' }] }
    const back = roCrate.read?.(roCrate.write?.(twice).text ?? '')
    expect(back?.ok && back.records[0]?.creators?.map(({ name }) => name)).toEqual(['Berg, Ada', 'Berg, A.'])
  })
})

describe('reading', () => {
  const crate = (root: Entity, ...others: Entity[]): string =>
    JSON.stringify({
      '@context': 'https://w3id.org/ro/crate/1.1/context',
      '@graph': [
        {
          '@id': 'ro-crate-metadata.json',
          '@type': 'CreativeWork',
          about: { '@id': root['@id'] },
          conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
        },
        root,
        ...others,
      ],
    })

  it('reads the entities that the root entity of an RO-Crate references, and writes file entities back', () => {
    const text = crate(
      {
        '@id': './',
        '@type': 'Dataset',
        name: 'Ice',
        author: { '@id': '#ada' },
        hasPart: [{ '@id': 'data/ice.csv' }, { '@id': 'https://doi.org/10.5072/part' }],
      },
      { '@id': '#ada', '@type': 'Person', name: 'Ada Berg' },
      { '@id': 'data/ice.csv', '@type': 'File', encodingFormat: 'text/csv' },
      { '@id': 'https://doi.org/10.5072/part', '@type': 'Dataset' },
    )
    const { records } = readRecords(text)
    expect(records).toMatchObject([
      {
        format: 'ro-crate',
        record: {
          creators: [{ name: 'Ada Berg', nameType: 'Personal' }],
          relatedIdentifiers: [{ relatedIdentifier: '10.5072/part', relationType: 'HasPart' }],
        },
      },
    ])
    expect(records[0]?.record.creators?.[0]).not.toHaveProperty('nameIdentifiers')
    const again = graphOf(records[0]?.record ?? {})
    expect(entity(again, 'data/ice.csv')).toMatchObject({ '@type': 'File', encodingFormat: 'text/csv' })
    expect(entity(again, './')?.hasPart).toEqual([{ '@id': 'https://doi.org/10.5072/part' }, { '@id': 'data/ice.csv' }])
  })

  it('reads the DOI of a crate from the @id of its root entity', () => {
    const [first] = readRecords(crate({ '@id': 'https://doi.org/10.5072/x', '@type': 'Dataset', name: 'x' })).records
    expect(first?.record).toMatchObject({ doi: '10.5072/x' })
  })

  it('refuses an RO-Crate without a root entity, and reports the position of the error', () => {
    const result = roCrate.read?.('{"@context": "https://w3id.org/ro/crate/1.1/context", "@graph": []}')
    expect(result?.ok).toBe(false)
    expect(result?.diagnostics[0]).toMatchObject({ rule: 'schema/unrecognised', position: { start: { line: 1 } } })
  })
})

describe('files on the web', () => {
  const file = [
    { url: 'https://data.example/a.csv', name: 'a.csv', size: 12, mediaType: 'text/csv' },
    { url: 'https://data.example/b' },
  ]
  const record: Datacite = {
    doi: '10.5072/ice',
    types: { resourceTypeGeneral: 'Dataset' },
    titles: [{ title: 'Ice' }],
    publicationYear: 2020,
    descriptions: [{ description: 'Ice of a lake.', descriptionType: 'Abstract' }],
    rightsList: [{ rightsUri: 'https://example.org/licence' }],
    relatedIdentifiers: [{ relationType: 'HasPart', relatedIdentifier: '10.5072/part', relatedIdentifierType: 'DOI' }],
    extras: { format: 'ro-crate', members: {}, cited: { file } },
  }

  it('writes web files to RO-Crate as parts that have their URLs as @id, and reads the files back', () => {
    const { text, losses } = roCrate.write(record)
    const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] }
    expect(graph.find(entity => entity['@id'] === './')?.hasPart).toEqual(
      expect.arrayContaining([{ '@id': 'https://data.example/a.csv' }, { '@id': 'https://data.example/b' }]),
    )
    expect(graph).toContainEqual({
      '@id': 'https://data.example/a.csv',
      '@type': 'File',
      name: 'a.csv',
      contentSize: '12',
      encodingFormat: 'text/csv',
    })
    expect(losses).toEqual([])
    const [back] = readRecords(text).records
    expect(back?.record.extras?.cited).toEqual({ file })
    expect(back?.record.relatedIdentifiers).toEqual(record.relatedIdentifiers)
  })

  it('reads web files from the distribution of a crate', () => {
    const crate = {
      '@context': 'https://w3id.org/ro/crate/1.1/context',
      '@graph': [
        { '@id': 'ro-crate-metadata.json', about: { '@id': './' } },
        { '@id': './', '@type': 'Dataset', name: 'Ice', distribution: { '@id': 'https://data.example/all.zip' } },
        { '@id': 'https://data.example/all.zip', '@type': 'DataDownload', encodingFormat: 'application/zip' },
      ],
    }
    expect(readRecords(JSON.stringify(crate)).records[0]?.record.extras?.cited).toEqual({
      file: [{ url: 'https://data.example/all.zip', mediaType: 'application/zip' }],
    })
  })
})

it('keeps no extra for an RO-Crate entity that is read as a citing work', () => {
  const cited = {
    relatedIdentifier: '10.5072/data',
    relatedIdentifierType: 'DOI',
    relationType: 'IsReferencedBy',
  } as const
  const { text = '' } = roCrate.write?.({ ...record, relatedIdentifiers: [cited] }) ?? {}
  const { records } = readRecords(text)
  expect(records[0]?.record).toMatchObject({ relatedIdentifiers: [cited] })
  expect(records[0]?.record.extras).toBeUndefined()
})
