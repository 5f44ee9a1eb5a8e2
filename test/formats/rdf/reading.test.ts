import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dcatRdf,
  dcatTurtle,
  type FormatId,
  readRecords,
  schemaOrg,
  schemaOrgRdf,
  schemaOrgTurtle,
} from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { written } from '../conversions.ts'

const readOne = (text: string, format: FormatId): Datacite => {
  const { records, diagnostics } = readRecords(text)
  expect(diagnostics).toEqual([])
  expect(records.map(one => one.format)).toEqual([format])
  return records[0]?.record ?? {}
}

const record: Datacite = {
  doi: '10.5072/ice',
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Time series' },
  creators: [
    {
      name: 'Berg, Ada',
      nameType: 'Personal',
      givenName: 'Ada',
      familyName: 'Berg',
      nameIdentifiers: [
        {
          nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
          nameIdentifierScheme: 'ORCID',
          schemeUri: 'https://orcid.org',
        },
      ],
      affiliation: [{ name: 'Rain Institute' }],
    },
  ],
  titles: [
    { title: 'Ice', lang: 'en' },
    { title: 'Eis', titleType: 'TranslatedTitle', lang: 'de' },
  ],
  publisher: { name: 'Ice Archive' },
  publicationYear: 2021,
  dates: [{ date: '2021-05-03', dateType: 'Issued' }],
  language: 'en',
  version: '1.1',
  subjects: [{ subject: 'ice' }],
  descriptions: [{ description: 'Thick & thin.', descriptionType: 'Abstract' }],
  rightsList: [
    { rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/', rightsIdentifier: 'cc-by-4.0' },
  ],
  geoLocations: [{ geoLocationPlace: 'Baikal', geoLocationPoint: { pointLongitude: 107.75, pointLatitude: 53.5 } }],
  relatedIdentifiers: [
    { relatedIdentifier: '10.5072/ice.0', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' },
    { relatedIdentifier: '10.5072/ice.2', relatedIdentifierType: 'DOI', relationType: 'IsPreviousVersionOf' },
  ],
}

const withFiles: Datacite = {
  ...record,
  extras: {
    format: 'citable-json',
    members: {},
    cited: {
      URL: 'https://ice.example/1',
      file: [
        {
          url: 'https://ice.example/1/ice.csv',
          name: 'ice.csv',
          size: 1200,
          mediaType: 'text/csv',
          checksum: 'md5:0123456789abcdef0123456789abcdef',
        },
      ],
    },
  },
}

describe('DCAT', () => {
  it.each([dcatTurtle, dcatRdf])(
    'reads a record with files and checksums back from $name, apart from the rights',
    format => {
      const { rightsList: _, extras, ...rest } = readOne(format.write(withFiles).text, format.id)
      const { rightsList: __, extras: ___, ...given } = withFiles
      expect(rest).toEqual(given)
      expect(extras?.cited).toEqual(withFiles.extras?.cited)
    },
  )

  it('reads foreign DCAT with literals as agents, missing types, boxes and unknown values', () => {
    const text = `
      PREFIX dcat: <http://www.w3.org/ns/dcat#>
      PREFIX dct: <http://purl.org/dc/terms/>
      PREFIX geo: <http://www.opengis.net/ont/geosparql#>
      <https://data.example/set/7> a dcat:Dataset ;
        dct:title "Tides" ; dct:creator "Okafor, Ada" ; dct:publisher [ <http://xmlns.com/foaf/0.1/name> "Port Board" ] ;
        dct:issued "2020" ; dct:accrualPeriodicity <https://freq.example/daily> ;
        dct:spatial [ dcat:bbox "POLYGON((1 2, 3 2, 3 4, 1 4, 1 2))"^^geo:wktLiteral ] ;
        dcat:distribution [ dcat:downloadURL <https://data.example/7.zip> ; dcat:byteSize 70 ] .`
    expect(readOne(text, 'dcat-turtle')).toEqual({
      alternateIdentifiers: [{ alternateIdentifier: 'https://data.example/set/7', alternateIdentifierType: 'URL' }],
      types: { resourceTypeGeneral: 'Dataset' },
      titles: [{ title: 'Tides' }],
      creators: [{ name: 'Okafor, Ada' }],
      publisher: { name: 'Port Board' },
      publicationYear: 2020,
      geoLocations: [
        {
          geoLocationBox: {
            westBoundLongitude: 1,
            eastBoundLongitude: 3,
            southBoundLatitude: 2,
            northBoundLatitude: 4,
          },
        },
      ],
      extras: {
        format: 'dcat-turtle',
        members: { '/dct:accrualPeriodicity': ['https://freq.example/daily'] },
        cited: { file: [{ url: 'https://data.example/7.zip', size: 70 }] },
      },
    })
  })

  it('reads every dataset in a DCAT catalogue, but not the catalogue itself', () => {
    const two = [record, { ...record, doi: '10.5072/snow' }]
    const text = `${dcatTurtle.writeAll(two).text}\n<https://data.example/> a dcat:Catalog ; dcat:dataset <https://doi.org/10.5072/ice> .`
    expect(readRecords(text).records.map(one => one.record.doi)).toEqual(['10.5072/ice', '10.5072/snow'])
  })

  it('refuses DCAT without a dataset', () => {
    const { diagnostics } = readRecords(
      '@prefix dcat: <http://www.w3.org/ns/dcat#> .\n<https://a.example> a dcat:Role .',
    )
    expect(diagnostics[0]?.message).toMatch(/^This graph contains no dcat:Dataset/)
  })
})

describe('schema.org in RDF', () => {
  it.each([schemaOrgTurtle, schemaOrgRdf])('reads the same record from $name as from JSON-LD', format => {
    const asJson = schemaOrg.read(schemaOrg.write(withFiles).text)
    const { extras, ...rest } = readOne(format.write(withFiles).text, format.id)
    const { extras: extrasOfJson, ...fromJson } = (asJson.ok && asJson.records[0]) || {}
    expect(rest).toEqual(fromJson)
    expect(extras?.cited).toEqual(extrasOfJson?.cited)
  })

  it('reads several schema.org works in Turtle, but not the works that they cite', () => {
    const text = `
      @prefix s: <https://schema.org/> .
      <https://doi.org/10.5072/a> a s:Dataset ; s:name "A" ; s:creator "Okafor" ; s:citation <https://doi.org/10.5072/p> .
      <https://doi.org/10.5072/b> a s:Dataset ; s:name "B" ; s:description "b" ; s:isPartOf <https://doi.org/10.5072/a> .
      <https://doi.org/10.5072/p> a s:ScholarlyArticle ; s:name "P" ; s:author "Berg" .`
    expect(readRecords(text).records.map(one => one.record.doi)).toEqual(['10.5072/a', '10.5072/b'])
  })

  it('reads the work in an RDF graph, but not the journal of the work, even if the journal has a creator', () => {
    const journal = {
      relatedItemType: 'Journal' as const,
      relationType: 'IsPublishedIn' as const,
      relatedItemIdentifier: { relatedItemIdentifier: '10.5072/journal', relatedItemIdentifierType: 'DOI' as const },
      titles: [{ title: 'Journal of Rain' }],
      creators: [{ name: 'Lee, Jo' }],
    }
    const work: Datacite = {
      doi: '10.5072/a',
      titles: [{ title: 'Drizzle' }],
      creators: [{ name: 'Okafor, Ada' }],
      relatedItems: [journal],
    }
    const { records } = readRecords(written(work, 'schema-org-turtle'), { from: 'schema-org-turtle' })
    expect(records.map(({ record: { doi } }) => doi)).toEqual(['10.5072/a'])
  })

  it('reads foreign RDF/XML with typed nodes, attributes, xml:base and parseType', () => {
    const text = `<?xml version="1.0"?>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://schema.org/" xml:base="https://doi.org/">
        <s:Dataset rdf:about="10.5072/a" s:name="A" xml:lang="en">
          <s:creator rdf:parseType="Resource"><s:familyName>Okafor</s:familyName><s:givenName>Ada</s:givenName></s:creator>
          <s:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>
        </s:Dataset>
      </rdf:RDF>`
    expect(readOne(text, 'schema-org-rdf')).toMatchObject({
      doi: '10.5072/a',
      titles: [{ title: 'A' }],
      creators: [{ name: 'Okafor, Ada' }],
      rightsList: [{ rightsIdentifier: 'cc-by-4.0' }],
    })
  })
})

describe('bad input', () => {
  it('gives the line of a syntax error in Turtle', () => {
    const { records, diagnostics } = readRecords('@prefix s: <https://schema.org/> .\n\ns:a s:name [ .\n')
    expect(records).toEqual([])
    expect(diagnostics[0]?.message).toMatch(/^This is not Turtle: /)
    expect(diagnostics[0]?.position?.start.line).toBe(3)
  })

  it('the error about an unclosed Turtle literal quotes only the beginning of the literal', () => {
    const { diagnostics } = readRecords(`@prefix s: <https://schema.org/> .\ns:a s:name "${'rain'.repeat(1000)}`)
    expect(diagnostics[0]?.message).toMatch(/^This is not Turtle: Unexpected ".{100,150}…" on line 2\.$/)
  })

  it('refuses RDF/XML with exponential entities without expanding them', () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
    const text = `<!DOCTYPE rdf:RDF [<!ENTITY l0 "lol">${lol}]>
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://schema.org/"><s:Dataset s:name="x">&l9;</s:Dataset></rdf:RDF>`
    const { records, diagnostics } = readRecords(text)
    expect(records).toEqual([])
    expect(diagnostics.map(({ severity }) => severity)).toContain('error')
  })

  it('reads or refuses fragments of Turtle without throwing', () => {
    const piece = fc.constantFrom(
      '<https://a.example>',
      ' a ',
      'dcat:Dataset',
      ' ; ',
      ' . ',
      '[',
      ']',
      '(',
      ')',
      '"x"',
      '"""',
      '@en',
      '^^',
      '_:b',
      'dct:title',
      '@prefix x: <y> .',
      '\n',
      '{',
      '<<',
    )
    const start = '@prefix dcat: <http://www.w3.org/ns/dcat#> . @prefix dct: <http://purl.org/dc/terms/> .\n'
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), pieces => {
        expect(typeof dcatTurtle.read(start + pieces.join('')).ok).toBe('boolean')
      }),
    )
  })

  it('reads circular RDF nodes', () => {
    const text = `@prefix s: <https://schema.org/> .
      <https://a.example/1> a s:Dataset ; s:name "A" ; s:creator _:c ; s:isPartOf <https://a.example/1> . _:c s:affiliation _:c ; s:name "C" .`
    expect(readRecords(text).records).toHaveLength(1)
  })
})
