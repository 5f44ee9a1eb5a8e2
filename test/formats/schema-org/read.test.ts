import { describe, expect, it } from 'vitest'
import { readRecords, schemaOrg } from '../../../src/formats/index.ts'
import { converted, recordIn, written } from '../conversions.ts'

function read(node: object) {
  const { records, diagnostics } = readRecords(JSON.stringify(node), { from: 'schema-org' })
  return { record: records[0]?.record, diagnostics }
}

const dataset = { '@context': 'https://schema.org', '@type': 'Dataset', name: 'Ice' }

describe('shapes of documents', () => {
  it.each([
    ['an object', dataset],
    ['a list', [dataset]],
    ['a graph', { '@context': 'http://schema.org/', '@graph': [{ '@type': 'WebSite', name: 'x' }, dataset] }],
    ['full names', { '@type': 'https://schema.org/Dataset', 'https://schema.org/name': 'Ice' }],
    ['a prefix', { '@context': { s: 'http://schema.org/' }, '@type': 's:Dataset', 's:name': [{ '@value': 'Ice' }] }],
    [
      'an embedded context',
      { '@context': { '@vocab': 'https://schema.org/', id: '@id' }, '@type': 'Dataset', name: 'Ice' },
    ],
    ['aliases', { '@context': 'https://schema.org', type: 'Dataset', name: 'Ice' }],
  ])('recognises and reads schema.org JSON-LD with %s', (_, document) => {
    const text = JSON.stringify(document)
    const { records } = readRecords(text)
    expect(records.map(({ format }) => format)).toEqual(['schema-org'])
    expect(records[0]?.record).toMatchObject({ titles: [{ title: 'Ice' }], types: { resourceTypeGeneral: 'Dataset' } })
  })

  it('resolves references within a schema.org graph', () => {
    const { record } = read({
      '@context': 'https://schema.org',
      '@graph': [
        { '@id': '#d', '@type': 'Dataset', name: 'Ice', creator: { '@id': '#p' } },
        { '@id': '#p', '@type': 'Person', givenName: 'Ada', familyName: 'Berg', affiliation: { '@id': '#d' } },
      ],
    })
    expect(record?.creators).toMatchObject([{ name: 'Berg, Ada', nameType: 'Personal' }])
  })

  it('does not read a schema.org document with publisher and version as a DataCite record', () => {
    const { records } = readRecords(JSON.stringify({ ...dataset, publisher: { name: 'A' }, version: '1' }))
    expect(records[0]).toMatchObject({ format: 'schema-org', record: { publisher: { name: 'A' }, version: '1' } })
  })

  it.each([
    ['a number in place of an object', '[5]'],
    ['an empty object', '{}'],
    ['an unclosed bracket', '{"@type": "Dataset"'],
  ])('refuses schema.org text with %s and gives the position', (_, text) => {
    const result = schemaOrg.read?.(text)
    expect(result?.ok).toBe(false)
    expect(result?.diagnostics[0]?.position).toBeDefined()
  })
})

describe('an author beside a creator', () => {
  const doe = { '@id': 'https://orcid.org/0000-0002-1825-0097', '@type': 'Person', name: 'Doe, Jo' }
  const roe = { '@type': 'Person', name: 'Roe, Ann' }
  const reading = (creator: unknown, author: unknown) => read({ ...dataset, creator, author })

  it.each<[string, author: unknown]>([
    ['an equal node', [doe]],
    ['an equal node with other order of members', { name: 'Doe, Jo', '@type': 'Person', '@id': doe['@id'] }],
    ['a reference', [{ '@id': doe['@id'] }]],
    ['a reference with a type', { '@type': 'Person', '@id': doe['@id'] }],
    ['an address', doe['@id']],
  ])('adds no creator and reports nothing for an author given as %s', (_, author) => {
    const result = reading([doe], author)
    expect(result.diagnostics).toEqual([])
    expect(result.record?.creators).toMatchObject([{ name: 'Doe, Jo' }])
  })

  it('reads schema.org authors as creators, without repeating a creator', () => {
    const result = reading([doe], [{ '@id': doe['@id'] }, roe])
    expect(result.record?.creators).toMatchObject([{ name: 'Doe, Jo' }, { name: 'Roe, Ann' }])
  })
})

describe('members', () => {
  it.each([
    [{ author: 'Ada Berg' }, { creators: [{ name: 'Ada Berg' }] }],
    [
      { creator: { '@type': 'Organization', name: 'AWI', '@id': 'https://ror.org/032e6b942' } },
      {
        creators: [
          {
            name: 'AWI',
            nameType: 'Organizational',
            nameIdentifiers: [{ nameIdentifier: 'https://ror.org/032e6b942', nameIdentifierScheme: 'ROR' }],
          },
        ],
      },
    ],
    [
      { creator: [{ '@type': 'Person', name: 'Ada', sameAs: 'https://orcid.org/0000-0002-1825-0097' }] },
      { creators: [{ nameIdentifiers: [{ nameIdentifierScheme: 'ORCID' }] }] },
    ],
    [{ identifier: 'https://doi.org/10.5072/x' }, { doi: '10.5072/x' }],
    [{ identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: '10.5072/x' } }, { doi: '10.5072/x' }],
    [{ keywords: 'ice, snow' }, { subjects: [{ subject: 'ice' }, { subject: 'snow' }] }],
    [
      { keywords: [{ '@type': 'DefinedTerm', name: 'ice', inDefinedTermSet: 'https://example.org/terms' }] },
      { subjects: [{ subject: 'ice', schemeUri: 'https://example.org/terms' }] },
    ],
    [
      { license: { '@type': 'CreativeWork', url: 'https://creativecommons.org/licenses/by/4.0/' } },
      { rightsList: [{ rightsIdentifier: 'cc-by-4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }] },
    ],
    [{ license: 'MIT' }, { rightsList: [{ rights: 'MIT License', rightsIdentifier: 'mit' }] }],
    [{ datePublished: '2020-06-18' }, { publicationYear: 2020, dates: [{ date: '2020-06-18', dateType: 'Issued' }] }],
    [{ datePublished: '2020' }, { publicationYear: 2020 }],
    [{ version: 2 }, { version: '2' }],
    [{ inLanguage: { '@type': 'Language', name: 'de' } }, { language: 'de' }],
    [{ inLanguage: { '@type': 'Language', name: 'German', alternateName: 'deu' } }, { language: 'de' }],
    [
      { inLanguage: { '@type': 'Language', name: 'German', alternateName: 'Deutsch (Schweiz)' } },
      { language: 'German' },
    ],
    [{ '@type': 'NewsArticle' }, { types: { resourceTypeGeneral: 'Text', resourceType: 'NewsArticle' } }],
    [
      { spatialCoverage: { geo: { '@type': 'GeoShape', polygon: ['50 8', '50 9', '51 9', '50 8'] } } },
      {
        geoLocations: [
          { geoLocationPolygon: [{ polygonPoint: { pointLongitude: 8, pointLatitude: 50 } }, {}, {}, {}] },
        ],
      },
    ],
    [
      { spatialCoverage: { geo: { '@type': 'GeoShape', box: '39.3,120.1 40.4,123.7' } } },
      { geoLocations: [{ geoLocationBox: { southBoundLatitude: 39.3, eastBoundLongitude: 123.7 } }] },
    ],
    [{ spatialCoverage: 'Fiji' }, { geoLocations: [{ geoLocationPlace: 'Fiji' }] }],
    [
      { citation: ['https://doi.org/10.5072/y', 'Berg 1999'] },
      {
        relatedIdentifiers: [{ relatedIdentifier: '10.5072/y', relationType: 'References' }],
        relatedItems: [{ titles: [{ title: 'Berg 1999' }], relationType: 'References' }],
      },
    ],
    [
      { '@reverse': { 'http://www.w3.org/ns/prov#wasRevisionOf': { '@id': 'https://doi.org/10.5072/y' } } },
      { relatedIdentifiers: [{ relationType: 'IsPreviousVersionOf' }] },
    ],
    [{ '@type': 'Project' }, { types: { resourceTypeGeneral: 'Project' } }],
    [{ '@type': 'MedicalWebPage' }, { types: { resourceTypeGeneral: 'Other', resourceType: 'MedicalWebPage' } }],
  ])('reads the schema.org members %j', (members, record) => {
    expect(read({ ...dataset, ...members }).record).toMatchObject(record)
  })

  it.each([
    [{ datePublished: 'last summer' }, '/datePublished', 'last summer'],
    [{ contributor: { '@type': 'Role', roleName: 'wizard', contributor: { name: 'A' } } }, '/contributor/0', 'wizard'],
    [{ spatialCoverage: { geo: { box: 'here' } } }, '/spatialCoverage/geo', 'not a point'],
  ])('reports a problem with the schema.org members %j', (members, pointer, message) => {
    const { diagnostics } = readAll({ ...dataset, ...members })
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ pointer, message: expect.stringContaining(message), severity: 'warning' }),
    )
  })

  it('reads the year from a malformed schema.org date', () => {
    const { record, diagnostics } = read({ ...dataset, datePublished: '2020-5-3' })
    expect(record).toMatchObject({ publicationYear: 2020, dates: [{ date: '2020-5-3', dateType: 'Issued' }] })
    expect(diagnostics).toHaveLength(1)
  })

  it('reports a schema.org agent that is only a dangling reference', () => {
    const { record, diagnostics } = read({ ...dataset, creator: [{ '@id': '#missing' }, { name: 'Okafor, Ngozi' }] })
    expect(record?.creators).toEqual([{ name: 'Okafor, Ngozi' }])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'This agent is not read because it has neither a name nor an identifier.',
    ])
  })

  it('keeps schema.org values outside the model, and writes them back', () => {
    const { record } = read({
      ...dataset,
      creator: [{ '@type': 'Person', name: 'Ada', email: 'a@example.org' }],
      measurementTechnique: 'sounding',
    })
    const text = schemaOrg.write?.(record ?? {}).text ?? ''
    expect(JSON.parse(text)).toMatchObject({ measurementTechnique: 'sounding', creator: [{ email: 'a@example.org' }] })
  })

  it('keeps schema.org members named __proto__ and constructor only as extras', () => {
    const text =
      '{"@context":"https://schema.org","@type":"Dataset","name":"x","__proto__":{"version":"9"},"constructor":"y"}'
    const result = schemaOrg.read?.(text)
    const [record] = result?.ok ? result.records : []
    expect(record).not.toHaveProperty('version')
    expect(Object.keys(record?.extras?.members ?? {})).toEqual(['/__proto__', '/constructor'])
  })
})

function readAll(node: object) {
  return schemaOrg.read?.(JSON.stringify(node)) ?? { diagnostics: [] }
}

const recordWith = (members: object) => recordIn({ ...dataset, ...members })

describe('pages of repositories', () => {
  it('reads the address of a schema.org place or shape as a place name', () => {
    const places = (spatialCoverage: unknown) => recordWith({ spatialCoverage }).geoLocations
    expect(places({ '@type': 'Place', geo: { '@type': 'GeoShape', address: 'Bergen, Norway' } })).toEqual([
      { geoLocationPlace: 'Bergen, Norway' },
    ])
    expect(
      places({
        '@type': 'Place',
        name: 'Fjord',
        address: { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' },
        geo: { '@type': 'GeoCoordinates', latitude: 60.4, longitude: 5.3 },
      }),
    ).toEqual([
      { geoLocationPlace: ['Fjord', 'Bergen, NO'], geoLocationPoint: { pointLongitude: 5.3, pointLatitude: 60.4 } },
    ])
  })

  it('reads a schema.org provider as the hosting institution, unless the provider is a registration agency', () => {
    const { contributors, extras } = recordWith({ provider: { '@type': 'Organization', name: 'datacite' } })
    expect(contributors).toBeUndefined()
    expect(extras?.members).toHaveProperty('/provider')
    expect(recordWith({ provider: { '@type': 'Organization', name: 'Openshelf' } }).contributors).toMatchObject([
      { name: 'Openshelf', contributorType: 'HostingInstitution' },
    ])
  })

  it('reads the journal, volume and issue of a schema.org article, with journal and volume in one node or in two', () => {
    const journal = { name: 'Journal of Rain', issn: ['1562-6865', '2049-3630'] }
    const inOne = { '@type': ['PublicationVolume', 'Periodical'], ...journal, volumeNumber: '2' }
    const apart = { '@type': 'PublicationVolume', volumeNumber: '2', isPartOf: { '@type': 'Periodical', ...journal } }
    for (const volume of [inOne, apart]) {
      const isPartOf = { '@type': 'PublicationIssue', issueNumber: '3', isPartOf: volume }
      const article = recordWith({ '@type': 'ScholarlyArticle', pageStart: '4', isPartOf })
      expect(article).toMatchObject({
        relatedItems: [
          {
            relatedItemType: 'Journal',
            relationType: 'IsPublishedIn',
            relatedItemIdentifier: { relatedItemIdentifier: '1562-6865', relatedItemIdentifierType: 'ISSN' },
            titles: [{ title: 'Journal of Rain' }],
            volume: '2',
            issue: '3',
            firstPage: '4',
          },
        ],
      })
      expect(article.alternateIdentifiers).toBeUndefined()
    }
  })

  it('reads a schema.org URL as the landing page, unless an identifier repeats the URL', () => {
    const url = 'https://openshelf.example/tides'
    expect(recordWith({ url })).toMatchObject({ extras: { cited: { URL: url } } })
    const page = { ...dataset, '@id': 'https://doi.org/10.5072/a', url }
    expect(JSON.parse(converted(page, { to: 'datacite-rest' }).text).url).toBe(url)
    const named = recordWith({ url, identifier: { '@type': 'PropertyValue', propertyID: 'URL', value: url } })
    expect(named.alternateIdentifiers).toEqual([{ alternateIdentifier: url, alternateIdentifierType: 'URL' }])
    expect(named.extras?.cited).toBeUndefined()
  })

  it('keeps an alternate identifier in schema.org if its value equals the DOI but its type is not DOI', () => {
    const identifier = { alternateIdentifier: '10.5072/a', alternateIdentifierType: 'Publisher ID' }
    const text = written({ doi: '10.5072/a', alternateIdentifiers: [identifier] }, 'schema-org')
    expect(recordIn(text).alternateIdentifiers).toEqual([identifier])
  })

  it('keeps the comma in a single schema.org keyword', () => {
    const subjects = [{ subject: 'Rain, hail' }]
    expect(recordIn(written({ doi: '10.5072/a', subjects }, 'schema-org')).subjects).toEqual(subjects)
  })
})
