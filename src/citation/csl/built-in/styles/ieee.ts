import {
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
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../locale.ts'
import { type BuiltInStyle, style } from '../style.ts'

const people = { and: 'text', delimiter: ', ', initializeWith: '. ' } as const
const etAl = { italic: true }
const role = label(undefined, { form: 'short', prefix: ', ', textCase: 'capitalize-first' })

const editors = names('editor', { name: people, etAl, label: role })

const author = names('author', {
  name: people,
  etAl,
  substitute: [editors, names('translator', { name: people, etAl, label: role })],
})

const title = choose(
  when({ type: 'bill book graphic legal_case legislation motion_picture song' }, text('title', { italic: true })),
  otherwise(text('title', { quotes: true })),
)

const toTheDay = date('issued', { form: 'text' })
const toTheMonth = date('issued', { parts: [part('month', { form: 'short', suffix: ' ' }), part('year')] })
const toTheYear = year('issued')
const accessed = date('accessed', { form: 'text' })

const pages = group(' ', [label('page', { form: 'short' }), text('page')])

const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition', { suffix: '.' })),
)

const placed = group(': ', [text('publisher-place'), text('publisher')])
const published = group(', ', [text('publisher'), text('publisher-place')])
const inContainer = group(' ', [term('in'), text('container-title', { italic: true })])

const volume = group(' ', [label('volume', { form: 'short' }), number('volume')])
const journal = group(', ', [
  short('container-title', { italic: true }),
  volume,
  group(' ', [label('issue', { form: 'short' }), number('issue')]),
])

const articleNumber = group(' ', [
  term('article-locator', { form: 'short', textCase: 'capitalize-first' }),
  term('issue', { form: 'short' }),
  text('number'),
])

/** What is said of a work after its authors, before where it is to be had. */
const body = choose(
  when(
    { type: 'article-journal' },
    group(', ', [
      author,
      title,
      journal,
      choose(when({ variable: 'number' }, articleNumber), otherwise(pages)),
      toTheMonth,
    ]),
  ),
  when({ type: 'article-magazine article-newspaper' }, group(', ', [author, title, journal, pages, toTheDay])),
  when({ type: 'book' }, group('. ', [group(', ', [author, title, edition]), group(', ', [placed, toTheYear])])),
  when(
    { type: 'chapter' },
    group(', ', [
      author,
      title,
      inContainer,
      edition,
      volume,
      choose(when({ variable: 'editor' }, group(' ', [editors, placed])), otherwise(placed)),
      toTheYear,
      pages,
    ]),
  ),
  when({ type: 'paper-conference' }, group(', ', [author, title, inContainer, text('event-place'), toTheMonth, pages])),
  when(
    { type: 'report' },
    group(', ', [author, title, published, group(' ', [text('genre'), text('number')]), toTheMonth]),
  ),
  when({ type: 'thesis' }, group(', ', [author, title, text('genre'), published, toTheYear])),
  when(
    { type: 'post post-weblog webpage' },
    group(', ', [author, title, text('container-title', { italic: true }), toTheDay]),
  ),
  when({ type: 'speech' }, group(', ', [author, title, text('event-title'), text('event-place'), toTheDay])),
  when({ type: 'motion_picture' }, group(', ', [author, title, group('', [toTheDay], { prefix: '(', suffix: ')' })])),
  when({ type: 'graphic song' }, group('. ', [group(', ', [author, title]), group(', ', [placed, toTheYear])])),
  when({ type: 'patent' }, group(', ', [author, title, text('number'), toTheDay])),
  otherwise(
    group('. ', [
      group(', ', [author, title]),
      group(', ', [published, text('container-title', { italic: true }), toTheDay]),
    ]),
  ),
)

/** Where the work is to be had: a period stands behind a DOI, and none behind an address. */
const access = choose(
  when(
    { type: 'post post-weblog webpage' },
    choose(
      when(
        { variable: 'URL' },
        group(' ', [
          text('URL', { prefix: '. ' }),
          group(' ', [term('accessed'), accessed], { prefix: '(', suffix: ').' }),
        ]),
      ),
      otherwise(value('.')),
    ),
  ),
  when(
    { variable: 'DOI' },
    choose(
      when({ type: 'article-journal' }, text('DOI', { prefix: ', doi: ', suffix: '.' })),
      otherwise(text('DOI', { prefix: '. doi: ', suffix: '.' })),
    ),
  ),
  when(
    { variable: 'URL' },
    group(
      '. ',
      [
        group(': ', [term('accessed', { textCase: 'capitalize-first' }), accessed]),
        term('online', { prefix: '[', suffix: ']', textCase: 'capitalize-first' }),
        group(' ', [term('available-at', { textCase: 'capitalize-first', suffix: ':' }), text('URL')]),
      ],
      { prefix: '. ' },
    ),
  ),
  otherwise(value('.')),
)

/** The style of the Institute of Electrical and Electronics Engineers. */
export const ieee = (): BuiltInStyle =>
  style({
    title: 'IEEE',
    locales: [words('en', 'chapter: chapter|chapters; short ch.|ch.\navailable-at: available', '{MMM} |{dd}, |{y}')],
    citation: {
      delimiter: ', ',
      collapse: 'citation-number',
      sort: [byVariable('citation-number')],
      layout: [
        group(
          ', ',
          [
            text('citation-number'),
            choose(
              when({ locator: 'page' }, group(' ', [label('locator', { form: 'short' }), text('locator')])),
              otherwise(
                group(' ', [label('locator', { form: 'short', textCase: 'capitalize-first' }), text('locator')]),
              ),
            ),
          ],
          { prefix: '[', suffix: ']' },
        ),
      ],
    },
    bibliography: {
      names: { etAlMin: 7, etAlUseFirst: 1 },
      secondFieldAlign: true,
      layout: [text('citation-number', { prefix: '[', suffix: ']' }), group('', [body, access])],
    },
  })
