import { describe, expect, it } from 'vitest'
import { citation } from '../../../src/citation/index.ts'
import { convert, readRecords, zenodoDeposit } from '../../../src/formats/index.ts'
import { converted, recordIn } from '../conversions.ts'

const record = {
  id: 70707,
  conceptrecid: '70706',
  doi: '10.5281/zenodo.70707',
  conceptdoi: '10.5281/zenodo.70706',
  doi_url: 'https://doi.org/10.5281/zenodo.70707',
  title: 'Tide gauges of the inner fjord',
  created: '2021-05-04T10:00:00+00:00',
  stats: { downloads: 7 },
  links: { self: 'https://zenodo.org/api/records/70707', self_html: 'https://zenodo.org/records/70707' },
  files: [
    {
      id: 'f1',
      key: 'tides.csv',
      size: 1024,
      checksum: 'md5:0cc175b9c0f1b6a831c399e269772661',
      links: { self: 'https://zenodo.org/api/records/70707/files/tides.csv/content' },
    },
  ],
  metadata: {
    title: 'Tide gauges of the inner fjord',
    doi: '10.5281/zenodo.70707',
    publication_date: '2021-05-03',
    description: '<p>Water levels &amp; pressure.</p>',
    access_right: 'open',
    creators: [
      { name: 'Okafor, Ada', affiliation: 'Rain Institute', orcid: '0000-0002-1825-0097', gnd: '170118215' },
      { name: 'Fjord Survey' },
    ],
    contributors: [{ name: 'Berg, Eva', type: 'DataCurator' }],
    keywords: ['tide', 'fjord'],
    version: '1.2.0',
    language: 'eng',
    resource_type: { title: 'Journal article', type: 'publication', subtype: 'article' },
    journal: { title: 'Journal of Tides', volume: '7', issue: '2', pages: '11-19' },
    imprint: { publisher: 'Old Press', place: 'Bergen' },
    meeting: { title: 'Tide Days', place: 'Oslo', dates: '1-3 May 2020', acronym: 'TD20' },
    thesis: { supervisors: [{ name: 'Lee, Min' }], university: 'University of Example' },
    license: { id: 'cc-by-4.0' },
    related_identifiers: [
      { identifier: '10.5072/paper', relation: 'isSupplementTo', scheme: 'doi' },
      { identifier: 'https://github.com/example/tides', relation: 'isDerivedFrom', scheme: 'url' },
      { identifier: 'tide-7', relation: 'isAlternateIdentifier', scheme: 'ark' },
    ],
    grants: [
      {
        code: '101001',
        title: 'Tides of Tomorrow',
        acronym: 'TOT',
        url: 'https://cordis.europa.eu/project/id/101001',
        funder: { name: 'European Commission', doi: '10.13039/501100000780' },
      },
    ],
    locations: [{ lat: 60.4, lon: 5.3, place: 'Bergen' }],
    dates: [{ type: 'Collected', start: '2019-01-01', end: '2020-12-31', description: 'hourly' }],
    notes: 'Read the manual.',
    communities: [{ id: 'tides' }],
    relations: { version: [{ index: 1, is_last: true }] },
  },
}

const readOne = (value: unknown) => {
  const { records, diagnostics } = readRecords(JSON.stringify(value))
  expect(diagnostics).toEqual([])
  return records[0]?.record ?? {}
}

describe('a record of the API', () => {
  it('reads the metadata and files of a Zenodo API record', () => {
    const { extras, ...read } = readOne(record)
    expect(read).toEqual({
      doi: '10.5281/zenodo.70707',
      publisher: { name: 'Zenodo' },
      publicationYear: 2021,
      dates: [
        { date: '2021-05-03', dateType: 'Issued' },
        { date: '2019-01-01/2020-12-31', dateType: 'Collected', dateInformation: 'hourly' },
      ],
      language: 'en',
      types: { resourceTypeGeneral: 'JournalArticle' },
      version: '1.2.0',
      creators: [
        {
          name: 'Okafor, Ada',
          nameType: 'Personal',
          givenName: 'Ada',
          familyName: 'Okafor',
          nameIdentifiers: [
            {
              nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
              nameIdentifierScheme: 'ORCID',
              schemeUri: 'https://orcid.org',
            },
            { nameIdentifier: '170118215', nameIdentifierScheme: 'GND', schemeUri: 'https://d-nb.info/gnd/' },
          ],
          affiliation: [{ name: 'Rain Institute' }],
        },
        expect.objectContaining({ name: 'Fjord Survey' }),
      ],
      titles: [{ title: 'Tide gauges of the inner fjord' }],
      subjects: [{ subject: 'tide' }, { subject: 'fjord' }],
      contributors: [
        {
          name: 'Berg, Eva',
          nameType: 'Personal',
          givenName: 'Eva',
          familyName: 'Berg',
          contributorType: 'DataCurator',
        },
        { name: 'Lee, Min', nameType: 'Personal', givenName: 'Min', familyName: 'Lee', contributorType: 'Supervisor' },
        { name: 'University of Example', nameType: 'Organizational', contributorType: 'HostingInstitution' },
      ],
      alternateIdentifiers: [{ alternateIdentifier: 'tide-7', alternateIdentifierType: 'ARK' }],
      relatedIdentifiers: [
        { relatedIdentifier: '10.5281/zenodo.70706', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
        { relatedIdentifier: '10.5072/paper', relatedIdentifierType: 'DOI', relationType: 'IsSupplementTo' },
        {
          relatedIdentifier: 'https://github.com/example/tides',
          relatedIdentifierType: 'URL',
          relationType: 'IsDerivedFrom',
        },
      ],
      rightsList: [
        {
          rights: 'Creative Commons Attribution 4.0 International',
          rightsUri: 'https://creativecommons.org/licenses/by/4.0/',
          rightsIdentifier: 'cc-by-4.0',
          rightsIdentifierScheme: 'SPDX',
          schemeUri: 'https://spdx.org/licenses/',
        },
        { rights: 'Open Access', rightsUri: 'info:eu-repo/semantics/openAccess' },
      ],
      descriptions: [
        { description: '<p>Water levels &amp; pressure.</p>', descriptionType: 'Abstract' },
        { description: 'Read the manual.', descriptionType: 'Other' },
      ],
      geoLocations: [{ geoLocationPlace: 'Bergen', geoLocationPoint: { pointLongitude: 5.3, pointLatitude: 60.4 } }],
      fundingReferences: [
        {
          funderName: 'European Commission',
          funderIdentifier: 'https://doi.org/10.13039/501100000780',
          funderIdentifierType: 'Crossref Funder ID',
          awardNumber: '101001',
          awardUri: 'https://cordis.europa.eu/project/id/101001',
          awardTitle: 'Tides of Tomorrow',
        },
      ],
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          titles: [{ title: 'Journal of Tides' }],
          volume: '7',
          issue: '2',
          firstPage: '11',
          lastPage: '19',
        },
      ],
    })
    expect(extras).toEqual({
      format: 'zenodo',
      members: {
        '/metadata/meeting/acronym': 'TD20',
        '/metadata/communities': [{ id: 'tides' }],
        '/metadata/grants/0/acronym': 'TOT',
      },
      cited: {
        URL: 'https://zenodo.org/records/70707',
        'publisher-place': 'Bergen',
        'event-title': 'Tide Days',
        'event-place': 'Oslo',
        'event-date': '1-3 May 2020',
        'original-publisher': 'Old Press',
        file: [
          {
            url: 'https://zenodo.org/api/records/70707/files/tides.csv/content',
            name: 'tides.csv',
            size: 1024,
            checksum: 'md5:0cc175b9c0f1b6a831c399e269772661',
          },
        ],
      },
    })
  })

  it('cites a Zenodo API record', () => {
    expect(citation(readOne(record))).toBe(
      'Okafor, Ada, Fjord Survey (2021): Tide gauges of the inner fjord (v1.2.0). Zenodo. https://doi.org/10.5281/zenodo.70707',
    )
  })

  it('writes the landing page and files of a Zenodo API record to REST JSON, and reports values for which REST JSON has no member', () => {
    const result = converted(JSON.stringify(record), { to: 'datacite-rest' })
    expect(JSON.parse(result.text)).toMatchObject({
      url: 'https://zenodo.org/records/70707',
      contentUrl: ['https://zenodo.org/api/records/70707/files/tides.csv/content'],
    })
    expect(result.losses.map(({ pointer }) => pointer).sort()).toEqual([
      '/extras/cited/event-date',
      '/extras/cited/event-place',
      '/extras/cited/event-title',
      '/extras/cited/file',
      '/extras/cited/original-publisher',
      '/extras/cited/publisher-place',
      '/extras/members/~1metadata~1communities',
      '/extras/members/~1metadata~1grants~10~1acronym',
      '/extras/members/~1metadata~1meeting~1acronym',
    ])
  })

  it('reads the valid parts of a Zenodo API record, and reports a title that is a list and a creator that is a number', () => {
    const { records, diagnostics } = readRecords(
      JSON.stringify({
        doi: '10.5072/a',
        metadata: { title: ['T'], creators: [{ name: 'Okafor, Ada' }, 7], keywords: 'tide' },
      }),
    )
    expect(records[0]?.record).toMatchObject({
      titles: [{ title: 'T' }],
      creators: [{ name: 'Okafor, Ada' }],
      subjects: [{ subject: 'tide' }],
    })
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(['/metadata/title', '/metadata/creators/1'])
  })
})

describe('.zenodo.json', () => {
  const deposit = {
    title: 'Tides',
    upload_type: 'image',
    image_type: 'photo',
    publication_date: '2020-02-03',
    creators: [{ name: 'Okafor, Ada', affiliation: 'Rain Institute', orcid: '0000-0002-1825-0097' }],
    description: '<p>A <em>photo</em>.</p>',
    keywords: ['tide'],
    access_right: 'embargoed',
    license: 'cc-by-sa-4.0',
    embargo_date: '2027-01-01',
    communities: [{ identifier: 'tides' }],
    grants: [{ id: '10.13039/501100001711::200021' }, { id: '101001' }],
    subjects: [{ term: 'Water', identifier: 'https://vocabulary.example/water', scheme: 'url' }],
    conference_title: 'Tide Days',
    conference_session: 'A1',
    imprint_publisher: 'Old Press',
    imprint_isbn: '9783161484100',
    contributors: [{ name: 'Berg, Eva', type: 'Editor' }],
  }

  it('writes all members of a Zenodo deposit back unchanged, including those kept as extras', () => {
    const text = JSON.stringify(deposit)
    const { losses, text: written } = zenodoDeposit.write?.(readOne(deposit)) ?? { text: '', losses: [] }
    expect(JSON.parse(written)).toEqual(deposit)
    expect(losses).toEqual([])
    expect(convert(text, { to: 'zenodo-deposit' }).ok).toBe(true)
  })

  it('reads the funder of a Zenodo grant from the DOI of the funder, and keeps grants of unknown funders', () => {
    const unknown = { id: '10.13039/501100999999::7' }
    const grants = [{ id: '10.13039/501100001711::200021' }, { id: '101001' }, { id: '10.13039/100018231::A-1' }]
    const text = JSON.stringify({ ...deposit, grants: [unknown, ...grants] })
    const { fundingReferences, extras } = recordIn(text)
    expect(fundingReferences?.map(({ funderName, awardNumber }) => [funderName, awardNumber])).toEqual([
      ['Swiss National Science Foundation', '200021'],
      ['European Commission', '101001'],
      ["Aligning Science Across Parkinson's", 'A-1'],
    ])
    expect(extras?.members).toMatchObject({ '/grants/-': [unknown] })
    const back = converted(text, { to: 'zenodo-deposit' })
    expect(JSON.parse(back.text)).toMatchObject({ grants: [...grants, unknown] })
    expect(back.losses).toEqual([])
    const other = converted(text, { to: 'datacite-rest' })
    expect(other.losses.map(({ pointer }) => pointer)).toContain('/extras/members/~1grants~1-')
  })

  it('keeps the values of a .zenodo.json place that has only one coordinate', () => {
    const whole = { lat: 60.4, lon: 5.3 }
    const locations = [{ lat: 1, description: 'A' }, { lon: 2 }, { lat: 3, place: 'Bergen' }, whole]
    const { geoLocations, extras } = recordIn(JSON.stringify({ ...deposit, locations }))
    expect(geoLocations).toEqual([
      { geoLocationPlace: 'Bergen' },
      { geoLocationPoint: { pointLatitude: 60.4, pointLongitude: 5.3 } },
    ])
    expect(extras?.members).toMatchObject({
      '/locations/-': [{ lat: 1, description: 'A' }, { lon: 2 }],
      '/locations/2/lat': 3,
    })
  })

  it('omits the grant of a funder that Zenodo does not accept', () => {
    const funder = {
      funderName: 'Rain Fund',
      funderIdentifier: 'https://doi.org/10.13039/501100999999',
      funderIdentifierType: 'Crossref Funder ID' as const,
      awardNumber: '7',
    }
    const swiss = { ...funder, funderName: 'SNSF', funderIdentifier: 'https://doi.org/10.13039/501100001711' }
    const { text = '', losses } = zenodoDeposit.write({ fundingReferences: [funder, swiss] })
    expect(JSON.parse(text)).toEqual({ grants: [{ id: '10.13039/501100001711::7' }] })
    expect(losses).toContainEqual(expect.objectContaining({ kind: 'lost', pointer: '/fundingReferences/0' }))
    expect(losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', pointer: '/fundingReferences/1/funderName' }),
    )
  })

  const paper = {
    title: 'Tides',
    upload_type: 'publication',
    publication_type: 'conferencepaper',
    publication_date: '2020',
    creators: [{ name: 'Okafor, Ada' }],
    conference_title: 'Tide Days',
    conference_acronym: 'TD20',
    conference_dates: '1-3 May 2020',
    conference_place: 'Oslo',
    conference_url: 'https://tides.example/days',
    conference_session: 'VI',
    conference_session_part: '1',
    partof_title: 'Proceedings of Tides',
    partof_pages: '15-23',
    imprint_publisher: 'Old Press',
    imprint_isbn: '9783161484100',
    imprint_place: 'Bergen',
    notes: 'With errata.',
  }

  it('reads a paper in conference proceedings from .zenodo.json, and writes the same file back', () => {
    const read = readOne(paper)
    expect(read).toMatchObject({
      publisher: { name: 'Old Press' },
      relatedItems: [
        {
          relatedItemType: 'ConferenceProceeding',
          relationType: 'IsPublishedIn',
          titles: [{ title: 'Proceedings of Tides' }],
          relatedItemIdentifier: { relatedItemIdentifier: '9783161484100', relatedItemIdentifierType: 'ISBN' },
          firstPage: '15',
          lastPage: '23',
        },
      ],
      extras: { cited: { 'publisher-place': 'Bergen', 'event-title': 'Tide Days' } },
    })
    const { text, losses } = zenodoDeposit.write(read)
    expect(JSON.parse(text)).toEqual(paper)
    expect(losses).toEqual([])
  })

  it('reads Zenodo as the publisher of a conference paper, and the imprint as the publisher of the proceedings', () => {
    const value = {
      conceptrecid: '1',
      doi: '10.5281/zenodo.2',
      metadata: {
        title: 'Tides',
        creators: [{ name: 'Okafor, Ada' }],
        resource_type: { type: 'publication', subtype: 'conferencepaper' },
        part_of: { title: 'Proceedings of Tides', pages: '15-23' },
        imprint: { publisher: 'Old Press', isbn: '9783161484100' },
      },
    }
    const { publisher, relatedItems, alternateIdentifiers } = readOne(value)
    expect(publisher).toEqual({ name: 'Zenodo' })
    expect(relatedItems).toMatchObject([{ relatedItemType: 'ConferenceProceeding', publisher: 'Old Press' }])
    expect(alternateIdentifiers).toBeUndefined()
  })

  it('reports the book of a paper, the proceedings of a chapter, editions and notes as lost or changed in Zenodo', () => {
    const cited = { edition: '2nd', note: 'a < b' }
    const written = (general: 'ConferencePaper' | 'BookChapter', part: 'Book' | 'ConferenceProceeding') =>
      zenodoDeposit.write({
        types: { resourceTypeGeneral: general },
        relatedItems: [
          { relatedItemType: part, relationType: 'IsPublishedIn', titles: [{ title: 'Fjords' }], edition: '3rd' },
        ],
        extras: { format: 'csl-json', members: {}, cited },
      })
    for (const { text, losses } of [
      written('ConferencePaper', 'Book'),
      written('BookChapter', 'ConferenceProceeding'),
    ]) {
      expect(JSON.parse(text)).toMatchObject({ partof_title: 'Fjords', notes: 'a &lt; b' })
      expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`).sort()).toEqual([
        'changed /extras/cited/note',
        'changed /relatedItems/0/relatedItemType',
        'lost /creators',
        'lost /descriptions',
        'lost /extras/cited/edition',
        'lost /relatedItems/0/edition',
        'lost /titles',
      ])
    }
  })

  it('keeps the pages of a Zenodo work without a container', () => {
    const { partof_title: _, ...rest } = paper
    const read = readOne(rest)
    expect(read.extras?.cited?.page).toBe('15-23')
    expect(JSON.parse(zenodoDeposit.write(read).text)).toEqual(rest)
  })

  it('writes .zenodo.json from a Zenodo API record', () => {
    const result = converted(JSON.stringify(record), { to: 'zenodo-deposit', pretty: false })
    expect(JSON.parse(result.text)).toMatchObject({
      upload_type: 'publication',
      publication_type: 'article',
      journal_title: 'Journal of Tides',
      journal_pages: '11-19',
      conference_dates: '1-3 May 2020',
      imprint_publisher: 'Old Press',
      imprint_place: 'Bergen',
      grants: [{ id: '101001' }],
      access_right: 'open',
      license: 'cc-by-4.0',
      dates: [{ type: 'Collected', start: '2019-01-01', end: '2020-12-31', description: 'hourly' }],
    })
    expect(result.losses.map(({ pointer }) => pointer)).toContain('/extras/cited/file')
  })
})

it.each([
  ['eissn', 'EISSN'],
  ['lissn', 'LISSN'],
  ['upc', 'UPC'],
])('reads the Zenodo scheme %s as %s', (scheme, relatedIdentifierType) => {
  const related_identifiers = [{ identifier: '2049-3630', relation: 'isPartOf', scheme }]
  const metadata = { title: 'Reeds', creators: [{ name: 'Okafor, Ada' }], upload_type: 'dataset', related_identifiers }
  expect(recordIn({ metadata, links: {}, files: [] }).relatedIdentifiers).toMatchObject([{ relatedIdentifierType }])
})
