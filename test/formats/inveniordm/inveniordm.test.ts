import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, inveniordm, readRecords } from '../../../src/formats/index.ts'
import { resourceTypeOf, typesOf } from '../../../src/formats/inveniordm/resource-types.ts'
import {
  dateTypes,
  descriptionTypes,
  invenioSchemes,
  relationTypes,
  roles,
  titleTypes,
} from '../../../src/formats/inveniordm/vocabularies.ts'
import { safeMarkup } from '../../../src/formats/inveniordm/write-lists.ts'
import { languageCode, languageTagOf } from '../../../src/formats/work/language-codes.ts'
import { latestKernel, termsOf } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

function read(value: unknown): Datacite {
  const result = inveniordm.read?.(JSON.stringify(value))
  if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
  return result.records[0] ?? {}
}

const written = (record: Datacite): unknown => JSON.parse(inveniordm.write?.(record).text ?? '')

const record = {
  id: 'q5jr8-hny72',
  parent: { id: '12345-abcde', communities: { ids: ['c1'] } },
  pids: {
    doi: { identifier: '10.5072/openshelf.77', provider: 'datacite', client: 'datacite' },
    oai: { identifier: 'oai:openshelf.example.org:q5jr8-hny72', provider: 'oai' },
  },
  access: { record: 'public', files: 'restricted', embargo: { active: true, until: '2027-01-01' } },
  files: { enabled: true, entries: { 'a.csv': { key: 'a.csv', size: 12 } } },
  metadata: {
    resource_type: { id: 'image-photo' },
    title: 'Harbour at dusk',
    publisher: 'Openshelf',
    publication_date: '1939/1945-09',
    description: '<p>A <strong>plate</strong>.</p>',
    version: '2',
    creators: [
      {
        person_or_org: {
          type: 'personal',
          name: 'Okafor, Ada',
          family_name: 'Okafor',
          given_name: 'Ada',
          identifiers: [{ scheme: 'orcid', identifier: '0000-0002-1825-0097' }],
        },
        affiliations: [{ id: '04z8jg394', name: 'Rain Institute' }],
        role: { id: 'photographer' },
      },
      { person_or_org: { type: 'organizational', name: 'Harbour Board, Port of Example' } },
    ],
    contributors: [
      { person_or_org: { type: 'organizational', name: 'City Archive' }, role: { id: 'hostinginstitution' } },
    ],
    additional_titles: [{ title: 'Hafen', type: { id: 'translated-title' }, lang: { id: 'deu' } }],
    additional_descriptions: [{ description: 'Glass', type: { id: 'technical-info' }, lang: { id: 'eng' } }],
    subjects: [{ id: 'http://id.nlm.nih.gov/mesh/D001921', subject: 'Brain', scheme: 'MeSH' }, { subject: 'harbour' }],
    languages: [{ id: 'eng' }, { id: 'nds' }],
    dates: [{ date: '1939/1945', type: { id: 'other' }, description: 'exposed' }],
    rights: [
      {
        id: 'cc-by-4.0',
        title: { en: 'Creative Commons Attribution 4.0 International' },
        props: { url: 'https://creativecommons.org/licenses/by/4.0/legalcode', scheme: 'spdx' },
      },
      { title: { de: 'Nur im Lesesaal' }, link: 'https://archive.example.org/terms' },
    ],
    identifiers: [{ identifier: 'P-77', scheme: 'other' }],
    related_identifiers: [
      {
        identifier: '10.5072/album',
        scheme: 'doi',
        relation_type: { id: 'ispartof' },
        resource_type: { id: 'publication-book' },
      },
    ],
    funding: [
      {
        funder: { id: '00k4n6c32', name: 'European Commission' },
        award: {
          number: '755021',
          title: { en: 'Plates' },
          identifiers: [{ scheme: 'url', identifier: 'https://cordis.europa.eu/projects/755021' }],
        },
      },
    ],
    sizes: ['1 plate'],
    formats: ['image/tiff'],
    locations: {
      features: [
        { geometry: { type: 'Point', coordinates: [10.1, 54.3] }, place: 'Kiel', description: 'the pier' },
        {
          geometry: {
            type: 'LineString',
            coordinates: [
              [1, 2],
              [3, 4],
            ],
          },
        },
      ],
    },
    references: [{ reference: 'A book.' }],
  },
  custom_fields: {
    'journal:journal': { title: 'Plates', volume: '1', issue: '2', pages: '3-4', issn: '1562-6865' },
    'code:codeRepository': 'https://git.example.org/x',
  },
}

describe('inveniordm', () => {
  it('reads an InvenioRDM record and writes it back unchanged', () => {
    expect(written(read(record))).toEqual(record)
    expect(inveniordm.write?.(read(record)).losses).toEqual([])
  })

  it('reads the end of an InvenioRDM embargo as an Available date, and writes the date back only to the embargo', () => {
    const embargoed = {
      access: { record: 'public', files: 'restricted', embargo: { active: true, until: '2031-05-01' } },
      metadata: { title: 'Snow', dates: [{ date: '2026-01-01', type: { id: 'available' } }] },
    }
    const found = read(embargoed)
    expect(found.dates).toEqual([
      { date: '2026-01-01', dateType: 'Available' },
      { date: '2031-05-01', dateType: 'Available' },
    ])
    expect(written(found)).toEqual(embargoed)
    expect(read(written(found) as object)).toEqual(found)
  })

  it('reads the end of an InvenioRDM embargo only once if the record has the same Available date', () => {
    const date = { date: '2031-05-01', type: { id: 'available' } }
    const found = read({ access: { embargo: { until: '2031-05-01' } }, metadata: { title: 'Snow', dates: [date] } })
    expect(found.dates).toEqual([{ date: '2031-05-01', dateType: 'Available' }])
    expect(read(written(found) as object)).toEqual(found)
  })

  it('writes an Available date to the InvenioRDM dates if the record no longer has the end of the embargo', () => {
    const found = read({ access: { embargo: { active: true, until: '2031-05-01' } }, metadata: { title: 'Snow' } })
    const changed: Datacite = { ...found, dates: [{ date: '2029-01-01', dateType: 'Available' }] }
    expect(written(changed)).toMatchObject({
      access: { embargo: { active: true } },
      metadata: { dates: [{ date: '2029-01-01', type: { id: 'available' } }] },
    })
    const lost = inveniordm.write?.(changed).losses.map(({ pointer }) => pointer)
    expect(lost).toContain('/extras/members/~1access~1embargo~1until')
  })

  it('reads InvenioRDM related identifiers with the scheme rrid, cstr or wikidata, and keeps those with the scheme grid as extras', () => {
    const relation_type = { id: 'cites' }
    const { relatedIdentifiers, extras } = read({
      metadata: {
        related_identifiers: [
          { identifier: 'RRID:SCR_000001', scheme: 'rrid', relation_type },
          { identifier: '31253.11.sciencedb.j00001.00123', scheme: 'cstr', relation_type },
          { identifier: 'grid.5801.c', scheme: 'grid', relation_type },
          { identifier: 'Q39', scheme: 'wikidata', relation_type },
        ],
      },
    })
    expect(relatedIdentifiers).toEqual([
      { relatedIdentifier: 'RRID:SCR_000001', relatedIdentifierType: 'RRID', relationType: 'Cites' },
      { relatedIdentifier: '31253.11.sciencedb.j00001.00123', relatedIdentifierType: 'CSTR', relationType: 'Cites' },
      {
        relatedIdentifier: 'https://www.wikidata.org/entity/Q39',
        relatedIdentifierType: 'URL',
        relationType: 'Cites',
      },
    ])
    expect(extras?.members).toEqual({
      '/metadata/related_identifiers/-': [{ identifier: 'grid.5801.c', scheme: 'grid', relation_type }],
    })
  })

  it('writes an InvenioRDM entry outside the kernel back to InvenioRDM unchanged', () => {
    const entry = { identifier: 'grid.5801.c', scheme: 'grid', relation_type: { id: 'ispartof' } }
    const value = { metadata: { title: 'Ice', related_identifiers: [entry] } }
    expect(written(read(value))).toEqual(value)
  })

  it('reports the loss of an InvenioRDM entry outside the kernel in a conversion to REST JSON', () => {
    const entry = { identifier: 'grid.5801.c', scheme: 'grid', relation_type: { id: 'ispartof' } }
    const text = JSON.stringify({ metadata: { title: 'Ice', related_identifiers: [entry] } })
    const result = convert(text, { from: 'inveniordm', to: 'datacite-rest' })
    expect(result.ok && result.losses).toMatchObject([
      { kind: 'lost', message: expect.stringContaining('"metadata.related_identifiers" [{…}]') },
    ])
  })

  it('reads the landing page, OAI identifier, copyright, references and concept DOI of an InvenioRDM record', () => {
    const value = {
      links: { self: 'https://repo.example/api/records/1', self_html: 'https://repo.example/records/1' },
      parent: { id: '1', pids: { doi: { identifier: '10.5072/all' } } },
      pids: { doi: { identifier: '10.5072/one' }, oai: { identifier: 'oai:repo.example:1', provider: 'oai' } },
      metadata: {
        title: 'Ice',
        copyright: '2020 Bo Ek',
        references: [{ reference: 'Roe, A. (2010). Ice.', identifier: '10.5072/paper', scheme: 'doi' }],
      },
    }
    const { extras, ...record } = read(value)
    expect(record).toEqual({
      doi: '10.5072/one',
      titles: [{ title: 'Ice' }],
      alternateIdentifiers: [{ alternateIdentifier: 'oai:repo.example:1', alternateIdentifierType: 'oai' }],
      rightsList: [{ rights: '2020 Bo Ek' }],
      relatedIdentifiers: [
        { relatedIdentifier: '10.5072/paper', relatedIdentifierType: 'DOI', relationType: 'References' },
        { relatedIdentifier: '10.5072/all', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' },
      ],
    })
    expect(extras?.cited).toEqual({ URL: 'https://repo.example/records/1' })
    const result = convert(JSON.stringify(value), { from: 'inveniordm', to: 'datacite-rest-put' })
    expect(result.ok && result.losses.map(({ message }) => message.split(' is ')[0])).toEqual([
      '"metadata.references.0.reference" "Roe, A. (2010). Ice."',
      '"parent.id" "1"',
    ])
    expect(written(read(value))).toMatchObject({
      links: { self_html: 'https://repo.example/records/1' },
      parent: value.parent,
      pids: value.pids,
      metadata: { copyright: '2020 Bo Ek', references: [{ reference: 'Roe, A. (2010). Ice.' }] },
    })
  })

  it('writes a landing page to InvenioRDM as an identifier with the scheme url', () => {
    const text = JSON.stringify({ doi: '10.5072/h', url: 'https://hill.example/1', titles: [{ title: 'Rain' }] })
    const result = convert(text, { from: 'datacite-rest', to: 'inveniordm' })
    expect(result.ok && JSON.parse(result.text).metadata.identifiers).toEqual([
      { identifier: 'https://hill.example/1', scheme: 'url' },
    ])
  })

  it('reads InvenioRDM values into the matching properties of the kernel', () => {
    expect(read(record)).toMatchObject({
      doi: '10.5072/openshelf.77',
      types: { resourceTypeGeneral: 'Image', resourceType: 'Photo' },
      publicationYear: 1939,
      dates: [
        { date: '1939/1945-09', dateType: 'Issued' },
        { date: '1939/1945', dateType: 'Other', dateInformation: 'exposed' },
        { date: '2027-01-01', dateType: 'Available' },
      ],
      creators: [
        {
          nameType: 'Personal',
          familyName: 'Okafor',
          nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
          affiliation: [{ affiliationIdentifier: 'https://ror.org/04z8jg394', affiliationIdentifierScheme: 'ROR' }],
        },
        { name: 'Harbour Board, Port of Example', nameType: 'Organizational' },
      ],
      contributors: [{ contributorType: 'HostingInstitution' }],
      titles: [{ title: 'Harbour at dusk' }, { title: 'Hafen', titleType: 'TranslatedTitle', lang: 'de' }],
      language: 'en',
      subjects: [{ subject: 'Brain', valueUri: 'http://id.nlm.nih.gov/mesh/D001921', subjectScheme: 'MeSH' }, {}],
      rightsList: [{ rightsIdentifier: 'cc-by-4.0', rightsIdentifierScheme: 'SPDX' }, { lang: 'de' }],
      fundingReferences: [{ funderIdentifier: 'https://ror.org/00k4n6c32', awardNumber: '755021' }],
      geoLocations: [{ geoLocationPoint: { pointLongitude: 10.1, pointLatitude: 54.3 } }, {}],
      relatedItems: [{ relatedItemType: 'Journal', firstPage: '3', lastPage: '4' }],
    })
  })

  describe('the custom fields that come with it', () => {
    const metadata = (id: string) => ({
      resource_type: { id },
      title: 'Tides',
      publisher: 'Openshelf',
      publication_date: '2020',
      creators: [{ person_or_org: { type: 'organizational', name: 'Fjord Survey' } }],
    })
    const meeting = { title: 'Tide Days', place: 'Oslo', dates: '1-3 May 2020' }
    const more = { acronym: 'TD20', session: 'VI', session_part: '1', url: 'https://tides.example/days' }
    const identifiers = [{ identifier: '9783161484100', scheme: 'isbn' }]

    it.each([
      ['a conference', 'presentation', { 'meeting:meeting': { ...meeting, ...more } }],
      ['a conference without a title', 'presentation', { 'meeting:meeting': more }],
      [
        'a book',
        'publication-book',
        { 'imprint:imprint': { isbn: '9783161484100', place: 'Bergen', pages: 'xii, 321' } },
      ],
      ['an edition', 'publication-book', { 'imprint:imprint': { edition: '3rd', pages: '17-29' } }],
      [
        'a chapter',
        'publication-section',
        {
          'imprint:imprint': { title: 'Fjords', isbn: '9783161484100', pages: '17-29', place: 'Oslo', edition: '3rd' },
        },
      ],
      [
        'a chapter with the number of pages of the book',
        'publication-section',
        { 'imprint:imprint': { title: 'Fjords', pages: '321' } },
      ],
      ['a thesis', 'publication-thesis', { 'thesis:thesis': { university: 'Rain University', department: 'Ice' } }],
      [
        'a thesis with a type and a date of defence',
        'publication-dissertation',
        { 'thesis:thesis': { type: 'PhD', date_defended: '2020-03-01' } },
      ],
      [
        'a thesis with a university and a type',
        'publication-thesis',
        { 'thesis:thesis': { university: 'Rain University', type: 'PhD' } },
      ],
      ['a thesis with an earlier custom field', 'publication-thesis', { 'thesis:university': 'Rain University' }],
      [
        'an article with an imprint',
        'publication-article',
        { 'journal:journal': { title: 'Tides', pages: '7' }, 'imprint:imprint': { place: 'Bergen' } },
      ],
    ])('writes InvenioRDM custom fields back: %s', (_, id, fields) => {
      for (const value of [
        { metadata: metadata(id), custom_fields: fields },
        { metadata: { ...metadata(id), identifiers }, custom_fields: fields },
        {
          metadata: {
            ...metadata(id),
            contributors: [
              {
                person_or_org: { type: 'organizational', name: 'Rain University' },
                role: { id: 'hostinginstitution' },
              },
              { person_or_org: { type: 'organizational', name: 'Sun Board', acronym: 'SB' }, role: { id: 'editor' } },
            ],
          },
          custom_fields: fields,
        },
      ]) {
        const { text = '', losses } = inveniordm.write(read(value))
        expect(JSON.parse(text)).toEqual(value)
        expect(losses).toEqual([])
      }
    })

    it('gives the type Other to an InvenioRDM identifier with the scheme other, and writes the identifier back', () => {
      const identifiers = [
        { identifier: 'U0417B-42R-3', scheme: 'other' },
        { identifier: 'https://rain.example/1', scheme: 'url' },
      ]
      const value = { metadata: { ...metadata('dataset'), identifiers } }
      const { alternateIdentifiers } = read(value)
      expect(alternateIdentifiers).toEqual([
        { alternateIdentifier: 'U0417B-42R-3', alternateIdentifierType: 'Other' },
        { alternateIdentifier: 'https://rain.example/1', alternateIdentifierType: 'URL' },
      ])
      const withoutSchemes = identifiers.map(({ identifier }) => ({ identifier }))
      expect(read({ metadata: { ...value.metadata, identifiers: withoutSchemes } }).alternateIdentifiers).toEqual(
        alternateIdentifiers,
      )
      const { text = '', losses } = inveniordm.write(read(value))
      expect(JSON.parse(text)).toEqual(value)
      expect(losses).toEqual([])
    })

    it('reads the InvenioRDM custom fields for a book and a conference', () => {
      const ofBook = { isbn: '9783161484100', pages: '321', place: 'Bergen', edition: '3rd' }
      const { alternateIdentifiers, extras } = read({
        metadata: metadata('publication-book'),
        custom_fields: { 'imprint:imprint': ofBook, 'meeting:meeting': { ...meeting, ...more } },
      })
      expect(alternateIdentifiers).toEqual([{ alternateIdentifier: '9783161484100', alternateIdentifierType: 'ISBN' }])
      expect(extras?.cited).toEqual({
        'number-of-pages': '321',
        edition: '3rd',
        'publisher-place': 'Bergen',
        'event-title': 'Tide Days',
        'event-place': 'Oslo',
        'event-date': '1-3 May 2020',
      })
    })

    it('reads the university and type of a thesis from InvenioRDM custom fields', () => {
      const custom_fields = { 'thesis:thesis': { university: 'Rain University', type: 'PhD' } }
      const { types, contributors } = read({ metadata: metadata('publication-dissertation'), custom_fields })
      expect(types).toEqual({ resourceTypeGeneral: 'Dissertation', resourceType: 'PhD' })
      expect(contributors).toEqual([
        { name: 'Rain University', nameType: 'Organizational', contributorType: 'HostingInstitution' },
      ])
    })

    it('reports no loss of InvenioRDM custom fields whose values are read into kernel properties', () => {
      const custom_fields = { 'thesis:university': 'Rain University', 'imprint:imprint': { isbn: '9783161484100' } }
      const text = JSON.stringify({ metadata: metadata('publication-thesis'), custom_fields })
      expect(convert(text, { to: 'datacite-rest' })).toMatchObject({ ok: true, losses: [] })
    })

    it('does not write back InvenioRDM custom fields whose values were removed from the record', () => {
      const custom_fields = { 'thesis:university': 'Rain University' }
      const { contributors: _, ...rest } = read({ metadata: metadata('publication-thesis'), custom_fields })
      const { text, losses } = inveniordm.write(rest)
      expect(text).not.toContain('Rain')
      expect(losses.map(({ pointer }) => pointer)).toEqual(['/extras/members/~1custom_fields~1thesis:university'])
    })

    it('writes the ISBN of a containing book to InvenioRDM custom fields, and keeps the ISBN of the work', () => {
      const custom_fields = { 'imprint:imprint': { isbn: '9783161484100' } }
      const { text } = inveniordm.write({
        ...read({ metadata: metadata('publication-section'), custom_fields }),
        relatedItems: [
          {
            relatedItemType: 'Book',
            relationType: 'IsPublishedIn',
            titles: [{ title: 'Fjords' }],
            relatedItemIdentifier: { relatedItemIdentifier: '9780131103627', relatedItemIdentifierType: 'ISBN' },
          },
        ],
      })
      expect(JSON.parse(text)).toMatchObject({
        metadata: { identifiers },
        custom_fields: { 'imprint:imprint': { title: 'Fjords', isbn: '9780131103627' } },
      })
    })

    it('writes InvenioRDM custom fields for works from other formats, and reports changed and lost values', () => {
      const { text, losses } = inveniordm.write({
        titles: [{ title: 'Tides' }],
        types: { resourceTypeGeneral: 'ConferencePaper' },
        relatedItems: [
          {
            relatedItemType: 'ConferenceProceeding',
            relationType: 'IsPublishedIn',
            titles: [{ title: 'Proceedings of Tides' }],
            firstPage: '1',
            lastPage: '9',
          },
        ],
        extras: { format: 'csl-json', members: {}, cited: { 'event-title': 'Tide Days', edition: '2nd' } },
      })
      expect(JSON.parse(text).custom_fields).toEqual({
        'imprint:imprint': { title: 'Proceedings of Tides', pages: '1-9' },
        'meeting:meeting': { title: 'Tide Days' },
      })
      expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`).sort()).toEqual([
        'changed /relatedItems/0/relatedItemType',
        'lost /creators',
        'lost /extras/cited/edition',
        'lost /publicationYear',
      ])
    })

    it.each([
      ['page', '7'],
      ['number-of-pages', 'many'],
    ])(
      'reports that the CSL variable %s with the value %j would be read back from InvenioRDM as another variable',
      (name, text) => {
        const { losses } = inveniordm.write({
          types: { resourceTypeGeneral: 'Book' },
          extras: { format: 'csl-json', members: {}, cited: { [name]: text } },
        })
        const found = losses.filter(({ messageId }) => messageId !== 'required/missing')
        expect(found.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([`changed /extras/cited/${name}`])
      },
    )
  })

  it('detects an InvenioRDM record and an InvenioRDM search result', () => {
    for (const value of [record, { hits: { hits: [record], total: 1 } }, [record]])
      expect(readRecords(JSON.stringify(value)).records.map(({ format }) => format)).toEqual(['inveniordm'])
  })

  it('drops and reports the extras of InvenioRDM creators if one of several creators is not written', () => {
    const { creators = [], ...rest } = read(record)
    const { text, losses } = inveniordm.write?.({ ...rest, creators: [{ name: ':unav' }, ...creators] }) ?? {}
    expect(text).not.toContain('photographer')
    expect(losses?.map(({ pointer }) => pointer)).toEqual([
      '/creators/0',
      '/extras/members/~1metadata~1creators~10~1role',
    ])
  })

  it('reports each value invented for InvenioRDM, and each required value that is missing', () => {
    const { text = '', losses = [] } =
      inveniordm.write?.({
        creators: [{ name: 'Centre of Ice' }],
        contributors: [{ name: 'Berg, Eva', nameType: 'Personal' }],
        titles: [{ title: 'A' }, { title: 'Beta' }],
        rightsList: [{ rights: 'All rights reserved' }],
      }) ?? {}
    expect(JSON.parse(text)).toEqual({
      metadata: {
        title: 'A',
        creators: [{ person_or_org: { type: 'organizational', name: 'Centre of Ice' } }],
        contributors: [
          {
            person_or_org: { type: 'personal', name: 'Berg, Eva', family_name: 'Berg', given_name: 'Eva' },
            role: { id: 'other' },
          },
        ],
        additional_titles: [{ title: 'Beta', type: { id: 'other' } }],
        rights: [{ title: { en: 'All rights reserved' } }],
      },
    })
    expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`).sort()).toEqual([
      'invented /contributors/0/contributorType',
      'invented /creators/0/nameType',
      'invented /rightsList/0/lang',
      'invented /titles/1/titleType',
      'lost /publicationYear',
      'lost /types/resourceTypeGeneral',
    ])
  })

  it('writes only the id of an SPDX licence, and reports values that InvenioRDM refuses', () => {
    const { text, losses } = inveniordm.write({
      titles: [{ title: 'Ice' }, { title: 'B' }],
      rightsList: [
        {
          rights: 'MIT License',
          rightsUri: 'https://opensource.org/license/mit',
          rightsIdentifier: 'MIT',
          rightsIdentifierScheme: 'SPDX',
        },
        { rightsUri: 'info:eu-repo/semantics/openAccess' },
      ],
      dates: [{ date: '2022-05/open', dateType: 'Collected' }],
      alternateIdentifiers: [{ alternateIdentifier: '978-3-16-148410-9', alternateIdentifierType: 'ISBN' }],
    })
    expect(JSON.parse(text).metadata).toEqual({
      title: 'Ice',
      rights: [{ id: 'mit' }, { title: { en: 'info:eu-repo/semantics/openAccess' } }],
      identifiers: [{ identifier: '978-3-16-148410-9', scheme: 'other' }],
    })
    expect(losses.map(({ kind, pointer }) => `${kind} ${pointer}`).sort()).toEqual([
      'changed /rightsList/0/rightsIdentifier',
      'changed /rightsList/1/rightsUri',
      'invented /rightsList/1/lang',
      'invented /rightsList/1/rights',
      'lost /alternateIdentifiers/0/alternateIdentifierType',
      'lost /creators',
      'lost /dates',
      'lost /publicationYear',
      'lost /rightsList/0/rights',
      'lost /rightsList/0/rightsUri',
      'lost /titles/1',
      'lost /types/resourceTypeGeneral',
    ])
  })

  it.each([
    ['a <b>bold</b> word<br>and a line', 'a <b>bold</b> word<br>and a line'],
    ['<img src=x onerror=alert(1)>ice', 'ice'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<a href="https://example.org/">x</a>', '<a href="https://example.org/">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<b onclick="x()">y</b>', 'y'],
    ['Ice <script>alert(1)</script>', 'Ice'],
  ])('writes the InvenioRDM description %j as %j', (given, expected) => {
    expect(safeMarkup(given)).toBe(expected)
  })

  it('maps every kernel term for titles, descriptions, roles, dates and relations to an InvenioRDM id and back', () => {
    const vocabularies = { titleType: titleTypes, descriptionType: descriptionTypes, contributorType: roles } as const
    const all = { ...vocabularies, dateType: dateTypes, relationType: relationTypes }
    for (const [name, vocabulary] of Object.entries(all))
      for (const term of termsOf(name as keyof typeof all, latestKernel))
        expect(vocabulary.termOf(vocabulary.idOf(term)), term).toBe(term)
    expect(descriptionTypes.idOf('TableOfContents')).toBe('table-of-contents')
    expect(invenioSchemes.idOf('bibcode')).toBe('ads')
    expect(invenioSchemes.termOf('__proto__')).toBeUndefined()
  })

  it('maps every general resource type to an InvenioRDM id and back, or to the id other if InvenioRDM has no equivalent', () => {
    for (const general of termsOf('resourceTypeGeneral', latestKernel)) {
      const { id, isWhole } = resourceTypeOf(general)
      if (isWhole) expect(typesOf(id).resourceTypeGeneral, id).toBe(general)
      else expect(id).toBe('other')
    }
    expect(typesOf('image-hologram')).toEqual({ resourceTypeGeneral: 'Image', resourceType: 'image-hologram' })
    expect(resourceTypeOf('Image', 'image-hologram').id).toBe('image-hologram')
    expect(typesOf('constructor').resourceTypeGeneral).toBe('Other')
  })

  it.each(['publication-field', 'publication-article'])(
    'writes a dataset as a dataset to InvenioRDM even if its resourceType is %s, and reports the loss of the resourceType',
    resourceType => {
      const record = { titles: [{ title: 'T' }], types: { resourceTypeGeneral: 'Dataset', resourceType } }
      const result = convert(record, { to: 'inveniordm' })
      expect(result.ok && JSON.parse(result.text).metadata.resource_type).toEqual({ id: 'dataset' })
      expect(result.ok && result.losses).toContainEqual(
        expect.objectContaining({ kind: 'lost', pointer: '/types/resourceType' }),
      )
    },
  )

  it.each([
    ['en', 'eng', 'en'],
    ['pt-BR', 'por', 'pt'],
    ['nds', 'nds', 'nds'],
    ['zh-Hans', 'zho', 'zh'],
  ])('writes the language %s as %s in InvenioRDM', (tag, code, back) => {
    expect(languageCode(tag)).toBe(code)
    expect(languageTagOf(code)).toBe(back)
  })

  it('writes a date range to InvenioRDM only if its end is not before its start', () => {
    const dated = (date: string) => inveniordm.write({ dates: [{ date, dateType: 'Issued' }] }).text
    expect(dated('2012/2013')).toContain('"2012/2013"')
    expect(dated('2012/2011')).not.toContain('2012/2011')
  })

  it('languageCode returns undefined for a text that is not the code of a known language', () => {
    expect(['x-klingon', 'english', '', 'xx'].map(languageCode)).toEqual(Array(4).fill(undefined))
  })

  it('reads arbitrary InvenioRDM metadata, and writes the record without throwing', () => {
    const member = fc.constantFrom(...Object.keys(record.metadata))
    const inner = fc.constantFrom('person_or_org', 'affiliations', 'id', 'type', 'title', 'features', 'geometry', 'x')
    const value = fc.letrec(tie => ({
      any: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue({ maxDepth: 0 }),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(inner, tie('any'), { maxKeys: 3 }),
      ),
    })).any
    fc.assert(
      fc.property(fc.dictionary(member, value), value, value, (metadata, pids, fields) => {
        const result = inveniordm.read?.(JSON.stringify({ metadata, pids, custom_fields: fields }))
        if (!result?.ok) throw new Error('not read')
        expect(typeof inveniordm.write?.(result.records[0] ?? {}).text).toBe('string')
      }),
      { numRuns: 300 },
    )
  })
})
