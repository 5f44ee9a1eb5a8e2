import { describe, expect, it } from 'vitest'
import { convert, type FormatId, readRecords } from '../../src/formats/index.ts'
import { converted, recordIn } from './conversions.ts'

const read = (lines: readonly string[]) => {
  const [found] = readRecords(`${lines.join('\n')}\nER  - \n`).records
  return found?.record ?? {}
}

const written = (input: string, from: FormatId, to: FormatId): { text: string; losses: unknown[] } => {
  const converted = convert(input, { from, to })
  return converted.ok ? converted : { text: '', losses: [] }
}

describe('what databases write into RIS and EndNote', () => {
  it.each(['doi: 10.5072/tides', 'doi:10.5072/TIDES', '10.5072/tides'])(
    'reads the DOI from the RIS field M3 or N1: %s',
    text => {
      for (const tag of ['M3', 'N1']) {
        const record = read(['TY  - JOUR', 'TI  - Tides', `${tag}  - ${text}`])
        expect(record.doi?.toLowerCase()).toBe('10.5072/tides')
        expect(record.types).toEqual({ resourceTypeGeneral: 'JournalArticle' })
        expect(record.extras?.cited?.note).toBeUndefined()
      }
      const stated = read(['TY  - JOUR', 'DO  - 10.5072/other', `N1  - ${text}`])
      expect(stated).toMatchObject({ doi: '10.5072/other', extras: { cited: { note: text } } })
    },
  )

  it('writes the journal abbreviation of a RIS record to RIS, CSL-JSON, BibLaTeX and EndNote', () => {
    const lines = 'TY  - JOUR\nTI  - Tides\nJF  - Journal of the Sea\nJ2  - J. Sea\nER  - \n'
    expect(written(lines, 'ris', 'ris').text).toContain('J2  - J. Sea\r\n')
    expect(written(lines, 'ris', 'csl-json').text).toContain('"container-title-short": "J. Sea"')
    expect(written(lines, 'ris', 'biblatex').text).toContain('shortjournal = {J. Sea}')
    expect(written(lines, 'ris', 'endnote').text).toContain('%O J. Sea\n')
    expect(written(lines, 'ris', 'endnote-xml').text).toContain('<alt-title>J. Sea</alt-title>')
    const item = JSON.stringify([
      { id: 'k', type: 'article-journal', 'container-title': 'Journal of the Sea', 'container-title-short': 'J. Sea' },
    ])
    expect(written(item, 'csl-json', 'ris')).toMatchObject({
      losses: [],
      text: expect.stringContaining('J2  - J. Sea'),
    })
  })

  it('a round trip keeps the RIS field J2 of a book that has a series title', () => {
    const lines = 'TY  - BOOK\nTI  - Tides\nT2  - Sea Books\nJ2  - Sea B.\nER  - \n'
    expect(written(lines, 'ris', 'ris')).toMatchObject({ text: expect.stringContaining('J2  - Sea B.'), losses: [] })
  })

  it.each([
    ['09155287 (ISSN)', '09155287', 'ISSN'],
    ['1532-1827 (Electronic) 0007-0920 (Linking)', '1532-1827', 'ISSN'],
    ['0007-0920', '0007-0920', 'ISSN'],
  ])('reads the ISSN of a journal from the RIS field SN: %s', (serial, number, type) => {
    const record = read(['TY  - JOUR', 'TI  - Tides', 'JF  - Sea', `SN  - ${serial}`])
    expect(record.relatedItems?.[0]?.relatedItemIdentifier).toEqual({
      relatedItemIdentifier: number,
      relatedItemIdentifierType: type,
    })
  })

  it('reports that an invalid journal ISSN would be read back from RIS as an identifier of the work', () => {
    const record = {
      titles: [{ title: 'Tides' }],
      types: { resourceTypeGeneral: 'JournalArticle' },
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: 'in', relatedItemIdentifierType: 'ISSN' },
        },
      ],
    }
    const { losses } = written(JSON.stringify(record), 'citable-json', 'ris')
    expect(losses).toMatchObject([
      {
        kind: 'changed',
        pointer: '/relatedItems/0/relatedItemIdentifier',
        message: '"in" would be read back as an identifier of the work itself.',
      },
      {},
      {},
    ])
  })

  it('reads a RIS field SN marked (ISBN) as an ISBN, and the field SN of a report as the report number', () => {
    const identifiers = (type: string, serial: string) =>
      read([`TY  - ${type}`, 'TI  - Tides', `SN  - ${serial}`]).alternateIdentifiers
    expect(identifiers('BOOK', '9783866801929 (ISBN)')).toEqual([
      { alternateIdentifier: '9783866801929', alternateIdentifierType: 'ISBN' },
    ])
    expect(read(['TY  - RPRT', 'TI  - Tides', 'SN  - TR 2020 12']).extras?.cited?.number).toBe('TR 2020 12')
  })

  it('reads an online publication date from the RIS field ET', () => {
    const lines = 'TY  - JOUR\nTI  - Tides\nPY  - 2016\nET  - 2016/01/30\nER  - \n'
    const record = read(lines.split('\n').slice(0, 4))
    expect(record.dates).toEqual([{ date: '2016-01-30', dateType: 'Available' }])
    expect(record.version).toBeUndefined()
    expect(written(lines, 'ris', 'ris')).toMatchObject({
      losses: [],
      text: expect.stringContaining('ET  - 2016/01/30'),
    })
    expect(written(lines, 'ris', 'endnote').text).toContain('%7 2016/01/30\n')
    expect(read(['TY  - BOOK', 'TI  - Tides', 'ET  - 2016']).extras?.cited?.edition).toBe('2016')
  })

  it('splits one RIS field into several keywords, and reports a keyword that would be split', () => {
    expect(read(['TY  - JOUR', 'KW  - ice; wind ;sea']).subjects).toEqual([
      { subject: 'ice' },
      { subject: 'wind' },
      { subject: 'sea' },
    ])
    const item = JSON.stringify({ titles: [{ title: 'Tides' }], subjects: [{ subject: 'ice; wind' }] })
    const told = convert(item, { from: 'citable-json', to: 'ris' })
    expect(told.ok && told.losses.map(({ pointer }) => pointer)).toContain('/subjects/0/subject')
  })
})

describe('what reference managers and others both hold', () => {
  const lines = [
    'TY  - JOUR',
    'TI  - Tidevann',
    'TT  - Tides',
    'T2  - Sea',
    'SP  - 12',
    'EP  - 19',
    'PY  - 2020',
    'Y2  - 2021/02/03/',
    'OP  - 1890',
    'RN  - Read twice.',
    'L1  - https://example.org/tides.pdf',
    'ER  - ',
  ].join('\r\n')

  it('reads the translated title, the access date, the original date, the note and the file from RIS', () => {
    const record = read(lines.split('\r\n').slice(0, -1))
    expect(record.titles).toEqual([{ title: 'Tidevann' }, { title: 'Tides', titleType: 'TranslatedTitle' }])
    expect(record.extras?.cited).toEqual({
      accessed: '2021-02-03',
      'original-date': '1890',
      annote: 'Read twice.',
      file: [{ url: 'https://example.org/tides.pdf' }],
    })
  })

  it('converts RIS fields to EndNote, BibLaTeX and CSL-JSON, and from EndNote and BibLaTeX back to RIS', () => {
    for (const through of ['ris', 'endnote', 'endnote-xml'] as const) {
      const there = written(lines, 'ris', through)
      expect(there.losses).toEqual([])
      const again = written(there.text, through, 'ris').text.split('\r\n')
      expect(again).toEqual(expect.arrayContaining(lines.split('\r\n')))
    }
    const entry = written(lines, 'ris', 'biblatex').text
    expect(entry).toContain('urldate = {2021-02-03}')
    expect(entry).toContain('origdate = {1890}')
    expect(written(entry, 'biblatex', 'ris').text).toContain('Y2  - 2021/02/03/\r\nOP  - 1890\r\n')
    expect(JSON.parse(written(lines, 'ris', 'csl-json').text)[0]).toMatchObject({
      accessed: { 'date-parts': [[2021, 2, 3]] },
      'original-date': { 'date-parts': [[1890]] },
      annote: 'Read twice.',
    })
  })

  it('a round trip keeps unexpected values in the RIS fields L1, OP and Y2', () => {
    const text =
      'TY  - BOOK\r\nTI  - T\r\nL1  - internal-pdf://12/one.pdf\r\nOP  - Oslo: Fjord, 1890\r\nY2  - soon\r\nER  - \r\n'
    const again = written(text, 'ris', 'ris')
    expect(again.losses).toEqual([])
    expect(again.text.split('\r\n').sort()).toEqual(text.split('\r\n').sort())
  })

  it('ignores the RIS field SE of an article if the value repeats the first page', () => {
    const record = read(['TY  - JOUR', 'TI  - T', 'T2  - Sea', 'SP  - 12', 'SE  - 12'])
    expect(record.extras?.cited?.section).toBeUndefined()
    expect(read(['TY  - BOOK', 'TI  - T', 'SE  - 12']).extras?.cited?.section).toBe('12')
  })
})

describe('PubMed IDs and languages', () => {
  const lines = 'TY  - JOUR\nTI  - T\nAN  - 25734382\nC2  - PMC4385954\nDB  - PubMed\nLA  - eng\nER  - \n'

  it('reads and writes PubMed IDs and languages in RIS and EndNote', () => {
    const record = read(lines.split('\n').slice(0, 6))
    expect(record.language).toBe('en')
    expect(record.alternateIdentifiers).toEqual([
      { alternateIdentifier: '25734382', alternateIdentifierType: 'PMID' },
      { alternateIdentifier: 'PMC4385954', alternateIdentifierType: 'PMCID' },
    ])
    for (const through of ['ris', 'endnote', 'endnote-xml'] as const) {
      const again = written(written(lines, 'ris', through).text, through, 'csl-json').text
      expect(JSON.parse(again)[0]).toMatchObject({ PMID: '25734382', PMCID: 'PMC4385954', language: 'en' })
    }
    expect(read(['TY  - JOUR', 'TI  - T', 'LA  - English']).language).toBe('en')
  })

  it('a round trip keeps values of the RIS fields AN and C2 that are not PubMed IDs', () => {
    const text = 'TY  - JOUR\r\nTI  - T\r\nDB  - Scopus\r\nAN  - 25734382\r\nC2  - Box 3\r\nER  - \r\n'
    const again = written(text, 'ris', 'ris')
    expect(again.losses).toEqual([])
    expect(again.text.split('\r\n').sort()).toEqual(text.split('\r\n').sort())
  })

  it('reports a language code that a round trip through RIS would change', () => {
    const record = JSON.stringify({ titles: [{ title: 'Tides' }], language: 'eng' })
    expect(written(record, 'citable-json', 'ris').losses).toMatchObject([{ pointer: '/language' }])
  })
})

describe('EndNote', () => {
  it('writes the citation key of a BibTeX entry as the label in EndNote, as JabRef and bibutils do', () => {
    const entry = '@article{okafor2020, title = {Tides}, journal = {Sea}, year = 2020}'
    expect(written(entry, 'bibtex', 'endnote')).toMatchObject({
      losses: [],
      text: expect.stringContaining('%F okafor2020'),
    })
    expect(written(entry, 'bibtex', 'endnote-xml').text).toContain('<label>okafor2020</label>')
    for (const through of ['endnote', 'endnote-xml', 'ris'] as const)
      expect(written(written(entry, 'bibtex', through).text, through, 'biblatex').text).toContain(
        '@article{okafor2020,',
      )
  })

  it('reads %O as a note in refer(1) and as the journal abbreviation in EndNote', () => {
    const refer = readRecords('%A Okafor, Ada\n%T Tides\n%J Sea\n%O In Norwegian\n').records[0]?.record
    expect(refer?.extras?.cited?.note).toBe('In Norwegian')
    const typed = readRecords('%0 Journal Article\n%T Tides\n%J Journal of the Sea\n%O J. Sea\n').records[0]?.record
    expect(typed?.relatedItems?.[0]?.titles?.[1]).toEqual({ title: 'J. Sea', titleType: 'AlternativeTitle' })
  })

  it.each([
    ['<ref-type name="Zeitschriftenartikel">17</ref-type>', 'JournalArticle'],
    ['<ref-type>59</ref-type>', 'Dataset'],
    ['<ref-type name="Map">13</ref-type>', 'Image'],
    ['<ref-type name="Podcast">99</ref-type>', 'Sound'],
  ])('reads the name or number of an EndNote type: %s', (type, general) => {
    const xml = `<xml><records><record>${type}<titles><title>T</title></titles></record></records></xml>`
    expect(readRecords(xml).records[0]?.record.types?.resourceTypeGeneral).toBe(general)
  })
})

it('reads a monographic MODS text as a book, unless the genre names another type', () => {
  const xml = (issuance: string, more = '') =>
    `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Tides</title></titleInfo><typeOfResource>text</typeOfResource>
      <originInfo><issuance>${issuance}</issuance></originInfo>${more}</mods>`
  const typeOf = (text: string) => readRecords(text).records[0]?.record.types?.resourceTypeGeneral
  expect(typeOf(xml('monographic'))).toBe('Book')
  expect(typeOf(xml('integrating resource'))).toBe('Text')
  expect(typeOf(xml('monographic', '<genre authority="datacite">Text</genre>'))).toBe('Text')
  expect(typeOf(xml('monographic', '<genre>thesis</genre>'))).toBe('Dissertation')
})

it('reads the title of a PubMed article and the title of its collection', () => {
  const record = readRecords('PMID- 1\nTI  - Tides.\nCTI - Sea Books\nLA  - ENG\n').records[0]?.record
  expect(record).toMatchObject({
    titles: [{ title: 'Tides' }],
    descriptions: [{ description: 'Sea Books', descriptionType: 'SeriesInformation' }],
    language: 'en',
  })
})

it('does not read XML as Turtle', () => {
  const xml = '<PubmedBookArticleSet>\n<PubmedBookArticle>\n<PMID>1</PMID>\n'
  expect(readRecords(xml).diagnostics[0]?.rule).toBe('schema/not-well-formed')
})

it.each([
  ['ris', 'TY  - CONF\nTI  - Reeds\nT2  - Shores 2019\nSP  - 3\nER  - \n'],
  ['endnote', '%0 Conference Proceedings\n%T Reeds\n%B Shores 2019\n%P 3\n'],
] as const)('reads a work in proceedings from %s as a conference paper, and writes the same type', (format, text) => {
  const paper = recordIn(text, format)
  expect(paper.types?.resourceTypeGeneral).toBe('ConferencePaper')
  expect(paper.relatedItems).toMatchObject([{ relatedItemType: 'ConferenceProceeding' }])
  expect(converted(text, { from: format, to: format }).text.split('\n')[0]?.trim()).toBe(text.split('\n')[0])
  const whole = recordIn(text.replace(/^(?:T2 {2}-|%B).*\n/m, ''), format)
  expect(whole.types?.resourceTypeGeneral).toBe('ConferenceProceeding')
})
