import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relationOfCrossref, updateOf } from '../../../src/formats/crossref/relations.ts'
import { crossrefType } from '../../../src/formats/crossref/types.ts'
import { convert, crossref, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { runsOr } from '../../runs.ts'
import { recordIn } from '../conversions.ts'

function read(value: unknown): Datacite[] {
  const result = crossref.read?.(JSON.stringify(value))
  if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
  return result.records
}

const article = {
  DOI: '10.5555/Tide.77',
  type: 'journal-article',
  URL: 'https://doi.org/10.5555/Tide.77',
  member: '1',
  title: ['Tides of the <i>inner</i> fjord &amp; shelf'],
  subtitle: ['A model'],
  author: [
    {
      given: 'Ada',
      family: 'Okafor',
      sequence: 'first',
      ORCID: 'http://orcid.org/0000-0002-1825-0097',
      'authenticated-orcid': true,
      affiliation: [
        {
          name: 'Rain Institute',
          id: [{ id: 'https://ror.org/04z8jg394', 'id-type': 'ROR', 'asserted-by': 'publisher' }],
        },
      ],
    },
    { name: 'Fjord Survey, Section West', sequence: 'additional', affiliation: [] },
    { family: 'King', given: 'M. L.', suffix: 'Jr.', sequence: 'additional' },
  ],
  editor: [{ given: 'Eva', family: 'Berg' }],
  publisher: 'Example Society',
  issued: { 'date-parts': [[2021, 5, 14]] },
  'published-online': { 'date-parts': [[2021, 5, 14]] },
  'published-print': { 'date-parts': [[2021, 6]] },
  accepted: { 'date-parts': [[2021, 13, 1]] },
  created: { 'date-parts': [[2021, 5, 15]], 'date-time': '2021-05-15T00:00:00Z', timestamp: 1 },
  'container-title': ['Journal of Tides'],
  'short-container-title': ['J. Tides'],
  volume: '7',
  'journal-issue': { issue: '2' },
  page: '801-822',
  ISSN: ['1562-6865', '2049-3630'],
  'issn-type': [
    { value: '1562-6865', type: 'print' },
    { value: '2049-3630', type: 'electronic' },
  ],
  relation: {
    'has-preprint': [{ 'id-type': 'doi', id: '10.5555/pre.1', 'asserted-by': 'object' }],
    'is-comment-on': [{ 'id-type': 'uri', id: 'https://example.org/x', 'asserted-by': 'subject' }],
    cites: [],
  },
  funder: [{ name: 'Example Fund', DOI: '10.13039/501100000780', award: ['A-1', 'A-2'] }],
  license: [
    {
      URL: 'https://creativecommons.org/licenses/by/4.0/',
      start: { 'date-parts': [[2021]] },
      'content-version': 'vor',
    },
    { URL: 'https://creativecommons.org/licenses/by/4.0/', 'content-version': 'tdm' },
  ],
  abstract:
    '<jats:title>Abstract</jats:title><jats:p>Tides &lt; 2 m, <jats:tex-math>\\eta</jats:tex-math>.</jats:p><jats:p>Two.</jats:p>',
  'update-to': [{ DOI: '10.5555/old', type: 'correction', label: 'Correction', updated: { 'date-parts': [[2021]] } }],
  subject: ['Oceanography'],
  language: 'en',
  reference: [
    { key: 'a', DOI: '10.5555/R1' },
    { key: 'b', unstructured: 'A paper.' },
    { key: 'c', DOI: '10.5555/R1' },
  ],
}

describe('crossref', () => {
  it.each([
    ['with a type that only Crossref has', { type: 'journal-article' }],
    ['with a type that CSL also has', { type: 'dataset', 'is-referenced-by-count': 3 }],
  ])('recognises CSL-JSON from Crossref %s', (_, members) => {
    const { 'container-title': [journal] = [], title: [title] = [], subtitle: _subtitle, ...others } = article
    const item = { ...others, title, 'container-title': journal, 'container-title-short': 'J. Tides', ...members }
    const [{ format, record } = {}] = readRecords(JSON.stringify(item)).records
    const [given] = read({ ...article, ...members })
    expect(format).toBe('crossref')
    expect(record).toMatchObject({
      creators: given?.creators,
      types: given?.types,
      relatedItems: given?.relatedItems,
      fundingReferences: given?.fundingReferences,
    })
  })

  it('keeps from Crossref JSON the landing page, the files and the fields that citations need', () => {
    const [record] = read({
      DOI: '10.5555/paper',
      type: 'proceedings-article',
      title: ['Tides'],
      URL: 'https://doi.org/10.5555/paper',
      resource: { primary: { URL: 'https://tides.example/paper' } },
      link: [
        {
          URL: 'https://tides.example/paper.pdf',
          'content-type': 'application/pdf',
          'intended-application': 'text-mining',
        },
        { URL: 'https://tides.example/check.pdf', 'intended-application': 'similarity-checking' },
        { URL: 'https://tides.example/paper', 'content-type': 'unspecified', 'intended-application': 'syndication' },
        { URL: 'https://tides.example/paper.pdf', 'content-type': 'application/pdf', 'content-version': 'vor' },
      ],
      'edition-number': '2',
      'publisher-location': 'Bergen',
      event: {
        name: 'Fjord Days',
        location: 'Voss',
        start: { 'date-parts': [[2021, 5, 3]] },
        end: { 'date-parts': [[2021, 5, 5]] },
      },
    })
    expect(record?.extras).toEqual({
      format: 'crossref',
      members: {
        '/link/1/URL': 'https://tides.example/check.pdf',
        '/link/1/intended-application': 'similarity-checking',
      },
      cited: {
        URL: 'https://tides.example/paper',
        file: [
          { url: 'https://tides.example/paper.pdf', mediaType: 'application/pdf' },
          { url: 'https://tides.example/paper' },
        ],
        edition: '2',
        'publisher-place': 'Bergen',
        'event-title': 'Fjord Days',
        'event-place': 'Voss',
        'event-date': '2021-05-03/2021-05-05',
      },
    })
    const [alone] = read({
      DOI: '10.5555/a',
      type: 'dataset',
      resource: { primary: { URL: 'https://doi.org/10.5555/a' } },
    })
    expect(alone?.extras).toBeUndefined()
  })

  it('reads a Crossref article into the matching properties of the kernel', () => {
    const [{ extras, ...record } = {}] = read({ status: 'ok', 'message-type': 'work', message: article })
    expect(record).toEqual({
      doi: '10.5555/Tide.77',
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
          ],
          affiliation: [
            {
              name: 'Rain Institute',
              affiliationIdentifier: 'https://ror.org/04z8jg394',
              affiliationIdentifierScheme: 'ROR',
              schemeUri: 'https://ror.org',
            },
          ],
        },
        { name: 'Fjord Survey, Section West', nameType: 'Organizational' },
        { name: 'King Jr., M. L.', nameType: 'Personal', givenName: 'M. L.', familyName: 'King Jr.' },
      ],
      titles: [{ title: 'Tides of the inner fjord & shelf' }, { title: 'A model', titleType: 'Subtitle' }],
      publisher: { name: 'Example Society' },
      subjects: [{ subject: 'Oceanography' }],
      contributors: [
        {
          name: 'Berg, Eva',
          nameType: 'Personal',
          givenName: 'Eva',
          familyName: 'Berg',
          contributorType: 'Editor',
        },
      ],
      publicationYear: 2021,
      dates: [
        { date: '2021-05-14', dateType: 'Issued' },
        { date: '2021-06', dateType: 'Other', dateInformation: 'published in print' },
        { date: '2021', dateType: 'Accepted' },
      ],
      language: 'en',
      types: { resourceTypeGeneral: 'JournalArticle' },
      relatedIdentifiers: [
        { relatedIdentifier: '1562-6865', relatedIdentifierType: 'ISSN', relationType: 'IsPublishedIn' },
        { relatedIdentifier: '10.5555/pre.1', relatedIdentifierType: 'DOI', relationType: 'IsVariantFormOf' },
        {
          relatedIdentifier: 'https://example.org/x',
          relatedIdentifierType: 'URL',
          relationType: 'Other',
          relationTypeInformation: 'is-comment-on',
        },
        {
          relatedIdentifier: '10.5555/old',
          relatedIdentifierType: 'DOI',
          relationType: 'Other',
          relationTypeInformation: 'correction',
        },
        { relatedIdentifier: '10.5555/R1', relatedIdentifierType: 'DOI', relationType: 'References' },
      ],
      rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
      descriptions: [{ description: 'Abstract<br>Tides < 2 m, \\eta.<br>Two.', descriptionType: 'Abstract' }],
      fundingReferences: ['A-1', 'A-2'].map(awardNumber => ({
        funderName: 'Example Fund',
        funderIdentifier: 'https://doi.org/10.13039/501100000780',
        funderIdentifierType: 'Crossref Funder ID',
        awardNumber,
      })),
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'EISSN' },
          titles: [{ title: 'Journal of Tides' }, { title: 'J. Tides', titleType: 'AlternativeTitle' }],
          volume: '7',
          issue: '2',
          firstPage: '801',
          lastPage: '822',
        },
      ],
    })
    expect(extras?.format).toBe('crossref')
    expect(Object.keys(extras?.members ?? {}).sort()).toEqual([
      '/license/0/content-version',
      '/license/0/start',
      '/license/1/content-version',
      '/reference',
      '/update-to/0/updated',
    ])
  })

  it('recognises a Crossref work, a list of works and a response that contains either', () => {
    const works = [article, { ...article, DOI: '10.5555/two', type: 'posted-content', subtype: 'preprint' }]
    for (const value of [
      works,
      { items: works },
      { status: 'ok', 'message-type': 'work-list', message: { items: works } },
    ])
      expect(readRecords(JSON.stringify(value)).records.map(({ format, record }) => [format, record.doi])).toEqual([
        ['crossref', '10.5555/Tide.77'],
        ['crossref', '10.5555/two'],
      ])
    for (const value of [article, { status: 'ok', 'message-type': 'work', message: article }])
      expect(readRecords(JSON.stringify(value)).records.map(({ format, record }) => [format, record.doi])).toEqual([
        ['crossref', '10.5555/Tide.77'],
      ])
    expect(crossref.detect('{"DOI":"10.5/x","type":"journal-article","title":"What Crossref calls CSL"}')).toBe(true)
    expect(crossref.detect('{"DOI":"10.5/x","type":"article-journal","title":"CSL"}')).toBe(false)
  })

  it.each([
    ['journal-article', undefined, 'JournalArticle', undefined],
    ['monograph', undefined, 'Book', 'monograph'],
    ['posted-content', 'preprint', 'Preprint', undefined],
    ['posted-content', 'other', 'Text', undefined],
    ['posted-content', undefined, 'Preprint', undefined],
    ['reference-entry', undefined, 'BookChapter', 'reference entry'],
    ['grant', undefined, 'Award', undefined],
    ['hologram', undefined, 'Other', 'hologram'],
  ] as const)('reads the Crossref type %s with the subtype %s as %s', (type, subtype, general, text) => {
    const [record] = read({ DOI: '10.5555/x', type, subtype })
    expect(record?.types).toEqual({ resourceTypeGeneral: general, ...(text && { resourceType: text }) })
  })

  it('reads the degrees of a Crossref dissertation as the resourceType', () => {
    const author = [{ given: 'Bo', family: 'Ek' }]
    const degree = ['PhD', 'Doctor of Hills']
    const thesis = { DOI: '10.5072/t.1', type: 'dissertation', title: ['Rain'], author, degree }
    const [record] = read(thesis)
    expect(record?.types).toEqual({ resourceTypeGeneral: 'Dissertation', resourceType: 'PhD; Doctor of Hills' })
    expect(record?.extras).toBeUndefined()
    const written = convert(JSON.stringify(thesis), { from: 'crossref', to: 'crossref-xml' })
    expect(written.ok && written.text).toContain('<degree>PhD; Doctor of Hills</degree>')
  })

  it('reads the version and the group of posted content from Crossref JSON', () => {
    const posted = { DOI: '10.5072/a', type: 'posted-content', title: ['T'], 'group-title': 'Ocean Science' }
    for (const version of [{ number: '2' }, '2'])
      expect(recordIn({ ...posted, version })).toMatchObject({ version: '2', subjects: [{ subject: 'Ocean Science' }] })
  })

  it('does not recognise members of Object.prototype as Crossref types or relations', () => {
    expect(crossrefType('constructor', undefined)).toBeUndefined()
    expect(relationOfCrossref('__proto__')).toEqual({ relationType: 'Other', relationTypeInformation: '__proto__' })
    expect(updateOf('new_version')).toEqual({ relationType: 'IsNewVersionOf' })
    expect(updateOf('expression_of_concern').relationTypeInformation).toBe('expression of concern')
  })

  it('ignores an invalid date in Crossref JSON', () => {
    const [record] = read({ DOI: '10.5555/x', type: 'book', issued: { 'date-parts': [[null]] } })
    expect(record).toEqual({ doi: '10.5555/x', types: { resourceTypeGeneral: 'Book' } })
  })

  it('reports the position of a Crossref value with the wrong type, and reads the first text in the value', () => {
    const result = crossref.read?.('{\n "DOI": "10.5555/x",\n "type": "book",\n "publisher": ["A"]\n}')
    expect(result).toMatchObject({
      ok: true,
      records: [{ publisher: { name: 'A' } }],
      diagnostics: [{ message: '"publisher" should be text, not a list.', position: { start: { line: 4 } } }],
    })
  })

  it('writes the volume of a Crossref article to DataCite XML', () => {
    const result = convert(JSON.stringify(article), { to: 'datacite-xml' })
    expect(result.ok && result.text).toContain('<volume>7</volume>')
  })

  it('reads or refuses arbitrary Crossref JSON, and never throws', () => {
    const member = fc.constantFrom(...Object.keys(article))
    fc.assert(
      fc.property(fc.dictionary(member, fc.jsonValue({ maxDepth: 4 })), fc.jsonValue(), (work, other) => {
        for (const value of [
          { type: 'book', ...work, DOI: '10.5555/x' },
          work,
          other,
          { message: { items: [work, other] } },
        ])
          expect(typeof crossref.read?.(JSON.stringify(value)).ok).toBe('boolean')
      }),
      { numRuns: runsOr(300) },
    )
  })
})
