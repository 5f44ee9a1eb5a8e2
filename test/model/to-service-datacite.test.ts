import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Datacite } from '../../src/model/index.ts'
import { toServiceDatacite } from '../../src/model/to-service-datacite.ts'

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

describe('toServiceDatacite', () => {
  test('leaves what is spelled as the service does as it is', () => {
    const folder = new URL('../../fixtures/resource/', import.meta.url)
    for (const name of readdirSync(folder)) {
      const { datacite } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
      if (datacite !== null) expect(toServiceDatacite(datacite), name).toEqual(datacite)
    }
  })

  test('spells a canonical record as the service does', () => {
    expect(toServiceDatacite(full)).toEqual({
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

  test('writes the keys in the order of the service description', () => {
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
    const record = Object.fromEntries([...keys].reverse().map(key => [key, []]))
    expect(Object.keys(toServiceDatacite(record))).toEqual(keys)
  })

  test('leaves a service record as it is', () => {
    const once = toServiceDatacite(full)
    expect(toServiceDatacite(once)).toEqual(once)
  })

  test('names an identifier once that the REST API names twice', () => {
    const twice = {
      identifiers: [{ identifier: 'R-7', identifierType: 'Report' }],
      alternateIdentifiers: full.alternateIdentifiers,
    }
    expect(toServiceDatacite(twice as Datacite).identifiers).toEqual([{ identifier: 'R-7', identifierType: 'Report' }])
    const alternate = { alternateIdentifier: 'R-7', alternateIdentifierType: 'Report' }
    expect(toServiceDatacite({ alternateIdentifiers: [alternate, alternate] }).identifiers).toHaveLength(2)
  })

  test('splits a location with several boxes, numbers for degrees, polygons in a list', () => {
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
    expect(toServiceDatacite(record).geoLocations).toEqual([
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

  test('survives garbage and depth, and pollutes no prototype', () => {
    const deep = JSON.parse(
      `{"titles":${'['.repeat(5000)}${']'.repeat(5000)},"__proto__":{"polluted":1},"creators":7,"geoLocations":[null,{"geoLocationBox":"x"}]}`,
    )
    expect(toServiceDatacite(deep)).toMatchObject({ creators: 7, geoLocations: [null, { geoLocationBox: 'x' }] })
    expect(Object.getPrototypeOf(toServiceDatacite(deep))).toBe(Object.prototype)
  })
})
