import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { convert, type FormatId, readRecords } from '../../../src/formats/index.ts'
import { converted, pointersOf, recordIn } from '../conversions.ts'

/**
 * Converts a text from one format to the next. Expects no losses except invented values, repeated genres, and the key,
 * type and id of the input.
 */
function through(text: string, ...formats: FormatId[]): string {
  return formats.reduce((given, to) => {
    const { text: next, losses } = converted(given, { to })
    const lost = losses.filter(
      ({ kind, pointer, messageId }) =>
        kind !== 'invented' &&
        messageId !== 'csl-genre/repeats-type' &&
        !/^\/extras\/members\/~1(?:key|type|id)$/.test(pointer),
    )
    expect(lost.map(({ pointer }) => pointer)).toEqual([])
    return next
  }, text)
}

const book = `@book{a, title = {Tides}, author = {Okafor, Ada}, publisher = {Old Press}, address = {Bergen}, edition = {3rd},
  volume = {2}, series = {Fjords}, number = {7}, year = {1999}, isbn = {9783161484100}, note = {Second printing},
  url = {https://press.example/tides}}`
const report = `@techreport{b, title = {Ice}, author = {Berg, Eva}, institution = {Rain Institute}, number = {RI-7}, year = {2001},
  address = {Oslo}, pages = {1--9}}`
const patent = '@patent{c, title = {Gauge}, author = {Lee, Min}, number = {NO 7}, year = {2002}}'

describe('what citations need and the kernel has no place for', () => {
  it.each(['datacite-rest', 'datacite-json-4.5'] as const)(
    'writes the landing page and the files of a %s record to schema.org',
    from => {
      const [url, contentUrl] = ['https://shelf.example/rain', ['https://shelf.example/rain.csv']]
      const record = { doi: '10.5072/rain', titles: [{ title: 'Rain' }], url, contentUrl }
      const { text } = converted(record, { from, to: 'schema-org' })
      expect(JSON.parse(text)).toMatchObject({ mainEntityOfPage: url, distribution: [{ contentUrl: contentUrl[0] }] })
    },
  )

  it.each([
    ['RIS', ['ris', 'csl-json']],
    ['EndNote', ['endnote', 'csl-json']],
    ['EndNote XML', ['endnote-xml', 'csl-json']],
    ['BibLaTeX', ['biblatex', 'csl-json']],
    ['canonical JSON', ['citable-json', 'csl-json']],
    ['five formats in a row', ['ris', 'biblatex', 'endnote-xml', 'bibtex', 'endnote', 'csl-json']],
  ] as [string, FormatId[]][])(
    'keeps citation fields in a conversion from BibTeX to CSL-JSON through %s',
    (_, formats) => {
      expect(JSON.parse(through(book, ...formats))).toMatchObject([
        {
          type: 'book',
          publisher: 'Old Press',
          'publisher-place': 'Bergen',
          edition: '3rd',
          volume: '2',
          'collection-title': 'Fjords',
          'collection-number': '7',
          ISBN: '9783161484100',
          note: 'Second printing',
          URL: 'https://press.example/tides',
        },
      ])
      expect(JSON.parse(through(report, ...formats))).toMatchObject([
        { type: 'report', publisher: 'Rain Institute', number: 'RI-7', 'publisher-place': 'Oslo', page: '1-9' },
      ])
      expect(JSON.parse(through(patent, ...formats))).toMatchObject([{ type: 'patent', number: 'NO 7' }])
    },
  )

  it('keeps citation fields, including dates, in a round trip from CSL-JSON through BibLaTeX', () => {
    const item = {
      id: 'a',
      type: 'paper-conference',
      title: 'Tides',
      'container-title': 'Proceedings of the Tide Days',
      'event-title': 'Tide Days',
      'event-place': 'Oslo',
      'event-date': {
        'date-parts': [
          [2020, 5, 1],
          [2020, 5, 3],
        ],
      },
      'original-date': { 'date-parts': [[1901]] },
      accessed: { 'date-parts': [[2021, 1, 2]] },
      'number-of-pages': '12',
      annote: 'read',
      'call-number': 'QB 7',
    }
    const [back] = JSON.parse(through(JSON.stringify([item]), 'biblatex', 'csl-json'))
    expect(back).toMatchObject({ ...item, id: back.id })
  })

  it.each([
    ['RIS', 'TY  - BOOK\nTI  - Tides\nAU  - Okafor, Ada\nPY  - 1999\nPB  - Old Press\nET  - 3rd\nER  - '],
    ['BibTeX', book],
  ])('cites the edition of a book from %s', async (_, text) => {
    const { records } = readRecords(text)
    const { text: cited } = await bibliography(
      records.map(({ record }) => record),
      { style: 'apa', format: 'text' },
    )
    expect(cited).toContain('3rd ed.')
    expect(cited).not.toMatch(/Version|software/)
  })

  it('reads the edition of software in RIS as the version', () => {
    const record = readRecords('TY  - COMP\nTI  - Tides\nET  - 1.2\nER  - ').records[0]?.record
    expect(record).toMatchObject({ version: '1.2', types: { resourceTypeGeneral: 'Software' } })
    expect(record?.extras?.cited).toBeUndefined()
  })

  it('reports the loss of a citation field that a format lacks', () => {
    const result = convert(book, { to: 'datacite-xml' })
    expect(
      result.ok &&
        result.losses
          .map(({ pointer }) => pointer)
          .filter(pointer => /cited/.test(pointer))
          .sort(),
    ).toEqual([
      '/extras/cited/URL',
      '/extras/cited/collection-number',
      '/extras/cited/edition',
      '/extras/cited/note',
      '/extras/cited/publisher-place',
      '/extras/cited/volume',
    ])
  })
})

describe('the numbers of a journal or book', () => {
  it.each([
    ['RIS', 'TY  - JOUR\nTI  - Tides\nSN  - 1562-6865\nER  - '],
    ['BibTeX', '@article{a, title = {Tides}, issn = {1562-6865}}'],
    ['BibTeX, with a journal', '@article{a, title = {Tides}, journal = {J}, issn = {1562-6865}}'],
    ['CSL', '[{"id": "a", "type": "article-journal", "title": "Tides", "ISSN": "1562-6865"}]'],
  ])('reads the ISSN of an article as the ISSN of its journal: %s', (_, text) => {
    const record = readRecords(text).records[0]?.record
    expect(record?.alternateIdentifiers).toBeUndefined()
    expect(record?.relatedItems).toMatchObject([
      { relatedItemType: 'Journal', relatedItemIdentifier: { relatedItemIdentifier: '1562-6865' } },
    ])
    expect(through(text, 'ris')).toContain('SN  - 1562-6865')
    expect(through(text, 'csl-json')).toContain('"ISSN": "1562-6865"')
    expect(through(text, 'bibtex')).toContain('issn = {1562-6865}')
  })

  it('keeps the ISBN of a RIS book even if its check digit is wrong', () => {
    expect(
      readRecords('TY  - BOOK\nTI  - T\nSN  - 9783161484101\nER  - ').records[0]?.record.alternateIdentifiers,
    ).toEqual([{ alternateIdentifier: '9783161484101', alternateIdentifierType: 'ISBN' }])
  })

  it('reads the department of a RIS thesis as a hosting institution, and not as a containing book', () => {
    const text = 'TY  - THES\nTI  - T\nT2  - Department of Tides\nPB  - University of Example\nER  - '
    const record = readRecords(text).records[0]?.record
    expect(record).toMatchObject({
      publisher: { name: 'University of Example' },
      contributors: [{ name: 'Department of Tides', contributorType: 'HostingInstitution' }],
    })
    expect(record?.relatedItems).toBeUndefined()
    expect(through(text, 'ris')).toContain('T2  - Department of Tides')
  })
})

describe('landing page and files', () => {
  const file = { url: 'https://data.example/tides.csv', name: 'tides.csv', size: 1024, mediaType: 'text/csv' }
  const record = {
    doi: '10.5072/a',
    titles: [{ title: 'Tides' }],
    types: { resourceTypeGeneral: 'Dataset' },
    extras: { format: 'zenodo', members: {}, cited: { URL: 'https://data.example/7', file: [file] } },
  }

  it('writes the landing page and files to schema.org, and reads them back', () => {
    const text = through(JSON.stringify(record), 'schema-org')
    expect(JSON.parse(text)).toMatchObject({
      url: 'https://data.example/7',
      distribution: [
        { '@type': 'DataDownload', contentUrl: file.url, contentSize: '1024 B', encodingFormat: 'text/csv' },
      ],
    })
    expect(readRecords(text).records[0]?.record.extras?.cited).toEqual({ URL: 'https://data.example/7', file: [file] })
  })

  it('writes the contentUrl of a REST record to schema.org as a distribution', () => {
    const text = JSON.stringify({
      doi: '10.5072/a',
      titles: [{ title: 'T' }],
      contentUrl: ['https://data.example/a.zip'],
    })
    expect(JSON.parse(through(text, 'schema-org')).distribution).toEqual([
      { '@type': 'DataDownload', contentUrl: 'https://data.example/a.zip' },
    ])
  })

  it.each(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml', 'csl-json', 'csv'] as FormatId[])(
    'writes the landing page of a registered DOI to %s without a loss',
    to => {
      const registered = { doi: '10.5072/a', titles: [{ title: 'Tides' }], url: 'https://data.example/7' }
      const { text, losses } = converted(registered, { from: 'datacite-rest', to })
      expect(text).toContain('https://data.example/7')
      expect(pointersOf(losses).filter(pointer => pointer.startsWith('/extras/'))).toEqual([])
    },
  )

  it.each(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml'] as FormatId[])(
    'writes a relative URL to %s, and keeps or reports the second of two URLs',
    to => {
      const through = (item: object) => converted([{ id: 'a', title: 'Tides', type: 'article', ...item }], { to })
      for (const URL of ['papers/one.pdf', 'www.example.org/a', 'my papers/one.pdf'])
        for (const DOI of [undefined, '10.5072/x'])
          expect(recordIn(through({ URL, ...(DOI && { DOI }) }).text, to).extras?.cited).toEqual({ URL })
      const { losses } = through({ URL: 'https://a.example; https://b.example' })
      const reported = pointersOf(losses).filter(pointer => pointer.endsWith('URL'))
      expect(reported).toHaveLength(to.startsWith('bib') ? 0 : 1)
    },
  )

  it.each(['dcat-turtle', 'dublin-core', 'inveniordm', 'cff', 'ris', 'bibtex'] as FormatId[])(
    'writes the landing page to %s',
    to => {
      const result = convert(JSON.stringify(record), { to })
      expect(result.ok && result.text).toContain('https://data.example/7')
      expect(result.ok && result.losses.map(({ pointer }) => pointer)).not.toContain('/extras/cited/URL')
    },
  )
})
