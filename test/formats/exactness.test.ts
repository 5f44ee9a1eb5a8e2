import { describe, expect, it } from 'vitest'
import { type FormatId, formats } from '../../src/formats/index.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'

const point = (pointLongitude: number | string, pointLatitude: number | string) => ({ pointLongitude, pointLatitude })
const ring = [point(1, 2), point(3.5, 4), point('5.50', 6), point(1, 2)].map(polygonPoint => ({ polygonPoint }))
const inside = { inPolygonPoint: point(2, 3) }

/** A record with everything that the dialects spell differently. */
const record: Datacite = {
  doi: '10.5072/x',
  creators: [
    {
      name: 'Okafor, Ada',
      lang: 'en',
      affiliation: [
        { name: 'Rain Institute', affiliationIdentifier: 'https://ror.org/04wxnsj81', schemeUri: 'https://ror.org' },
      ],
      nameIdentifiers: [
        { nameIdentifier: '0000-0002-1825-0097', nameIdentifierScheme: 'ORCID', schemeUri: 'https://orcid.org' },
      ],
    },
  ],
  titles: [{ title: 'Rain' }],
  publisher: { name: 'Rain Repository', publisherIdentifier: 'https://ror.org/04wxnsj81', lang: 'en' },
  publicationYear: 2021,
  subjects: [{ subject: 'rain', valueUri: 'https://s.example/1', classificationCode: 'R1' }],
  types: { resourceTypeGeneral: 'Dataset' },
  alternateIdentifiers: [{ alternateIdentifier: 'R-7', alternateIdentifierType: 'Report' }],
  relatedIdentifiers: [
    {
      relatedIdentifier: '10.5072/y',
      relatedIdentifierType: 'DOI',
      relationType: 'Other',
      relationTypeInformation: 'near',
    },
    {
      relatedIdentifier: 'https://m.example',
      relatedIdentifierType: 'URL',
      relationType: 'HasMetadata',
      relatedMetadataScheme: 'EML',
    },
  ],
  rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'https://c.example' }],
  descriptions: [{ description: 'One.<br>Two.', descriptionType: 'Abstract' }],
  geoLocations: [
    { geoLocationPoint: point('7.50', 4), geoLocationPolygon: [...ring, inside] },
    { geoLocationPolygon: [ring, [...ring, inside]], geoLocationPlace: ['Niger', 'Benue'] },
  ],
  fundingReferences: [
    {
      funderName: 'Rain Fund',
      funderIdentifier: 'https://ror.org/x',
      funderIdentifierType: 'ROR',
      schemeUri: 'https://ror.org',
      awardUri: 'https://a.example',
    },
  ],
  relatedItems: [
    {
      relatedItemType: 'Journal',
      relationType: 'IsPublishedIn',
      relatedItemIdentifier: {
        relatedItemIdentifier: '1234-5679',
        relatedItemIdentifierType: 'ISSN',
        schemeURI: 'https://i.example',
      },
      publicationYear: 2020,
      publisher: 'Rain Press',
    },
  ],
}

function written(id: FormatId, given: Datacite = record) {
  const format = formats.find(one => one.id === id)
  if (format?.write === undefined) throw new Error(`${id} should be written`)
  const { text, losses } = format.write(given)
  return { document: JSON.parse(text), losses: losses.map(({ kind, pointer }) => `${kind} ${pointer}`) }
}

describe('datacite-rest', () => {
  const { document, losses } = written('datacite-rest')

  it('datacite-rest writes years as integers, schemeURI in related items, and schemeUri in creators', () => {
    expect(document).toMatchObject({
      doi: '10.5072/x',
      publicationYear: 2021,
      publisher: { name: 'Rain Repository' },
      creators: [
        {
          affiliation: [{ name: 'Rain Institute', schemeUri: 'https://ror.org' }],
          nameIdentifiers: [{ schemeUri: 'https://orcid.org' }],
        },
      ],
      alternateIdentifiers: record.alternateIdentifiers,
      relatedItems: [
        { publicationYear: 2020, publisher: 'Rain Press', relatedItemIdentifier: { schemeURI: 'https://i.example' } },
      ],
    })
    expect(document).not.toHaveProperty('identifiers')
    expect(written('datacite-rest', { ...record, publisher: { name: 'Rain Repository' } }).document.publisher).toBe(
      'Rain Repository',
    )
  })

  it('datacite-rest writes one polygon and one place per location, and reports split locations', () => {
    expect(document.geoLocations).toEqual([
      { geoLocationPoint: point('7.50', 4), geoLocationPolygon: [...ring, inside] },
      { geoLocationPolygon: ring, geoLocationPlace: 'Niger' },
      { geoLocationPolygon: [...ring, inside], geoLocationPlace: 'Benue' },
    ])
    expect(losses).toEqual(['changed /geoLocations/1'])
  })

  it.each([
    ['0476', 476, ['changed /publicationYear']],
    [' 2020 ', 2020, ['changed /publicationYear']],
    ['2020', 2020, []],
    ['MMXX', 'MMXX', []],
  ])('writes the year %j as %j in DataCite REST JSON', (publicationYear, expected, expectedLosses) => {
    const year = written('datacite-rest', { doi: '10.5072/x', publicationYear })
    expect(year.document.publicationYear).toBe(expected)
    expect(year.losses).toEqual(expectedLosses)
  })
})

describe('datacite-rest-put', () => {
  it('datacite-rest-put writes a JSON:API document, and keeps leading zeros of the year', () => {
    const { document, losses } = written('datacite-rest-put', { ...record, publicationYear: '0476', geoLocations: [] })
    expect(Object.keys(document.data)).toEqual(['type', 'attributes'])
    expect(document.data.type).toBe('dois')
    expect(document.data.attributes.publicationYear).toBe('0476')
    expect(document.data.attributes.creators[0].affiliation[0]).toHaveProperty('name')
    expect(losses).toEqual([])
  })

  it("datacite-rest-put omits the minor schema version, because a minor version would disable the registry's check", () => {
    const put = formats.find(({ id }) => id === 'datacite-rest-put')
    const stated = { ...record, schemaVersion: 'http://datacite.org/schema/kernel-4.4' }
    expect(JSON.parse(put?.write?.(stated, { kernel: '4.6' }).text ?? '').data.attributes.schemaVersion).toBe(
      'http://datacite.org/schema/kernel-4',
    )
  })
})

describe('datacite-json-4.3', () => {
  const { document, losses } = written('datacite-json-4.3')

  it('datacite-json-4.3 lists the DOI among the identifiers, and writes the year, coordinates and publisher as text', () => {
    expect(document).toMatchObject({
      identifiers: [
        { identifier: '10.5072/x', identifierType: 'DOI' },
        { identifier: 'R-7', identifierType: 'Report' },
      ],
      publicationYear: '2021',
      publisher: 'Rain Repository',
      schemaVersion: 'http://datacite.org/schema/kernel-4',
      relatedIdentifiers: [{ relationType: 'HasMetadata', relatedMetadataScheme: 'EML' }],
    })
    for (const name of ['doi', 'alternateIdentifiers', 'relatedItems']) expect(document).not.toHaveProperty(name)
    expect(document.geoLocations[0].geoLocationPoint).toEqual({ pointLongitude: '7.50', pointLatitude: '4' })
    expect(document.geoLocations[1].geoLocationPolygons).toHaveLength(2)
    expect(document.geoLocations[1].geoLocationPolygons[1].inPolygonPoint).toEqual({
      pointLongitude: '2',
      pointLatitude: '3',
    })
    expect(document.geoLocations[0].geoLocationPolygons[0].polygonPoints).toHaveLength(4)
  })

  it('reports every value that datacite-json-4.3 loses or changes', () => {
    expect(losses.sort()).toEqual([
      'changed /geoLocations/1',
      'lost /fundingReferences/0/schemeUri',
      'lost /publisher/lang',
      'lost /publisher/publisherIdentifier',
      'lost /relatedIdentifiers/0',
      'lost /relatedItems/0',
      'lost /subjects/0/classificationCode',
      'lost /types/resourceType',
    ])
  })

  it('datacite-json-4.3 reports only the first alternate DOI of a record without a DOI as changed', () => {
    const alternate = (alternateIdentifier: string) => ({ alternateIdentifier, alternateIdentifierType: 'DOI' })
    const { doi: _, ...rest } = record
    const alternateIdentifiers = [alternate('10.5072/a'), alternate('10.5072/b')]
    const { losses } = written('datacite-json-4.3', { ...rest, alternateIdentifiers })
    expect(losses.filter(loss => loss.includes('/alternateIdentifiers'))).toEqual(['changed /alternateIdentifiers/0'])
  })
})

describe('datacite-json-4.5', () => {
  const { document, losses } = written('datacite-json-4.5')

  it('datacite-json-4.5 writes the DOI, a publisher object, the year as text and coordinates as numbers', () => {
    expect(document).toMatchObject({
      doi: '10.5072/x',
      alternateIdentifiers: record.alternateIdentifiers,
      publisher: record.publisher,
      publicationYear: '2021',
      types: { resourceTypeGeneral: 'Dataset' },
      relatedItems: [{ publicationYear: '2020' }],
    })
    expect(document.geoLocations[0].geoLocationPoint).toEqual({ pointLongitude: 7.5, pointLatitude: 4 })
    expect(document).not.toHaveProperty('identifiers')
    expect(written('datacite-json-4.5', { doi: 'x', publisher: { name: 'P' } }).document.publisher).toEqual({
      name: 'P',
    })
  })

  it('reports every value that datacite-json-4.5 loses, and a longitude whose digits change', () => {
    expect(losses.filter(loss => !loss.includes('Longitude')).sort()).toEqual([
      'changed /geoLocations/1',
      'lost /fundingReferences/0/schemeUri',
      'lost /relatedIdentifiers/0',
    ])
    expect(losses.filter(loss => loss.includes('Longitude'))).toContain(
      'changed /geoLocations/0/geoLocationPoint/pointLongitude',
    )
  })
})

describe('datacite-service', () => {
  it('datacite-service writes its own member names, flattens identifiers of related items, and writes the publisher as text', () => {
    const { document } = written('datacite-service')
    expect(document).toMatchObject({
      identifiers: [
        { identifier: '10.5072/x', identifierType: 'DOI' },
        { identifier: 'R-7', identifierType: 'Report' },
      ],
      creators: [
        {
          affiliations: [
            {
              affiliation: 'Rain Institute',
              affiliationIdentifier: 'https://ror.org/04wxnsj81',
              schemeURI: 'https://ror.org',
            },
          ],
          nameIdentifiers: [{ schemeURI: 'https://orcid.org' }],
        },
      ],
      publisher: 'Rain Repository',
      publicationYear: '2021',
      subjects: [{ valueURI: 'https://s.example/1', classificationCode: 'R1' }],
      rightsList: [{ rightsURI: 'https://c.example' }],
      fundingReferences: [{ schemeURI: 'https://ror.org', awardURI: 'https://a.example' }],
      relatedItems: [
        {
          relatedItemIdentifier: '1234-5679',
          relatedItemIdentifierType: 'ISSN',
          schemeURI: 'https://i.example',
          publicationYear: '2020',
        },
      ],
    })
    expect(document.geoLocations[1].geoLocationPolygons).toHaveLength(2)
  })
})

describe('resource', () => {
  it('the resource format writes summary fields around the metadata, but no id', () => {
    const { document } = written('resource')
    expect(document).toMatchObject({
      doi: '10.5072/x',
      doi_url: 'https://doi.org/10.5072/x',
      title: 'Rain',
      version: null,
      publication_year: '2021',
      is_external: false,
      datacite: { publisher: 'Rain Repository' },
    })
    expect(document).not.toHaveProperty('id')
  })
})

describe('citable-json', () => {
  it('writing citable-json loses no value', () => {
    const { document, losses } = written('citable-json')
    const { $schema, ...rest } = document
    expect(rest).toEqual(record)
    expect($schema).toMatch(`/datacite-${latestKernel}.json`)
    expect(losses).toEqual([])
  })
})

describe('a kernel that is asked for', () => {
  it('conversion to an earlier kernel writes later terms as Other and drops later properties', () => {
    const rest = formats.find(({ id }) => id === 'datacite-rest')
    const { text, losses } = rest?.write?.(
      { ...record, types: { resourceTypeGeneral: 'Instrument' }, geoLocations: [] },
      { kernel: '4.3' },
    ) ?? { text: '', losses: [] }
    expect(JSON.parse(text)).toMatchObject({ types: { resourceTypeGeneral: 'Other' } })
    expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`).sort()).toEqual([
      'changed /types/resourceTypeGeneral',
      'lost /publisher/publisherIdentifier',
      'lost /relatedIdentifiers/0',
      'lost /relatedItems/0',
      'lost /subjects/0/classificationCode',
    ])
    expect(losses.find(({ pointer }) => pointer === '/relatedItems/0')?.message).toBe(
      '20 relatedItem was introduced in kernel 4.4; kernel 4.3 does not define it.',
    )
  })
})
