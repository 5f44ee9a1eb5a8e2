import type { BuiltInStyle } from '../built-in-style.ts'
import {
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  numberedEdition,
  otherwise,
  short,
  term,
  text,
  when,
  year,
} from '../elements.ts'
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'
import { serial } from './kinds.ts'
import { available, found, nlmSeries, pages, people, pubMed, reportNumber, role } from './vancouver-ends.ts'

const editors = names('editor', { name: people, label: role })
const author = names('author', {
  name: people,
  label: role,
  substitute: [
    names('editor-translator'),
    names('editor translator', { name: people, label: role, delimiter: ', ' }),
    names('editor'),
    names('collection-editor'),
  ],
})

const reviews = 'review review-book'
const parts = 'chapter entry-dictionary entry-encyclopedia paper-conference'
const laws = 'bill legislation'

const internet = term('internet', { textCase: 'capitalize-first', prefix: '[', suffix: ']' })
const medium = choose(
  when({ variable: 'medium' }, text('medium', { textCase: 'capitalize-first', prefix: '[', suffix: ']' })),
  when({ match: 'any', type: parts }),
  when({ variable: 'URL' }, internet),
)

const accessed = choose(
  when(
    { variable: 'URL' },
    group(' ', [term('cited'), date('accessed', { form: 'text' })], { prefix: '[', suffix: ']' }),
  ),
)

const edition = numberedEdition()

const publisher = choose(
  when(
    { match: 'none', type: serial },
    group(': ', [
      choose(
        when({ type: 'thesis' }, text('publisher-place', { prefix: '[', suffix: ']' })),
        when({ match: 'none', type: 'speech' }, text('publisher-place')),
      ),
      text('publisher'),
    ]),
  ),
)

const toTheDay = date('issued', { form: 'text' })
const inYear = year('issued')

const dated = choose(
  when(
    { type: serial },
    group(':', [
      group(' ', [toTheDay, choose(...found, otherwise(accessed))]),
      choose(when({ type: 'article-newspaper' }, text('page'))),
    ]),
  ),
  when({ type: laws }, toTheDay),
  when({ type: 'report' }, group(' ', [date('issued', { form: 'text', shown: ['year', 'month'] }), accessed])),
  when({ type: 'patent' }, group(' ', [group(', ', [text('number'), inYear]), accessed])),
  when({ type: 'speech' }, group('; ', [group(' ', [toTheDay, accessed]), text('event-place')])),
  otherwise(group(' ', [inYear, accessed])),
)

const supplement = group(' ', [
  choose(
    when(
      { isNumeric: 'supplement-number' },
      term('supplement', { form: 'short', stripPeriods: true, textCase: 'capitalize-first' }),
    ),
  ),
  text('supplement-number', { textCase: 'capitalize-first' }),
])
const place = choose(
  when(
    { type: 'article-journal article-magazine periodical post-weblog review review-book' },
    group(':', [
      group('', [
        text('collection-title'),
        text('volume'),
        group(' ', [text('issue'), supplement], { prefix: '(', suffix: ')' }),
      ]),
      choose(when({ variable: 'number' }, text('number')), otherwise(text('page'))),
    ]),
  ),
)

const volume = group(' ', [
  choose(when({ isNumeric: 'volume' }, label('volume', { form: 'short', textCase: 'capitalize-first' }))),
  text('volume'),
])
const part = group(' ', [
  choose(when({ isNumeric: 'part-number' }, term('part', { form: 'short', textCase: 'capitalize-first' }))),
  text('part-number'),
])

const ofVolume = choose(
  when(
    { match: 'any', variable: 'volume-title part-title' },
    group(', ', [volume, text('volume-title'), part, text('part-title')]),
  ),
)

/**
 * The periodical or book; if there is none, the section and number of a law, the event of a talk, or the volume and
 * part.
 */
const container = choose(
  when({ type: 'webpage' }),
  when(
    { variable: 'container-title' },
    group('. ', [
      group(' ', [
        choose(
          when({ type: `article-journal ${reviews}` }, short('container-title', { stripPeriods: true })),
          otherwise(group(', ', [text('container-title'), ofVolume])),
        ),
        choose(...found, when({ variable: 'URL' }, internet)),
      ]),
      edition,
    ]),
  ),
  when(
    { type: laws },
    group(', ', [
      group(' ', [term('section', { form: 'short', textCase: 'capitalize-first' }), text('section')]),
      text('number'),
    ]),
  ),
  when(
    { type: 'speech' },
    group(': ', [
      group(' ', [text('genre', { textCase: 'capitalize-first' }), term('presented-at')]),
      text('event-title'),
    ]),
  ),
  otherwise(group(', ', [group(', ', [volume, text('volume-title')]), group(', ', [part, text('part-title')])])),
)

const inContainer = choose(
  when(
    { type: parts },
    choose(
      when(
        { match: 'any', variable: 'container-title editor volume volume-title part-number part-title' },
        group(': ', [term('in', { textCase: 'capitalize-first' }), group('. ', [editors, container])]),
      ),
    ),
  ),
  otherwise(group('. ', [editors, container])),
)

/**
 * The test for a web page of a site. The entry of such a page has the title of the site before the title of the page.
 */
const isPageOfSite = { type: 'webpage', variable: 'container-title' } as const
const title = group(' ', [
  choose(
    when(isPageOfSite, text('container-title')),
    when({ type: serial }, group('. ', [text('title'), part, text('part-title')])),
    otherwise(text('title')),
  ),
  text('genre', { prefix: '[', suffix: ']' }),
  choose(when(isPageOfSite, medium), when({ match: 'none', variable: 'container-title' }, medium)),
])

/** Builds the Vancouver style as specified by the National Library of Medicine. */
export const vancouver = (): BuiltInStyle =>
  style({
    title: 'NLM/Vancouver: Citing Medicine 2nd edition (citation-sequence)',
    volumes: 'as-written',
    locales: [
      words(
        'en',
        'available-at: available from\ncollection-editor: editor|editors\npresented-at: presented at\n' +
          'section: section|sections; short sect.|sects.\nsupplement: supplement|supplements; short suppl.|suppls.\n' +
          // Months are abbreviated to three letters.
          'month-06: June; short Jun.\nmonth-07: July; short Jul.\nmonth-09: September; short Sep.',
        '{y}| {-MMM}| {d}',
      ),
      words('fr', '', '{d}| {-MMM}| {y}'),
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
      layout: [
        text('citation-number', { suffix: '.' }),
        group(' ', [
          group(
            '. ',
            [
              author,
              title,
              choose(when({ match: 'none', variable: 'container-title' }, edition)),
              inContainer,
              group('; ', [publisher, group(';', [dated, place])]),
              pages,
              choose(when(isPageOfSite, text('title'))),
              nlmSeries,
              reportNumber,
            ],
            { suffix: '.' },
          ),
          available,
          pubMed,
        ]),
      ],
    },
  })
