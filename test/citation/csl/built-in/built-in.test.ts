import { describe, expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import { bibliography, citationDocument, cite } from '../../../../src/citation/csl/index.ts'
import { isSlowSuite } from '../../../runs.ts'
import { coreItems } from '../core-items.ts'
import { variablesOfType } from '../every-type.ts'

const { styles, locales } = builtIn.list()
const items = coreItems(24)

describe('built-in styles', () => {
  it('the list of built-in styles contains their ids and aliases', () => {
    expect(styles).toEqual([
      'american-medical-association',
      'apa',
      'chicago-author-date',
      'chicago-author-date-17th-edition',
      'chicago-notes-bibliography',
      'chicago-notes-bibliography-17th-edition',
      'chicago-shortened-notes-bibliography',
      'chicago-shortened-notes-bibliography-17th-edition',
      'chicago-note-bibliography',
      'elsevier-harvard',
      'harvard-cite-them-right',
      'ieee',
      'modern-language-association',
      'nature',
      'nlm-citation-sequence',
      'vancouver',
    ])
  })

  it.each(styles)(
    '%s prints the first author, title and year of items of twelve common types, except the year of IEEE web pages and posts',
    async style => {
      const { entries, notes } = await bibliography(items, { style, sort: false })
      expect(notes).toEqual([])
      for (const { index, text } of entries) {
        const {
          title,
          author = [],
          issued,
        } = items[index] as {
          title: string
          author?: { family?: string }[]
          issued: { 'date-parts': number[][] }
        }
        expect(text.toLowerCase()).toContain(title.toLowerCase())
        const family = author[0]?.family?.replace("'", '’').replace('de Vries', 'Vries')
        if (family !== undefined) expect(text).toContain(family)
        const isUndated = style === 'ieee' && /^(?:post|webpage)/.test(String(items[index]?.type))
        if (!isUndated) expect(text).toContain(String(issued['date-parts'][0]?.[0]))
      }
      expect((await cite(items.slice(0, 3), { style })).text).not.toBe('')
    },
  )

  it.each(styles)(
    '%s prints the cited page at most once in first and later citations of items of every type',
    async style => {
      for (const type of Object.keys(variablesOfType)) {
        const item = { id: 'a', type, title: 'Rain', 'container-title': 'Skies', volume: '3', issued: '2001' }
        const document = await citationDocument([{ ...item, author: [{ family: 'Roe' }] }], { style })
        for (const noteIndex of [1, 2]) document.cite({ id: 'a', locator: '777' }, document.isNote ? { noteIndex } : {})
        for (const { text } of document.citations()) expect(text.split('777').length, text).toBeLessThanOrEqual(2)
      }
    },
  )

  const contained =
    'article-journal article-magazine article-newspaper chapter paper-conference entry-dictionary entry-encyclopedia review review-book interview webpage post post-weblog'
  it.each(styles)(
    '%s prints the container of a contained work, except the container of a post in Chicago notes',
    async style => {
      // Full notes suffice for posts.
      const listed = contained.split(' ').filter(type => type !== 'post' || !/^chicago-notes/.test(style))
      for (const type of listed) {
        const item = { id: 'a', type, title: 'Rain', 'container-title': 'Skies', author: [{ literal: 'Roe' }] }
        expect((await bibliography(item, { style })).text, type).toContain('Skies')
      }
    },
  )

  it.each(['vancouver', 'ieee', 'nature', 'elsevier-harvard'])(
    '%s prints the short title of a journal',
    async style => {
      const titles = { title: 'Rain', 'container-title': 'Journal of Skies', 'container-title-short': 'J Skies' }
      const { text } = await bibliography({ id: 'a', type: 'article-journal', ...titles }, { style })
      expect(text).toContain('J Skies')
      expect(text).not.toContain('Journal')
    },
  )

  it.each(styles)(
    '%s prints entries in several locales without undefined values, and bibliography returns no notes',
    async style => {
      for (const locale of isSlowSuite ? locales : ['en-US', 'ar', 'zh-CN']) {
        const { text, notes } = await bibliography(items, { style, locale })
        expect(notes).toEqual([])
        expect(text).not.toMatch(/undefined|\[object/)
      }
    },
  )

  it('a misspelt style name causes an error that suggests the most similar built-in style', async () => {
    await expect(bibliography(items, { style: 'harvard-cite-them-rigth' })).rejects.toThrow(
      'did you mean "harvard-cite-them-right"?',
    )
  })
})

describe('built-in locales', () => {
  const book = {
    id: 'doe',
    type: 'book',
    title: 'Waves',
    author: [
      { family: 'Doe', given: 'Jo' },
      { family: 'Roe', given: 'Al' },
    ],
    edition: '2',
    publisher: 'Sea Press',
    issued: { 'date-parts': [[2019]] },
  }

  it.each([
    ['ar', 'Doe, J., Roe, A., 2019. Waves, 2 ط. Sea Press.'],
    ['de-DE', 'Doe, J., Roe, A., 2019. Waves, 2. Aufl. Sea Press.'],
    ['es-ES', 'Doe, J., Roe, A., 2019. Waves, 2.ª ed. Sea Press.'],
    ['fr-FR', 'Doe, J., Roe, A., 2019. Waves, 2ᵉ éd. Sea Press.'],
    ['ja-JP', 'Doe, J., Roe, A., 2019. Waves, 2番目 版. Sea Press.'],
    ['pt-BR', 'Doe, J., Roe, A., 2019. Waves, 2º ed. Sea Press.'],
    ['zh-CN', 'Doe, J., Roe, A., 2019. Waves, 2 版. Sea Press.'],
  ])('prints the edition of a book in the locale %s', async (locale, expected) => {
    const { text } = await bibliography(book, { style: 'elsevier-harvard', locale })
    expect(text).toBe(`${expected}\n`)
  })

  const style = (children: string): string =>
    `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>T</title><id>t</id></info>
      <citation><layout>${children}</layout></citation></style>`

  it.each(locales)(
    'the locale %s has terms in its language for less common types, locators and roles',
    async locale => {
      const terms = [
        'article-magazine broadcast classic entry event graphic hearing legal_case legislation manuscript motion_picture',
        'musical_score pamphlet patent performance periodical personal_communication post regulation review song treaty',
        'canon elocation printing-number citation-number first-reference-note-number producer narrator series-creator',
      ].flatMap(names => names.split(' '))
      const { text } = await cite(book, {
        style: style(terms.map(term => `<text term="${term}" suffix="|"/>`).join('')),
        locale,
      })
      const words = text.split('|').slice(0, -1)
      expect(words).toHaveLength(terms.length)
      const isEnglish = locale.startsWith('en')
      // Words of Latin letters may be the same in several languages.
      for (const [place, word] of words.entries())
        expect(word, terms[place]).toMatch(/^(?:ar|ja|ru|zh)/.test(locale) ? /^[^a-z]+$/i : /\p{L}/u)
      expect(words.includes('video recording')).toBe(isEnglish)
    },
  )

  it('a built-in locale replaces a missing locale of the same language', async () => {
    const { text, notes } = await bibliography(book, { style: 'apa', locale: 'de-AT' })
    expect(text).toContain('2. Aufl.')
    expect(notes).toEqual(['There is no locale de-AT; de-DE is used instead.'])
  })
})

it.each([
  ['ja-JP', '44紀元前', '98紀元後'],
  ['de-DE', '44 v. Chr.', '98 n. Chr.'],
  ['es-ES', '44 a. C.', '98 d. C.'],
])('prints years before and after Christ in the locale %s', async (locale, before, after) => {
  const item = (year: number) => ({ id: 'a', type: 'book', title: 'T', issued: { 'date-parts': [[year]] } })
  const { entries } = await bibliography([item(-44), item(98)], { style: 'apa', locale, sort: false })
  expect(entries.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([`T. (${before}).`, `T. (${after}).`])
})
