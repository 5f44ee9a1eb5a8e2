import { describe, expect, it } from 'vitest'
import {
  type CitationDocument,
  CslError,
  citationDocument,
  type DocumentOptions,
} from '../../../../src/citation/csl/index.ts'
import { expectLinear } from '../../../linear.ts'
import { authorDate, authors, numeric, positions, sortedAuthorDate } from '../document-styles.ts'
import { book } from '../fixtures.ts'

const records = [
  book('adams', 'Adams', 'Rain', 2001),
  book('baker', 'Baker', 'Snow', 2002),
  book('clark', 'Clark', 'Hail', 2003),
  book('adams-2', 'Adams', 'Fog', 2001),
]

const open = (style: string, options: DocumentOptions = {}): Promise<CitationDocument> =>
  citationDocument(records, { style, locale: 'en-US', ...options })

describe('positions', () => {
  it('the position of a citation depends on the citations before it', async () => {
    const document = await open(positions)
    const cite = (noteIndex: number, id: string, locator?: string) =>
      document.cite({ id, ...(locator !== undefined && { locator }) }, { noteIndex }).text
    expect(document.isNote).toBe(true)
    expect(cite(1, 'adams', '3')).toBe('Rain, 3')
    expect(cite(2, 'adams', '3')).toBe('ibid, 3')
    expect(cite(3, 'adams', '4')).toBe('ibid+, 4')
    expect(cite(4, 'adams')).toBe('near')
    expect(cite(5, 'adams')).toBe('ibid')
    expect(cite(6, 'baker')).toBe('Snow')
    expect(cite(7, 'adams')).toBe('near')
    expect(cite(8, 'clark')).toBe('Hail')
    expect(cite(9, 'clark')).toBe('ibid')
    expect(cite(10, 'adams')).toBe('n. 1')
  })

  it('a repeated citation after a note with several citations has the position near-note, not ibid', async () => {
    const document = await open(positions)
    document.citeAll([
      { cites: [{ id: 'adams' }], noteIndex: 1 },
      { cites: [{ id: 'baker' }], noteIndex: 1 },
    ])
    expect(document.cite({ id: 'baker' }, { noteIndex: 2 }).text).toBe('near')
  })

  it('positions change when an earlier citation is added or removed', async () => {
    const document = await open(positions)
    const first = document.cite({ id: 'adams' }, { noteIndex: 1 })
    const second = document.cite({ id: 'adams' }, { noteIndex: 2 })
    expect(second.changed).toEqual([])
    const between = document.cite({ id: 'baker' }, { noteIndex: 2, at: 1 })
    expect(between.changed).toEqual([{ id: second.id, text: 'near' }])
    expect(document.move(second.id, 2, { noteIndex: 3 })).toEqual([])
    expect(document.remove(between.id)).toEqual([{ id: second.id, text: 'ibid' }])
    expect(document.remove(first.id)).toEqual([{ id: second.id, text: 'Rain' }])
    expect(document.replace(second.id, { id: 'clark' }).text).toBe('Hail')
    expect(document.citations()).toEqual([{ id: second.id, text: 'Hail' }])
  })
})

describe('what is of another kind than was asked for', () => {
  it.each<[string, (document: CitationDocument) => unknown]>([
    ['The citations should be a list, not null.', document => document.citeAll(null as never)],
    ['A citation of a list should be an object with cites, not null.', document => document.citeAll([null as never])],
    ['The citations should be a list, not an object.', document => document.replaceAll({} as never)],
    ['The options should be an object, not null.', document => document.cite({ id: 'adams' }, null as never)],
    [
      'There is no option in a citation "locatr"; did you mean "locator"?',
      document => document.cite({ id: 'adams', locatr: '3' } as never),
    ],
    [
      'There is no option in a citation "supressAuthor"; did you mean "suppressAuthor"?',
      document => document.citeAll([{ cites: [{ id: 'adams', supressAuthor: true } as never] }]),
    ],
    ['The options should be an object, not null.', document => document.move('citation-1', 0, null as never)],
    [
      'The options should be an object, not null.',
      document => document.replace('citation-1', { id: 'adams' }, null as never),
    ],
    ['"filter" should be a function, not "x".', document => document.bibliography({ filter: 'x' as never })],
    ['"annotation" should be a function, not 1.', document => document.entryRuns({ annotation: 1 as never })],
    ['"sections" should be a list, not null.', document => document.bibliography({ sections: null as never })],
    [
      'A section should be an object with a heading and a filter, not "x".',
      document => document.bibliography({ sections: ['x' as never] }),
    ],
  ])('throws a TypeError for input of the wrong kind: %s', async (message, change) => {
    const document = await open(positions)
    document.cite({ id: 'adams' })
    const error = await Promise.resolve()
      .then(() => change(document))
      .catch(error => error)
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toHaveProperty('message', message)
    expect(document.citations()).toHaveLength(1)
  })
})

describe('many citations at once', () => {
  it('replaceAll replaces all given citations, or none if one is invalid', async () => {
    const document = await open(positions)
    const [first, second, third] = document.citeAll([
      { cites: [{ id: 'adams' }], noteIndex: 1 },
      { cites: [{ id: 'adams' }], noteIndex: 2 },
      { cites: [{ id: 'adams' }], noteIndex: 3 },
    ])
    const ids = [first?.id ?? '', second?.id ?? '']
    expect(document.replaceAll(ids.map(id => ({ id, cites: [{ id: 'baker' }] })))).toEqual([
      { id: first?.id, text: 'Snow' },
      { id: third?.id, text: 'Rain' },
    ])
    const [id = ''] = ids
    const wrong = [
      { id, cites: [{ id: 'clark' }] },
      { id, cites: [{ id: 'clarc' }] },
    ]
    expect(() => document.replaceAll(wrong)).toThrow(CslError)
    expect(() => document.replaceAll([{ id: 'none', cites: [] }])).toThrow(RangeError)
    expect(document.citations().map(({ text }) => text)).toEqual(['Snow', 'ibid', 'Rain'])
  })
})

describe('citations and bibliography', () => {
  it('a refused change does not affect the citations of a document', async () => {
    const document = await open(positions)
    const first = document.cite({ id: 'adams' }, { noteIndex: 1 })
    const before = document.citations()
    expect(() => document.move(first.id, Number.NaN)).toThrow(TypeError)
    expect(() => document.move(first.id, 0, { noteIndex: -1 })).toThrow(TypeError)
    expect(() => document.replace(first.id, { id: 'adamz' })).toThrow(CslError)
    expect(() => document.citeAll([{ cites: [{ id: 'baker' }] }, { cites: [{ id: 'bakr' }] }])).toThrow(CslError)
    expect(document.citations()).toEqual(before)
  })

  it('citations and bibliography use the same numbers', async () => {
    const document = await open(numeric)
    expect(document.cite({ id: 'clark' }).text).toBe('[1]')
    expect(document.cite([{ id: 'baker' }, { id: 'adams' }, { id: 'clark' }]).text).toBe('[1–3]')
    const { text, changed } = document.cite({ id: 'adams' }, { at: 0 })
    expect(text).toBe('[1]')
    expect(changed.map(one => one.text)).toEqual(['[2]'])
    expect(document.bibliography().entries.map(entry => entry.text)).toEqual(['1. Rain', '2. Hail', '3. Snow'])
  })

  it('citations and bibliography use the same year suffixes, in the order of the bibliography', async () => {
    const document = await open(sortedAuthorDate)
    const first = document.cite({ id: 'adams', locator: '7-9' })
    expect(first.text).toBe('(Adams 2001, pp. 7–9)')
    const both = document.cite([{ id: 'adams-2' }, { id: 'baker' }])
    expect(both.text).toBe('(Adams 2001a; Baker 2002)')
    expect(both.changed).toEqual([{ id: first.id, text: '(Adams 2001b, pp. 7–9)' }])
    expect(document.bibliography().text).toBe('Adams 2001a Fog\nAdams 2001b Rain\nBaker 2002 Snow\n')
    expect(document.remove(both.id)).toEqual([{ id: first.id, text: '(Adams 2001, pp. 7–9)' }])
    expect(document.bibliography().text).toBe('Adams 2001 Rain\n')
  })

  it('a citation document includes the uncited records that the option uncited selects', async () => {
    expect((await open(numeric, { uncited: 'all' })).bibliography().entries).toHaveLength(4)
    const document = await open(sortedAuthorDate, { uncited: ['adams-2'] })
    expect(document.cite({ id: 'adams' }).text).toBe('(Adams 2001b)')
  })

  it('citations in HTML link to the entries of the bibliography', async () => {
    const document = await open(sortedAuthorDate, { format: 'html', anchors: true })
    expect(document.cite([{ id: 'adams', prefix: 'see' }, { id: 'baker' }]).text).toBe(
      '(see <a href="#ref-adams">Adams 2001</a>; <a href="#ref-baker">Baker 2002</a>)',
    )
    expect(document.bibliography().text).toContain('<div class="csl-entry" id="ref-adams">Adams 2001 Rain</div>')
  })

  it('anchors of bibliography entries are unique', async () => {
    const ids = ['a b', 'a/b', 'a-b-2', 'a-b']
    const document = await citationDocument(
      ids.map(id => book(id, 'Doe', id, 2001)),
      { style: authorDate, locale: 'en-US', uncited: 'all' },
    )
    const anchors = document.bibliography().entries.map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(ids.length)
  })

  it('a citation document divides a bibliography into sections and filters its entries', async () => {
    const document = await open(sortedAuthorDate, { uncited: 'all' })
    const { sections } = document.bibliography({
      filter: ({ id }) => id !== 'clark',
      sections: [{ heading: 'Weather', filter: ({ index }) => index === 0 }],
    })
    expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
      ['Weather', 'Adams 2001b Rain\n'],
      ['', 'Adams 2001a Fog\nBaker 2002 Snow\n'],
    ])
  })
})

describe('what builds its own pages', () => {
  it('a citation document returns its citations and bibliography entries as text runs', async () => {
    const style = authorDate.replace('<text variable="title"/>', '<text variable="title" font-style="italic"/>')
    const document = await open(style, { anchors: true })
    const { id } = document.cite({ id: 'baker', prefix: 'see' })
    expect(document.runs(id)).toEqual({
      runs: [{ text: '(see ' }, { text: 'Baker 2002', target: 1, link: '#ref-baker' }, { text: ')' }],
    })
    expect(document.entryRuns()).toEqual([
      {
        id: 'baker',
        index: 1,
        anchor: 'ref-baker',
        text: 'Baker 2002 Snow',
        runs: [{ text: 'Baker 2002 ' }, { text: 'Snow', italic: true }],
      },
    ])
    expect(() => document.runs('citation-9')).toThrow(RangeError)
  })
})

describe('annotations', () => {
  it('a citation document prints annotations after their entries', async () => {
    const document = await open(sortedAuthorDate, { uncited: ['adams', 'baker'], format: 'html' })
    const annotation = ({ id }: { id: string }) => (id === 'baker' ? 'On <i>snow</i> & "ice".' : undefined)
    expect(document.bibliography({ annotation }).entries.map(({ text }) => text)).toEqual([
      'Adams 2001 Rain',
      'Baker 2002 Snow<div class="csl-block">On <i>snow</i> &#38; “ice”.</div>',
    ])
  })
})

describe('a citation', () => {
  it('a citation document renders narrative citations, and citations without the author, with only the author or with affixes', async () => {
    const document = await open(authorDate)
    const baker = { id: 'baker', locator: '3' }
    expect(document.cite(baker, { narrative: true }).text).toBe('Baker (2002, p. 3)')
    expect(document.cite({ ...baker, suppressAuthor: true }).text).toBe('(2002, p. 3)')
    expect(document.cite({ id: 'baker', authorOnly: true }).text).toBe('Baker')
    expect(document.cite({ id: 'baker', prefix: 'see', suffix: 'and others' }).text).toBe('(see Baker 2002 and others)')
    const numbers = await open(numeric)
    expect(numbers.cite({ id: 'baker' }, { narrative: true }).text).toBe('Baker [1]')
    const notes = await open(positions)
    expect(notes.cite({ id: 'baker' }, { narrative: true, noteIndex: 1 })).toMatchObject({
      lead: 'Baker',
      text: 'Snow',
    })
  })

  it('a citation document prints no gap in a citation that suppresses substituted names', async () => {
    const style = authorDate.replace(
      authors,
      '<names variable="composer"><name form="short"/><substitute><names variable="author"/><text variable="title"/></substitute></names>',
    )
    const document = await open(style)
    expect(document.cite([{ id: 'baker', suppressAuthor: true }]).text).toBe('(2002)')
    expect(document.cite({ id: 'baker' }, { narrative: true }).text).toBe('Baker (2002)')
  })

  it('a citation document finds a record by its id or by its DOI', async () => {
    const record = { doi: '10.5072/Rain', titles: [{ title: 'Rain' }], publicationYear: 2020 }
    const document = await citationDocument([record, ...records], { style: numeric })
    for (const id of ['10.5072/rain', 'https://doi.org/10.5072/RAIN', 'adams']) expect(document.has(id)).toBe(true)
    expect(document.cite({ id: 'https://doi.org/10.5072/RAIN' }).text).toBe('[1]')
  })

  it('citing an unknown id throws an error that suggests the most similar id', async () => {
    const document = await open(numeric)
    const wrong = () => document.cite([{ id: 'baker' }, { id: 'adamz' }])
    expect(wrong).toThrow(CslError)
    expect(wrong).toThrow('No record has the id "adamz"; did you mean "adams"')
    expect(document.citations()).toEqual([])
    expect(() => document.remove('citation-9')).toThrow(RangeError)
    expect(() => document.cite({ id: 'adams' }, { noteIndex: -1 })).toThrow(TypeError)
    expect(() => document.cite({ id: 'adams', locator: 3 as unknown as string })).toThrow(TypeError)
    await expect(open(numeric, { uncited: ['nobody'] })).rejects.toThrow(CslError)
  })

  it('citing an unknown locator label throws an error that suggests the most similar label', async () => {
    const document = await open(authorDate)
    const citing = (label: string) => () => document.cite({ id: 'adams', locator: '3', label })
    expect(citing('pages')).toThrow(TypeError)
    expect(citing('pages')).toThrow('There is no label of locators "pages"; did you mean "page"?')
    expect(citing('__proto__')).toThrow(TypeError)
    expect(document.citations()).toEqual([])
    expect(citing('chapter')().text).toBe('(Adams 2001, chap. 3)')
    expect(citing('sub verbo')().text).toBe('(Adams 2001, s.v. 3)')
  })

  it('a citation document accepts a locator label that only the style defines', async () => {
    const term = '<term name="surah" form="short">sur.</term>'
    const style = authorDate.replace('<citation', `<locale><terms>${term}</terms></locale><citation`)
    const document = await open(style)
    expect(document.cite({ id: 'adams', locator: '3', label: 'surah' }).text).toBe('(Adams 2001, sur. 3)')
  })

  it('a citation document escapes markup in citations, except italics', async () => {
    const document = await open(authorDate, { format: 'html' })
    const { text } = document.cite({
      id: 'adams',
      prefix: '<script>x</script>',
      locator: '<img src=x>',
      suffix: '<i>so</i>',
    })
    expect(text).not.toMatch(/<(?!\/?i>)/)
    expect(text).toContain('<i>so</i>')
  })
})

it('a citation document does not change if the given records are modified later', async () => {
  const given = book('adams', 'Adams', 'Rain', 2001)
  const document = await citationDocument(given, { style: 'apa' })
  for (const name of given.author) name.family = 'Other'
  expect(document.cite({ id: 'adams' }).text).toBe('(Adams, 2001)')
})

it('a citation document finds a citation in constant time, regardless of the number of citations', async () => {
  const documents = await Promise.all(
    [4000, 40_000].map(async size => {
      const document = await open(numeric)
      const cited = document.citeAll(Array.from({ length: size }, () => ({ cites: [{ id: 'adams' }] })))
      return [size, () => cited.map(({ id }) => document.runs(id))] as const
    }),
  )
  const work = new Map(documents)
  expectLinear(size => work.get(size)?.(), 4000)
})
