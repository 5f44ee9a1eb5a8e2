import { describe, expect, it } from 'vitest'
import { readRecords, schemaOrg } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { converted, recordIn } from '../conversions.ts'

const read = (members: object): Datacite =>
  recordIn(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dataset', ...members }), 'schema-org')

const tagged = (language: string, value: string) => ({ '@language': language, '@value': value })

describe('values of schema.org in each of their shapes', () => {
  it('reads several schema.org names with their languages', () => {
    expect(read({ name: [tagged('de', 'Schnee'), tagged('en', 'Snow')] }).titles).toEqual([
      { title: 'Schnee', lang: 'de' },
      { title: 'Snow', lang: 'en', titleType: 'TranslatedTitle' },
    ])
    expect(read({ name: ['Snow', 'Ice'] }).titles).toEqual([
      { title: 'Snow' },
      { title: 'Ice', titleType: 'AlternativeTitle' },
    ])
    const { titles } = read({ name: 'Snow', alternateName: tagged('de', 'Schnee') })
    expect(Object.keys(titles?.[1] ?? {})).toEqual(['title', 'titleType', 'lang'])
  })

  it.each([
    ['the DOI', { identifier: { '@type': 'PropertyValue', value: 'doi:10.5072/X', url: 'https://doi.org/10.5072/x' } }],
    [
      'an IGSN',
      {
        identifier: {
          '@type': 'PropertyValue',
          propertyID: 'IGSN',
          value: 'GFX0042',
          url: 'https://hdl.handle.net/10273/GFX0042',
        },
      },
    ],
    ['a name without spaces', { creator: { '@type': 'Person', familyName: '王', givenName: '芳', name: '王芳' } }],
    [
      'a name in natural order',
      { creator: { '@type': 'Person', familyName: 'Roe', givenName: 'Ann', name: 'Ann Roe' } },
    ],
    [
      'an ISBN with hyphens',
      {
        '@reverse': {
          citation: {
            '@type': 'Book',
            '@id': 'urn:isbn:9783161484100',
            identifier: { '@type': 'PropertyValue', propertyID: 'ISBN', value: '978-3-16-148410-0' },
          },
        },
      },
    ],
  ])('keeps no extra for a schema.org value that only repeats %s', (_, members) => {
    expect(read({ name: 'Snow', ...members }).extras?.members).toBeUndefined()
  })

  it('keeps the URL of a schema.org identifier and the name of a person as extras if they differ from the values read', () => {
    const identifier = { '@type': 'PropertyValue', propertyID: 'IGSN', value: 'AB1', url: 'https://shelf.example/AB1' }
    const creator = { '@type': 'Person', familyName: 'Roe', givenName: 'Ann', name: 'Dr Ann Roe' }
    expect(read({ name: 'Snow', identifier, creator }).extras?.members).toEqual({
      '/identifier/url': 'https://shelf.example/AB1',
      '/creator/0/name': 'Dr Ann Roe',
    })
  })

  it('reads a schema.org description in several languages as abstracts', () => {
    expect(read({ name: 'N', description: [tagged('de', 'Kurz'), tagged('en', 'Short')] }).descriptions).toEqual([
      { description: 'Kurz', descriptionType: 'Abstract', lang: 'de' },
      { description: 'Short', descriptionType: 'Abstract', lang: 'en' },
    ])
  })

  it('writes the language of a text to schema.org unless the work has the same language', () => {
    const record = {
      titles: [{ title: 'Schnee', lang: 'de' }],
      descriptions: [{ description: 'Short', descriptionType: 'Abstract', lang: 'en' }],
      types: { resourceTypeGeneral: 'Dataset' },
      language: 'de',
    }
    const { text, losses } = converted(record, { from: 'datacite-rest', to: 'schema-org' })
    expect(JSON.parse(text)).toMatchObject({ name: 'Schnee', description: tagged('en', 'Short') })
    expect(losses).toMatchObject([{ kind: 'changed', pointer: '/titles/0/lang' }])
  })

  it.each(['ro-crate', 'codemeta', 'schema-org'] as const)(
    'keeps the languages of texts in a round trip through %s',
    to => {
      const record = {
        titles: [{ title: 'Schnee', lang: 'de' }],
        descriptions: [{ description: 'Kurz', descriptionType: 'Abstract', lang: 'de' }],
        types: { resourceTypeGeneral: 'Software' },
      }
      const { text } = converted(record, { from: 'datacite-rest', to })
      expect(recordIn(text, to)).toMatchObject({ titles: record.titles, descriptions: record.descriptions })
    },
  )

  it('reads a schema.org grant with two funders as two funding references', () => {
    const funder = [{ name: 'NSF' }, { name: 'NERC' }]
    expect(read({ funding: { '@type': 'Grant', identifier: 'G1', funder } }).fundingReferences).toEqual([
      { funderName: 'NSF', awardNumber: 'G1' },
      { funderName: 'NERC', awardNumber: 'G1' },
    ])
  })

  it.each([
    ['1442840', { awardNumber: '1442840' }],
    ['Ice in motion', { awardTitle: 'Ice in motion' }],
  ])('reads the schema.org funding %j as an award of the only funder', (funding, award) => {
    expect(read({ funder: { name: 'NSF' }, funding }).fundingReferences).toEqual([{ funderName: 'NSF', ...award }])
  })

  it('reads an organisation in the schema.org property funding as a funder', () => {
    const fund = { '@type': 'Organization', '@id': 'https://doi.org/10.13039/100000050', name: 'Rain Fund' }
    expect(read({ name: 'N', funding: [fund] })).toMatchObject({
      fundingReferences: [{ funderName: 'Rain Fund', funderIdentifierType: 'Crossref Funder ID' }],
    })
    expect(read({ name: 'N', funding: [fund] })).not.toHaveProperty('extras')
    expect(read({ name: 'N', funding: fund, funder: fund }).fundingReferences).toHaveLength(1)
  })

  it('reports a schema.org award without a funder', () => {
    const result = schemaOrg.read?.(JSON.stringify({ '@type': 'Dataset', name: 'N', funding: 'A1' }))
    expect(result?.diagnostics.map(({ message }) => message)).toEqual([
      'The award "A1" has no funder, which a funding reference requires.',
    ])
  })

  it('reads a schema.org grant that refers to the work', () => {
    const grant = { '@id': 'https://grants.example/7', identifier: 'G-7', name: 'Ice', funder: { name: 'Snow Fund' } }
    expect(read({ '@reverse': { fundedItem: grant } }).fundingReferences).toEqual([
      { funderName: 'Snow Fund', awardNumber: 'G-7', awardUri: 'https://grants.example/7', awardTitle: 'Ice' },
    ])
  })

  it('reads a schema.org person only once if a role repeats the person', () => {
    const author = [
      { '@id': '_:a', '@type': 'Person', familyName: 'King', givenName: 'Ada' },
      { '@type': 'Role', author: '_:a', roleName: 'Testing' },
    ]
    const { creators, extras } = read({ author })
    expect(creators).toMatchObject([{ name: 'King, Ada' }])
    expect(extras?.members).toEqual({ '/creator/1/roleName': 'Testing' })
  })

  it('reads the type of a schema.org contributor from a separate role', () => {
    const contributor = [
      { '@id': '_:c', '@type': 'Person', familyName: 'Ek', givenName: 'Bo' },
      { '@type': 'Role', contributor: { '@id': '_:c' }, roleName: 'Editor' },
    ]
    expect(read({ contributor }).contributors).toMatchObject([{ name: 'Ek, Bo', contributorType: 'Editor' }])
  })

  it('reads each role of a schema.org contributor only once', () => {
    const role = (roleName: string) => ({ '@type': 'Role', contributor: '_:c', roleName })
    const person = { '@id': '_:c', '@type': 'Person', familyName: 'Ek', givenName: 'Bo' }
    const contributor = [person, role('Editor'), role('Translator'), role('Translator')]
    expect(read({ contributor }).contributors?.map(({ contributorType }) => contributorType)).toEqual([
      'Editor',
      'Translator',
    ])
  })

  it.each([
    [
      'JSON-LD',
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@id': 'https://doi.org/10.5072/x', '@type': 'Dataset', description: 'Snow', hasMap: { '@id': '_:m' } },
          { '@id': '_:m', '@type': 'Map', name: 'Fjord', isPartOf: { '@id': '_:a' } },
          { '@id': '_:a', name: 'Atlas' },
        ],
      }),
    ],
    [
      'Turtle',
      `@prefix s: <https://schema.org/> .
      <https://doi.org/10.5072/x> a s:Dataset ; s:description "Snow" ;
        s:hasMap [ a s:Map ; s:name "Fjord" ; s:isPartOf [ s:name "Atlas" ] ] .`,
    ],
  ])(
    'keeps an unread node of a schema.org graph in %s as an extra, together with the nodes that the unread node references',
    (_, text) => {
      const map = { '@type': 'Map', name: 'Fjord', isPartOf: { name: 'Atlas' } }
      expect(readRecords(text).records[0]?.record.extras?.members).toMatchObject({ '/hasMap': map })
    },
  )

  it('reads two schema.org creators with the same name as two people', () => {
    const wang = { '@type': 'Person', name: 'Wang, Wei' }
    expect(read({ creator: [wang, wang] }).creators).toMatchObject([{ name: 'Wang, Wei' }, { name: 'Wang, Wei' }])
    expect(read({ contributor: [wang, wang] }).contributors).toHaveLength(2)
  })

  it('reads the schema.org properties author and creator as one list', () => {
    const [ek, roe] = ['Ek, Bo', 'Roe, Al'].map(name => ({ '@type': 'Person', name }))
    const { creators, extras } = read({ creator: [ek], author: [ek, roe] })
    expect(creators).toMatchObject([{ name: 'Ek, Bo' }, { name: 'Roe, Al' }])
    expect(extras).toBeUndefined()
  })

  it('keeps no extra for a schema.org sameAs that repeats the identifier of a person', () => {
    const orcid = 'https://orcid.org/0000-0002-1825-0097'
    expect(read({ creator: { '@id': orcid, name: 'Ek, Bo', sameAs: orcid } }).extras).toBeUndefined()
  })

  it('reads the schema.org URL of a person or publisher as an identifier, not as a name', () => {
    const { creators, publisher } = read({
      creator: ['https://orcid.org/0000-0002-1825-0097', { '@id': 'https://orcid.org/0000-0002-1825-0097' }],
      publisher: 'https://ror.org/05gq02987',
    })
    expect(creators).toHaveLength(1)
    expect(creators?.[0]).not.toHaveProperty('name')
    expect(publisher).toMatchObject({ publisherIdentifier: 'https://ror.org/05gq02987' })
    expect(publisher).not.toHaveProperty('name')
  })

  it('reads a schema.org amount with a unit as a size', () => {
    expect(read({ size: { '@type': 'QuantitativeValue', value: 22537, unitText: 'data points' } }).sizes).toEqual([
      '22537 data points',
    ])
  })

  it('reads media types and sizes of schema.org files as DataCite formats and sizes', () => {
    const file = { '@type': 'DataDownload', contentUrl: 'https://repo.example/a.csv', name: 'a.csv' }
    const distribution = [
      { ...file, encodingFormat: 'text/csv', contentSize: '4 MB' },
      { ...file, encodingFormat: 'text/csv', contentSize: 34 },
    ]
    const text = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dataset', name: 'N', distribution })
    const result = converted(text, { from: 'schema-org', to: 'datacite-rest' })
    expect(JSON.parse(result.text)).toMatchObject({ formats: ['text/csv'], sizes: ['4 MB', '34 B'] })
    expect(result.losses).toEqual([])
  })

  it('reads a DOI from the URL of a schema.org work if there is no other DOI, and reports the source', () => {
    const text = JSON.stringify({ '@type': 'Dataset', name: 'N', url: 'https://doi.org/10.5072/x' })
    const { records, diagnostics } = readRecords(text, { from: 'schema-org' })
    expect(records[0]?.record).toMatchObject({ doi: '10.5072/x' })
    expect(records[0]?.record.extras).toBeUndefined()
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The DOI 10.5072/x is read from the address of the work because the work has no other DOI.',
    ])
  })

  it('keeps an additionalProperty of a schema.org place as an extra', () => {
    const additionalProperty = { '@type': 'PropertyValue', name: 'CRS', value: 'CRS84' }
    const geo = { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 }
    expect(read({ spatialCoverage: { '@type': 'Place', geo, additionalProperty } }).extras?.members).toEqual({
      '/spatialCoverage/additionalProperty': additionalProperty,
    })
  })

  it('writes the year of a Copyrighted date as copyrightYear to schema.org', () => {
    const record = { titles: [{ title: 'T' }], dates: [{ date: '2022-08-03', dateType: 'Copyrighted' }] }
    const { text, losses } = converted(record, { from: 'datacite-rest', to: 'schema-org' })
    expect(JSON.parse(text).copyrightYear).toBe(2022)
    expect(losses).toMatchObject([{ kind: 'changed', pointer: '/dates/0/date' }])
  })
})

describe('values that a node gives in several ways', () => {
  const dataset = (members: object) =>
    readRecords(JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dataset', name: 'Snow', ...members }))
      .records[0]?.record

  it('reads both values of a schema.org property that is spelled with and without a prefix', () => {
    const record = dataset({ keywords: 'snow', 'schema:keywords': ['ice'] })
    expect(record?.subjects).toEqual([{ subject: 'snow' }, { subject: 'ice' }])
  })

  it('keeps the language of a schema.org version as an extra, because the kernel has no language for versions', () => {
    const record = dataset({ version: { '@value': 'zwei', '@language': 'de' }, pageStart: '1' })
    expect(record).toMatchObject({ version: 'zwei', extras: { members: { '/version/@language': 'de' } } })
  })

  it('keeps a second volume number of a schema.org journal as an extra', () => {
    const journal = { '@type': 'Periodical', name: 'Ice', volumeNumber: '7' }
    const record = dataset({ isPartOf: { '@type': 'PublicationVolume', volumeNumber: '8', isPartOf: journal } })
    expect(record?.relatedItems).toMatchObject([{ titles: [{ title: 'Ice' }], volume: '8' }])
    expect(JSON.stringify(record?.extras)).toContain('"7"')
  })

  it('keeps the additional type of a work cited in schema.org as an extra', () => {
    const record = dataset({ citation: { name: 'Hail', additionalType: 'Field notebook' } })
    expect(JSON.stringify(record?.extras)).toContain('Field notebook')
  })

  it('reads the name and the identifier of a schema.org licence', () => {
    const record = dataset({ license: { '@type': 'CreativeWork', name: 'House licence', identifier: 'H-1' } })
    expect(record?.rightsList).toEqual([{ rights: 'House licence', rightsIdentifier: 'H-1' }])
  })

  it.each([
    ['/spatialCoverage/geo', 'POINT (1 2)', 'POINT (1 2)'],
    ['/spatialCoverage/geo/box', { box: 'the bay' }, 'the bay'],
    ['/spatialCoverage/geo/box', { box: '1 2 3 4 5' }, '1 2 3 4 5'],
    ['/spatialCoverage/geo/box', { box: '1 2 3 4e999' }, '1 2 3 4e999'],
    ['/spatialCoverage/geo/polygon', { polygon: '1 2 3' }, '1 2 3'],
  ])('reports an unreadable schema.org shape and keeps it at %s', (place, geo, kept) => {
    const text = {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      spatialCoverage: { name: 'Kiel', geo },
    }
    const { records, diagnostics } = readRecords(JSON.stringify(text))
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        message: 'The shape is not read because it is not a point, box or polygon with numeric coordinates.',
        pointer: '/spatialCoverage/geo',
      }),
    )
    expect(records[0]?.record.geoLocations).toEqual([{ geoLocationPlace: 'Kiel' }])
    expect(records[0]?.record.extras?.members).toEqual({ [place]: kept })
  })
})

it('keeps the scheme of a schema.org funder identifier as an extra if the kernel lacks the scheme', () => {
  const identifier = { '@type': 'PropertyValue', propertyID: 'Award registry', value: 'F-7' }
  const record = read({ name: 'Snow', funder: { '@type': 'Organization', name: 'Snow Fund', identifier } })
  expect(record.fundingReferences).toEqual([
    { funderName: 'Snow Fund', funderIdentifier: 'F-7', funderIdentifierType: 'Other' },
  ])
  expect(JSON.stringify(record.extras)).toContain('Award registry')
})
