import { expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/source.ts'
import {
  bibliography,
  type CiteRequest,
  citationDocument,
  cite,
  type StyleSource,
} from '../../../../src/citation/csl/index.ts'
import { describeWith } from '../../../missing.ts'
import { coreItems } from '../core-items.ts'
import { everyType } from '../every-type.ts'
import { debian, fixtures, hasDebianStyles } from '../fixtures.ts'
import { officiallyDropped, otherCitations, otherEntries, otherWords, styleDifferences } from './style-differences.ts'

/** A hundred items that look random, and all fixtures. */
const records: readonly object[] = [...coreItems(100), ...fixtures.map(({ record }) => record)]

const officialStyles: StyleSource = { ...debian, locale: () => undefined }
const officialLocales: StyleSource = { ...debian, style: () => undefined }

/** Ideographs have no italics: where the official style sets a group in italics, ours leaves them upright. */
const upright = (html: string): string =>
  html.replace(/<i>([^<>a-z]*[\p{Script=Han}\p{Script=Hangul}][^<>a-z]*)<\/i>/gu, '$1')

const changed = (text: string, changes: readonly (readonly [RegExp, string])[] = []): string =>
  changes.reduce((so, [official, own]) => so.replace(official, own), upright(text))

const why = hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.'

/** Styles that Debian has under the same id. */
const styles = builtIn.list().styles.filter(id => !['chicago-notes-bibliography', 'nlm-citation-sequence'].includes(id))

async function written(style: string, locale: string, source: StyleSource) {
  const options = { style, locale, sources: [source], format: 'html' as const }
  const { entries } = await bibliography(records, options)
  const cites: string[] = []
  for (const [place, record] of records.entries())
    cites.push((await cite(place % 4 === 3 ? records.slice(place - 3, place + 1) : [record], options)).text)
  return { entries, cites }
}

describeWith(why, 'a built-in style', () => {
  it.each(styles)('%s reads as the official one', async style => {
    const locale = languageOf(style)
    const official = await written(style, locale, debian)
    const own = await written(style, locale, officialLocales)
    const changes = styleDifferences[style]
    const expected = official.entries.map(({ index, text }) => ({ index, text: changed(text, changes) }))
    expect(own.entries.map(({ index, text }) => ({ index, text: upright(text) }))).toEqual(expected)
    expect(own.cites.map(upright)).toEqual(official.cites.map(text => changed(text, changes)))
  })

  const [author, issued] = [[{ family: 'Doe', given: 'Ann' }], { 'date-parts': [[1995]] }]
  /** What historians cite. */
  const rare = [
    {
      id: 'reprint',
      type: 'book',
      title: 'Sea',
      author,
      issued,
      volume: '2',
      'number-of-volumes': '3',
      'original-date': { 'date-parts': [[1949]] },
      publisher: 'Sea Press',
      'publisher-place': 'Oslo',
    },
    {
      id: 'diary',
      type: 'manuscript',
      title: 'Diary',
      author,
      archive: 'City Archive',
      'publisher-place': 'Paris',
      archive_location: 'Box 3',
      'archive-place': 'Oslo',
    },
    {
      id: 'page',
      type: 'webpage',
      title: 'Rain',
      author: [{ literal: 'Weather Office' }],
      URL: 'https://rain.example/',
      accessed: { 'date-parts': [[2024, 2, 1]] },
    },
    {
      id: 'letter',
      type: 'personal_communication',
      title: 'Letter to the Author',
      author,
      issued: { 'date-parts': [[2020, 1, 5]] },
    },
  ]

  it.each(['chicago-note-bibliography', 'chicago-author-date'])(
    '%s reads so of reprints, archives, pages and letters too',
    async style => {
      const [own, official] = await Promise.all(
        [officialLocales, debian].map(async source => (await bibliography(rare, { style, sources: [source] })).text),
      )
      expect(own).toBe(official)
    },
  )

  /** Numbers alone are all that the official style of this name cites, even where pages are given. */
  const documented = styles.filter(style => style !== 'vancouver')

  it.each(documented)('%s cites in a document as the official one', async style => {
    const cited = coreItems(12)
    const paper = async (source: StyleSource): Promise<string[]> => {
      const document = await citationDocument(cited, { style, sources: [source], format: 'html' })
      for (let place = 0; place < 48; place++) {
        const id = `item-${(place * place) % 11}`
        const locator =
          place % 3 === 0 ? {} : { locator: `${3 + (place % 4)}`, label: place % 5 === 0 ? 'chapter' : 'page' }
        document.cite({ id, ...locator }, document.isNote ? { noteIndex: place + 1 } : { narrative: place % 7 === 0 })
        if (place % 4 === 0) document.cite([{ id }, { id: 'item-11' }], document.isNote ? { noteIndex: place + 1 } : {})
      }
      return [...document.citations().map(({ text }) => text), document.bibliography().text]
    }
    const official = await paper(debian)
    expect(await paper(officialLocales)).toEqual(official.map(text => changed(text, styleDifferences[style])))
  })
})

const ofEveryType = everyType(900)

const languageOf = (style: string): string => (style === 'harvard-cite-them-right' ? 'en-GB' : 'en-US')

const pageOrChapter = (place: number): { locator: string; label: string } => ({
  locator: `${3 + (place % 4)}`,
  label: place % 5 === 0 ? 'chapter' : 'page',
})
const places = ['page', 'chapter', 'section', 'figure', 'volume']
/** One place or several, of each kind that is often cited. */
const anyPlace = (place: number): { locator: string; label: string } => ({
  locator: place % 2 === 0 ? '4' : '3-5',
  label: places[place % places.length] ?? '',
})

/** Entries by the place of their items, and a citation of each item, in notes or in the text, with pages and chapters. */
async function ofAllTypes(
  style: string,
  source: StyleSource,
  { locale = languageOf(style), items = ofEveryType, at = pageOrChapter } = {},
) {
  const options = { style, locale, sources: [source], format: 'html' as const }
  const { entries } = await bibliography(items, options)
  const document = await citationDocument(items, options)
  for (const [place, { id }] of items.entries())
    document.cite(
      {
        id: String(id),
        ...(place % 3 > 0 && at(place)),
      },
      document.isNote ? { noteIndex: place + 1 } : {},
    )
  return {
    entries: new Map(entries.map(({ index, text }) => [index, text])),
    citations: document.citations().map(({ text }) => text),
  }
}

/** Whether a style reads as the official one, but for what is told. */
function alike(style: string): (text?: string, official?: string) => boolean {
  const drops = officiallyDropped[style] ?? []
  return (text = '', official = '') => {
    const given = changed(official, styleDifferences[style])
    const kept = drops.reduce((so, dropped) => so.replace(dropped, ''), upright(text))
    return [given, upright(official)].some(one => one === upright(text) || one === kept)
  }
}

/** How often each word is in a list. */
function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** How a work is cited several times in a row. */
const again: readonly { cite: Omit<CiteRequest, 'id'>; narrative?: boolean }[] = [
  { cite: {} },
  { cite: {} },
  { cite: { locator: '12' } },
  { cite: { locator: '12' } },
  { cite: { locator: '3', label: 'chapter' } },
  { cite: { suppressAuthor: true } },
  { cite: { suppressAuthor: true, locator: '4' } },
  { cite: { authorOnly: true } },
  { cite: { locator: '7', label: 'section' } },
  { cite: {}, narrative: true },
  { cite: { locator: '8' }, narrative: true },
]

/** Four items of each type, each cited in all ways in a row, and then again after others. */
async function citedAgain(style: string, source: StyleSource) {
  const locale = languageOf(style)
  const works = ofEveryType.slice(0, 180)
  const document = await citationDocument(works, { style, locale, sources: [source], format: 'html' })
  const cited = [
    ...works.flatMap(work => again.map(way => ({ work, ...way }))),
    ...works.flatMap(work => [{}, { locator: '5' }].map(cite => ({ work, cite }))),
  ]
  const citations = document.citeAll(
    cited.map(({ work, cite, ...placement }, place) => ({
      ...placement,
      cites: [{ id: String(work.id), ...cite }],
      noteIndex: document.isNote ? place + 1 : 0,
    })),
  )
  return citations.map(({ text, lead }, place) => ({ text, lead, type: String(cited[place]?.work.type) }))
}

describeWith(why, 'a built-in style, for every type of item', () => {
  it.each(styles)(
    '%s cites it again, without its authors, by them and as part of a sentence, as the official one',
    async style => {
      const [official, own] = await Promise.all([citedAgain(style, debian), citedAgain(style, officialLocales)])
      const isSame = alike(style)
      const others = own.filter(
        ({ text, lead }, place) => !isSame(text, official[place]?.text) || !isSame(lead, official[place]?.lead),
      )
      expect(counted(others.map(({ type }) => type))).toEqual(otherCitations[style] ?? {})
    },
  )

  it.each(styles)('%s reads as the official one, but for what is told', async style => {
    const [official, own] = await Promise.all([ofAllTypes(style, debian), ofAllTypes(style, officialLocales)])
    const isSame = alike(style)
    const others = ofEveryType.flatMap(({ type }, place) => [
      ...(isSame(own.entries.get(place), official.entries.get(place)) ? [] : [String(type)]),
      ...(isSame(own.citations[place], official.citations[place]) ? [] : ['citations']),
    ])
    expect(counted(others)).toEqual(otherEntries[style] ?? {})
  })
})

/** What our locales have a word for where the official ones of 2023 have none and print English, or another form. */
const localeDifferences: Readonly<Record<string, readonly (readonly [official: RegExp, own: string])[]>> = {
  ar: [
    [/\beds?\. (?=\d{4}\.)/g, 'تحقيق. '],
    [/\b[Ee]ds?(?!\p{L})\.?/gu, 'تحقيق'],
    [/\bTran\./g, 'مترجم'],
    [/Article (?=\S)/g, 'مادة '],
    [/\bFeb(?!\p{L})(?:\.(?= \d))?/gu, 'فبراير'],
    [/\bMar(?!\p{L})(?:\.(?= \d))?/gu, 'مارس'],
    [/\bApr(?!\p{L})(?:\.(?= \d))?/gu, 'أبريل'],
    [/\bMay(?!\p{L})/gu, 'مايو'],
    [/\bJun(?!\p{L})(?:\.(?= \d))?/gu, 'يونيو'],
    [/\bAug(?!\p{L})(?:\.(?= \d))?/gu, 'أغسطس'],
    [/\bSep(?!\p{L})(?:\.(?= \d))?/gu, 'سبتمبر'],
    [/\bOct(?!\p{L})(?:\.(?= \d))?/gu, 'أكتوبر'],
    [/\bNov(?!\p{L})(?:\.(?= \d))?/gu, 'نوفمبر'],
    [/\bDec(?!\p{L})(?:\.(?= \d))?/gu, 'ديسمبر'],
    [/(?<=\. )Preprint(?= )/g, 'مسودة قبل النشر'],
    // The vowel of a passive.
    [/قُد[\u064b-\u0652]+م/g, 'قُدِّم'],
  ],
  'de-DE': [[/Article (?=\S)/g, 'Artikel ']],
  // Abbreviations have plurals in Spanish, Italian and Portuguese.
  'es-ES': [
    [/Article (?=\S)/g, 'Artículo '],
    [/\b([Cc]ap|[Ss]ec|[Ff]ig)(?=\.?\s?\d+[-–‑])/g, '$1s'],
  ],
  'it-IT': [
    [/\b([Ss]e)z(?=\.?\s?\d+[-–‑])/g, '$1zz'],
    [/\b([Ff]ig)(?=\.?\s?\d+[-–‑])/g, '$1g'],
  ],
  // The first of a month is an ordinal in French, and a preprint is not an article.
  'fr-FR': [
    [/(?<![\d/])1 (?=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g, '1ᵉʳ '],
  ],
  'ja-JP': [
    // A title that says it itself is not changed.
    [/(?<!reefs )\(version(?= )/gi, '(バージョン'],
    [/presented at the(?=;)/g, '発表'],
    [/(\d)(?:st|nd|rd|th)\b/g, '$1'],
    [/Article (?=\S)/g, '条 '],
    [/\[Online\]/g, '[オンライン]'],
    [/\[Internet\]/g, '[インターネット]'],
    [/\[cited /g, '[引用 '],
    [/Available at/g, '入手先'],
  ],
  // A section that is cited is a paragraph in Dutch.
  'nl-NL': [
    [/Article (?=\S)/g, 'Artikel '],
    [/\bsec(?=\. |\.?\d)/g, 'par'],
    [/\bSec(?=\. )/g, 'Par'],
  ],
  'pl-PL': [
    [/Article (?=\S)/g, 'Artykuł '],
    // A letter is to somebody, a film is of somebody's direction, and an interview says what it is.
    [/\bdla (?=\p{Lu})/gu, 'do '],
    [/Reżyserowane przez/g, 'W reżyserii'],
    [/reżyserowane przez/g, 'w reżyserii'],
    [/Przeprowadzony/g, 'Wywiad przeprowadzony'],
    [/Video\]/g, 'Wideo]'],
  ],
  // "Edição" is feminine, and abbreviated with a period.
  'pt-BR': [
    [/Article (?=\S)/g, 'Artigo '],
    [/\b([Cc]ap|[Ss]eç|[Ff]ig)(?=\.?\s?\d+[-–‑])/g, '$1s'],
    [/(\d)º ed\b\.?/g, '$1ª ed.'],
  ],
  'ru-RU': [
    [/Article (?=\S)/g, 'Статья '],
    // He who directed is named, and the letter ё is written.
    [/Режиссировано/g, 'Режиссёр'],
    [/режиссировано/g, 'режиссёр'],
    [/Режиссер/g, 'Режиссёр'],
    [/Video\]/g, 'Видео]'],
    [/(?<=\. )Preprint(?= )/g, 'Препринт'],
  ],
  'zh-CN': [
    [/Article (?=\S)/g, '文章 '],
    // 校 is a proof-reader; who wrote what is reviewed is its author.
    [/(?<=>, |, |\[)校(?= )/g, '著'],
    [/Video\]/g, '视频]'],
    [/(?<=\. )Preprint(?= )/g, '预印本'],
  ],
}

const { locales } = builtIn.list()

describeWith(why, 'a built-in locale', () => {
  it.each(locales)('%s reads as the official one', async locale => {
    for (const style of ['apa', 'chicago-author-date', 'ieee', 'vancouver', 'harvard-cite-them-right']) {
      const official = await written(style, locale, debian)
      const own = await written(style, locale, officialStyles)
      const changes = localeDifferences[locale]
      const expected = official.entries.map(({ index, text }) => ({ index, text: changed(text, changes) }))
      expect(own.entries.map(({ index, text }) => ({ index, text: upright(text) }))).toEqual(expected)
      expect(own.cites.map(upright)).toEqual(official.cites.map(text => changed(text, changes)))
    }
  })

  it.each(locales)('%s reads as the official one for every type, but for what is told', async locale => {
    const others: string[] = []
    const items = ofEveryType.slice(0, 225)
    for (const style of styles) {
      const [official, own] = await Promise.all(
        [debian, officialStyles].map(async source => {
          const { entries, citations } = await ofAllTypes(style, source, { locale, items, at: anyPlace })
          return [...items.map((_, place) => entries.get(place) ?? ''), ...citations]
        }),
      )
      for (const [place, text] of (own ?? []).entries())
        if (changed(official?.[place] ?? '', localeDifferences[locale]) !== upright(text)) others.push(style)
    }
    expect(counted(others)).toEqual(otherWords[locale] ?? {})
  })
})
