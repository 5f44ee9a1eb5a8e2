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

const people = { delimiter: ', ', initializeWith: '', nameAsSortOrder: 'all', sortSeparator: ' ' } as const
const role = label(undefined, { prefix: ', ' })

const editors = names('editor', { name: people, label: role })
const author = names('author', { name: people, substitute: [editors] })

const periodicals = 'article-journal article-magazine article-newspaper periodical'
const online = 'post post-weblog webpage'

/** Whether something can be looked at on the internet is told behind the title of what is published. */
const medium = choose(
  when(
    { match: 'any', variable: 'URL DOI' },
    group('', [term('internet', { textCase: 'capitalize-first' })], { prefix: '[', suffix: ']' }),
  ),
)

const monthPart = part('month', { form: 'short', stripPeriods: true, prefix: ' ' })
const dayPart = part('day', { prefix: ' ' })
const accessed = choose(
  when(
    { match: 'any', variable: 'URL DOI' },
    group(' ', [term('cited'), date('accessed', { parts: [part('year'), monthPart, dayPart] })], {
      prefix: '[',
      suffix: ']',
    }),
  ),
)

const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition', { suffix: '.' })),
)

const publisher = group(': ', [
  choose(
    when({ type: 'thesis' }, text('publisher-place', { prefix: '[', suffix: ']' })),
    when({ match: 'none', type: 'speech' }, text('publisher-place')),
  ),
  text('publisher'),
])

const presented = group(' ', [
  text('genre'),
  term('presented-at'),
  text('event-title'),
  text('event-place', { prefix: ', ' }),
])
const published = choose(
  when({ type: 'report' }, date('issued', { parts: [part('year'), monthPart] })),
  when({ type: 'speech' }, date('issued', { parts: [part('year'), monthPart, part('day', { prefix: ' ' })] })),
  otherwise(year('issued')),
)

const toTheDay = date('issued', { parts: [part('year'), monthPart, dayPart] })

const periodical = group(' ', [short('container-title', { stripPeriods: true }), medium])

const where = group('', [
  text('volume'),
  text('issue', { prefix: '(', suffix: ')' }),
  choose(when({ match: 'any', variable: 'volume issue' }, text('page', { prefix: ':' })), otherwise(text('page'))),
])

const body = choose(
  when(
    { type: periodicals },
    group('. ', [author, text('title'), periodical, edition, group(';', [group(' ', [toTheDay, accessed]), where])]),
  ),
  when(
    { type: online },
    group('. ', [
      author,
      group(' ', [text('title'), medium]),
      text('container-title'),
      group(' ', [group('; ', [text('publisher'), year('issued')]), accessed]),
    ]),
  ),
  when(
    { type: 'chapter paper-conference' },
    group('. ', [
      author,
      text('title'),
      group(' ', [
        term('in', { textCase: 'capitalize-first', suffix: ':' }),
        group('. ', [editors, group(' ', [text('container-title'), medium])]),
      ]),
      edition,
      group(' ', [group('; ', [publisher, published]), accessed]),
      group(' ', [term('page', { form: 'short' }), text('page')]),
    ]),
  ),
  otherwise(
    group('. ', [
      author,
      group(' ', [
        text('title'),
        medium,
        choose(when({ type: 'thesis' }, text('genre', { prefix: '[', suffix: ']' }))),
      ]),
      text('container-title'),
      edition,
      group(' ', [group('; ', [choose(when({ type: 'speech' }, presented)), publisher, published]), accessed]),
      choose(when({ type: 'report' }, group(' ', [value('Report No.:'), text('number')]))),
    ]),
  ),
)

/** An entry ends in an address, else in a period. */
const access = choose(
  when(
    { match: 'any', variable: 'DOI URL' },
    group(
      ' ',
      [
        term('available-at', { textCase: 'capitalize-first', suffix: ':' }),
        choose(when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })), otherwise(text('URL'))),
      ],
      { prefix: '. ' },
    ),
  ),
  otherwise(value('.')),
)

/** The style of the National Library of Medicine, known by the name of Vancouver. */
export const vancouver = (): BuiltInStyle =>
  style({
    title: 'Vancouver',
    locales: [words('en', 'available-at: available from\npresented-at: presented at')],
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: ',',
      collapse: 'citation-number',
      sort: [byVariable('citation-number')],
      layout: [
        group(' ', [
          text('citation-number'),
          group(' ', [label('locator', { form: 'short' }), text('locator')], { prefix: '(', suffix: ')' }),
        ]),
      ],
    },
    options: { pageRangeFormat: 'minimal', initializeWithHyphen: false, demoteNonDroppingParticle: 'sort-only' },
    bibliography: {
      names: { etAlMin: 7, etAlUseFirst: 6 },
      secondFieldAlign: true,
      layout: [text('citation-number', { suffix: '.' }), group('', [body, access])],
    },
  })
