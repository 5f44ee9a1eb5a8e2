import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryCatalog } from '../../../src/catalog/index.ts'
import { dataset, file, uuid } from '../records.ts'

const agent = {
  name: 'Okafor, Ngozi',
  nameType: 'Personal',
  givenName: 'Ngozi',
  familyName: 'Okafor',
  affiliations: [
    {
      affiliation: 'Rain Institute',
      affiliationIdentifier: 'https://ror.org/03e8s1d88',
      affiliationIdentifierScheme: 'ROR',
    },
  ],
  nameIdentifiers: [
    {
      schemeURI: 'https://orcid.org',
      nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
      nameIdentifierScheme: 'ORCID',
    },
  ],
}
// In the order of the tables in the service description.
const described = {
  dates: [{ date: '2020-01-02', dateType: 'Issued' }],
  types: { resourceType: 'Time series', resourceTypeGeneral: 'Dataset' },
  titles: [{ title: 'Rain' }],
  version: '1.0',
  creators: [agent],
  contributors: [{ ...agent, contributorType: 'DataManager' }],
  language: 'en',
  subjects: [
    { subject: 'rain', valueURI: 'https://a.example/1', schemeURI: 'https://a.example', subjectScheme: 'Words' },
  ],
  publisher: 'Rain Repository',
  rightsList: [
    {
      rights: 'CC BY 4.0',
      rightsURI: 'https://creativecommons.org/licenses/by/4.0/',
      schemeURI: 'https://spdx.org/licenses/',
      rightsIdentifier: 'CC-BY-4.0',
      rightsIdentifierScheme: 'SPDX',
    },
  ],
  identifiers: [{ identifier: '10.5072/rain', identifierType: 'DOI' }],
  descriptions: [{ description: 'Daily rain.', descriptionType: 'Abstract' }],
  geoLocations: [
    {
      geoLocationBox: { eastBoundLongitude: 4, northBoundLatitude: 3, southBoundLatitude: 1, westBoundLongitude: 2 },
      geoLocationPlace: 'Basin',
    },
  ],
  schemaVersion: 'http://datacite.org/schema/kernel-4',
  publicationYear: '2020',
  relatedIdentifiers: [
    { citation: 'A.', relationType: 'Cites', relatedIdentifier: '10.5072/sun', relatedIdentifierType: 'DOI' },
  ],
}
const rights = { rights: 'CC BY', rights_uri: 'https://a.example', short: 'BY', image: 'by.svg', color: 'green' }

/**
 * Returns a copy of a value with the members of each object in a pseudo-random order, which depends on the names of the
 * members and the seed.
 */
function shuffled(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map(one => shuffled(one, seed))
  if (typeof value !== 'object' || value === null) return value
  const place = (name: string): number =>
    [...name].reduce((sum, letter) => (sum * seed + letter.charCodeAt(0)) % 997, 7)
  const entries = Object.entries(value).sort(([a], [b]) => place(a) - place(b))
  return Object.fromEntries(entries.map(([name, one]) => [name, shuffled(one, seed)]))
}

test('the catalog stores the members of nested objects in the order of the service description, regardless of their order in the input', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 900 }), async seed => {
      const catalog = memoryCatalog()
      const { refused } = await catalog.ingest([
        { id: uuid(9), doi: '10.5072/rain', paths: [], datacite: shuffled(described, seed) },
        dataset(1, { rights: shuffled(rights, seed), files: [file(1, { rights: shuffled(rights, seed) })] }),
      ])
      expect(refused).toEqual([])
      const [resource, stored] = [await catalog.get('resource', uuid(9)), await catalog.get('dataset', uuid(1))]
      expect(JSON.stringify(resource?.datacite)).toBe(JSON.stringify(described))
      expect(JSON.stringify(stored?.rights)).toBe(JSON.stringify(rights))
      expect(JSON.stringify(stored?.files[0]?.rights)).toBe(JSON.stringify(rights))
    }),
    { numRuns: 20 },
  ))

test('the catalog puts a member that is not in the service description after the described members', async () => {
  const catalog = memoryCatalog()
  const dates = [{ dateInformation: 'late', dateType: 'Issued', date: '2020' }]
  await catalog.ingest([{ id: uuid(9), doi: '10.5072/rain', paths: [], datacite: { ...described, dates } }])
  expect(JSON.stringify((await catalog.get('resource', uuid(9)))?.datacite?.dates)).toBe(
    '[{"date":"2020","dateType":"Issued","dateInformation":"late"}]',
  )
})
