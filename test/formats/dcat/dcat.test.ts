import { describe, expect, it } from 'vitest'
import { dcatNamespaces } from '../../../src/formats/dcat/namespaces.ts'
import { dcatJson, dcatTurtle } from '../../../src/formats/index.ts'
import { relationType } from '../../../src/kernel/vocabularies/relation-type.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { parseTurtle } from '../rdf/triples.ts'

const base: Datacite = {
  doi: '10.5072/ice',
  creators: [{ name: 'Berg, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Berg' }],
  titles: [{ title: 'Ice', lang: 'en' }],
  descriptions: [{ description: 'Cores of ice', descriptionType: 'Abstract', lang: 'en' }],
  types: { resourceTypeGeneral: 'Dataset' },
}

/** Abbreviates a triple with prefixes and with `this` for the DOI. Sorts the statements about a blank node. */
const short = (triple: string): string =>
  Object.entries(dcatNamespaces)
    .reduce(
      (text, [prefix, namespace]) => text.replaceAll(new RegExp(`<${namespace}([^>]*)>`, 'g'), `${prefix}:$1`),
      triple.replaceAll('<https://doi.org/10.5072/ice>', 'this'),
    )
    .replace(/\[([^[\]]*)\]/g, (_, said: string) => `[${said.split('; ').sort().join('; ')}]`)

const triples = (more: Datacite): string[] =>
  parseTurtle(dcatTurtle.write?.({ ...base, ...more }).text ?? '').map(short)

describe('what a record says', () => {
  it.each<[string, Datacite, string]>([
    ['the class of a dataset', {}, 'this rdf:type dcat:Dataset'],
    ['the class of a service', { types: { resourceTypeGeneral: 'Service' } }, 'this rdf:type dcat:DataService'],
    ['a title in a language', {}, 'this dct:title "Ice"@en'],
    [
      'a translated title',
      { titles: [{ title: 'Ice' }, { title: 'Eis', titleType: 'TranslatedTitle', lang: 'de' }] },
      'this dct:title "Eis"@de',
    ],
    [
      'a person',
      {},
      'this dct:creator [foaf:familyName "Berg"; foaf:givenName "Ada"; foaf:name "Ada Berg"; rdf:type foaf:Agent; rdf:type foaf:Person]',
    ],
    ['a year', { publicationYear: 2020 }, 'this dct:issued "2020"^^xsd:gYear'],
    ['a month', { dates: [{ date: '2020-05', dateType: 'Created' }] }, 'this dct:created "2020-05"^^xsd:gYearMonth'],
    ['a day', { dates: [{ date: '2020-05-03', dateType: 'Updated' }] }, 'this dct:modified "2020-05-03"^^xsd:date'],
    [
      'a period',
      { dates: [{ date: '2019-04/2020', dateType: 'Coverage' }] },
      'this dct:temporal [dcat:endDate "2020"^^xsd:gYear; dcat:startDate "2019-04"^^xsd:gYearMonth; rdf:type dct:PeriodOfTime]',
    ],
    [
      'a language',
      { language: 'de' },
      'this dct:language <http://publications.europa.eu/resource/authority/language/DEU>',
    ],
    [
      'a language of three letters',
      { language: 'deu' },
      'this dct:language <http://publications.europa.eu/resource/authority/language/DEU>',
    ],
    [
      'a language with a region',
      { language: 'pt-BR' },
      'this dct:language [rdf:type dct:LinguisticSystem; rdfs:label "pt-BR"]',
    ],
    ['a version', { version: '1.10' }, 'this dcat:version "1.10"'],
    ['a keyword', { subjects: [{ subject: 'Eis', lang: 'de' }] }, 'this dcat:keyword "Eis"@de'],
    [
      'a theme',
      { subjects: [{ subject: 'ice', valueUri: 'https://example.org/ice' }] },
      'this dcat:theme <https://example.org/ice>',
    ],
    [
      'a licence',
      { rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }] },
      'this dct:license <https://creativecommons.org/licenses/by/4.0/>',
    ],
    [
      'other rights',
      { rightsList: [{ rights: 'Ask' }] },
      'this dct:rights [rdf:type dct:RightsStatement; rdfs:label "Ask"]',
    ],
    [
      'a right of access',
      { rightsList: [{ rightsUri: 'info:eu-repo/semantics/openAccess' }] },
      'this dct:accessRights <info:eu-repo/semantics/openAccess>',
    ],
    [
      'a box',
      {
        geoLocations: [
          {
            geoLocationBox: {
              westBoundLongitude: 8,
              eastBoundLongitude: 9,
              southBoundLatitude: 50,
              northBoundLatitude: 51,
            },
          },
        ],
      },
      'this dct:spatial [dcat:bbox "POLYGON((8 50, 9 50, 9 51, 8 51, 8 50))"^^geo:wktLiteral; rdf:type dct:Location]',
    ],
    [
      'a polygon',
      {
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
      },
      'this dct:spatial [rdf:type dct:Location; locn:geometry [geo:asWKT "POLYGON((8 50, 9 50, 9 51, 8 50))"^^geo:wktLiteral; rdf:type locn:Geometry]]',
    ],
    [
      'another identifier',
      { alternateIdentifiers: [{ alternateIdentifier: 'A1', alternateIdentifierType: 'local' }] },
      'this adms:identifier [adms:schemaAgency "local"; rdf:type adms:Identifier; skos:notation "A1"]',
    ],
    [
      'a contact',
      { contributors: [{ name: 'Berg, Ada', contributorType: 'ContactPerson' }] },
      'this dcat:contactPoint [rdf:type vcard:Individual; rdf:type vcard:Kind; vcard:fn "Berg, Ada"]',
    ],
    ['the landing page', {}, 'this dcat:landingPage this'],
  ])('writes %s as a DCAT triple', (_, more, triple) => {
    expect(triples(more)).toContain(triple)
  })

  it.each([
    ['IsNewVersionOf', 'this dcat:previousVersion <https://doi.org/10.5072/b>'],
    ['IsPreviousVersionOf', '<https://doi.org/10.5072/b> dcat:previousVersion this'],
    ['HasVersion', 'this dcat:hasVersion <https://doi.org/10.5072/b>'],
    ['IsVersionOf', 'this dcat:isVersionOf <https://doi.org/10.5072/b>'],
    ['IsDerivedFrom', 'this prov:wasDerivedFrom <https://doi.org/10.5072/b>'],
    [
      'IsSupplementTo',
      'this dcat:qualifiedRelation [dct:relation <https://doi.org/10.5072/b>; rdf:type dcat:Relationship; dcat:hadRole [rdf:type dcat:Role; skos:prefLabel "IsSupplementTo"]]',
    ],
  ])('writes the relation %s to DCAT as a triple', (type, triple) => {
    const relatedIdentifiers = [
      { relationType: type, relatedIdentifier: '10.5072/b', relatedIdentifierType: 'DOI' },
    ] as never
    expect(triples({ relatedIdentifiers })).toContain(triple)
  })

  it('reports a DCAT agent identifier that already belongs to another agent', () => {
    const ror = { nameIdentifier: 'https://ror.org/04sk0et52', nameIdentifierScheme: 'ROR' }
    const creators = ['Station', 'Station (field)'].map(name => ({ name, nameIdentifiers: [ror] }))
    const { losses } = dcatTurtle.write({ ...base, creators })
    expect(losses.map(({ pointer }) => pointer)).toContain('/creators/1/nameIdentifiers')
  })

  it('writes relations of every type to DCAT without a loss', () => {
    for (const type of Object.keys(relationType)) {
      const relatedIdentifiers = [
        { relationType: type, relatedIdentifier: '10.5072/b', relatedIdentifierType: 'DOI' },
      ] as never
      const { losses } = dcatTurtle.write?.({ ...base, relatedIdentifiers }) ?? { losses: [] }
      expect(losses, type).toEqual([])
    }
  })
})

it('writes DCAT as JSON-LD with a context and a graph of nodes', () => {
  const record = { ...base, publicationYear: 2020, language: 'en', geoLocations: [{ geoLocationPlace: 'Fiji' }] }
  const node = JSON.parse(dcatJson.write?.(record).text ?? '')
  expect(node).toEqual({
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      skos: 'http://www.w3.org/2004/02/skos/core#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@graph': [
      {
        '@id': 'https://doi.org/10.5072/ice',
        '@type': ['dcat:Dataset', 'foaf:Document'],
        'dct:type': { '@type': 'skos:Concept', 'skos:prefLabel': 'Dataset' },
        'dct:title': { '@language': 'en', '@value': 'Ice' },
        'dct:description': { '@language': 'en', '@value': 'Cores of ice' },
        'dct:identifier': 'https://doi.org/10.5072/ice',
        'dct:creator': {
          '@type': ['foaf:Person', 'foaf:Agent'],
          'foaf:name': 'Ada Berg',
          'foaf:givenName': 'Ada',
          'foaf:familyName': 'Berg',
        },
        'dct:issued': { '@type': 'xsd:gYear', '@value': '2020' },
        'dct:spatial': { '@type': 'dct:Location', 'skos:prefLabel': 'Fiji' },
        'dct:language': { '@id': 'http://publications.europa.eu/resource/authority/language/ENG' },
        'dcat:landingPage': { '@id': 'https://doi.org/10.5072/ice' },
      },
      {
        '@id': 'http://publications.europa.eu/resource/authority/language/ENG',
        '@type': 'dct:LinguisticSystem',
      },
    ],
  })
})
