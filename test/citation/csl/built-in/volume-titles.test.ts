import { describe, expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import { bibliography, citationDocument } from '../../../../src/citation/csl/index.ts'

const author = [{ family: 'Roe', given: 'Bo' }]
const issued = { 'date-parts': [[1984]] }
const book = { id: 'a', type: 'book', title: 'Typesetting', volume: 'Q', author, issued, publisher: 'Sea Press' }
const chapter = { ...book, type: 'chapter', title: 'Fonts', 'container-title': 'Typesetting', volume: '5', page: '3-9' }

const entry = async (item: object, style: string): Promise<string> => (await bibliography(item, { style })).text.trim()

const expected: Readonly<Record<string, readonly [book: RegExp, chapter: RegExp, part: RegExp, article: RegExp]>> = {
  apa: [/Typesetting: Vol\. Q\. Glyphs/, /Typesetting: Vol\. 5\. Glyphs/, /Vol\. Q, Pt\. 3\. Serifs/, /Ice \(Pt\. 3\)/],
  'chicago-author-date': [
    /Glyphs\. Q of Typesetting/,
    /In Glyphs, vol\. 5 of Typesetting/,
    /Serifs\. Q, pt\. 3 of Typesetting/,
    /“Ice\.” Pt\. 3/,
  ],
  'chicago-notes': [
    /Typesetting\. Q, Glyphs/,
    /In Typesetting, vol\. 5, Glyphs/,
    /Q, pt\. 3, Serifs/,
    /“Ice\.” Pt\. 3/,
  ],
  'modern-language-association': [
    /Glyphs\. Q, .* Q of Typesetting/,
    /“Fonts\.” Glyphs, vol\. 5, .* Vol\. 5 of Typesetting/,
    /Serifs\. Q, .* Q, pt\. 3 of Typesetting/,
    /“Ice,” pt\. 3/,
  ],
  'nlm-citation-sequence': [
    /Typesetting\. Q, Glyphs/,
    /In: Typesetting, Vol\. 5, Glyphs/,
    /Q, Pt\. 3, Serifs/,
    /Ice\. Pt\. 3/,
  ],
  'american-medical-association': [
    /Typesetting: Glyphs\. Q\./,
    /In: Typesetting: Glyphs\. Vol 5\./,
    /Typesetting: Pt\. 3\. Serifs\. Q\./,
    /Ice: Pt\. 3\./,
  ],
  'elsevier-harvard': [
    /Typesetting: Vol\. Q\. Glyphs\./,
    /in: Typesetting: Vol\. 5\. Glyphs\./,
    /Typesetting: Pt\. 3\. Serifs\./,
    /Ice: Pt\. 3\./,
  ],
  'harvard-cite-them-right': [
    /Typesetting: Vol\. Q\. Glyphs\./,
    /Typesetting: Vol\. 5\. Glyphs\./,
    /Typesetting: Pt 3\. Serifs\./,
    /‘Ice: Pt 3’/,
  ],
  ieee: [
    /Typesetting: Glyphs, vol\. Q\./,
    /in Typesetting: Glyphs, vol\. 5,/,
    /Typesetting: Pt\. 3\. Serifs, vol\. Q\./,
    /“Ice: Pt\. 3,”/,
  ],
  nature: [
    /Typesetting: Glyphs\. vol\. Q /,
    /in Typesetting: Glyphs vol\. 5 /,
    /Typesetting: Pt\. 3\. Serifs\. vol\. Q /,
    /Ice: Pt\. 3\./,
  ],
}
function expectedOf(style: string) {
  const id = style === 'vancouver' ? 'nlm-citation-sequence' : style.replace(/-17th-edition$/, '')
  const titles = expected[/^chicago-(?!author)/.test(id) ? 'chicago-notes' : id]
  if (titles === undefined) throw new Error(`The table has no titles for ${style}.`)
  return titles
}

describe.each(builtIn.list().styles)('%s', style => {
  const [ofBook, ofChapter, ofPart, ofArticle] = expectedOf(style)

  it(`${style} prints the volume title of a book`, async () => {
    expect(await entry({ ...book, 'volume-title': 'Glyphs' }, style)).toMatch(ofBook)
  })

  it(`${style} prints the volume title of the book that contains a chapter`, async () => {
    expect(await entry({ ...chapter, 'volume-title': 'Glyphs' }, style)).toMatch(ofChapter)
  })

  it(`${style} prints the part number of a book and of an article`, async () => {
    expect(await entry({ ...book, 'part-number': '3', 'part-title': 'Serifs' }, style)).toMatch(ofPart)
    const journal = { type: 'article-journal', title: 'Ice', 'container-title': 'J', volume: '2' }
    expect(await entry({ id: 'a', author, issued, ...journal, 'part-number': '3' }, style)).toMatch(ofArticle)
  })
})

it('APA prints the lettered volume of a book, and Harvard omits the lettered volume', async () => {
  expect(await entry(book, 'apa')).toBe('Roe, B. (1984). Typesetting: Vol. Q. Sea Press.')
  expect(await entry({ ...book, volume: '2' }, 'apa')).toBe('Roe, B. (1984). Typesetting (Vol. 2). Sea Press.')
  expect(await entry(book, 'harvard')).toBe('Roe, B. (1984) Typesetting. Sea Press.')
})

it('a note style prints the volume title in a note', async () => {
  const document = await citationDocument([{ ...book, 'volume-title': 'Glyphs' }], {
    style: 'chicago-notes-bibliography',
  })
  expect(document.cite({ id: 'a' }).text).toContain('Typesetting, Q, Glyphs')
})
