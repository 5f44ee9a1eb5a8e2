import { type Random, seeded } from './random.ts'

/**
 * Returns the attributes of records as DataCite's REST API returns them: about 4 kB of valid JSON per record. The same
 * seed gives the same records.
 */
export function restRecords(count: number, seed = 7): object[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, place) => restRecord(random, place))
}

function restRecord(random: Random, place: number): object {
  const year = 2005 + random.below(20)
  const doi = `10.5072/${random.pick(['rain', 'soil', 'ice'])}.${100_000 + place}`
  const subjects = distinct(many(random, 4, 8, () => words(random, 1, 3))).map(subject => ({
    subject,
    subjectScheme: 'GEMET',
    schemeUri: 'https://www.eionet.europa.eu/gemet/',
  }))
  return {
    doi,
    prefix: '10.5072',
    suffix: doi.slice(8),
    identifiers: [],
    alternateIdentifiers: [],
    creators: many(random, 2, 6, () => agent(random)),
    titles: [{ title: sentence(random, 8) }],
    publisher: random.pick(['Rain Repository', 'World Data Centre for Soils', 'Ice Core Archive']),
    container: {},
    publicationYear: year,
    subjects,
    contributors: many(random, 1, 3, () => ({
      ...agent(random),
      contributorType: random.pick(['DataManager', 'ContactPerson', 'ProjectLeader']),
    })),
    dates: [
      { date: `${year}-0${1 + random.below(9)}-1${random.below(10)}`, dateType: 'Issued' },
      { date: `${year - 4}-01-01/${year - 2}-12-31`, dateType: 'Collected' },
    ],
    language: random.pick(['en', 'de', 'pt']),
    types: {
      ris: 'DATA',
      bibtex: 'misc',
      citeproc: 'dataset',
      schemaOrg: 'Dataset',
      resourceType: 'Time series',
      resourceTypeGeneral: 'Dataset',
    },
    relatedIdentifiers: many(random, 2, 6, () => ({
      relationType: random.pick(['Cites', 'IsDocumentedBy', 'IsDerivedFrom']),
      relatedIdentifier: `10.5072/article.${random.below(1e6)}`,
      relatedIdentifierType: 'DOI',
    })),
    relatedItems: [],
    sizes: [`${1 + random.below(900)} MB`],
    formats: ['application/x-netcdf'],
    version: `${1 + random.below(3)}.${random.below(10)}`,
    rightsList: [
      {
        rights: 'Creative Commons Attribution 4.0 International',
        rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode',
        schemeUri: 'https://spdx.org/licenses/',
        rightsIdentifier: 'cc-by-4.0',
        rightsIdentifierScheme: 'SPDX',
      },
    ],
    descriptions: [
      { description: many(random, 5, 7, () => sentence(random, 8)).join('. '), descriptionType: 'Abstract' },
    ],
    geoLocations: [
      {
        geoLocationPlace: words(random, 1, 2),
        geoLocationBox: {
          westBoundLongitude: -10 - random.below(90),
          eastBoundLongitude: random.below(90) + 0.5,
          southBoundLatitude: -random.below(60) - 0.25,
          northBoundLatitude: 1 + random.below(60),
        },
      },
    ],
    fundingReferences: [
      { funderName: 'Rain Research Council', awardNumber: `RC-${random.below(1e5)}`, awardTitle: sentence(random, 5) },
    ],
    url: `https://repository.example/records/${place}`,
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    state: 'findable',
  }
}

function agent(random: Random): object {
  const familyName = capital(random.pick(syllables) + random.pick(syllables))
  const givenName = capital(random.pick(syllables) + random.pick(['a', 'o', 'en']))
  return {
    name: `${familyName}, ${givenName}`,
    nameType: 'Personal',
    givenName,
    familyName,
    affiliation: [`Institute for ${capital(random.pick(syllables))} Research`],
    nameIdentifiers: [
      {
        nameIdentifier: `https://orcid.org/${orcid(random)}`,
        nameIdentifierScheme: 'ORCID',
        schemeUri: 'https://orcid.org',
      },
    ],
  }
}

/** Returns an ORCID iD with its check digit (ISO 7064, MOD 11-2). */
function orcid(random: Random): string {
  const digits = `00000002${String(random.below(1e7)).padStart(7, '0')}`
  let total = 0
  for (const digit of digits) total = ((total + Number(digit)) * 2) % 11
  const check = (12 - total) % 11
  return (digits + (check === 10 ? 'X' : check)).replace(/(.{4})(?=.)/g, '$1-')
}

const syllables = [
  'bel',
  'cor',
  'dan',
  'fer',
  'gor',
  'hal',
  'lin',
  'mar',
  'nor',
  'ost',
  'pel',
  'ros',
  'sal',
  'tor',
  'ver',
  'win',
] as const
const vocabulary = [
  'rainfall',
  'soil',
  'moisture',
  'river',
  'basin',
  'daily',
  'observed',
  'glacier',
  'model',
  'station',
  'of',
  'and',
  'under',
  'corrected',
  'köppen',
  'series',
  'with',
  'gridded',
  'précipitation',
  'northern',
] as const

const words = (random: Random, least: number, most: number): string =>
  many(random, least, most, () => random.pick(vocabulary)).join(' ')

const sentence = (random: Random, length: number): string => capital(words(random, length, length + 6))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const many = <T>(random: Random, least: number, most: number, make: () => T): T[] =>
  Array.from({ length: least + random.below(most - least + 1) }, make)

const distinct = (values: readonly string[]): string[] => [...new Set(values)]
