import { expect, it } from 'vitest'
import { readRecords } from '../../../src/formats/index.ts'

it('reads the members of Crosscite JSON whose names differ from those in REST JSON', () => {
  const text = JSON.stringify({
    id: 'https://doi.org/10.5072/tide.7',
    doi: '10.5072/tide.7',
    identifiers: [{ identifierType: 'URL', Identifier: 'https://repository.example/7' }],
    types: { resourceTypeGeneral: 'Software', schemaOrg: 'SoftwareSourceCode' },
    creators: [{ type: 'Person', name: 'Okafor, Ada', givenName: 'Ada', familyName: 'Okafor' }],
    titles: [{ title: 'Tides' }],
    publisher: 'Openshelf',
    dates: { date: '2021-05-03', dateType: 'Issued' },
    publication_year: '2021',
    rights_list: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0' }],
    related_identifiers: [{ relatedIdentifier: '10.5072/a', relatedIdentifierType: 'DOI', relationType: 'Cites' }],
    agency: 'DataCite',
  })
  const { records, diagnostics } = readRecords(text)
  expect(diagnostics).toEqual([])
  expect(records).toMatchObject([
    {
      format: 'crosscite',
      record: {
        doi: '10.5072/tide.7',
        publisher: { name: 'Openshelf' },
        publicationYear: 2021,
        creators: [{ name: 'Okafor, Ada', givenName: 'Ada', familyName: 'Okafor' }],
        dates: [{ date: '2021-05-03', dateType: 'Issued' }],
        rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0' }],
        relatedIdentifiers: [{ relatedIdentifier: '10.5072/a', relationType: 'Cites' }],
        alternateIdentifiers: [{ alternateIdentifier: 'https://repository.example/7', alternateIdentifierType: 'URL' }],
      },
    },
  ])
})
