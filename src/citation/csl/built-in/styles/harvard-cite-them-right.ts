import type { Node } from '../../processor/compile/nodes.ts'
import type { BuiltInStyle } from '../built-in-style.ts'
import {
  by,
  byVariable,
  choose,
  date,
  type Elements,
  group,
  label,
  names,
  numberedEdition,
  otherwise,
  part,
  term,
  text,
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'

const listed = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'never',
  initializeWith: '.',
  nameAsSortOrder: 'all',
} as const
const inOrder = { and: 'text', delimiter: ', ', initializeWith: '.' } as const
const etAl = { italic: true }
const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')' })

const papers = 'article-magazine article-newspaper'
const articles = `article-journal ${papers}`
const parts = 'chapter paper-conference'

/** Types of independent works, with titles in italics. */
const alone = 'bill book graphic legal_case legislation map motion_picture report song thesis webpage'

const titleOf = (parts: Elements = []): Node =>
  choose(
    when(
      { type: alone },
      group(' ', [text('title', { italic: true }), text('medium', { prefix: '[', suffix: ']' }), ...parts]),
    ),
    otherwise(text('title', { quotes: true })),
  )
const volumes = choose(
  when(
    { match: 'none', variable: 'volume' },
    group(' ', [text('number-of-volumes'), label('number-of-volumes', { form: 'short', stripPeriods: true })], {
      prefix: '(',
      suffix: ')',
    }),
  ),
)
const title = titleOf([volumes])
const citedTitle = titleOf()

/** The newspaper, magazine or journal that replaces missing authors. */
const paper = choose(when({ type: articles }, text('container-title', { italic: true, textCase: 'title' })))

const author = names('author', {
  name: listed,
  etAl,
  substitute: [
    names('editor', { name: listed, etAl, label: role }),
    names('translator', { name: listed, etAl, label: role }),
    paper,
    title,
  ],
})
const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ', delimiterPrecedesLast: 'never', initializeWith: '. ' },
  etAl,
  substitute: [names('editor'), names('translator'), paper, citedTitle],
})

const issued = choose(
  when({ variable: 'issued' }, group('', [year('issued'), text('year-suffix')])),
  otherwise(group(' ', [term('no-date'), text('year-suffix')])),
)

const edition = numberedEdition(text('edition'), { stripPeriods: true })

const container = text('container-title', { italic: true })

const inBook = group(' ', [
  group(' ', [
    term('in'),
    choose(
      when(
        { variable: 'container-author' },
        names('container-author', { name: { and: 'text', delimiter: ', ', initializeWith: '. ' }, suffix: ',' }),
      ),
      otherwise(names('editor translator', { name: inOrder, label: role, delimiter: ', ' })),
    ),
  ]),
  container,
])

const journal = group(' ', [
  container,
  choose(
    when(
      { type: 'article-journal', variable: 'container-title' },
      choose(when({ match: 'none', variable: 'volume page' }, value('[Preprint]'))),
    ),
  ),
])

const titled = group(', ', [title, choose(when({ match: 'any', type: parts }, inBook), otherwise(journal))])

const publisher = group(' ', [
  choose(
    when({ match: 'any', type: `${articles} thesis` }, choose(when({ type: 'thesis' }, text('publisher')))),
    otherwise(group(': ', [text('publisher-place'), text('publisher')])),
  ),
  choose(
    when({ match: 'any', type: `${articles} report thesis` }),
    otherwise(group(', ', [text('collection-title'), text('collection-number')], { prefix: '(', suffix: ')' })),
  ),
])

const published = group(', ', [
  choose(when({ match: 'any', type: `${articles} report thesis` }), otherwise(text('event-title', { italic: true }))),
  publisher,
])

const kind = choose(
  when({ type: 'report' }, group(' ', [text('genre'), text('number')])),
  when({ type: 'thesis' }, text('genre')),
)

/** The editors and translators. In a chapter's citation they precede the book unless the book has an author. */
const edited = names('editor translator', {
  name: inOrder,
  label: label(undefined, { form: 'verb', suffix: ' ', textCase: 'capitalize-first' }),
  isLabelFirst: true,
  delimiter: '. ',
})
const contributors = choose(
  when({ type: parts }, choose(when({ variable: 'container-author' }, edited))),
  otherwise(edited),
)

const head = group(' ', [author, group('', [issued], { prefix: '(', suffix: ')' }), titled])
const sentences = group('. ', [head, edition, contributors, kind, published])

const volume = choose(
  when({ type: 'article-journal' }, group('', [text('volume'), text('issue', { prefix: '(', suffix: ')' })])),
)
const day = choose(
  when(
    { type: `${papers} post-weblog speech` },
    date('issued', { delimiter: ' ', parts: [part('day'), part('month')] }),
  ),
)
const pages = choose(
  when(
    { type: `article ${articles} ${parts} book report review review-book` },
    group(' ', [label('page', { form: 'short' }), text('page')]),
  ),
)

const access = group(' ', [
  term('available-at', { textCase: 'capitalize-first', suffix: ':' }),
  choose(
    when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })),
    otherwise(
      group(' ', [
        text('URL'),
        group(': ', [term('accessed', { textCase: 'capitalize-first' }), date('accessed', { form: 'text' })], {
          prefix: '(',
          suffix: ')',
        }),
      ]),
    ),
  ),
])

/** Builds the Harvard style of Cite Them Right, twelfth edition. */
export const harvardCiteThemRight = (): BuiltInStyle =>
  style({
    title: 'Cite Them Right 12th edition (author-date/Harvard)',
    volumes: 'with-title',
    defaultLocale: 'en-GB',
    locales: [
      words(
        'en-GB',
        'editor: editor|editors; short ed.|eds; verb edited by\neditortranslator: editor and translator|editors and translators; verb edited and translated by\nedition: edition|editions; short edn.|edns',
      ),
    ],
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 4, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      addYearSuffix: true,
      collapse: 'year',
      sort: [by([year('issued')]), by([citedAuthor])],
      layout: [group(', ', [citedAuthor, issued, group(' ', [label('locator', { form: 'short' }), text('locator')])])],
    },
    options: { demoteNonDroppingParticle: 'sort-only' },
    bibliography: {
      names: { etAlMin: 4, etAlUseFirst: 1 },
      suffix: '.',
      sort: [by([author]), by([year('issued')]), byVariable('title')],
      layout: [group('. ', [group(', ', [sentences, volume, day, pages]), access])],
    },
  })
