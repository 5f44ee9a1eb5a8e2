import { describe, expect, it } from 'vitest'
import { convert, type FormatId, readRecords } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'

// Faults that were found in the wild, each once; what a reader or writer must never do again.

const read = (input: unknown, from?: FormatId): Datacite =>
  readRecords(typeof input === 'string' ? input : JSON.stringify(input), from && { from }).records[0]?.record ?? {}

function written(record: Datacite, to: FormatId, options: { encoding?: 'ascii' } = {}): string {
  const result = convert(JSON.stringify(record), { from: 'datacite-rest', to, ...options })
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return result.text
}

const schemaOrg = (members: object): Datacite =>
  read({ '@context': 'https://schema.org', '@type': 'Dataset', name: 'Tides', ...members })

describe('schema.org', () => {
  it('keeps the address of a place or a shape', () => {
    const places = (spatialCoverage: unknown) => schemaOrg({ spatialCoverage }).geoLocations
    expect(places({ '@type': 'Place', geo: { '@type': 'GeoShape', address: 'Bergen, Norway' } })).toEqual([
      { geoLocationPlace: 'Bergen, Norway' },
    ])
    expect(
      places({
        '@type': 'Place',
        name: 'Fjord',
        address: { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' },
        geo: { '@type': 'GeoCoordinates', latitude: 60.4, longitude: 5.3 },
      }),
    ).toEqual([
      { geoLocationPlace: ['Fjord', 'Bergen, NO'], geoLocationPoint: { pointLongitude: 5.3, pointLatitude: 60.4 } },
    ])
  })

  it('takes no registration agency for a host', () => {
    const { contributors, extras } = schemaOrg({ provider: { '@type': 'Organization', name: 'datacite' } })
    expect(contributors).toBeUndefined()
    expect(extras?.members).toHaveProperty('/provider')
    expect(schemaOrg({ provider: { '@type': 'Organization', name: 'Openshelf' } }).contributors).toMatchObject([
      { name: 'Openshelf', contributorType: 'HostingInstitution' },
    ])
  })

  it('finds the journal, volume and issue of an article, however they are nested', () => {
    const journal = { name: 'Journal of Rain', issn: ['1562-6865', '2049-3630'] }
    const inOne = { '@type': ['PublicationVolume', 'Periodical'], ...journal, volumeNumber: '2' }
    const apart = { '@type': 'PublicationVolume', volumeNumber: '2', isPartOf: { '@type': 'Periodical', ...journal } }
    for (const volume of [inOne, apart]) {
      const isPartOf = { '@type': 'PublicationIssue', issueNumber: '3', isPartOf: volume }
      const article = { '@context': 'https://schema.org', '@type': 'ScholarlyArticle', name: 'Drizzle', isPartOf }
      expect(read(JSON.stringify({ ...article, pageStart: '4' }))).toMatchObject({
        relatedItems: [
          {
            relatedItemType: 'Journal',
            relationType: 'IsPublishedIn',
            relatedItemIdentifier: { relatedItemIdentifier: '1562-6865', relatedItemIdentifierType: 'ISSN' },
            titles: [{ title: 'Journal of Rain' }],
            volume: '2',
            issue: '3',
            firstPage: '4',
          },
        ],
      })
      expect(read(JSON.stringify(article)).alternateIdentifiers).toBeUndefined()
    }
  })

  it('takes the URL for the landing page, unless an identifier names it', () => {
    const url = 'https://openshelf.example/tides'
    expect(schemaOrg({ url })).toMatchObject({ extras: { cited: { URL: url } } })
    const page = { '@context': 'https://schema.org', '@id': 'https://doi.org/10.5072/a', '@type': 'Dataset', url }
    const result = convert(JSON.stringify(page), { to: 'datacite-rest' })
    expect(result.ok && JSON.parse(result.text).url).toBe(url)
    const named = schemaOrg({ url, identifier: { '@type': 'PropertyValue', propertyID: 'URL', value: url } })
    expect(named.alternateIdentifiers).toEqual([{ alternateIdentifier: url, alternateIdentifierType: 'URL' }])
    expect(named.extras?.cited).toBeUndefined()
  })

  it('keeps an identifier of another scheme that is the same as the DOI', () => {
    const identifier = { alternateIdentifier: '10.5072/a', alternateIdentifierType: 'Publisher ID' }
    const text = written({ doi: '10.5072/a', alternateIdentifiers: [identifier] }, 'schema-org')
    expect(read(text).alternateIdentifiers).toEqual([identifier])
  })

  it('reads an only keyword with a comma as it was written', () => {
    const subjects = [{ subject: 'Rain, hail' }]
    expect(read(written({ doi: '10.5072/a', subjects }, 'schema-org')).subjects).toEqual(subjects)
    expect(schemaOrg({ keywords: 'rain, hail' }).subjects).toEqual([{ subject: 'rain' }, { subject: 'hail' }])
  })

  it.each<FormatId>(['schema-org', 'dcat-turtle'])('keeps times of day in %s', to => {
    const date = '2016-08-21T03:40:00Z/2016-08-22T00:00:00Z'
    const text = written({ doi: '10.5072/a', dates: [{ date, dateType: 'Coverage' }] }, to)
    expect(read(text, to).dates).toEqual([{ date, dateType: 'Coverage' }])
  })

  it('takes no journal for the work, wherever a graph says who is its editor', () => {
    const creators = [{ name: 'Okafor, Ada' }]
    const record: Datacite = {
      doi: '10.5072/a',
      titles: [{ title: 'Drizzle' }],
      creators,
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '10.5072/journal', relatedItemIdentifierType: 'DOI' },
          titles: [{ title: 'Journal of Rain' }],
          creators: [{ name: 'Lee, Jo' }],
        },
      ],
    }
    const { records } = readRecords(written(record, 'schema-org-turtle'), { from: 'schema-org-turtle' })
    expect(records.map(({ record: { doi } }) => doi)).toEqual(['10.5072/a'])
  })

  it('knows a project', () => {
    expect(read({ '@context': 'https://schema.org', '@type': 'Project', name: 'Tides' }).types).toEqual({
      resourceTypeGeneral: 'Project',
    })
  })
})

it('CodeMeta 1 has authors, a title and tags under names of its own', () => {
  expect(
    read({
      '@context': 'https://raw.githubusercontent.com/codemeta/codemeta/master/codemeta.jsonld',
      '@type': 'SoftwareSourceCode',
      title: 'Tides',
      agents: [{ '@id': 'https://orcid.org/0000-0002-1825-0097', '@type': 'person', name: 'Ada Okafor' }],
      tags: ['tide', 'model'],
    }),
  ).toMatchObject({
    titles: [{ title: 'Tides' }],
    creators: [
      {
        name: 'Ada Okafor',
        nameType: 'Personal',
        nameIdentifiers: [{ nameIdentifier: expect.stringContaining('1825') }],
      },
    ],
    subjects: [{ subject: 'tide' }, { subject: 'model' }],
  })
})

it('a CSL name with `literal` beside its parts keeps both', () => {
  expect(
    read([{ id: 'a', type: 'book', title: 'T', author: [{ literal: 'A. Okafor', family: 'Okafor', given: 'Ada' }] }])
      .creators,
  ).toEqual([{ name: 'A. Okafor', familyName: 'Okafor', givenName: 'Ada' }])
})

describe('BibTeX', () => {
  it('takes an address for the licence by what it names', () => {
    const address = 'http://creativecommons.org/licenses/by/4.0/'
    const record = read(`@misc{a, title = {T}, copyright = {${address}}}`)
    expect(record.rightsList).toEqual([
      {
        rightsUri: address,
        rightsIdentifier: 'CC-BY-4.0',
        rightsIdentifierScheme: 'SPDX',
        schemeUri: 'https://spdx.org/licenses/',
      },
    ])
    const { extras: _, ...said } = record
    expect(written(said, 'bibtex')).toContain(`copyright = {${address}}`)
  })

  it.each([
    ['Δ ≤ 5 − x', '$\\leq$', '$-$'],
    ['a ≥ b ≈ c', '$\\geq$', '$\\approx$'],
  ])('in ASCII has mathematics for %s, and reads it again', (title, ...signs) => {
    const text = written({ doi: '10.5072/a', titles: [{ title }] }, 'bibtex', { encoding: 'ascii' })
    for (const sign of signs) expect(text).toContain(sign)
    expect(/[^\x20-\x7e\n]/.test(text)).toBe(false)
    expect(read(text).titles).toEqual([{ title }])
  })
})

it('BibTeX tells that the editor of a chapter becomes that of its book', () => {
  const record: Datacite = {
    doi: '10.5072/a',
    types: { resourceTypeGeneral: 'BookChapter' },
    creators: [{ name: 'Lee, Jo' }],
    titles: [{ title: 'Drizzle' }],
    publisher: { name: 'Cloud Press' },
    publicationYear: 2020,
    contributors: [{ name: 'Okafor, Ada', contributorType: 'Editor' }],
    relatedItems: [{ relatedItemType: 'Book', relationType: 'IsPublishedIn', titles: [{ title: 'Rain' }] }],
  }
  const result = convert(JSON.stringify(record), { to: 'bibtex' })
  expect(result.ok && result.losses).toContainEqual(
    expect.objectContaining({ kind: 'changed', pointer: '/contributors/0' }),
  )
})

describe('Dublin Core', () => {
  it('tells the parts of a name by its comma, and says what of it is lost', () => {
    const record: Datacite = {
      doi: '10.5072/a',
      titles: [{ title: 'T' }],
      creators: [
        { name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' },
        { name: 'Ada Lee', nameType: 'Personal', givenName: 'Ada', familyName: 'Lee' },
      ],
    }
    const result = convert(JSON.stringify(record), { to: 'dublin-core' })
    if (!result.ok) throw new Error('not converted')
    expect(read(result.text).creators?.[0]).toEqual(record.creators?.[0])
    expect(result.losses.map(({ pointer }) => pointer)).toEqual([
      '/creators/1/nameType',
      '/creators/1/givenName',
      '/creators/1/familyName',
    ])
  })
})

it('Crossref: the version and the group of posted content arrive', () => {
  const work = {
    DOI: '10.5072/a',
    type: 'posted-content',
    subtype: 'preprint',
    title: ['T'],
    'group-title': 'Ocean Science',
  }
  expect(read({ ...work, version: { number: '2' } })).toMatchObject({
    version: '2',
    subjects: [{ subject: 'Ocean Science' }],
  })
  expect(read({ ...work, version: '2' }).version).toBe('2')
})

it.each<FormatId>(['mods', 'dcat-turtle', 'inveniordm', 'zenodo-deposit'])(
  'a language of three letters stays, or is told, in %s',
  to => {
    for (const language of ['eng', 'GER', 'en', 'de-AT']) {
      const result = convert(JSON.stringify({ doi: '10.5072/a', titles: [{ title: 'T' }], language }), { to })
      if (!result.ok) throw new Error('not converted')
      const isTold = result.losses.some(({ pointer }) => pointer === '/language')
      expect(isTold || read(result.text, to).language === language, language).toBe(true)
    }
  },
)

it('DCAT tells of an identifier that another agent has already', () => {
  const ror = { nameIdentifier: 'https://ror.org/04sk0et52', nameIdentifierScheme: 'ROR' }
  const creators = ['Station', 'Station (field)'].map(name => ({ name, nameIdentifiers: [ror] }))
  const result = convert(JSON.stringify({ doi: '10.5072/a', titles: [{ title: 'T' }], creators }), {
    to: 'dcat-turtle',
  })
  expect(result.ok && result.losses.map(({ pointer }) => pointer)).toContain('/creators/1/nameIdentifiers')
})

it('CFF joins a particle with an apostrophe to its name', () => {
  const text =
    'cff-version: 1.2.0\ntitle: T\nauthors:\n  - family-names: Orsay\n    name-particle: d’\n    given-names: Ada\n'
  expect(read(text, 'cff').creators?.[0]?.name).toBe('d’Orsay, Ada')
})

it('Crossref XML tells of a funder that has no name', () => {
  const funding = { funderIdentifier: 'https://doi.org/10.13039/100000001', funderIdentifierType: 'Crossref Funder ID' }
  const record = { doi: '10.5072/a', titles: [{ title: 'T' }], fundingReferences: [{ ...funding, awardNumber: '7' }] }
  const result = convert(JSON.stringify(record), { to: 'crossref-xml' })
  expect(result.ok && result.losses.map(({ pointer }) => pointer)).toContain('/fundingReferences/0/funderIdentifier')
})

it('CFF names the same author once', () => {
  const creator = { name: 'Okafor, Ada', nameType: 'Personal' as const, givenName: 'Ada', familyName: 'Okafor' }
  const result = convert(JSON.stringify({ doi: '10.5072/a', titles: [{ title: 'T' }], creators: [creator, creator] }), {
    to: 'cff',
  })
  if (!result.ok) throw new Error('not converted')
  expect(result.text.match(/Okafor/g)).toHaveLength(1)
  expect(result.losses).toContainEqual(expect.objectContaining({ kind: 'changed', pointer: '/creators/1' }))
})

describe('DataCite XML', () => {
  const xml = [
    '<resource xmlns="http://datacite.org/schema/kernel-4">',
    '<identifier identifierType="DOI">\n    10.5072/Tides\n  </identifier>',
    '<creators><creator><creatorName>\n  Okafor,\n  Ada </creatorName></creator></creators>',
    '<titles><title>\n    Tides  of\r\n\tthe sound\n  </title></titles>',
    '<publisher>\n Sound Archive\n</publisher><publicationYear> 2020 </publicationYear>',
    '<resourceType resourceTypeGeneral="Dataset">\n Gauge\n</resourceType>',
    '<language>\n en\n</language><version>\n 1.0\n</version>',
    '<descriptions><description descriptionType="Abstract">\n One\n\n Two\n</description></descriptions>',
    '</resource>',
  ].join('\n')

  it.each(['datacite-rest', 'datacite-json-4.5', 'datacite-service', 'citable-json'] as const)(
    'leaves its indentation behind in %s',
    to => {
      const result = convert(xml, { to })
      if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
      const { record } = readRecords(result.text, { from: to }).records[0] ?? {}
      expect(record).toMatchObject({
        doi: '10.5072/Tides',
        creators: [{ name: 'Okafor, Ada' }],
        titles: [{ title: 'Tides  of the sound' }],
        publisher: { name: 'Sound Archive' },
        types: { resourceType: 'Gauge' },
        language: 'en',
        version: '1.0',
        descriptions: [{ description: 'One\n\n Two' }],
      })
    },
  )

  it('keeps its indentation when it is written again', () => {
    const result = convert(xml, { to: 'datacite-xml' })
    expect(result.ok && result.text).toContain('>\n    10.5072/Tides\n  <')
  })
})

describe('RIS', () => {
  it('takes the number of a book for its ISBN, and that of an article for the ISSN of its journal', () => {
    expect(read('TY  - BOOK\nTI  - Rain\nSN  - 978-3-16-148410-0\nER  - \n').alternateIdentifiers).toEqual([
      { alternateIdentifier: '978-3-16-148410-0', alternateIdentifierType: 'ISBN' },
    ])
    const article = read('TY  - JOUR\nTI  - Rain\nJO  - Journal of Rain\nSN  - 1562-6865\nER  - \n')
    expect(article.alternateIdentifiers).toBeUndefined()
    expect(article.relatedItems?.[0]?.relatedItemIdentifier).toEqual({
      relatedItemIdentifier: '1562-6865',
      relatedItemIdentifierType: 'ISSN',
    })
  })

  it('has the faculty of a thesis in T2, not a journal', () => {
    const thesis = read('TY  - THES\nTI  - Rain\nT2  - Faculty of Clouds\nPB  - University of Rain\nER  - \n')
    expect(thesis.relatedItems).toBeUndefined()
    expect(thesis.contributors).toMatchObject([{ name: 'Faculty of Clouds', contributorType: 'HostingInstitution' }])
  })
})

it('a box with numbers and numbers as text is one box', () => {
  const box = { westBoundLongitude: '1.5', eastBoundLongitude: 2, southBoundLatitude: 3, northBoundLatitude: '4' }
  const record = { doi: '10.5072/a', geoLocations: [{ geoLocationBox: box }] } as unknown as Datacite
  expect(JSON.parse(written(record, 'schema-org')).spatialCoverage.geo.box).toBe('3 1.5 4 2')
})

it('a DOI keeps its capitals in the address that identifies the resource', () => {
  for (const format of ['schema-org', 'dcat-json'] as const)
    expect(written({ doi: '10.5072/ABC.d' }, format)).toContain('"https://doi.org/10.5072/ABC.d"')
})

describe('what reference managers have a type or a place for', () => {
  const converted = (members: object, to: FormatId) => {
    const result = convert(JSON.stringify([{ id: 'a', title: 'Tides', ...members }]), { from: 'csl-json', to })
    if (!result.ok) throw new Error('It is not read.')
    return result
  }

  it.each(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml'] as const)(
    '%s keeps an address that is relative, and says what it makes of several',
    to => {
      for (const URL of ['papers/one.pdf', 'www.example.org/a', 'my papers/one.pdf'])
        for (const DOI of [undefined, '10.5072/x'])
          expect(read(converted({ type: 'article', URL, DOI }, to).text, to).extras?.cited).toEqual({ URL })
      const { losses } = converted({ type: 'article', URL: 'https://a.example; https://b.example' }, to)
      expect(losses.filter(({ pointer }) => pointer.endsWith('URL'))).toHaveLength(to.startsWith('bib') ? 0 : 1)
    },
  )

  it('a title that ends in a colon has one before its subtitle', () => {
    const record: Datacite = { titles: [{ title: 'Tides:' }, { title: 'A study', titleType: 'Subtitle' }] }
    for (const to of ['bibtex', 'ris', 'csl-json'] as const) expect(written(record, to)).toContain('Tides: ')
    for (const to of ['bibtex', 'ris', 'csl-json'] as const) expect(written(record, to)).not.toContain('::')
  })

  it('what a book of RIS is in is its series, to which its volume and number do not belong', () => {
    const ris = 'TY  - BOOK\nTI  - Tides\nT2  - Studies of Seas\nVL  - 2\nIS  - 14\nER  - \n'
    const { descriptions, relatedItems, extras } = read(ris)
    expect(descriptions).toEqual([{ description: 'Studies of Seas', descriptionType: 'SeriesInformation' }])
    expect(relatedItems).toBeUndefined()
    expect(extras?.cited).toEqual({ volume: '2', 'collection-number': '14' })
    expect(read(ris.replace('VL', 'T3  - Series\nVL')).relatedItems).toMatchObject([{ volume: '2' }])
  })

  it.each([
    ['book', 'book'],
    ['thesis', 'phdthesis'],
    ['report', 'techreport'],
    ['patent', 'patent'],
    ['manuscript', 'unpublished'],
  ])('a %s without a publisher is a @%s in BibTeX', (type, entry) => {
    expect(converted({ type }, 'bibtex').text).toContain(`@${entry}{`)
  })

  it.each(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml'] as const)(
    '%s has patents, manuscripts and laws',
    to => {
      for (const type of ['patent', 'manuscript', 'legislation', 'legal_case']) {
        const back = convert(converted({ type }, to).text, { from: to, to: 'csl-json' })
        expect(back.ok && JSON.parse(back.text)).toMatchObject([{ type }])
      }
    },
  )
})

describe('dates that are no days', () => {
  const dated = (date: string, to: FormatId): string =>
    written({ titles: [{ title: 'Tides' }], publicationYear: 2012, dates: [{ date, dateType: 'Issued' }] }, to)

  it('give a deposit with Crossref a timestamp of days that exist', () => {
    for (const date of ['2012-22', '2012?', '2012-02-30', '-0400'])
      expect(dated(date, 'crossref-xml')).toContain('<timestamp>20120000000000<')
    expect(dated('2012-05-03T10:00:00Z', 'crossref-xml')).toContain('<timestamp>20120503000000<')
  })

  it('are EDTF in MODS', () => {
    for (const date of ['2012-22', '2012?', '201X']) expect(dated(date, 'mods')).toContain(`encoding="edtf">${date}<`)
    for (const date of ['2012', '2012-05', '2012-05-03', '2012-05-03T10:00:00Z'])
      expect(dated(date, 'mods')).toContain(`encoding="w3cdtf">${date}<`)
  })

  it('are seasons and doubts in CSL, which BibLaTeX has as well', () => {
    for (const [date, value] of [
      ['2012-22', { 'date-parts': [[2012]], season: 2 }],
      ['2012-05~', { 'date-parts': [[2012, 5]], circa: true }],
    ] as const) {
      const given = convert(`@misc{a, title = {Tides}, date = {${date}}}`, { from: 'biblatex', to: 'csl-json' })
      if (!given.ok) throw new Error('It is not read.')
      expect(given.losses).toEqual([])
      expect(JSON.parse(given.text)).toMatchObject([{ issued: value }])
      expect(read(given.text).extras?.members).not.toHaveProperty('/issued/season')
      const back = convert(given.text, { from: 'csl-json', to: 'biblatex' })
      expect(back.ok && back.text).toContain(`date = {${date}}`)
    }
  })

  it('reach InvenioRDM only as spans that it takes', () => {
    expect(dated('2012/2013', 'inveniordm')).toContain('"2012/2013"')
    expect(dated('2012/2011', 'inveniordm')).not.toContain('2012/2011')
  })
})

it('a graph tells of every related identifier that another one spells otherwise', () => {
  const spelled = ['10013/epic.1', 'hdl:10013/epic.1', '10013/epic.1', '10013/epic.2', '10013/epic.2']
  const record: Datacite = {
    titles: [{ title: 'Reeds' }],
    relatedIdentifiers: spelled.map(relatedIdentifier => ({
      relatedIdentifier,
      relatedIdentifierType: 'Handle',
      relationType: 'IsVersionOf',
    })),
  }
  for (const to of ['schema-org-turtle', 'schema-org-rdf'] as const) {
    const result = convert(record, { from: 'citable-json', to })
    const told = result.ok ? result.losses.filter(({ message }) => message.includes('has the address')) : []
    expect(told.map(({ pointer }) => pointer)).toEqual([
      '/relatedIdentifiers/0',
      '/relatedIdentifiers/1',
      '/relatedIdentifiers/2',
    ])
  }
})

it.each([
  ['ris', 'TY  - CONF\nTI  - Reeds\nT2  - Shores 2019\nSP  - 3\nER  - \n'],
  ['endnote', '%0 Conference Proceedings\n%T Reeds\n%B Shores 2019\n%P 3\n'],
] as const)('%s: what is in proceedings is a paper, and comes back as it was', (format, text) => {
  const [paper] = readRecords(text, { from: format }).records
  expect(paper?.record.types?.resourceTypeGeneral).toBe('ConferencePaper')
  expect(paper?.record.relatedItems).toMatchObject([{ relatedItemType: 'ConferenceProceeding' }])
  const back = convert(text, { from: format, to: format })
  expect(back.ok && back.text.split('\n')[0]?.trim()).toBe(text.split('\n')[0])
  const [whole] = readRecords(text.replace(/^(?:T2 {2}-|%B).*\n/m, ''), { from: format }).records
  expect(whole?.record.types?.resourceTypeGeneral).toBe('ConferenceProceeding')
})

it.each([
  ['eissn', 'EISSN'],
  ['lissn', 'LISSN'],
  ['upc', 'UPC'],
])('the scheme %s of Zenodo is the %s of the kernel', (scheme, type) => {
  const metadata = {
    title: 'Reeds',
    creators: [{ name: 'Okafor, Ada' }],
    upload_type: 'dataset',
    related_identifiers: [{ identifier: '2049-3630', relation: 'isPartOf', scheme }],
  }
  const [read] = readRecords(JSON.stringify({ metadata, links: {}, files: [] })).records
  expect(read?.record.relatedIdentifiers).toMatchObject([{ relatedIdentifierType: type }])
})

describe('a DOI in capitals', () => {
  it.each(['schema-org', 'codemeta', 'schema-org-turtle', 'dcat-json', 'dcat-turtle', 'dcat-rdf'] as const)(
    'has in %s the address that others have for it, and is read as it was given',
    to => {
      const text = written({ doi: '10.5072/ABC', titles: [{ title: 'T' }] }, to)
      expect(text).toMatch(/https:\/\/doi\.org\/10\.5072\/abc\b/)
      expect(read(text).doi).toBe('10.5072/ABC')
    },
  )
})
