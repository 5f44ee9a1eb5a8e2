import { describe, expect, it } from 'vitest'
import { dcatTurtle, schemaOrg } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { recordIn, written as textIn } from '../conversions.ts'

function written(record: Datacite): Record<string, unknown> {
  return JSON.parse(schemaOrg.write?.(record).text ?? '')
}

const base: Datacite = {
  doi: '10.5072/example.1',
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'GFZ Data Services' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}

describe('what search engines require of a dataset', () => {
  it('writes to schema.org the name, description, creator and licence URL that dataset search engines need', () => {
    const node = written({
      ...base,
      descriptions: [{ description: 'Half a page.', descriptionType: 'Abstract' }],
      rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
    })
    expect(node).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      '@id': 'https://doi.org/10.5072/example.1',
      name: 'Soil moisture',
      description: 'Half a page.',
      creator: [{ '@type': 'Person', name: 'Ngozi Okafor', givenName: 'Ngozi', familyName: 'Okafor' }],
      license: 'https://creativecommons.org/licenses/by/4.0/legalcode',
      publisher: { '@type': 'Organization', name: 'GFZ Data Services' },
      datePublished: '2021',
    })
  })

  it.each([
    [{ rightsIdentifier: 'cc-by-4.0', rightsIdentifierScheme: 'SPDX' }, 'https://spdx.org/licenses/CC-BY-4.0'],
    [{ rights: 'Ask the author' }, { '@type': 'CreativeWork', name: 'Ask the author' }],
    [
      { rights: 'x', rightsUri: 'see the readme' },
      { '@type': 'CreativeWork', name: 'x' },
    ],
  ])('writes the rights %j to schema.org as the licence %j', (rights, license) => {
    expect(written({ ...base, rightsList: [rights] }).license).toEqual(license)
  })

  it('writes the access conditions of a work to schema.org only if the record states them', () => {
    const open = written({
      ...base,
      rightsList: [{ rights: 'Open Access', rightsUri: 'info:eu-repo/semantics/openAccess' }],
    })
    expect(open).toMatchObject({ conditionsOfAccess: 'Open Access', isAccessibleForFree: true })
    expect(open).not.toHaveProperty('license')
    expect(written(base)).not.toHaveProperty('isAccessibleForFree')
  })
})

describe('people and organisations', () => {
  it.each([
    [
      { name: 'Example Panel Team', nameType: 'Organizational' },
      { '@type': 'Organization', name: 'Example Panel Team' },
    ],
    // Never split, even if the record has parts.
    [
      {
        name: 'Smith, Jones and Partners',
        nameType: 'Organizational',
        givenName: 'Jones and Partners',
        familyName: 'Smith',
      },
      { '@type': 'Organization', name: 'Smith, Jones and Partners' },
    ],
    [{ name: 'Institute of Ice' }, { name: 'Institute of Ice' }],
    [{ name: 'Okafor, Ngozi' }, { '@type': 'Person', name: 'Okafor, Ngozi' }],
  ] as const)('writes the creator %j to schema.org as %j', (creator, node) => {
    const [found] = written({ ...base, creators: [creator] }).creator as object[]
    expect(found).toMatchObject(node)
    expect(Object.keys(found ?? {}).filter(name => !['@type', 'name'].includes(name))).toEqual([])
  })

  it.each([
    ['王, 芳', '王芳'],
    ['김, 민수', '김민수'],
    ['山田, 太郎', '山田太郎'],
    ['スミス, ジョン', 'ジョン スミス'],
    ['Wang, Fang', 'Fang Wang'],
  ])('writes the name %s to schema.org and DCAT in the usual order for its script: %s', (name, spoken) => {
    const creators = [{ name, nameType: 'Personal' as const }]
    expect(written({ ...base, creators }).creator).toMatchObject([{ '@type': 'Person', name: spoken }])
    expect(dcatTurtle.write?.({ ...base, creators }).text).toContain(`foaf:name "${spoken}"`)
  })

  it('splits the name of a creator with an ORCID iD for schema.org, because only people have ORCID iDs', () => {
    const nameIdentifiers = [{ nameIdentifier: '0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }]
    const node = written({ ...base, creators: [{ name: 'Okafor, Ngozi', nameIdentifiers }] })
    expect(node.creator).toMatchObject([{ givenName: 'Ngozi', familyName: 'Okafor' }])
  })

  it('reports an assumed name type in schema.org if the record does not state a name type', () => {
    const losses = schemaOrg.write?.({ ...base, creators: [{ name: 'Okafor, Ngozi' }] }).losses
    expect(losses).toContainEqual(
      expect.objectContaining({ kind: 'invented', pointer: '/creators/0/nameType', value: 'Personal' }),
    )
  })

  it('writes an Editor to schema.org as an editor, and a DataCollector as a contributor with a role', () => {
    const node = written({
      ...base,
      contributors: [
        { name: 'A', contributorType: 'Editor', nameType: 'Organizational' },
        { name: 'B', contributorType: 'DataCollector', nameType: 'Organizational' },
      ],
    })
    expect(node.editor).toEqual({ '@type': 'Organization', name: 'A' })
    expect(node.contributor).toEqual([
      { '@type': 'Role', roleName: 'DataCollector', contributor: { '@type': 'Organization', name: 'B' } },
    ])
  })
})

describe('relations', () => {
  const related = (relationType: string, relatedIdentifier = '10.5072/other') =>
    written({
      ...base,
      relatedIdentifiers: [{ relationType, relatedIdentifier, relatedIdentifierType: 'DOI' }] as never,
    })
  const other = { '@id': 'https://doi.org/10.5072/other' }

  it.each([
    ['IsNewVersionOf', { 'prov:wasRevisionOf': other }],
    ['IsPreviousVersionOf', { '@reverse': { 'prov:wasRevisionOf': other } }],
    ['IsVersionOf', { exampleOfWork: other }],
    ['HasVersion', { workExample: other }],
    ['Obsoletes', { 'dct:replaces': other }],
    ['IsPartOf', { isPartOf: other }],
    ['IsDerivedFrom', { isBasedOn: other }],
    ['References', { citation: other }],
    ['IsIdenticalTo', { sameAs: 'https://doi.org/10.5072/other' }],
  ])('writes the relation %s to schema.org as %j', (relationType, members) => {
    expect(related(relationType)).toMatchObject(members)
  })

  it('the JSON-LD context declares exactly the prefixes in use', () => {
    expect(related('IsNewVersionOf')['@context']).toEqual([
      'https://schema.org',
      { prov: 'http://www.w3.org/ns/prov#' },
    ])
    expect(related('IsPartOf')['@context']).toBe('https://schema.org')
  })

  it('writes a related DOI to schema.org with a lower-case @id, and with an identifier in the original spelling', () => {
    expect(related('IsPartOf', '10.5072/Other').isPartOf).toEqual({
      ...other,
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'DOI',
        value: '10.5072/Other',
        url: 'https://doi.org/10.5072/Other',
      },
    })
    const relatedIdentifiers = [
      { relationType: 'IsPartOf', relatedIdentifier: '10.5072/Other', relatedIdentifierType: 'DOI' } as const,
    ]
    expect(dcatTurtle.write?.({ ...base, relatedIdentifiers }).text).toContain(
      'dct:isPartOf <https://doi.org/10.5072/other>',
    )
  })

  it('writes a related UPC to schema.org as a PropertyValue', () => {
    const node = written({
      ...base,
      relatedIdentifiers: [
        { relationType: 'IsPartOf', relatedIdentifier: '123601057072', relatedIdentifierType: 'UPC' },
      ],
    })
    expect(node.isPartOf).toMatchObject({
      identifier: { '@type': 'PropertyValue', propertyID: 'UPC', value: '123601057072' },
    })
  })
})

describe('losses', () => {
  const lossesOf = (record: Datacite) =>
    schemaOrg.write(record).losses.map(({ kind, pointer, value }) => [kind, pointer, value])

  it('reports the changed and lost members of an untitled related item in schema.org', () => {
    const item = {
      relationType: 'References',
      relatedItemType: 'Text',
      relatedItemIdentifier: { relatedItemIdentifier: 'https://x.org/1', relatedItemIdentifierType: 'URL' },
    } as const
    const at = '/relatedItems/0/relatedItemIdentifier/relatedItemIdentifier'
    expect(lossesOf({ ...base, relatedItems: [{ ...item, number: '7' }] })).toEqual([
      ['changed', at, 'https://x.org/1'],
      ['lost', '/relatedItems/0/number', '7'],
    ])
    const { relatedItemIdentifier: _, ...unidentified } = item
    expect(lossesOf({ ...base, relatedItems: [unidentified] })).toEqual([
      ['changed', '/relatedItems/0/relatedItemType', 'Text'],
    ])
  })

  it.each([
    ['https://x.org/1', 'URL'],
    ['https://hdl.handle.net/2/1', 'Handle'],
    ['10.5072/y', 'DOI'],
    ['abc', 'Other'],
  ])(
    'reports the type that the untyped identifier %s receives in a round trip through schema.org',
    (identifier, type) => {
      const record = { ...base, alternateIdentifiers: [{ alternateIdentifier: identifier }] }
      expect(lossesOf(record)).toEqual([['invented', '/alternateIdentifiers/0/alternateIdentifierType', type]])
      expect(recordIn(textIn(record, 'schema-org')).alternateIdentifiers).toEqual([
        { alternateIdentifier: identifier, alternateIdentifierType: type },
      ])
    },
  )
})

describe('coverage', () => {
  it('writes both ends of a date range to schema.org as temporalCoverage', () => {
    expect(written({ ...base, dates: [{ date: '2019-04-03/2019-04-27', dateType: 'Collected' }] })).toMatchObject({
      temporalCoverage: '2019-04-03/2019-04-27',
    })
    expect(written({ ...base, dates: [{ date: '2019/', dateType: 'Coverage' }] })).toMatchObject({
      temporalCoverage: '2019/..',
    })
  })

  it('writes polygons and boxes to schema.org as text with latitude before longitude', () => {
    const ring = [
      [8, 50],
      [9, 50],
      [9, 51],
      [8, 50],
    ].map(([pointLongitude = 0, pointLatitude = 0]) => ({ polygonPoint: { pointLongitude, pointLatitude } }))
    const node = written({
      ...base,
      geoLocations: [
        { geoLocationPolygon: ring },
        {
          geoLocationPlace: 'Fiji',
          geoLocationBox: {
            westBoundLongitude: 176,
            eastBoundLongitude: -178,
            southBoundLatitude: -19,
            northBoundLatitude: -15,
          },
        },
      ],
    })
    expect(node.spatialCoverage).toEqual([
      { '@type': 'Place', geo: { '@type': 'GeoShape', polygon: '50 8 50 9 51 9 50 8' } },
      { '@type': 'Place', name: 'Fiji', geo: { '@type': 'GeoShape', box: '-19 176 -15 -178' } },
    ])
  })

  it.each(['schema-org', 'dcat-turtle'] as const)('keeps times of day in a round trip through %s', to => {
    const dates = [{ date: '2016-08-21T03:40:00Z/2016-08-22T00:00:00Z', dateType: 'Coverage' as const }]
    expect(recordIn(textIn({ doi: '10.5072/a', dates }, to), to).dates).toEqual(dates)
  })

  it('writes a schema.org box from bounds that are partly numbers and partly text', () => {
    const box = { westBoundLongitude: '1.5', eastBoundLongitude: 2, southBoundLatitude: 3, northBoundLatitude: '4' }
    const text = textIn({ doi: '10.5072/a', geoLocations: [{ geoLocationBox: box }] } as never, 'schema-org')
    expect(JSON.parse(text).spatialCoverage.geo.box).toBe('3 1.5 4 2')
  })
})

describe('a DOI in capitals', () => {
  it.each(['schema-org', 'codemeta', 'schema-org-turtle', 'dcat-json', 'dcat-turtle', 'dcat-rdf'] as const)(
    'writes an upper-case DOI to %s as a lower-case address, and reads back the original spelling',
    to => {
      const text = textIn({ doi: '10.5072/ABC', titles: [{ title: 'T' }] }, to)
      expect(text).toMatch(/https:\/\/doi\.org\/10\.5072\/abc\b/)
      expect(recordIn(text).doi).toBe('10.5072/ABC')
    },
  )

  it.each(['schema-org', 'dcat-json'] as const)(
    'keeps the upper-case letters of a DOI in the identifier that is written to %s',
    to => {
      expect(textIn({ doi: '10.5072/ABC.d' }, to)).toContain('"https://doi.org/10.5072/ABC.d"')
    },
  )
})

it('writes several records as one schema.org graph', () => {
  const result = schemaOrg.writeAll?.([base, { ...base, doi: '10.5072/example.2', language: ':unkn' }])
  const document = JSON.parse(result?.text ?? '')
  expect(document['@graph'].map((node: Record<string, unknown>) => node['@id'])).toEqual([
    'https://doi.org/10.5072/example.1',
    'https://doi.org/10.5072/example.2',
  ])
  const read = schemaOrg.read?.(result?.text ?? '')
  expect(read?.ok && read.records.map(({ doi }) => doi)).toEqual(['10.5072/example.1', '10.5072/example.2'])
})

describe('the language of names', () => {
  const spoken: Datacite = {
    ...base,
    language: 'en',
    creators: [
      { name: 'Ek, Bo', nameType: 'Personal', givenName: 'Bo', familyName: 'Ek', lang: 'sv' },
      { name: 'Snow Club', nameType: 'Organizational' },
    ],
    publisher: { name: 'Schneeverlag', lang: 'de' },
    rightsList: [{ rights: 'Nur im Lesesaal', lang: 'de' }],
    relatedItems: [
      {
        relatedItemType: 'Journal',
        relationType: 'IsPublishedIn',
        titles: [
          { title: 'Eis', lang: 'de' },
          { title: 'Glace', titleType: 'AlternativeTitle', lang: 'fr' },
        ],
      },
    ],
  }

  it.each(['schema-org', 'codemeta', 'schema-org-turtle', 'schema-org-rdf'] as const)(
    'writes names of people, publishers, licences and journals to %s with their languages, and reads them back',
    to => {
      const { creators, publisher, rightsList, relatedItems } = recordIn(textIn(spoken, to))
      expect({ creators, publisher, rightsList, relatedItems }).toEqual({
        creators: spoken.creators,
        publisher: spoken.publisher,
        rightsList: spoken.rightsList,
        relatedItems: spoken.relatedItems,
      })
    },
  )

  it('writes a name without a language tag to schema.org if the name is in the language of the work', () => {
    expect(written({ ...base, language: 'de', publisher: { name: 'Schneeverlag', lang: 'de' } }).publisher).toEqual({
      '@type': 'Organization',
      name: 'Schneeverlag',
    })
  })
})
