import type { BuiltInStyle } from '../built-in-style.ts'
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
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'

const people = { delimiter: ', ', initializeWith: '', nameAsSortOrder: 'all', sortSeparator: ' ' } as const
const role = label(undefined, { prefix: ', ' })

const editors = names('editor', { name: people, label: role })
const author = names('author', { name: people, substitute: [editors] })

const articles = 'article-journal article-magazine article-newspaper'
const reviews = 'review review-book'
const parts = 'chapter entry-dictionary entry-encyclopedia paper-conference'
const laws = 'bill legislation'

/** The medium after the title of a published item: `[Internet]` for an item with a URL or DOI. */
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

const presented = group(': ', [
  choose(
    when({ variable: 'genre' }, group(' ', [text('genre', { textCase: 'capitalize-first' }), term('presented-at')])),
  ),
  text('event-title'),
])
const toTheDay = date('issued', { parts: [part('year'), monthPart, dayPart] })
const published = choose(
  when({ type: 'report' }, date('issued', { parts: [part('year'), monthPart] })),
  when({ type: 'speech' }, toTheDay),
  when({ type: 'patent' }, group(', ', [text('number'), year('issued')])),
  otherwise(year('issued')),
)
const dated = group(' ', [published, accessed])
const lawDate = group(', ', [
  date('issued', { delimiter: ' ', parts: [part('month', { form: 'short', stripPeriods: true }), part('day')] }),
  year('issued'),
])

const section = group(' ', [label('section', { form: 'short', textCase: 'capitalize-first' }), text('section')])

const periodical = group(' ', [short('container-title', { stripPeriods: true }), medium])

const where = group('', [
  text('volume'),
  text('issue', { prefix: '(', suffix: ')' }),
  choose(when({ match: 'any', variable: 'volume issue' }, text('page', { prefix: ':' })), otherwise(text('page'))),
])
const pages = group(' ', [term('page', { form: 'short' }), text('page')])

const volume = group(' ', [label('volume', { form: 'short', textCase: 'capitalize-first' }), text('volume')])

/** The volume and its title, if any. A series volume is printed with the series. */
const container = group(', ', [
  choose(when({ match: 'none', variable: 'collection-title' }, volume)),
  text('container-title'),
])
const series = choose(
  when(
    { variable: 'collection-title' },
    group('; ', [text('collection-title'), group(' ', [label('volume', { form: 'short' }), text('volume')])], {
      prefix: '(',
      suffix: ')',
    }),
  ),
)

const titled = group(' ', [
  text('title'),
  choose(when({ match: 'none', type: reviews }, medium)),
  choose(when({ type: 'thesis' }, text('genre', { prefix: '[', suffix: ']' }))),
])
/** The people and the edition behind a title. */
const made = group('. ', [edition, editors])

const article = group('. ', [
  author,
  text('title'),
  editors,
  periodical,
  edition,
  // The semicolon stays where nothing follows it, as in the official style.
  group('', [group(' ', [toTheDay, accessed], { suffix: ';' }), where]),
])

const body = choose(
  when({ type: articles }, article),
  when({ type: reviews, variable: 'container-title' }, article),
  when(
    { type: parts },
    group('. ', [
      author,
      text('title'),
      choose(
        when(
          { match: 'any', variable: 'container-title editor' },
          group(' ', [
            term('in', { textCase: 'capitalize-first', suffix: ':' }),
            group('. ', [
              editors,
              choose(when({ variable: 'container-title' }, group(' ', [text('container-title'), medium]))),
            ]),
          ]),
        ),
      ),
      edition,
      group(' ', [group('; ', [publisher, published]), accessed]),
      pages,
      series,
    ]),
  ),
  when(
    { type: laws },
    group('. ', [
      author,
      titled,
      made,
      group(' ', [
        choose(
          when({ variable: 'section' }, group('. ', [text('container-title'), group(', ', [section, text('number')])])),
          otherwise(group(', ', [text('container-title'), text('number')])),
        ),
        group('; ', [publisher, lawDate]),
        pages,
      ]),
      series,
    ]),
  ),
  otherwise(
    group('. ', [
      author,
      titled,
      made,
      choose(when({ match: 'none', type: 'speech' }, container)),
      group(' ', [
        group('; ', [
          choose(when({ type: 'speech' }, presented)),
          publisher,
          // That of a review ends in a semicolon even where it is in no journal, as in the official style.
          choose(when({ type: reviews }, group('', [dated], { suffix: ';' })), otherwise(dated)),
          choose(when({ type: 'speech' }, text('event-place'))),
        ]),
        choose(when({ type: 'report speech' }, pages)),
      ]),
      choose(when({ match: 'none', type: 'book report speech' }, pages)),
      series,
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
    locales: [
      words(
        'en',
        'available-at: available from\npresented-at: presented at\nsection: section|sections; short sect.|sects.\n' +
          // Months have three letters.
          'month-06: June; short Jun.\nmonth-07: July; short Jul.\nmonth-09: September; short Sep.',
      ),
    ],
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
