import { expect, it } from 'vitest'
import {
  bibliography,
  type CiteRequest,
  citationDocument,
  type StyleSource,
} from '../../../../src/citation/csl/index.ts'
import { describeWith } from '../../../missing.ts'
import { coreItems } from '../core-items.ts'
import { everyType } from '../every-type.ts'
import { debian } from '../fixtures.ts'
import { counted, officialLocales, styles, why, written, writtenInDocument } from './official.ts'
import { officiallyDropped, otherCitations, otherEntries, styleDifferences } from './style-differences.ts'

const changed = (text: string, changes: readonly (readonly [RegExp, string])[] = []): string =>
  changes.reduce((so, [official, own]) => so.replace(official, own), text)

describeWith(why, 'a built-in style', () => {
  it.each(styles)('%s reads as the official one', async style => {
    const locale = languageOf(style)
    const official = await written(style, locale, debian)
    const changes = style === 'apa' ? styleDifferences.apa : []
    const entries = official.entries.map(text => changed(text, changes))
    expect(await written(style, locale, officialLocales)).toEqual({ ...official, entries })
  })

  const [author, issued] = [[{ family: 'Doe', given: 'Ann' }], { 'date-parts': [[1995]] }]
  /** Items that historians cite. */
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
    const expected = (await paper(debian)).map(text => changed(text, styleDifferences[style]))
    expect(await paper(officialLocales)).toEqual(expected)
  })
})

const ofEveryType = everyType(900)

const languageOf = (style: string): string => (style === 'harvard-cite-them-right' ? 'en-GB' : 'en-US')

const pageOrChapter = (place: number): { locator: string; label: string } => ({
  locator: `${3 + (place % 4)}`,
  label: place % 5 === 0 ? 'chapter' : 'page',
})
/** Returns a comparison with the official style that allows the listed differences. */
function alike(style: string): (text?: string, official?: string) => boolean {
  const drops = officiallyDropped[style] ?? []
  return (text = '', official = '') => {
    const given = changed(official, styleDifferences[style])
    const kept = drops.reduce((so, dropped) => so.replace(dropped, ''), text)
    return [given, official].some(one => one === text || one === kept)
  }
}

/** Successive citations of the same work. */
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
    const options = { style, locale: languageOf(style), at: pageOrChapter }
    const [official, own] = [
      await writtenInDocument(ofEveryType, debian, options),
      await writtenInDocument(ofEveryType, officialLocales, options),
    ]
    const isSame = alike(style)
    const others = ofEveryType.flatMap(({ type }, place) => [
      ...(isSame(own.entries[place], official.entries[place]) ? [] : [String(type)]),
      ...(isSame(own.citations[place], official.citations[place]) ? [] : ['citations']),
    ])
    expect(counted(others)).toEqual(otherEntries[style] ?? {})
  })
})
