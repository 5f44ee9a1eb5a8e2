import {
  by,
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  number,
  otherwise,
  part,
  short,
  term,
  text,
  when,
  year,
} from '../elements.ts'
import { words } from '../locale.ts'
import { type BuiltInStyle, style } from '../style.ts'

const people = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'never',
  initializeWith: '.',
  nameAsSortOrder: 'all',
} as const
const inOrder = { and: 'text', delimiter: ', ', initializeWith: '.' } as const
const etAl = { italic: true }
const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')' })

/** What stands alone, and has an italic title. */
const alone = 'bill book graphic legal_case legislation map motion_picture report song thesis webpage'

const title = choose(when({ type: alone }, text('title', { italic: true })), otherwise(text('title', { quotes: true })))
const shortTitle = choose(
  when({ type: alone }, short('title', { italic: true })),
  otherwise(short('title', { quotes: true })),
)

const author = names('author', {
  name: people,
  etAl,
  substitute: [names('editor', { name: people, etAl, label: role }), title],
})
const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ', delimiterPrecedesLast: 'never', initializeWith: '. ' },
  etAl,
  substitute: [names('editor'), names('translator'), shortTitle],
})

const issued = choose(
  when({ variable: 'issued' }, group('', [year('issued'), text('year-suffix')])),
  otherwise(group('', [term('no-date'), text('year-suffix')])),
)

const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition')),
)

const pages = group(' ', [label('page', { form: 'short' }), text('page')])
const dayAndMonth = date('issued', { delimiter: ' ', parts: [part('day'), part('month')] })
const container = text('container-title', { italic: true })
const publisher = group(': ', [text('publisher-place'), text('publisher')])

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

/** The title and what it is in, behind which stands a period; the first is joined to the year. */
const titled = choose(
  when(
    { type: 'article-journal article-magazine article-newspaper' },
    group('. ', [group(', ', [title, container]), edition]),
  ),
  when({ type: 'post post-weblog' }, group(', ', [title, container, dayAndMonth])),
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group(', ', [title, group(' ', [term('in'), names('editor', { name: inOrder, label: role }), container])]),
  ),
  when({ type: 'book thesis' }, title),
  otherwise(group(', ', [title, container])),
)

const journal = group(', ', [
  group('', [text('volume'), text('issue', { prefix: '(', suffix: ')' })]),
  choose(when({ type: 'article-magazine article-newspaper' }, dayAndMonth)),
  pages,
])

const rest = choose(
  when({ type: 'article-journal article-magazine article-newspaper' }, group('. ', [access])),
  when({ type: 'post post-weblog' }, access),
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group('. ', [edition, group(', ', [publisher, pages]), access]),
  ),
  when({ type: 'report' }, group('. ', [group(' ', [text('genre'), text('number')]), edition, publisher, access])),
  when({ type: 'thesis' }, group('. ', [text('genre'), text('publisher'), access])),
  when(
    { type: 'speech' },
    group('. ', [text('event-title', { italic: true }), group(', ', [publisher, dayAndMonth]), access]),
  ),
  otherwise(
    group('. ', [
      names('translator', {
        name: inOrder,
        label: label(undefined, { form: 'verb', suffix: ' ', textCase: 'capitalize-first' }),
        isLabelFirst: true,
      }),
      edition,
      publisher,
      access,
    ]),
  ),
)

/** The Harvard style of Cite Them Right, twelfth edition. */
export const harvardCiteThemRight = (): BuiltInStyle =>
  style({
    title: 'Cite Them Right 12th edition - Harvard',
    defaultLocale: 'en-GB',
    locales: [
      words(
        'en-GB',
        'editor: editor|editors; short ed.|eds; verb edited by\nedition: edition|editions; short edn.|edns',
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
      layout: [
        group('. ', [
          group(', ', [
            group(' ', [author, group('', [issued], { prefix: '(', suffix: ')' }), titled]),
            choose(when({ type: 'article-journal article-magazine article-newspaper' }, journal)),
          ]),
          rest,
        ]),
      ],
    },
  })
