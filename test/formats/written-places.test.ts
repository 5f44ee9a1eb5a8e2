import { expect, it } from 'vitest'
import { type FormatId, readRecords } from '../../src/formats/index.ts'
import type { Datacite, RelatedItem } from '../../src/model/index.ts'
import { converted, recordIn, written } from './conversions.ts'

const record: Datacite = {
  doi: '10.5072/places',
  titles: [{ title: 'A work' }],
  creators: [{ name: 'Iliev, Ana', givenName: 'Ana', familyName: 'Iliev', nameType: 'Personal', lang: 'en' }],
  publisher: { name: 'Example Press', lang: 'bg' },
  publicationYear: 2026,
}

const within = (resourceTypeGeneral: 'Report' | 'BookChapter' | 'JournalArticle', item: RelatedItem): Datacite => ({
  ...record,
  types: { resourceTypeGeneral },
  relatedItems: [{ relationType: 'IsPublishedIn', ...item }],
})

const report = within('Report', {
  relatedItemType: 'Collection',
  titles: [{ title: 'Reports on lakes' }],
  number: '31',
  numberType: 'Report',
})

const chapter = within('BookChapter', {
  relatedItemType: 'Book',
  titles: [{ title: 'Hedges' }, { title: 'Essays', titleType: 'Subtitle' }],
  number: '4',
  numberType: 'Chapter',
})

it.each<[FormatId, string]>([
  ['bibtex', 'number = {31}'],
  ['biblatex', 'number = {31}'],
  ['ris', 'SN  - 31'],
  ['endnote', '%@ 31'],
  ['endnote-xml', '<isbn>31</isbn>'],
  ['schema-org', '"reportNumber": "31"'],
])('writes the number of a report in its series as the number of the report in %s', (format, expected) => {
  expect(written(report, format)).toContain(expected)
})

it.each<[FormatId, string]>([
  ['bibtex', 'booktitle = {Hedges: Essays}'],
  ['ris', 'T2  - Hedges: Essays'],
  ['endnote', '%B Hedges: Essays'],
  ['dublin-core', '<dc:source>Hedges: Essays, (4)</dc:source>'],
  ['dcat-turtle', 'dct:bibliographicCitation "Hedges: Essays, (4)"'],
])('appends the subtitle of a book to its title in %s', (format, expected) => {
  expect(written(chapter, format)).toContain(expected)
})

it('converts a chapter number to the schema.org property position and back', () => {
  const text = written(chapter, 'schema-org')
  expect(text).toContain('"position": "4"')
  expect(recordIn(text, 'schema-org').relatedItems?.[0]).toMatchObject({ number: '4', numberType: 'Chapter' })
})

it('writes and reads the languages of names in Dublin Core', () => {
  const text = written(record, 'dublin-core')
  expect(text).toContain('<dc:creator xml:lang="en">Iliev, Ana</dc:creator>')
  const [read] = readRecords(text, { from: 'dublin-core' }).records
  expect(read?.record.creators?.[0]?.lang).toBe('en')
  expect(read?.record.publisher).toEqual({ name: 'Example Press', lang: 'bg' })
})

it('reports a point as lost in MODS if a coordinate is too small to be written without an exponent', () => {
  const geoLocations = [{ geoLocationPoint: { pointLongitude: 1e-7, pointLatitude: 2 } }]
  const { text, losses } = converted({ ...record, geoLocations }, { to: 'mods' })
  expect(text).not.toContain('coordinates')
  expect(losses.map(({ kind, pointer }) => [kind, pointer])).toContainEqual(['lost', '/geoLocations'])
})

it('a round trip through MODS keeps funders, coordinates, classification codes and the languages of subtitles', () => {
  const given: Datacite = {
    ...chapter,
    fundingReferences: [
      {
        funderName: 'Example Fund',
        funderIdentifier: 'https://ror.org/00example0',
        funderIdentifierType: 'ROR',
        schemeUri: 'https://ror.org',
      },
    ],
    geoLocations: [
      { geoLocationPlace: 'Lake', geoLocationPoint: { pointLongitude: -107.75, pointLatitude: 53.5 } },
      {
        geoLocationBox: {
          westBoundLongitude: 10.1,
          eastBoundLongitude: 11.4,
          southBoundLatitude: -52,
          northBoundLatitude: 51.5,
        },
      },
    ],
    subjects: [{ subject: 'Trees', subjectScheme: 'DDC', classificationCode: '582.16' }],
    titles: [
      { title: 'A work', lang: 'en' },
      { title: 'Untertitel', titleType: 'Subtitle', lang: 'de' },
    ],
    relatedIdentifiers: [
      {
        relatedIdentifier: '10.5072/data',
        relatedIdentifierType: 'DOI',
        relationType: 'References',
        resourceTypeGeneral: 'Dataset',
        relationTypeInformation: 'The data of the maps',
      },
    ],
  }
  const text = written(given, 'mods')
  expect(text).toContain('<coordinates>W 107.75°/N 53.5°</coordinates>')
  expect(text).toContain('<coordinates>E 10.1°--E 11.4°/N 51.5°--S 52°</coordinates>')
  const read = recordIn(text, 'mods')
  for (const member of ['fundingReferences', 'geoLocations', 'subjects', 'titles', 'relatedIdentifiers'] as const)
    expect(read[member]).toEqual(given[member])
})

it('a round trip through DCAT keeps funders, the languages of names, and the types of related works', () => {
  const given: Datacite = {
    ...record,
    creators: [
      {
        ...record.creators?.[0],
        nameIdentifiers: [
          { nameIdentifier: '90004417', nameIdentifierScheme: 'e-Rad', schemeUri: 'https://nrid.nii.ac.jp/' },
        ],
      },
    ],
    contributors: [
      {
        contributorType: 'ContactPerson',
        name: 'Iliev, Ana',
        givenName: 'Ana',
        familyName: 'Iliev',
        nameType: 'Personal',
        affiliation: [{ name: 'Example University' }],
      },
    ],
    fundingReferences: [
      {
        funderName: 'Example Fund',
        funderIdentifier: 'https://ror.org/00example0',
        funderIdentifierType: 'ROR',
        schemeUri: 'https://ror.org',
      },
    ],
    relatedIdentifiers: [
      {
        relatedIdentifier: '10.5072/data',
        relatedIdentifierType: 'DOI',
        relationType: 'References',
        resourceTypeGeneral: 'Dataset',
      },
    ],
  }
  for (const format of ['dcat-turtle', 'dcat-rdf', 'dcat-json'] as const) {
    const read = recordIn(written(given, format), format)
    expect(read.creators).toEqual(given.creators)
    expect(read.contributors?.[0]?.affiliation).toEqual([{ name: 'Example University' }])
    for (const member of ['publisher', 'fundingReferences', 'relatedIdentifiers'] as const)
      expect(read[member]).toEqual(given[member])
  }
})

it('keeps relations and a chapter number in a round trip through Crossref XML, and writes a local identifier', () => {
  const given: Datacite = {
    ...chapter,
    relatedIdentifiers: [
      { relatedIdentifier: '10.5072/before', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' },
      {
        relatedIdentifier: 'swh:1:rel:4d0a1f2b9c3e5d6f708192a3b4c5d6e7f8091a2b',
        relatedIdentifierType: 'SWHID',
        relationType: 'IsIdenticalTo',
      },
    ],
    alternateIdentifiers: [{ alternateIdentifier: 'A-17', alternateIdentifierType: 'Local number' }],
  }
  const text = written(given, 'crossref-xml')
  expect(text).toContain('<component_number>4</component_number>')
  expect(text).toContain('<identifier id_type="other">A-17</identifier>')
  const read = recordIn(text, 'crossref-xml')
  expect(read.relatedIdentifiers).toEqual(given.relatedIdentifiers)
  expect(read.relatedItems?.[0]).toMatchObject({
    titles: [{ title: 'Hedges' }, { title: 'Essays', titleType: 'Subtitle' }],
    number: '4',
    numberType: 'Chapter',
  })
})

it('writes a data format, the language of a description and additional article titles to Crossref XML', () => {
  const data = written(
    {
      ...record,
      types: { resourceTypeGeneral: 'Dataset' },
      descriptions: [{ description: 'Daten', descriptionType: 'Abstract', lang: 'de' }],
      formats: ['text/csv'],
    },
    'crossref-xml',
  )
  expect(data).toContain('<description language="de">Daten</description>')
  expect(data).toContain('<format>text/csv</format>')
  const article = within('JournalArticle', { relatedItemType: 'Journal', titles: [{ title: 'A journal' }] })
  const titles = [...(record.titles ?? []), { title: 'Ein Werk', titleType: 'AlternativeTitle' as const }]
  expect(recordIn(written({ ...article, titles }, 'crossref-xml'), 'crossref-xml').titles).toEqual(titles)
})

it('writes sizes, subtitles and the languages of names and sources in JATS', () => {
  const [name, ...others] = chapter.relatedItems?.[0]?.titles ?? []
  const text = written(
    {
      ...chapter,
      titles: [{ title: 'A work' }, { title: 'A subtitle', titleType: 'Subtitle' }],
      sizes: ['XVI, 214 Seiten', '412 kB', 'large'],
      relatedItems: [{ ...chapter.relatedItems?.[0], titles: [{ ...name, lang: 'en' }, ...others] }],
    },
    'jats',
  )
  expect(text).toContain('<size units="Seiten">XVI, 214</size>')
  expect(text).toContain('<size units="kB">412</size>')
  expect(text).toContain('A work: A subtitle')
  expect(text).toContain('<source xml:lang="en">Hedges: Essays</source>')
  expect(text).toContain('<publisher-name xml:lang="bg">Example Press</publisher-name>')
  expect(text).toContain('<name xml:lang="en">')
})
