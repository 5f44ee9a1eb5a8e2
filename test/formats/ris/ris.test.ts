import { describe, expect, it } from 'vitest'
import { convert, readRecords, ris } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { expectLinear } from '../../linear.ts'
import { longTest } from '../../long-test.ts'

function read(text: string) {
  const result = ris.read?.(text)
  if (!result?.ok) throw new Error(result?.diagnostics.map(({ message }) => message).join(' '))
  return result
}
const first = (text: string): Datacite => read(text).records[0] ?? {}

describe('a text beside the type of reference', () => {
  const source = (type: string, text: string) => `TY  - ${type}\r\nTI  - A lock\r\nM3  - ${text}\r\nER  - \r\n`
  it.each([
    ['PAT', 'Utility', 'patent'],
    ['PAT', 'US Patent', 'patent'],
    ['MANSCPT', 'Letter', 'manuscript'],
    ['STAT', 'Act', 'legislation'],
    ['CASE', 'Appeal', 'legal_case'],
  ])(
    'converts the RIS type %s with M3 %s to the CSL type %s with the same text as genre, and back',
    (type, text, csl) => {
      const item = convert(source(type, text), { to: 'csl-json' })
      expect(item.ok && JSON.parse(item.text)[0]).toMatchObject({ type: csl, genre: text })
      expect(item.ok && item.losses).toEqual([])
      const again = convert(item.ok ? item.text : '', { to: 'ris' })
      expect(again).toMatchObject({ ok: true, text: expect.stringContaining(`TY  - ${type}\r\n`), losses: [] })
      expect(again.ok && again.text).toContain(`M3  - ${text}\r\n`)
    },
  )
})

describe('reading RIS', () => {
  it('accepts RIS with CRLF, a byte order mark, lower-case tags, unusual spaces and values on several lines', () => {
    const text =
      '\ufeffty  - JOUR\r\nAu  - Ray, Ada\r\nAU - Lund, Bo\r\nTI  - A title\r\nthat goes on,\r\nby - product\r\nJO  - J\r\nSP  - 97-131\r\nER  -\r\n'
    const { records, diagnostics } = read(text)
    expect(diagnostics).toEqual([])
    expect(records).toMatchObject([
      {
        creators: [
          { name: 'Ray, Ada', familyName: 'Ray', givenName: 'Ada', nameType: 'Personal' },
          { name: 'Lund, Bo' },
        ],
        titles: [{ title: 'A title that goes on, by - product' }],
        types: { resourceTypeGeneral: 'JournalArticle' },
        relatedItems: [{ relatedItemType: 'Journal', titles: [{ title: 'J' }], firstPage: '97', lastPage: '131' }],
      },
    ])
  })

  it('ends a RIS reference without ER at the next reference, and reports each missing ER', () => {
    const { records, diagnostics } = read('TY  - DATA\nTI  - x\nTY  - RPRT\nTI  - y\n')
    expect(records.map(({ titles, types }) => [titles?.[0]?.title, types?.resourceTypeGeneral])).toEqual([
      ['x', 'Dataset'],
      ['y', 'Report'],
    ])
    expect(diagnostics.map(({ position, message }) => [position?.start.line, message.slice(0, 29)])).toEqual([
      [1, 'This reference has no ER, so '],
      [3, 'This reference has no ER, so '],
    ])
  })

  it.each([
    ['PY  - 2021\nDA  - 2021/05/03/', 2021, '2021-05-03'],
    ['PY  - 2021/05//', 2021, '2021-05'],
    ['Y1  - 2021/5/3/Spring', 2021, '2021-05-03'],
    ['PY  - 2021\nDA  - May 3', 2021, '2021-05-03'],
    ['PY  - 2021', 2021, undefined],
    ['DA  - 2021-05-03', 2021, '2021-05-03'],
  ])('reads the year and the date, if any, from the RIS lines %j', (lines, year, date) => {
    const record = first(`TY  - DATA\n${lines}\nER  - `)
    expect(record.publicationYear).toBe(year)
    expect(record.dates?.[0]?.date).toBe(date)
  })

  it('reports and keeps unreadable RIS values', () => {
    const { records, diagnostics } = read('TY  - DATA\nPY  - soon\nDO  - nothing\nER  - ')
    expect(diagnostics).toHaveLength(2)
    expect(records[0]?.extras?.members).toMatchObject({ '/tags/PY': ['soon'], '/tags/DO': ['nothing'] })
  })

  it('reads a DOI from an address in RIS, and keeps other addresses', () => {
    const record = first('TY  - DATA\nUR  - https://doi.org/10.5072/x\nUR  - https://example.org/\nER  - ')
    expect(record.doi).toBe('10.5072/x')
    expect(record.extras?.cited).toEqual({ URL: 'https://example.org/' })
  })

  it('reads RIS authors in file order, regardless of their tags', () => {
    const record = first('TY  - JOUR\nA1  - First, Ada\nAU  - Second, Bo\nA1  - Third, Cy\nER  - ')
    expect(record.creators?.map(({ familyName }) => familyName)).toEqual(['First', 'Second', 'Third'])
  })

  it('prefers the full name of a journal in RIS to its abbreviation, but keeps both', () => {
    const record = first('TY  - JOUR\nJO  - J. Tides\nJF  - Journal of Tides\nER  - ')
    expect(record.relatedItems?.[0]?.titles).toEqual([
      { title: 'Journal of Tides' },
      { title: 'J. Tides', titleType: 'AlternativeTitle' },
    ])
  })

  it('splits RIS keywords at line breaks, and RIS addresses at a semicolon before a further address', () => {
    const record = first(
      'TY  - DATA\nKW  - ice\nsea level\nKW  - wind\nUR  - http://a.org/x;y ; https://b.org/\nER  - ',
    )
    expect(record.subjects?.map(({ subject }) => subject)).toEqual(['ice', 'sea level', 'wind'])
    expect(record.extras?.cited).toEqual({ URL: 'http://a.org/x;y' })
    expect(record.alternateIdentifiers).toEqual([
      { alternateIdentifier: 'https://b.org/', alternateIdentifierType: 'URL' },
    ])
  })

  it.each([
    ['NEWS', 'Newspaper Article', 'JournalArticle', 'Newspaper article'],
    ['ENCYC', 'Encyclopedia', 'BookChapter', 'Encyclopedia entry'],
    ['GOVDOC', 'Government Document', 'Report', undefined],
    ['DBASE', 'Online Database', 'Dataset', undefined],
    ['CHART', 'Chart or Table', 'Image', undefined],
  ])(
    'reads the RIS type %s and the EndNote type %s as %s with the resourceType %s',
    (ty, name, resourceTypeGeneral, resourceType) => {
      const types = { resourceTypeGeneral, ...(resourceType !== undefined && { resourceType }) }
      const [record] = readRecords(`%0 ${name}\n%T T\n`).records
      expect(record?.record.types).toEqual(types)
      expect(first(`TY  - ${ty}\nTI  - T\nER  - `).types).toEqual(types)
    },
  )

  it('reads the conference, places and proceedings of a paper from RIS as written by EndNote and Zotero', () => {
    const lines = [
      'TY  - CPAPER',
      'TI  - T',
      'T2  - Tide Days',
      'C3  - Proceedings of Tides',
      'CY  - Oslo',
      'C1  - Bergen',
    ]
    const { relatedItems, extras } = first([...lines, 'ER  - '].join('\n'))
    expect(relatedItems).toMatchObject([{ titles: [{ title: 'Proceedings of Tides' }] }])
    expect(extras).toMatchObject({
      members: {},
      cited: { 'event-title': 'Tide Days', 'event-place': 'Oslo', 'publisher-place': 'Bergen' },
    })
  })

  it.each(['US 7,123,456', '2005-1234'])(
    'reads the patent number from RIS as written by Zotero and EndNote: %s',
    number => {
      const { alternateIdentifiers, extras } = first(`TY  - PAT\nTI  - T\nSN  - ${number}\nCY  - Norway\nER  - `)
      expect(alternateIdentifiers).toBeUndefined()
      expect(extras?.cited).toEqual({ number, jurisdiction: 'Norway' })
    },
  )

  it('reads the container of a RIS book with a volume and a number as the series of the book', () => {
    const book = 'TY  - BOOK\nTI  - Tides\nT2  - Studies of Seas\nVL  - 2\nIS  - 14\nER  - \n'
    const { descriptions, relatedItems, extras } = first(book)
    expect(descriptions).toEqual([{ description: 'Studies of Seas', descriptionType: 'SeriesInformation' }])
    expect(relatedItems).toBeUndefined()
    expect(extras?.cited).toEqual({ volume: '2', 'collection-number': '14' })
    expect(first(book.replace('VL', 'T3  - Series\nVL')).relatedItems).toMatchObject([{ volume: '2' }])
  })

  it('keeps RIS fields that the type does not define', () => {
    const { extras } = first('TY  - BOOK\nTI  - T\nC1  - a\nC3  - b\nER  - ')
    expect(extras?.members).toEqual({ '/tags/C1': ['a'], '/tags/C3': ['b'] })
  })

  it('does not split the names of organisations in RIS', () => {
    expect(first('TY  - DATA\nAU  - Geophysical Institute, University of Bergen\nER  - ').creators).toEqual([
      { name: 'Geophysical Institute, University of Bergen', nameType: 'Organizational' },
    ])
  })

  it('writes a RIS reference of the type MGZN back unchanged', () => {
    const text = 'TY  - MGZN\r\nTI  - x\r\nCY  - Oslo\r\nN1  - one\r\nN1  - two\r\nER  - \r\n'
    const result = convert(text, { to: 'ris' })
    expect(result).toEqual({ ok: true, text, losses: [], diagnostics: [] })
  })

  it('detects RIS after empty lines, and refuses other text', () => {
    expect(ris.read?.('words only')).toMatchObject({ ok: false })
    expect(readRecords('\n\nTY  - DATA\nTI  - x\nER  - \n').records[0]?.format).toBe('ris')
  })

  longTest('reads RIS in linear time', () => {
    for (const part of ['TY  - DATA\n', 'AU  - a', ' ', '\n', 'x\n', 'ER  - \n'])
      expectLinear(size => ris.read?.(`TY  - DATA\n${part.repeat(size)}`), 5_000, part)
  })
})

describe('writing RIS', () => {
  it('writes each RIS value on one line, so that no record can add tags', () => {
    const { text } = ris.write?.({ titles: [{ title: 'x\r\nER  - \r\nTY  - DATA' }] }) ?? { text: '' }
    expect(text).toBe('TY  - GEN\r\nTI  - x ER - TY - DATA\r\nER  - \r\n')
  })

  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085'])(
    'no line of RIS begins with text that follows %j in a record',
    end => {
      const text = `x${end}ER  - ${end}TY  - DATA`
      const result = ris.write?.({
        doi: `10.5072/${text}`,
        titles: [{ title: text }, { title: text, titleType: 'Subtitle' }],
        creators: [
          { name: text },
          { name: text, nameType: 'Personal', familyName: text, givenName: text },
          { name: text, nameType: 'Organizational' },
        ],
        contributors: [{ name: text, contributorType: 'Editor' }],
        publisher: { name: text },
        publicationYear: 2021,
        dates: [{ date: `2021-05${end}`, dateType: 'Issued' }],
        subjects: [{ subject: text }],
        types: { resourceTypeGeneral: 'Dataset', resourceType: text },
        language: text,
        version: text,
        alternateIdentifiers: [
          { alternateIdentifier: text, alternateIdentifierType: 'ISSN' },
          { alternateIdentifier: `https://example.org/${text}`, alternateIdentifierType: 'URL' },
        ],
        relatedIdentifiers: [
          {
            relatedIdentifier: `https://example.org/${text}`,
            relatedIdentifierType: 'URL',
            relationType: 'IsSupplementTo',
            resourceTypeGeneral: 'Software',
          },
        ],
        descriptions: [
          { description: text, descriptionType: 'Abstract' },
          { description: text, descriptionType: 'SeriesInformation' },
        ],
        relatedItems: [
          {
            relationType: 'IsPublishedIn',
            relatedItemType: 'Journal',
            titles: [{ title: text }],
            volume: text,
            issue: text,
            firstPage: text,
            lastPage: text,
            relatedItemIdentifier: { relatedItemIdentifier: text, relatedItemIdentifierType: 'ISSN' },
          },
        ],
        extras: { format: 'ris', members: { '/tags/N1': [text] } },
      })
      const tags = result?.text.split(/[\r\n\u2028\u2029]+/).map(line => line.slice(0, 2)) ?? []
      expect(tags.filter(tag => tag === 'ER' || tag === 'TY')).toEqual(['TY', 'ER'])
      expect(tags.at(-2)).toBe('ER')
    },
  )

  it('keeps the minus sign of a year before the common era in RIS', () => {
    const { text } = ris.write?.({ dates: [{ date: '-0044-03-15', dateType: 'Issued' }] }) ?? { text: '' }
    expect(text).toContain('PY  - -0044\r\nDA  - -0044/03/15/\r\n')
  })

  it('writes several reports to RIS with their versions and months of issue', () => {
    const record: Datacite = {
      titles: [{ title: 'x' }],
      dates: [{ date: '2021-05', dateType: 'Issued' }],
      types: { resourceTypeGeneral: 'Report' },
      version: '1.1',
    }
    expect(ris.writeAll?.([record, record]).text.split('\r\n')).toEqual([
      ...['TY  - RPRT', 'TI  - x', 'PY  - 2021', 'DA  - 2021/05//', 'ET  - 1.1', 'ER  - ', ''],
      ...['TY  - RPRT', 'TI  - x', 'PY  - 2021', 'DA  - 2021/05//', 'ET  - 1.1', 'ER  - ', ''],
    ])
  })

  it('does not write a data manager as an editor in RIS, and reports the loss', () => {
    const { text, losses } = ris.write?.({ contributors: [{ name: 'Ray, Ada', contributorType: 'DataManager' }] }) ?? {}
    expect(text).not.toContain('Ray')
    expect(losses?.map(({ pointer }) => pointer)).toEqual(['/contributors'])
  })
})

it('reports that a name in natural order is split for RIS', () => {
  const creators = [{ name: 'Vincent van Gogh', nameType: 'Personal' as const }]
  const { text = '', losses } = ris.write?.({ creators, types: { resourceTypeGeneral: 'Dataset' } }) ?? {}
  expect(text).toContain('AU  - van Gogh, Vincent')
  expect(losses).toMatchObject([{ kind: 'changed', pointer: '/creators/0/name' }])
})

it.each([
  ['ris', 'TY  - JOUR\nTI  - Alpha\u2028Beta\nAU  - Light, J\nER  - \n'],
  ['endnote', '%0 Journal Article\n%T Alpha\u2029Beta\n%A Light, J\n'],
  ['ris', 'TY  - JOUR\nTI  - Alpha\n      \u2028Beta\nER  - \n'],
] as const)('reads a Unicode line or paragraph separator in a title from %s as a space', (from, text) => {
  expect(readRecords(text, { from }).records[0]?.record.titles).toEqual([{ title: 'Alpha Beta' }])
})

it('reads a Unicode line separator in a PubMed title as a space', () => {
  const text = 'PMID- 1\nOWN - NLM\nTI  - Alpha\u2028Beta\n'
  expect(readRecords(text).records[0]?.record.titles).toEqual([{ title: 'Alpha Beta' }])
})
