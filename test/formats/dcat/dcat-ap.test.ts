import { Parser, Store } from 'n3'
import { describe, expect, it } from 'vitest'
import { dcatNamespaces, iri } from '../../../src/formats/dcat/namespaces.ts'
import { dcatTurtle, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { fixtureRecords } from '../../fixture-records.ts'

type Name = Parameters<typeof iri>[0]

/**
 * The class that DCAT-AP 3 requires for the object of each property. A validator looks for the class in the graph
 * itself.
 */
const ranges: readonly (readonly [property: Name, type: Name])[] = [
  ['dct:creator', 'foaf:Agent'],
  ['dct:publisher', 'foaf:Agent'],
  ['dct:language', 'dct:LinguisticSystem'],
  ['dct:license', 'dct:LicenseDocument'],
  ['dct:accessRights', 'dct:RightsStatement'],
  ['dct:spatial', 'dct:Location'],
  ['dct:temporal', 'dct:PeriodOfTime'],
  ['dct:format', 'dct:MediaTypeOrExtent'],
  ['dcat:mediaType', 'dct:MediaType'],
  ['dcat:landingPage', 'foaf:Document'],
  ['dcat:contactPoint', 'vcard:Kind'],
  ['dcat:distribution', 'dcat:Distribution'],
  ['dcat:theme', 'skos:Concept'],
  ['dct:subject', 'skos:Concept'],
  ['foaf:page', 'foaf:Document'],
  ['locn:geometry', 'locn:Geometry'],
  ['adms:identifier', 'adms:Identifier'],
]

/** The properties that DCAT-AP 3 allows at most once. */
const single: readonly Name[] = ['dct:format', 'dcat:mediaType', 'dct:publisher', 'dct:issued', 'dcat:version']

const storeOf = (record: Datacite): Store => new Store(new Parser().parse(dcatTurtle.write?.(record).text ?? ''))

describe('what DCAT-AP 3 asks for', () => {
  it.each(fixtureRecords())(
    'writes the fixture %s with the types and cardinalities that DCAT-AP 3 requires',
    (_, record) => {
      const store = storeOf(record)
      for (const [property, type] of ranges)
        for (const object of store.getObjects(null, iri(property), null))
          expect(store.countQuads(object, iri('rdf:type'), iri(type), null), `${property} of ${object.value}`).toBe(1)
      for (const property of single)
        for (const subject of store.getSubjects(iri(property), null, null))
          expect(store.countQuads(subject, iri(property), null, null), property).toBe(1)
      for (const theme of store.getObjects(null, iri('dcat:theme'), null)) expect(theme.termType).toBe('NamedNode')
      for (const distribution of store.getSubjects(iri('rdf:type'), iri('dcat:Distribution'), null))
        expect(store.countQuads(distribution, iri('dcat:accessURL'), null, null)).toBe(1)
    },
  )

  it('keeps formats, sizes, languages and polygons in a round trip through DCAT', () => {
    const record: Datacite = {
      doi: '10.5072/ice',
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Ice' }],
      language: 'pt-BR',
      formats: ['text/csv', 'NetCDF 4', 'image/tiff'],
      sizes: ['3 GB', '12 files'],
      geoLocations: [
        {
          geoLocationPolygon: [
            [8, 50],
            [9, 50],
            [9, 51],
            [8, 50],
          ].map(([pointLongitude = 0, pointLatitude = 0]) => ({ polygonPoint: { pointLongitude, pointLatitude } })),
        },
      ],
    }
    const [back] = readRecords(dcatTurtle.write?.(record).text ?? '').records
    const { language, formats = [], sizes, geoLocations } = back?.record ?? {}
    expect({ language, formats: [...formats].sort(), sizes, geoLocations }).toEqual({
      language: record.language,
      formats: ['NetCDF 4', 'image/tiff', 'text/csv'],
      sizes: record.sizes,
      geoLocations: record.geoLocations,
    })
  })

  it('reads DCAT polygons given as literals', () => {
    const turtle = `@prefix dcat: <${dcatNamespaces.dcat}> . @prefix dct: <${dcatNamespaces.dct}> .
      @prefix locn: <${dcatNamespaces.locn}> .
      <https://doi.org/10.5072/ice> a dcat:Dataset ; dct:title "Ice" ;
        dct:spatial [ locn:geometry "POLYGON((8 50, 9 50, 9 51, 8 50))" ] .`
    expect(readRecords(turtle).records[0]?.record.geoLocations?.[0]?.geoLocationPolygon).toHaveLength(4)
  })

  it('a DCAT version node that has only a class is read as a related work, not as a record', () => {
    const record: Datacite = {
      doi: '10.5072/ice',
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Ice' }],
      relatedIdentifiers: [
        { relationType: 'HasVersion', relatedIdentifier: '10.5072/ice.1', relatedIdentifierType: 'DOI' },
      ],
    }
    const { records } = readRecords(dcatTurtle.write?.(record).text ?? '')
    expect(records).toHaveLength(1)
    expect(records[0]?.record.relatedIdentifiers).toEqual(record.relatedIdentifiers)
  })
})
