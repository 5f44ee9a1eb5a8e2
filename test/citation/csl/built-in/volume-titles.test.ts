import { describe, expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import { bibliography, citationDocument } from '../../../../src/citation/csl/index.ts'

const author = [{ family: 'Roe', given: 'Bo' }]
const issued = { 'date-parts': [[1984]] }
const book = { id: 'a', type: 'book', title: 'Typesetting', volume: 'Q', author, issued, publisher: 'Sea Press' }
const chapter = { ...book, type: 'chapter', title: 'Fonts', 'container-title': 'Typesetting', volume: '5', page: '3-9' }

const entry = async (item: object, style: string): Promise<string> => (await bibliography(item, { style })).text.trim()

describe.each(builtIn.list().styles)('%s', style => {
  it('prints the title of a volume after that of the book', async () => {
    const text = await entry({ ...book, 'volume-title': 'Glyphs' }, style)
    expect(text).toMatch(/Typesetting: (?:Vol\. Q\. )?Glyphs/)
    expect(text.match(/\bQ\b/g), 'the volume is printed once').toHaveLength(1)
  })

  it('prints the title of a volume after that of the book that a chapter is in', async () => {
    const text = await entry({ ...chapter, 'volume-title': 'Glyphs' }, style)
    expect(text).toMatch(/Fonts.*Typesetting: (?:Vol\. 5\. )?Glyphs/)
  })

  it('prints the number and the title of a part', async () => {
    expect(await entry({ ...book, 'part-number': '3', 'part-title': 'Serifs' }, style)).toMatch(/Pt\.? 3\. Serifs/)
    const article = {
      id: 'a',
      type: 'article-journal',
      title: 'Ice',
      author,
      issued,
      'container-title': 'J',
      volume: '2',
    }
    expect(await entry({ ...article, 'part-number': '3' }, style)).toMatch(/Ice: Pt\.? 3/)
  })
})

it('prints the letter of a volume in APA, and no volume of a book in Harvard', async () => {
  expect(await entry(book, 'apa')).toBe('Roe, B. (1984). Typesetting: Vol. Q. Sea Press.')
  expect(await entry({ ...book, volume: '2' }, 'apa')).toBe('Roe, B. (1984). Typesetting (Vol. 2). Sea Press.')
  expect(await entry(book, 'harvard')).toBe('Roe, B. (1984) Typesetting. Sea Press.')
})

it('prints the title of a volume in a note', async () => {
  const document = await citationDocument([{ ...book, 'volume-title': 'Glyphs' }], {
    style: 'chicago-note-bibliography',
  })
  document.cite({ id: 'a' })
  expect(document.bibliography().text).toContain('Typesetting: Glyphs')
})
