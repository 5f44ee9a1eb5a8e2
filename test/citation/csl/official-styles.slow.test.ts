import { expect, it } from 'vitest'
import { type BibliographyOptions, bibliography, cite, type StyleSource } from '../../../src/citation/csl/index.ts'
import { describeWith, type MissingOptions } from '../../missing.ts'
import { besideOfficial, newest, whyNot } from './built-in/official.ts'
import { debian, hasDebianStyles } from './fixtures.ts'
import { bibliographyByCiteproc, citeByCiteproc } from './oracle/cite-by-citeproc.ts'

const people = (...families: string[]) =>
  families.map((family, place) => ({ family, given: ['Eva', 'Ole'][place % 2] }))
const issued = { 'date-parts': [[2001]] }
const book = { type: 'book', title: 'Sagas', publisher: 'Fjord Press', 'publisher-place': 'Oslo', issued }
const part = { ...book, type: 'chapter', title: 'Heroes', 'container-title': 'Sagas', page: '3-9' }
const article = {
  type: 'article-journal',
  title: 'Rhymes',
  'container-title': 'Verse',
  volume: '4',
  page: '11-19',
  issued,
}
const many = people('Adams', 'Baker', 'Clark', 'Dunn', 'Ekman', 'Frei', 'Grau', 'Hahn')

const works: readonly Record<string, unknown>[] = [
  { ...book, editor: people('Lund'), translator: people('Berg') },
  { ...book, editor: people('Lund', 'Moe') },
  { ...book, translator: people('Berg') },
  { ...book, volume: '7' },
  { ...part, editor: people('Lund'), translator: people('Berg') },
  { ...part, author: people('Nye'), editor: people('Lund', 'Moe') },
  { ...article, translator: people('Berg') },
  article,
  ...[2, 3, 4, 5, 6, 7, 8].map(count => ({ ...article, author: many.slice(0, count) })),
]
const items = works.map((work, place) => ({ ...work, id: `work-${place}` }))

/** The ids that the styles had in 2023, and their current ids. */
const names = [
  'apa',
  'american-medical-association',
  'chicago-author-date',
  'chicago-fullnote-bibliography',
  'chicago-note-bibliography',
  'chicago-notes-bibliography',
  'chicago-shortened-notes-bibliography',
  'din-1505-2',
  'gost-r-7-0-5-2008',
  'harvard-cite-them-right',
  'ieee',
  'mhra-notes',
  'modern-humanities-research-association',
  'modern-language-association',
  'nature',
  'nlm-citation-sequence',
  'oxford-journals-scimed-author-date',
  'oxford-journals-scimed-numeric',
  'oxford-university-press-scimed-numeric',
  'vancouver',
]
/** Styles with a label in place of names, and a style whose citations print more names than its entries. */
const others = ['annual-reviews', 'first-break', 'the-journal-of-parasitology', 'the-open-university-harvard']

const stylesIn = (source: StyleSource): string[] =>
  [...names, ...others].filter(name => source.style(name) !== undefined)

/**
 * Removes the markup of small capitals, and collapses spaces, because the two engines print double spaces in different
 * places.
 */
const comparable = (html: string): string =>
  html
    .replace(/<span style="font-variant:small-caps">([^<]*)<\/span>/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()

function describeStyles(why: string | undefined, title: string, source: StyleSource, options: MissingOptions): void {
  describeWith(
    why,
    title,
    () => {
      it.each(stylesIn(source))(
        'the CSL processor renders works with zero to eight authors in the style %s as citeproc-js does',
        async style => {
          const given: BibliographyOptions = { style, locale: 'en-US', sources: [source, debian], format: 'html' }
          for (const item of items) {
            const [own, theirs] = [await bibliography(item, given), await bibliographyByCiteproc(item, given)]
            expect(
              own.entries.map(({ text }) => comparable(text)),
              item.id,
            ).toEqual(theirs.entries.map(({ text }) => comparable(text)))
            const [cited, citedThere] = [await cite(item, given), await citeByCiteproc(item, given)]
            expect(comparable(cited.text), item.id).toBe(comparable(citedThere.text))
          }
        },
      )
    },
    options,
  )
}

const whyNoDebian = hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.'
describeStyles(whyNoDebian, 'an official style of 2023', debian, {})
// For a folder without locales, the tests use Debian's locales.
describeStyles(whyNot ?? whyNoDebian, 'an official style of today', newest, besideOfficial)
