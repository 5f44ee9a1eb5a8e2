import { describe, expect, it } from 'vitest'
import { type FormatId, readRecords } from '../../src/formats/index.ts'
import type { Datacite, RelatedItem } from '../../src/model/index.ts'
import { converted } from './conversions.ts'

type Number = readonly [number: string, type: 'ISSN' | 'EISSN' | 'ISBN']

/** Creates the record of a work in a container with two ISSNs, or with an ISBN and an ISSN. */
const work = (general: string, item: string, [own, further]: readonly [Number, Number]): Datacite =>
  ({
    titles: [{ title: 'Tides' }],
    publicationYear: 2020,
    types: { resourceTypeGeneral: general },
    relatedItems: [
      {
        relatedItemType: item,
        relationType: 'IsPublishedIn',
        titles: [{ title: 'Sound' }],
        relatedItemIdentifier: { relatedItemIdentifier: own[0], relatedItemIdentifierType: own[1] },
      },
    ],
    relatedIdentifiers: [
      { relatedIdentifier: further[0], relatedIdentifierType: further[1], relationType: 'IsPublishedIn' },
    ],
  }) as Datacite

const electronic: Number = ['1476-4687', 'EISSN']
const printed: Number = ['0028-0836', 'ISSN']
const article = work('JournalArticle', 'Journal', [electronic, printed])
const paper = work('ConferencePaper', 'ConferenceProceeding', [
  ['9783161484100', 'ISBN'],
  ['0302-9743', 'ISSN'],
])

function numbersIn(text: string): string[] {
  const record = readRecords(text).records[0]?.record
  const item: RelatedItem | undefined = record?.relatedItems?.[0]
  return [
    item?.relatedItemIdentifier?.relatedItemIdentifier,
    ...(record?.relatedIdentifiers ?? []).map(({ relatedIdentifier }) => relatedIdentifier),
  ].filter(number => number !== undefined)
}

const written = (input: string, to: FormatId) => converted(input, { to })

const both: readonly FormatId[] = [
  ...(['bibtex', 'biblatex', 'ris', 'endnote', 'endnote-xml', 'csl-json', 'mods'] as const),
  ...(['schema-org', 'schema-org-turtle', 'schema-org-rdf', 'codemeta', 'ro-crate'] as const),
]
const inJournals: readonly FormatId[] = [...both, 'crossref-xml']

describe('the ISSNs of print and of the web', () => {
  it.each(inJournals.flatMap(from => inJournals.map(to => [from, to] as const)))(
    'keeps an electronic ISSN, and if possible the print ISSN, in a conversion from %s to %s',
    (from, to) => {
      const text = written(written(JSON.stringify(article), from).text, to).text
      expect(numbersIn(text)).toContain(electronic[0])
      // BibLaTeX has one ISSN, and formats that list both do not mark the electronic one.
      const listing: readonly string[] = ['ris', 'endnote', 'endnote-xml', 'csl-json']
      if (to === 'biblatex' && listing.includes(from)) expect(text).not.toContain(printed[0])
      else expect(numbersIn(text)).toContain(printed[0])
    },
  )

  it.each(inJournals)('writes the type of an electronic ISSN to %s, or reports the loss of the type', to => {
    const { losses, text } = written(JSON.stringify(article), to)
    const isSaid = readRecords(text).records[0]?.record.relatedItems?.[0]?.relatedItemIdentifier
    const told = losses.map(({ pointer }) => pointer)
    const place = '/relatedItems/0/relatedItemIdentifier/relatedItemIdentifierType'
    expect(told.includes(place)).toBe(isSaid?.relatedItemIdentifierType !== 'EISSN')
  })

  it('writes print and electronic ISSNs to BibTeX, RIS, CSL-JSON, schema.org and JATS', () => {
    const input = JSON.stringify(article)
    expect(written(input, 'bibtex').text).toMatch(
      /issn = {0028-0836},\s+eissn = {1476-4687}|eissn = {1476-4687},\s+issn = {0028-0836}/,
    )
    expect(written(input, 'ris').text).toContain('SN  - 1476-4687, 0028-0836\r\n')
    expect(JSON.parse(written(input, 'csl-json').text)[0].ISSN).toBe('1476-4687, 0028-0836')
    expect(JSON.parse(written(input, 'schema-org').text).isPartOf.issn).toEqual(['1476-4687', '0028-0836'])
    expect(written(input, 'jats').text).toMatch(
      /<issn publication-format="electronic">1476-4687<\/issn>\s*<issn>0028-0836</,
    )
  })

  it('reads two ISSNs from BibTeX, RIS and CSL-JSON written by other tools', () => {
    expect(numbersIn('@article{a, title={T}, journal={J}, issn={0028-0836}, eissn={1476-4687}}')).toEqual([
      '1476-4687',
      '0028-0836',
    ])
    expect(numbersIn('@article{a, title={T}, journal={J}, issn={0028-0836, 1476-4687}}')).toHaveLength(2)
    expect(numbersIn('TY  - JOUR\nTI  - T\nJO  - J\nSN  - 0028-0836\nSN  - 1476-4687\nER  - ')).toHaveLength(2)
    expect(numbersIn('TY  - JOUR\nTI  - T\nJO  - J\nSN  - 0028-0836 (Print) 1476-4687 (Online)\nER  - ')).toHaveLength(
      2,
    )
    const item = { id: 'a', type: 'article-journal', 'container-title': 'J', ISSN: ['0028-0836', '1476-4687'] }
    expect(numbersIn(JSON.stringify([item]))).toHaveLength(2)
  })
})

describe('the ISSN of a series beside the ISBN of a book', () => {
  it.each(both.flatMap(from => both.map(to => [from, to] as const)))(
    'converts an ISSN and an ISBN of the same record from %s to %s',
    (from, to) => {
      const text = written(written(JSON.stringify(paper), from).text, to).text
      expect(numbersIn(text)).toEqual(['9783161484100', '0302-9743'])
    },
  )

  it('the issn field of a BibTeX conference paper is not read as an identifier of the paper', () => {
    const text = '@inproceedings{a, title={T}, booktitle={B}, issn={0302-9743}}'
    expect(readRecords(text).records[0]?.record.alternateIdentifiers).toBeUndefined()
    expect(JSON.parse(written(text, 'csl-json').text)[0].ISSN).toBe('0302-9743')
  })
})

describe('several ISBNs of a book', () => {
  it.each(['ris', 'endnote', 'endnote-xml'] as FormatId[])('converts several ISBNs of a book to %s and back', to => {
    const isbns = ['9783161484100', '0306406152'].map(alternateIdentifier => ({
      alternateIdentifier,
      alternateIdentifierType: 'ISBN',
    }))
    const book = { titles: [{ title: 'T' }], types: { resourceTypeGeneral: 'Book' }, alternateIdentifiers: isbns }
    const { text } = written(JSON.stringify(book), to)
    expect(readRecords(text).records[0]?.record.alternateIdentifiers).toEqual(isbns)
  })
})

describe('the ISBN of a book in a series', () => {
  const book = (relatedItemIdentifier: object): string =>
    JSON.stringify({
      titles: [{ title: 'Tides' }],
      types: { resourceTypeGeneral: 'Book' },
      alternateIdentifiers: [{ alternateIdentifier: '9783161484100', alternateIdentifierType: 'ISBN' }],
      relatedItems: [
        {
          relatedItemType: 'Collection',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier,
          titles: [{ title: 'Seas' }],
        },
      ],
    })

  it('writes the ISBN of a book to RIS and EndNote XML even if the series has a DOI, and reports the DOI as lost in RIS', () => {
    const input = book({ relatedItemIdentifier: '10.5072/seas', relatedItemIdentifierType: 'DOI' })
    expect(written(input, 'ris').text).toContain('SN  - 9783161484100\r\n')
    expect(written(input, 'endnote-xml').text).toContain('<isbn>9783161484100</isbn>')
    const losses = written(input, 'ris').losses.map(({ pointer, kind }) => [pointer, kind])
    expect(losses).toContainEqual(['/relatedItems/0/relatedItemIdentifier', 'lost'])
    expect(losses.filter(([pointer]) => pointer?.startsWith('/alternateIdentifiers'))).toEqual([])
  })

  it('writes the ISBN of a book to RIS before the ISSN of the series', () => {
    const input = book({ relatedItemIdentifier: '0302-9743', relatedItemIdentifierType: 'ISSN' })
    const { text } = written(input, 'ris')
    expect(text).toContain('SN  - 9783161484100, 0302-9743\r\n')
    expect(readRecords(text).records[0]?.record.alternateIdentifiers).toEqual([
      { alternateIdentifier: '9783161484100', alternateIdentifierType: 'ISBN' },
      { alternateIdentifier: '0302-9743', alternateIdentifierType: 'ISSN' },
    ])
  })
})
