import { describe, expect, it } from 'vitest'
import { readRecords } from '../../../src/formats/index.ts'

const read = (statements: string) => {
  const prefixes = [
    '@prefix adms: <http://www.w3.org/ns/adms#> .',
    '@prefix dcat: <http://www.w3.org/ns/dcat#> .',
    '@prefix dct: <http://purl.org/dc/terms/> .',
    '@prefix foaf: <http://xmlns.com/foaf/0.1/> .',
    '@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .',
    '@prefix skos: <http://www.w3.org/2004/02/skos/core#> .',
    '@prefix spdx: <http://spdx.org/rdf/terms#> .',
    '@prefix vcard: <http://www.w3.org/2006/vcard/ns#> .',
  ]
  const text = `${prefixes.join('\n')}\n<https://doi.org/10.5072/ice> a dcat:Dataset ; dct:title "Ice" ; ${statements} .`
  const record = readRecords(text, { from: 'dcat-turtle' }).records[0]?.record
  if (record === undefined) throw new TypeError('Nothing was read.')
  return record
}

describe('DCAT values in every shape', () => {
  it.each<[string, string, object]>([
    ['a theme as text', 'dcat:theme "Glaciers"', { subjects: [{ subject: 'Glaciers' }] }],
    [
      'a keyword that is a concept',
      'dcat:keyword [ skos:prefLabel "Glaciers"@en ]',
      { subjects: [{ subject: 'Glaciers', lang: 'en' }] },
    ],
    ['a type as text', 'dct:type "Survey"', { types: { resourceTypeGeneral: 'Dataset', resourceType: 'Survey' } }],
    [
      'another identifier as text',
      'adms:identifier "ICE-7"',
      { alternateIdentifiers: [{ alternateIdentifier: 'ICE-7', alternateIdentifierType: 'Other' }] },
    ],
    ['a place as text', 'dct:spatial "Svalbard"', { geoLocations: [{ geoLocationPlace: 'Svalbard' }] }],
    ['a period as text', 'dct:temporal "1990/1995"', { dates: [{ date: '1990/1995', dateType: 'Coverage' }] }],
    [
      'a contact as text',
      'dcat:contactPoint "Ice Desk"',
      { contributors: [{ contributorType: 'ContactPerson', name: 'Ice Desk' }] },
    ],
    [
      'a contact of ADMS',
      'adms:contactPoint [ a vcard:Group ; vcard:fn "Ice Desk" ]',
      { contributors: [{ contributorType: 'ContactPerson', name: 'Ice Desk', nameType: 'Organizational' }] },
    ],
    [
      'a related work as text',
      'dct:isReferencedBy "https://doi.org/10.5072/paper"',
      {
        relatedIdentifiers: [
          { relatedIdentifier: '10.5072/paper', relatedIdentifierType: 'DOI', relationType: 'IsReferencedBy' },
        ],
      },
    ],
    [
      'the provenance',
      'dct:provenance [ rdfs:label "Drilled by hand"@en ]',
      { descriptions: [{ description: 'Drilled by hand', descriptionType: 'Methods', lang: 'en' }] },
    ],
    [
      'the provenance as text',
      'dct:provenance "Drilled by hand"',
      { descriptions: [{ description: 'Drilled by hand', descriptionType: 'Methods' }] },
    ],
    [
      'the label of a format in rdf:value',
      'dcat:distribution [ dct:format [ rdfs:comment "x" ; <http://www.w3.org/1999/02/22-rdf-syntax-ns#value> "CSV" ] ]',
      { formats: ['CSV'] },
    ],
  ])('reads %s from DCAT', (_, statements, expected) => {
    expect(read(statements)).toMatchObject(expected)
  })

  it.each([
    ['dct:source', 'IsDerivedFrom'],
    ['dct:hasVersion', 'HasVersion'],
    ['dct:isVersionOf', 'IsVersionOf'],
    ['dct:relation', 'Other'],
    ['dcat:inSeries', 'IsPartOf'],
    ['adms:prev', 'IsNewVersionOf'],
  ])('reads the DCAT property %s as the relation %s', (property, relationType) => {
    expect(read(`${property} <https://a.example/1>`).relatedIdentifiers).toEqual([
      { relatedIdentifier: 'https://a.example/1', relatedIdentifierType: 'URL', relationType },
    ])
  })

  it('reads a DCAT role outside the kernel as the relation Other and keeps the role', () => {
    const iana = 'http://www.iana.org/assignments/relation/related'
    const record = read(`dcat:qualifiedRelation [ dct:relation <https://a.example/1> ; dcat:hadRole <${iana}> ]`)
    expect(record.relatedIdentifiers?.map(({ relationType }) => relationType)).toEqual(['Other'])
    expect(record.extras?.members).toEqual({ '/dcat:qualifiedRelation/0/dcat:hadRole': [iana] })
  })

  it('keeps as extras the DCAT values that have no place in the kernel', () => {
    const record = read(
      `dct:publisher [ foaf:name "Ice Archive" ; foaf:mbox <mailto:desk@ice.example> ], "Second Archive" ;
       dct:language "en", "es" ;
       dct:isReferencedBy "a private note" ;
       dcat:contactPoint [ vcard:fn "Ice Desk" ; vcard:hasTelephone [ vcard:hasValue <tel:+4712> ] ]`,
    )
    expect(record).toMatchObject({ publisher: { name: 'Ice Archive' }, language: 'en' })
    expect(record.extras?.members).toEqual({
      '/dcat:contactPoint/0/vcard:hasTelephone/0/vcard:hasValue': ['tel:+4712'],
      '/dct:isReferencedBy': ['a private note'],
      '/dct:language': ['es'],
      '/dct:publisher': ['Second Archive'],
      '/dct:publisher/0/foaf:mbox': ['mailto:desk@ice.example'],
    })
  })

  it('reads a decimal file size in DCAT, and keeps a size that is not a number as an extra', () => {
    const sized = (size: string) =>
      read(`dcat:distribution [ dcat:downloadURL <https://a.example/i.csv> ; dcat:byteSize "${size}" ]`)
    expect(sized('512.0').extras?.cited).toMatchObject({ file: [{ size: 512 }] })
    expect(sized('about 5 MB').extras?.members).toEqual({ '/dcat:distribution/0/dcat:byteSize': ['about 5 MB'] })
  })

  it.each(['"Dataset", "Journal thing"', '"Journal thing", "Dataset"'])(
    'reads the general type from the DCAT types %s of a related resource, and keeps the other type',
    types => {
      const record = read(
        `dct:isReferencedBy <https://doi.org/10.5072/paper> . <https://doi.org/10.5072/paper> dct:type ${types}`,
      )
      expect(record.relatedIdentifiers?.[0]?.resourceTypeGeneral).toBe('Dataset')
      expect(JSON.stringify(record.extras)).toContain('Journal thing')
    },
  )
})
