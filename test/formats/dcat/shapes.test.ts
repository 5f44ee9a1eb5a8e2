import { describe, expect, it } from 'vitest'
import { readGeometry } from '../../../src/formats/dcat/geometry.ts'
import { convert, dcatTurtle } from '../../../src/formats/index.ts'

const prefixes = `
@prefix dcat: <http://www.w3.org/ns/dcat#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix adms: <http://www.w3.org/ns/adms#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix geo: <http://www.opengis.net/ont/geosparql#> .
@prefix locn: <http://www.w3.org/ns/locn#> .
`

function read(statements: string) {
  const result = dcatTurtle.read?.(`${prefixes}<https://doi.org/10.5072/x> a dcat:Dataset ; ${statements} .`)
  if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
  return { record: result.records[0] ?? {}, diagnostics: result.diagnostics }
}

const epsg = (code: number): string => `<http://www.opengis.net/def/crs/EPSG/0/${code}>`

describe('geometries of DCAT', () => {
  it.each([
    [`${epsg(4326)} POINT(52.5 13.4)`, [[13.4, 52.5]]],
    [`${epsg(4258)} POINT(52.5 13.4)`, [[13.4, 52.5]]],
    ['<http://www.opengis.net/def/crs/OGC/1.3/CRS84> POINT(13.4 52.5)', [[13.4, 52.5]]],
    ['<urn:ogc:def:crs:EPSG::4326> POINT(52.5 13.4)', [[13.4, 52.5]]],
    ['POINT(13.4 52.5)', [[13.4, 52.5]]],
    ['POINT Z (13.4 52.5 30)', [[13.4, 52.5]]],
    ['{"type":"Point","coordinates":[102.0,0.5]}', [[102, 0.5]]],
    ['{"type":"Feature","geometry":{"type":"Point","coordinates":[102,0.5,7]}}', [[102, 0.5]]],
  ])('reads the DCAT geometry %s as positions with the longitude first', (value, positions) => {
    expect(readGeometry({ value })?.positions).toEqual(positions)
  })

  it.each([
    `${epsg(32633)} POINT(389000 5820000)`,
    `${epsg(3857)} POINT(13 52)`,
    'POINT(389000 5820000)',
    'LINESTRING(1 2, 3 4)',
    '{"type":"Point"',
  ])('does not read the DCAT geometry %s into a location, and keeps the geometry as an extra', value => {
    expect(readGeometry({ value })).toBeUndefined()
    const { record } = read(`dct:spatial [ dcat:centroid ${JSON.stringify(value)}^^geo:wktLiteral ]`)
    expect(record.geoLocations).toBeUndefined()
    expect(record.extras?.members).toEqual({ '/dct:spatial/0/dcat:centroid': [value] })
  })

  it.each([
    ['"POINT Z (8 50 300)"^^geo:wktLiteral', { geoLocationPoint: { pointLongitude: 8, pointLatitude: 50 } }],
    [
      '"POLYGON((0 0, 9 0, 9 9, 0 0),(5 1, 6 1, 6 2, 5 1))"^^geo:wktLiteral',
      { geoLocationPolygon: [{}, { polygonPoint: { pointLongitude: 9, pointLatitude: 0 } }, {}, {}] },
    ],
    [
      `${JSON.stringify('{"type":"Point","coordinates":[8,50,300]}')}^^geo:geoJSONLiteral`,
      { geoLocationPoint: { pointLongitude: 8, pointLatitude: 50 } },
    ],
  ])('ignores the height or hole of the DCAT geometry %s, and keeps the geometry as an extra', (literal, location) => {
    const { record } = read(`dct:spatial [ locn:geometry ${literal} ]`)
    expect(record.geoLocations).toMatchObject([location])
    expect(Object.keys(record.extras?.members ?? {})).toEqual(['/dct:spatial/0/locn:geometry'])
  })

  it('keeps the IRI of a DCAT place that also has a name', () => {
    const place = 'https://sws.geonames.org/2891122/'
    const { record } = read(`dct:spatial <${place}> . <${place}> skos:prefLabel "Kiel"`)
    expect(record.geoLocations).toEqual([{ geoLocationPlace: 'Kiel' }])
    expect(record.extras?.members).toEqual({ '/dct:spatial': [place] })
  })

  it('reads a DCAT geometry only once if it is given in both WKT and GeoJSON', () => {
    const ring = '[[[8,50],[9,50],[9,51],[8,51],[8,50]]]'
    const wkt = '"POLYGON((8 50, 9 50, 9 51, 8 51, 8 50))"^^geo:wktLiteral'
    const geoJson = `${JSON.stringify(`{"type":"Polygon","coordinates":${ring}}`)}^^geo:geoJSONLiteral`
    expect(read(`dct:spatial [ dcat:bbox ${wkt}, ${geoJson} ]`).record.geoLocations).toEqual([
      {
        geoLocationBox: {
          westBoundLongitude: 8,
          eastBoundLongitude: 9,
          southBoundLatitude: 50,
          northBoundLatitude: 51,
        },
      },
    ])
  })
})

it('reports the loss of a DCAT statement that is not written back to DCAT', () => {
  const text = `${prefixes}<https://doi.org/10.5072/x> a dcat:Dataset ; dct:title "T" ; dct:accrualPeriodicity "often" .`
  const result = convert(text, { from: 'dcat-turtle', to: 'dcat-turtle' })
  expect(result.ok && result.losses).toContainEqual(expect.objectContaining({ kind: 'lost', value: ['often'] }))
})

describe('agents of DCAT', () => {
  it('reads the IRI of a DCAT agent as an identifier, and reports the missing name', () => {
    const { record, diagnostics } = read(
      'dct:creator <https://orcid.org/0000-0002-1825-0097> ; dct:publisher <https://ror.org/05gq02987>',
    )
    expect(record.creators).toEqual([
      {
        nameIdentifiers: [
          {
            nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
            nameIdentifierScheme: 'ORCID',
            schemeUri: 'https://orcid.org',
          },
        ],
      },
    ])
    expect(record.publisher).toMatchObject({ publisherIdentifier: 'https://ror.org/05gq02987' })
    expect(diagnostics).toHaveLength(2)
  })
})

describe('distributions of DCAT', () => {
  const licence = 'dct:license <http://creativecommons.org/licenses/by/4.0/>'

  it('reads a licence shared by all DCAT distributions as the licence of the dataset', () => {
    const one = `[ dcat:downloadURL <https://example.org/a> ; ${licence} ]`
    const { rightsList } = read(`dcat:distribution ${one}, ${one.replace('/a>', '/b>')}`).record
    expect(rightsList).toMatchObject([{ rightsIdentifier: 'cc-by-4.0' }])
  })

  it('keeps different licences of DCAT distributions as extras', () => {
    const other = '[ dct:license <https://example.org/terms> ]'
    const { rightsList, extras } = read(`dcat:distribution [ ${licence} ], ${other}`).record
    expect(rightsList).toBeUndefined()
    expect(extras?.members).toEqual({
      '/dcat:distribution/0/dct:license': ['http://creativecommons.org/licenses/by/4.0/'],
      '/dcat:distribution/1/dct:license': ['https://example.org/terms'],
    })
  })

  it('reads the size of a DCAT distribution without a download URL, and keeps the access URL', () => {
    const { sizes, extras } = read(
      'dcat:distribution [ dcat:accessURL <https://example.org/d> ; dcat:byteSize 120 ]',
    ).record
    expect(sizes).toEqual(['120 B'])
    expect(extras?.members).toEqual({ '/dcat:distribution/0/dcat:accessURL': ['https://example.org/d'] })
  })
})

describe('identifiers of ADMS', () => {
  it('reads ADMS identifiers with their types, and reads the DOI only once', () => {
    const datacite = 'http://purl.org/spar/datacite'
    const { alternateIdentifiers, doi } = read(
      `adms:identifier [ skos:notation "10.5072/X"^^<${datacite}/doi> ], [ skos:notation "ark:/1/x"^^<${datacite}/ark> ], [ skos:notation "7" ]`,
    ).record
    expect(doi).toBe('10.5072/x')
    expect(alternateIdentifiers).toEqual([
      { alternateIdentifier: 'ark:/1/x', alternateIdentifierType: 'ARK' },
      { alternateIdentifier: '7', alternateIdentifierType: 'Other' },
    ])
  })
})
