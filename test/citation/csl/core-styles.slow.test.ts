import { expect, it } from 'vitest'
import { type BibliographyOptions, bibliography, cite } from '../../../src/citation/csl/index.ts'
import { describeWith } from '../../missing.ts'
import { coreItems } from './core-items.ts'
import { debian, hasDebianStyles } from './fixtures.ts'
import { bibliographyByCiteproc, citeByCiteproc } from './oracle/cite-by-citeproc.ts'

/** The styles that users request by name, under their names in the official repository of 2023. */
const coreStyles = [
  'apa',
  'chicago-author-date',
  'chicago-note-bibliography',
  'modern-language-association',
  'vancouver',
  'ieee',
  'harvard-cite-them-right',
  'nature',
  'science',
  'cell',
  'elsevier-harvard',
  'springer-basic-author-date',
  'american-medical-association',
  'american-chemical-society',
  'acm-sig-proceedings',
  'din-1505-2',
  'iso690-author-date-en',
  'council-of-science-editors-author-date',
  'copernicus-publications',
]

/**
 * True if an item has a list of several authors or editors that includes an organisation. citeproc-js joins such lists
 * differently: see differences.md in the processor's folder.
 */
const hasJoinedOrganisation = (item: Record<string, unknown>): boolean =>
  [item.author, item.editor].some(
    names => Array.isArray(names) && names.length > 1 && names.some(name => 'literal' in name),
  )

/**
 * Returns a key made of an item's year and its first author or editor, or its title. Items with distinct keys need no
 * letters after the year.
 */
function leading({ author, editor, issued, title }: Record<string, unknown>): string {
  const names = (author ?? editor) as { family?: string; literal?: string }[] | undefined
  return JSON.stringify([names?.[0]?.family ?? names?.[0]?.literal ?? title, issued]).replace(/(\[\[\d+).*/, '$1')
}

const items = [
  ...new Map(
    coreItems(140)
      .filter(item => !hasJoinedOrganisation(item))
      .map(item => [leading(item), item]),
  ).values(),
]

/**
 * Returns the items to test with a style. For MLA, excludes items with three or more authors.
 *
 * In MLA, citeproc-js adds names to cites that are already distinct.
 */
const itemsFor = (style: string): Record<string, unknown>[] =>
  style === 'modern-language-association'
    ? items.filter(({ author }) => !Array.isArray(author) || author.length < 3)
    : items

/**
 * Normalises rendered HTML: collapses spaces and removes the markup of small capitals. See differences.md in the
 * processor's folder.
 */
const comparable = (html: string): string =>
  html.replace(/<span style="font-variant:small-caps">([^<]*)<\/span>/g, '$1').replace(/ {2,}/g, ' ')

describeWith(
  hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.',
  'the core styles',
  () => {
    it.each(coreStyles)(
      'the CSL processor renders entries and citations in the style %s as citeproc-js does',
      async style => {
        const options: BibliographyOptions = { style, sources: [debian], format: 'html', sort: false }
        const { sort: _, ...inText } = options
        const cited = itemsFor(style)
        const theirs = await bibliographyByCiteproc(cited, options)
        const expected = new Map(theirs.entries.map(({ index, text }) => [index, comparable(text)]))
        const own = await bibliography(cited, options)
        expect(own.entries).toHaveLength(cited.length)
        for (const { index, text } of own.entries) expect(comparable(text)).toBe(expected.get(index))
        for (const item of cited.filter((_, place) => place % 6 === 1)) {
          const { text } = await citeByCiteproc(item, inText)
          expect(comparable((await cite(item, inText)).text)).toBe(comparable(text))
        }
      },
    )
  },
)
