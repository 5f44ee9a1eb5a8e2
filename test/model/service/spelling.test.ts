import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Members } from '../../../src/core/object.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { serviceSpelling } from '../../../src/model/service/spelling.ts'
import { serviceMembersSource } from '../../../src/model/service/table.ts'

const full: Datacite = {
  doi: '10.5072/x',
  creators: [
    {
      name: 'Okafor, Ada',
      nameIdentifiers: [
        {
          nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
          nameIdentifierScheme: 'ORCID',
          schemeUri: 'https://orcid.org',
        },
      ],
      affiliation: [
        {
          name: 'Rain Institute',
          affiliationIdentifier: 'https://ror.org/04wxnsj81',
          affiliationIdentifierScheme: 'ROR',
        },
      ],
    },
  ],
  contributors: [{ name: 'Lee, A', contributorType: 'DataManager', affiliation: [] }],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Rain Repository', publisherIdentifierScheme: 'ROR' },
  publicationYear: 2021,
  subjects: [{ subject: 'rain', schemeUri: 'https://s.example', valueUri: 'https://s.example/1' }],
  rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'https://c.example', schemeUri: 'https://spdx.org' }],
  alternateIdentifiers: [{ alternateIdentifier: 'R-7', alternateIdentifierType: 'Report' }],
  fundingReferences: [{ funderName: 'Rain Fund', awardUri: 'https://f.example', schemeUri: 'https://f.example' }],
  relatedItems: [
    {
      relatedItemIdentifier: { relatedItemIdentifier: '1234-5679', relatedItemIdentifierType: 'ISSN' },
      relationType: 'IsPublishedIn',
    },
  ],
  extras: { format: 'datacite-rest', members: {} },
}

const spelled = (record: object, doi?: string) => serviceSpelling(record as Members, doi)

describe('serviceSpelling', () => {
  test('serviceSpelling keeps metadata in the service spelling unchanged', () => {
    const folder = new URL('../../../fixtures/resource/', import.meta.url)
    for (const name of readdirSync(folder)) {
      const { datacite } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
      if (datacite !== null) expect(spelled(datacite), name).toEqual(datacite)
    }
  })

  test('serviceSpelling writes a canonical record in the service spelling', () => {
    expect(spelled(full)).toEqual({
      titles: [{ title: 'Rain' }],
      creators: [
        {
          name: 'Okafor, Ada',
          nameIdentifiers: [
            {
              nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
              nameIdentifierScheme: 'ORCID',
              schemeURI: 'https://orcid.org',
            },
          ],
          affiliations: [
            {
              affiliation: 'Rain Institute',
              affiliationIdentifier: 'https://ror.org/04wxnsj81',
              affiliationIdentifierScheme: 'ROR',
            },
          ],
        },
      ],
      contributors: [{ name: 'Lee, A', contributorType: 'DataManager' }],
      subjects: [{ subject: 'rain', schemeURI: 'https://s.example', valueURI: 'https://s.example/1' }],
      publisher: 'Rain Repository',
      rightsList: [{ rights: 'CC BY 4.0', rightsURI: 'https://c.example', schemeURI: 'https://spdx.org' }],
      identifiers: [
        { identifier: '10.5072/x', identifierType: 'DOI' },
        { identifier: 'R-7', identifierType: 'Report' },
      ],
      publicationYear: '2021',
      fundingReferences: [{ funderName: 'Rain Fund', awardURI: 'https://f.example', schemeURI: 'https://f.example' }],
      relatedItems: [
        { relatedItemIdentifier: '1234-5679', relatedItemIdentifierType: 'ISSN', relationType: 'IsPublishedIn' },
      ],
    })
  })

  test('serviceSpelling omits members that the service does not define', () => {
    const record = {
      doi: '10.5072/x',
      prefix: '10.5072',
      viewCount: 7,
      xml: 'PD94',
      state: 'findable',
      container: {},
      url: null,
      titles: [{ title: 'Rain', lang: null, colour: 'blue' }],
      types: { resourceTypeGeneral: 'Dataset', ris: 'DATA', bibtex: 'misc' },
      creators: [{ name: 'Ada', nameIdentifiers: null, affiliation: ['Rain Institute'] }],
      extras: { format: 'ris', members: {} },
    }
    expect(spelled(record)).toEqual({
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Rain' }],
      creators: [{ name: 'Ada', affiliations: [{ affiliation: 'Rain Institute' }] }],
      identifiers: [{ identifier: '10.5072/x', identifierType: 'DOI' }],
    })
  })

  test('serviceSpelling reads the forms of older service records', () => {
    const record = {
      resourceType: 'Output',
      resourceTypeGeneral: 'Dataset',
      size: '3 GB',
      format: 'text/csv',
      creators: [{ name: 'Ada', nameIdentifier: '0000-0002-1825-0097' }],
      publicationYear: 2021,
    }
    expect(spelled(record)).toEqual({
      types: { resourceType: 'Output', resourceTypeGeneral: 'Dataset' },
      sizes: ['3 GB'],
      formats: ['text/csv'],
      creators: [{ name: 'Ada', nameIdentifiers: [{ nameIdentifier: '0000-0002-1825-0097' }] }],
      publicationYear: '2021',
    })
  })

  test('serviceSpelling adds a DOI only if the metadata has none', () => {
    const report = { identifier: 'R-7', identifierType: 'Report' }
    const own = { identifier: '10.5072/own', identifierType: 'doi' }
    const known = { identifier: '10.5072/known', identifierType: 'DOI' }
    expect(spelled({ identifiers: [report] }, '10.5072/known').identifiers).toEqual([known, report])
    expect(spelled({ identifiers: [report, own] }, '10.5072/known').identifiers).toEqual([report, own])
  })

  test('serviceSpelling writes keys in the order of the service description', () => {
    const keys = [
      'dates',
      'types',
      'titles',
      'version',
      'creators',
      'contributors',
      'language',
      'subjects',
      'publisher',
      'rightsList',
      'identifiers',
      'descriptions',
      'geoLocations',
      'schemaVersion',
      'publicationYear',
      'relatedIdentifiers',
    ]
    const record = Object.fromEntries([...keys].reverse().map(key => [key, ['x']]))
    expect(Object.keys(spelled(record))).toEqual(keys)
  })

  test('serviceSpelling is idempotent', () => {
    const once = spelled(full)
    expect(spelled(once)).toEqual(once)
  })

  test('serviceSpelling writes an identifier once if it is in both identifiers and alternateIdentifiers', () => {
    const twice = {
      identifiers: [{ identifier: 'R-7', identifierType: 'Report' }],
      alternateIdentifiers: full.alternateIdentifiers,
    }
    expect(spelled(twice as Datacite).identifiers).toEqual([{ identifier: 'R-7', identifierType: 'Report' }])
    const alternate = { alternateIdentifier: 'R-7', alternateIdentifierType: 'Report' }
    expect(spelled({ alternateIdentifiers: [alternate, alternate] }).identifiers).toHaveLength(2)
  })

  test('serviceSpelling writes several places as separate locations, degrees as numbers, and polygons as a list', () => {
    const point = (pointLongitude: string, pointLatitude: number) => ({ pointLongitude, pointLatitude })
    const record: Datacite = {
      geoLocations: [
        {
          geoLocationPlace: ['Niger', 'Benue'],
          geoLocationPoint: point('7.50', 4),
          geoLocationPolygon: [
            { polygonPoint: point('1', 2) },
            { polygonPoint: point('3', 4) },
            { inPolygonPoint: point('2', 3) },
          ],
        },
      ],
    }
    expect(spelled(record).geoLocations).toEqual([
      {
        geoLocationPlace: 'Niger',
        geoLocationPoint: { pointLongitude: 7.5, pointLatitude: 4 },
        geoLocationPolygons: [
          {
            polygonPoints: [
              { pointLongitude: 1, pointLatitude: 2 },
              { pointLongitude: 3, pointLatitude: 4 },
            ],
            inPolygonPoint: { pointLongitude: 2, pointLatitude: 3 },
          },
        ],
      },
      { geoLocationPlace: 'Benue' },
    ])
  })

  test('serviceSpelling never throws for malformed or deeply nested metadata, and sets no prototype', () => {
    const deep = JSON.parse(
      `{"titles":${'['.repeat(5000)}${']'.repeat(5000)},"__proto__":{"polluted":1},"creators":7,"geoLocations":[null,{"geoLocationBox":"x"}]}`,
    )
    expect(spelled(deep)).toMatchObject({ creators: 7, geoLocations: [null, { geoLocationBox: 'x' }] })
    expect(Object.getPrototypeOf(spelled(deep))).toBe(Object.prototype)
  })
})

test('the table of service members equals the output of `npm run generate`', () => {
  const file = new URL('../../../src/model/service/members.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(serviceMembersSource())
})
