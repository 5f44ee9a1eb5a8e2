import { describe, expect, it } from 'vitest'
import { type FormatId, formats, readRecords } from '../../src/formats/index.ts'

const schemaVersion = 'http://datacite.org/schema/kernel-4'
const common = {
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Rain' }],
  types: { resourceTypeGeneral: 'Dataset' },
  schemaVersion,
}
const doi = '10.5072/x'
const identifiers = [{ identifier: doi, identifierType: 'DOI' }]
const attributes = { ...common, doi, publisher: 'Rain Repository', publicationYear: 2021 }

describe('detection', () => {
  it.each<[string, FormatId, object]>([
    ['attributes without an envelope', 'datacite-rest', attributes],
    [
      'a document whose publisher is an object',
      'datacite-rest',
      { ...attributes, publisher: { name: 'Rain Repository' } },
    ],
    [
      'a JSON:API response to GET',
      'datacite-rest',
      { data: { id: doi, type: 'dois', attributes: { ...attributes, state: 'findable' } } },
    ],
    ['a JSON:API document with an id', 'datacite-rest', { data: { id: doi, type: 'dois', attributes } }],
    ['a JSON:API document without a type', 'datacite-rest', { data: { attributes } }],
    ['a JSON:API document without an id', 'datacite-rest-put', { data: { type: 'dois', attributes } }],
    [
      'a JSON:API document with an event',
      'datacite-rest-put',
      { data: { id: doi, type: 'dois', attributes: { ...attributes, event: 'publish' } } },
    ],
    [
      'a document with an object as publisher and text as year',
      'datacite-json-4.5',
      {
        ...common,
        doi,
        publisher: { name: 'P' },
        publicationYear: '2021',
        prefix: '10.5072',
        url: 'https://x.example',
      },
    ],
    [
      'a document with an object as publisher, text as year and a state',
      'datacite-rest',
      { ...common, doi, publisher: { name: 'P' }, publicationYear: '2021', state: 'findable' },
    ],
    [
      'a document with the member schemeUri',
      'datacite-json-4.3',
      {
        ...common,
        identifiers,
        publisher: 'P',
        publicationYear: '2021',
        subjects: [{ subject: 'rain', schemeUri: 'https://s.example' }],
      },
    ],
    [
      'a document with the member affiliation',
      'datacite-json-4.3',
      { ...common, identifiers, publisher: 'P', publicationYear: '2021', creators: [{ name: 'A', affiliation: [] }] },
    ],
    [
      'a document with degrees in quotation marks',
      'datacite-json-4.3',
      {
        ...common,
        identifiers,
        publisher: 'P',
        geoLocations: [{ geoLocationPoint: { pointLongitude: '1', pointLatitude: '2' } }],
      },
    ],
    [
      'a document with the member schemeURI',
      'datacite-service',
      {
        ...common,
        identifiers,
        publisher: 'P',
        publicationYear: '2021',
        subjects: [{ subject: 'rain', schemeURI: 'https://s.example' }],
      },
    ],
    [
      'a document without distinctive members',
      'datacite-service',
      { ...common, identifiers, publisher: 'P', publicationYear: '2021' },
    ],
    [
      'fields around a datacite object',
      'resource',
      { doi, doi_url: `https://doi.org/${doi}`, datacite: { ...common, identifiers } },
    ],
    [
      'a document with $schema',
      'citable-json',
      { $schema: 'https://unpkg.com/citable/schemas/datacite-4.7.json', ...attributes },
    ],
  ])('detects %s as %s', (_, expected, document) => {
    const text = JSON.stringify(document)
    expect(readRecords(text).records.map(({ format }) => format)).toEqual([expected])
    expect(formats.filter(format => format.detect?.(text)).map(({ id }) => id)).toEqual([expected])
  })

  it('the option "from" takes precedence over the detected format', () => {
    const text = JSON.stringify({ ...common, identifiers, publisher: 'P', publicationYear: '2021' })
    expect(readRecords(text, { from: 'datacite-json-4.3' }).records[0]).toMatchObject({
      format: 'datacite-json-4.3',
      record: { doi, publisher: { name: 'P' } },
    })
  })
})

describe('older records of a service', () => {
  const older = {
    identifiers,
    titles: [{ title: 'Rain' }],
    creators: [{ name: 'Okafor, Ada', nameIdentifier: 'https://orcid.org/0000-0002-1825-0097' }],
    publisher: 'Rain Repository',
    publicationYear: 2021,
    resourceType: 'Time series',
    resourceTypeGeneral: 'Dataset',
    size: '15 MB',
    format: 'application/x-netcdf',
    geoLocations: [
      {
        geoLocationPolygons: [
          {
            polygonPoints: [{ pointLongitude: 1, pointLatitude: 2 }],
            inPolygonPoint: { pointLongitude: 3, pointLatitude: 4 },
          },
          { polygonPoints: [{ pointLongitude: 5, pointLatitude: 6 }] },
        ],
      },
    ],
    relatedItems: [
      {
        relatedItemType: 'Journal',
        relationType: 'IsPublishedIn',
        relatedItemIdentifier: '1234-5679',
        relatedItemIdentifierType: 'ISSN',
      },
    ],
    relatedIdentifiers: [
      { relatedIdentifier: '10.5072/y', relatedIdentifierType: 'DOI', relationType: 'Cites', citation: 'Lee (2020)' },
    ],
  }
  const text = JSON.stringify(older)

  it('reads a service record in an older form as a canonical record', () => {
    expect(readRecords(text).records).toMatchObject([
      {
        format: 'datacite-service',
        record: {
          doi,
          creators: [{ nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097' }] }],
          publisher: { name: 'Rain Repository' },
          publicationYear: 2021,
          types: { resourceType: 'Time series', resourceTypeGeneral: 'Dataset' },
          sizes: ['15 MB'],
          formats: ['application/x-netcdf'],
          geoLocations: [
            {
              geoLocationPolygon: [
                [
                  { polygonPoint: { pointLongitude: 1, pointLatitude: 2 } },
                  { inPolygonPoint: { pointLongitude: 3, pointLatitude: 4 } },
                ],
                [{ polygonPoint: { pointLongitude: 5, pointLatitude: 6 } }],
              ],
            },
          ],
          relatedItems: [
            { relatedItemIdentifier: { relatedItemIdentifier: '1234-5679', relatedItemIdentifierType: 'ISSN' } },
          ],
        },
      },
    ])
  })

  it('writes a service record back in its older form, except for changed members, which are in the current form', () => {
    const service = formats.find(({ id }) => id === 'datacite-service')
    const result = service?.read?.(text)
    const [record] = result?.ok === true ? result.records : []
    if (record === undefined) throw new Error('no record')
    expect(JSON.parse(service?.write?.(record).text ?? '')).toEqual(older)
    const changed = JSON.parse(service?.write?.({ ...record, publicationYear: 2022 }).text ?? '')
    expect(changed).toMatchObject({
      publicationYear: '2022',
      size: '15 MB',
      relatedIdentifiers: [{ citation: 'Lee (2020)' }],
    })
  })
})
