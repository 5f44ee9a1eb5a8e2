import type { BuiltInStyle } from '../built-in-style.ts'
import { by, choose, group, label, names, otherwise, text, when } from '../elements.ts'
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'
import { container, ends, secondContainer } from './mla-container.ts'
import { behindTitle, mlaShortTitle, mlaTitle } from './mla-titles.ts'

const listed = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  delimiterPrecedesEtAl: 'always',
  nameAsSortOrder: 'first',
  initialize: false,
  initializeWith: '. ',
} as const

const authority = choose(when({ type: 'standard' }, text('authority')))

const author = names('composer', {
  name: listed,
  label: label(undefined, { prefix: ', ' }),
  substitute: [
    names('author'),
    names('guest', { name: listed }),
    names('editor-translator'),
    names('editor'),
    names('translator'),
    authority,
    mlaTitle,
  ],
})

const citedAuthor = group(', ', [
  names('composer', {
    name: { form: 'short', and: 'text', delimiter: ', ', initializeWith: '. ' },
    substitute: [
      names('author'),
      names('guest'),
      names('editor-translator'),
      names('editor'),
      names('translator'),
      authority,
      mlaShortTitle,
    ],
  }),
  choose(when({ disambiguate: true }, mlaShortTitle)),
])

/** Builds the style of the MLA Handbook (Modern Language Association), ninth edition. */
export const modernLanguageAssociation = (): BuiltInStyle =>
  style({
    title: 'MLA Handbook 9th edition',
    locales: [
      words(
        'en',
        `chapter: chapter|chapters; short ch.|chs.
collection-editor: general editor|general editors
editortranslator: editor and translator|editors and translators; verb edited and translated by
original-work-published: originally published
paragraph: paragraph|paragraphs; short par.|pars.
version: version|versions; short vers.`,
        '{d} |{MMM} |{y}',
      ),
    ],
    volumes: 'as-written',
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 3, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      layout: [
        choose(
          when({ match: 'any', locator: 'line page timestamp' }, group(' ', [citedAuthor, text('locator')])),
          otherwise(group(', ', [citedAuthor, group(' ', [label('locator', { form: 'short' }), text('locator')])])),
        ),
      ],
    },
    options: { pageRangeFormat: 'minimal-two', demoteNonDroppingParticle: 'never' },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0, lineSpacing: 2 },
      names: { etAlMin: 3, etAlUseFirst: 1 },
      subsequentAuthor: { substitute: '———', rule: 'complete-all' },
      suffix: '.',
      sort: [by([author]), by([mlaTitle]), by([behindTitle]), by([container]), by([secondContainer]), by([ends])],
      layout: [group('. ', [author, mlaTitle, behindTitle, container, secondContainer, ends])],
    },
  })
