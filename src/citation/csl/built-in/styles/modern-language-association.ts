import type { BuiltInStyle } from '../built-in-style.ts'
import {
  by,
  byVariable,
  choose,
  date,
  group,
  type Look,
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
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'

const listed = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  delimiterPrecedesEtAl: 'always',
  nameAsSortOrder: 'first',
  initialize: false,
  initializeWith: '. ',
} as const
const inOrder = { and: 'text', delimiter: ', ', initialize: false, initializeWith: '. ' } as const

/** The title: quoted inside a container, italic for an independent work. */
const title = choose(
  when({ variable: 'container-title' }, text('title', { quotes: true, textCase: 'title' })),
  otherwise(text('title', { italic: true, textCase: 'title' })),
)
const shortTitle = choose(
  when({ variable: 'container-title' }, short('title', { quotes: true, textCase: 'title' })),
  otherwise(short('title', { italic: true, textCase: 'title' })),
)

const author = names('author', {
  name: listed,
  label: label(undefined, { prefix: ', ' }),
  substitute: [names('editor'), names('translator'), title],
})

const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ', initializeWith: '. ' },
  substitute: [names('editor'), names('translator'), shortTitle],
})

const others = ['container-author', 'editor', 'translator', 'director', 'illustrator', 'interviewer']
const people = (variable: string, look: Look = {}) =>
  names(variable, {
    name: inOrder,
    label: label(undefined, { form: 'verb', suffix: ' ', ...look }),
    isLabelFirst: true,
  })

/** The other contributors. Without a container, they begin a new sentence. */
const contributors = choose(
  when(
    { variable: 'container-title' },
    group(
      ', ',
      others.map(variable => people(variable)),
    ),
  ),
  otherwise(
    group(
      ', ',
      others.map(variable => people(variable, { textCase: 'capitalize-first' })),
    ),
  ),
)

const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition', { textCase: 'capitalize-first' })),
)

const counted = (variable: string, look: Parameters<typeof label>[1] = {}) =>
  choose(
    when({ isNumeric: variable }, group(' ', [label(variable, { form: 'short', ...look }), number(variable)])),
    otherwise(text(variable)),
  )

/** The volume, which begins a sentence where nothing stands before it. */
const volume = choose(
  when({ match: 'any', variable: 'container-title edition director medium version' }, counted('volume')),
  when({ variable: 'author editor' }, counted('volume')),
  when({ variable: 'author translator' }, counted('volume')),
  when({ variable: 'editor translator' }, counted('volume')),
  otherwise(counted('volume', { textCase: 'capitalize-first' })),
)

const dayPart = part('day')
const monthPart = part('month', { form: 'short' })
const toTheDay = (variable: string) => date(variable, { delimiter: ' ', parts: [dayPart, monthPart, part('year')] })

const issued = choose(
  when({ type: 'article-journal' }, date('issued', { delimiter: ' ', parts: [monthPart, part('year')] })),
  when({ type: 'speech' }),
  when({ type: 'book chapter motion_picture paper-conference' }, year('issued')),
  otherwise(toTheDay('issued')),
)

const container = group(', ', [
  text('container-title', { italic: true, textCase: 'title' }),
  contributors,
  edition,
  text('version'),
  text('medium'),
  volume,
  counted('issue', { plural: 'never' }),
  choose(when({ type: 'report' }, text('genre'))),
  text('number'),
  choose(when({ type: 'article-journal article-magazine article-newspaper' }), otherwise(text('publisher'))),
  issued,
  group(' ', [label('page', { form: 'short' }), text('page')]),
  choose(when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })), otherwise(text('URL'))),
])

/** The event, date and place of a talk, and the archive of a work. */
const place = group(', ', [
  choose(when({ type: 'speech' }, group(', ', [text('event-title'), toTheDay('event-date'), text('event-place')]))),
  text('archive'),
  text('archive-place'),
  text('archive_location'),
])

/** The access date of an undated work. */
const accessed = choose(
  when(
    { match: 'none', variable: 'issued' },
    group(' ', [term('accessed', { textCase: 'capitalize-first' }), toTheDay('accessed')]),
  ),
)

/** The style of the Modern Language Association, ninth edition. */
export const modernLanguageAssociation = (): BuiltInStyle =>
  style({
    title: 'Modern Language Association 9th edition',
    locales: [
      words(
        'en',
        ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']
          .map((month, at) => `month-${String(at + 1).padStart(2, '0')}: ${month}; short ${month}`)
          .join('\n'),
      ),
    ],
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 3, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      layout: [
        group(', ', [
          group(' ', [
            group(', ', [
              citedAuthor,
              choose(
                when(
                  { disambiguate: true },
                  choose(when({ match: 'any', variable: 'author editor translator' }, shortTitle)),
                ),
              ),
            ]),
            choose(when({ match: 'any', locator: 'page' }, text('locator'))),
          ]),
          choose(
            when({ locator: 'page' }),
            otherwise(group(' ', [label('locator', { form: 'short' }), text('locator')])),
          ),
        ]),
      ],
    },
    options: { pageRangeFormat: 'minimal-two', demoteNonDroppingParticle: 'never' },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0, lineSpacing: 2 },
      names: { etAlMin: 3, etAlUseFirst: 1 },
      subsequentAuthor: { substitute: '---', rule: 'complete-all' },
      suffix: '.',
      sort: [by([author]), byVariable('title')],
      layout: [group('. ', [author, title, year('original-date'), container, place, accessed])],
    },
  })
