import type { Node } from '../../processor/compile/nodes.ts'
import type { BuiltInStyle } from '../built-in-style.ts'
import {
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  number,
  numberedEdition,
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

const everyone = { and: 'text', delimiter: ', ', initializeWith: '. ' } as const
/** The name options of authors and their substitutes: seven or more names are shortened to the first. */
const people = { ...everyone, etAlMin: 7, etAlUseFirst: 1 } as const
const etAl = { italic: true }
const role = label(undefined, { form: 'short', prefix: ', ', textCase: 'capitalize-first' })

/** The editors of the book that contains a work. The list is never shortened. */
const editors = names('editor', { name: everyone, label: role })

const author = names('author', {
  name: people,
  etAl,
  substitute: [
    names('editor', { name: people, etAl, label: role }),
    names('translator', { name: people, etAl, label: role }),
    names('director', { name: people, etAl }),
  ],
})

/** Types of independent works that are dated only by year. */
const alone = 'bill book graphic legal_case legislation song'
const onWeb = 'post post-weblog webpage'

const title = choose(
  when({ type: `${alone} motion_picture software standard` }, text('title', { italic: true })),
  otherwise(text('title', { quotes: true })),
)

const toTheDay = date('issued', { form: 'text' })
const toTheMonth = date('issued', { parts: [part('month', { form: 'short', suffix: ' ' }), part('year')] })
const toTheYear = year('issued')

const pages = group(' ', [label('page', { form: 'short' }), text('page')])

const edition = numberedEdition(text('edition', { textCase: 'capitalize-first', suffix: '.' }))

const placed = group(': ', [text('publisher-place'), text('publisher')])
const published = group(', ', [text('publisher'), text('publisher-place')])
const container = text('container-title', { italic: true })
const inContainer = group(' ', [term('in'), container])

const volumes = group(', ', [
  group(' ', [label('volume', { form: 'short', plural: 'never' }), number('volume')]),
  group(' ', [number('number-of-volumes'), term('volume', { form: 'short', plural: true })]),
  group(' ', [label('issue', { form: 'short', plural: 'never' }), number('issue')]),
])

const series = choose(
  when(
    { variable: 'collection-title' },
    group(' ', [
      term('in'),
      group(', ', [
        text('collection-title'),
        text('collection-number', { prefix: 'no. ' }),
        text('volume', { prefix: 'vol. ' }),
      ]),
    ]),
  ),
)

const event = choose(
  when({ variable: 'container-title' }, inContainer),
  otherwise(group(' ', [term('presented-at'), text('event-title')])),
)

const articleNumber = group(' ', [
  term('article-locator', { form: 'short', textCase: 'capitalize-first' }),
  term('issue', { form: 'short' }),
  text('number'),
])

const released = group('', [toTheDay], { prefix: '(', suffix: ')' })

const status = choose(
  when({ match: 'none', variable: 'page issue volume' }, text('status', { textCase: 'capitalize-first', bold: true })),
)

const numbered = group(' ', [text('genre'), text('number')])
const site = choose(when({ variable: 'publisher-place' }, text('publisher-place')), otherwise(text('event-place')))

const presentation = (publisher: Node, issued: Node): Node =>
  group(', ', [author, title, event, editors, group('. ', [series, group(', ', [publisher, issued, pages, status])])])

const body = choose(
  when(
    { type: 'article-journal' },
    group(', ', [
      author,
      title,
      short('container-title', { italic: true }),
      volumes,
      choose(when({ variable: 'number' }, articleNumber), otherwise(pages)),
      toTheMonth,
      status,
    ]),
  ),
  when(
    { type: alone },
    group(', ', [
      author,
      group('. ', [group(', ', [title, edition, volumes]), series, group(', ', [placed, toTheYear, pages])]),
    ]),
  ),
  when(
    { type: 'chapter' },
    group(', ', [
      author,
      title,
      inContainer,
      edition,
      volumes,
      editors,
      group('. ', [
        series,
        group(', ', [
          placed,
          toTheYear,
          group(' ', [label('chapter-number', { form: 'short' }), text('chapter-number')]),
          pages,
        ]),
      ]),
    ]),
  ),
  when({ type: 'paper-conference' }, presentation(placed, toTheMonth)),
  when({ type: 'speech' }, presentation(published, toTheDay)),
  when({ type: 'report' }, group(', ', [author, title, published, numbered, toTheMonth])),
  when({ type: 'thesis' }, group(', ', [author, title, text('genre'), published, toTheYear])),
  when({ type: 'software' }, group(', ', [author, group('. ', [title, released, text('genre'), published])])),
  when(
    { type: 'article' },
    group(', ', [
      author,
      title,
      toTheDay,
      group(': ', [group(', ', [text('publisher'), text('publisher-place')], { italic: true }), text('number')]),
    ]),
  ),
  when({ type: onWeb }, group(', ', [author, title, text('container-title')])),
  when({ type: 'standard' }, group(', ', [author, title, numbered, site, toTheDay])),
  when(
    { type: 'motion_picture' },
    choose(
      when(
        { match: 'any', variable: 'publisher-place event-place' },
        group('. ', [group(', ', [author, site]), group(', ', [title, released])]),
      ),
      otherwise(group(', ', [author, title, released])),
    ),
  ),
  when({ type: 'patent' }, group(', ', [author, title, text('number'), toTheDay])),
  when(
    { type: 'article-magazine article-newspaper broadcast interview manuscript map personal_communication' },
    group(', ', [author, title, container, volumes, published, pages, toTheDay]),
  ),
  otherwise(
    group(', ', [
      author,
      group('. ', [group(', ', [title, container, volumes]), series, group(', ', [published, pages, toTheDay])]),
    ]),
  ),
)

const accessed = group(': ', [term('accessed', { textCase: 'capitalize-first' }), date('accessed', { form: 'text' })])
const onlineWord = term('online', { textCase: 'capitalize-first' })
const available = group(': ', [term('available-at', { textCase: 'capitalize-first' }), text('URL')])

const medium = choose(
  when({ variable: 'medium' }, text('medium', { textCase: 'capitalize-first' })),
  when({ type: 'motion_picture' }, group(' ', [onlineWord, term('video', { textCase: 'capitalize-first' })])),
  otherwise(onlineWord),
)

const readAt = (kind: Node): Node => group('. ', [accessed, group('', [kind], { prefix: '[', suffix: ']' }), available])
const online = readAt(medium)

/** The access details. A period follows a DOI, but not a URL. */
const access = choose(
  when(
    { type: onWeb },
    choose(when({ variable: 'URL' }, group('', [readAt(onlineWord)], { prefix: '. ' })), otherwise(value('.'))),
  ),
  when(
    { variable: 'DOI' },
    choose(
      when({ type: 'article-journal' }, text('DOI', { prefix: ', doi: ', suffix: '.' })),
      otherwise(text('DOI', { prefix: '. doi: ', suffix: '.' })),
    ),
  ),
  when({ type: 'article-journal', variable: 'URL' }, group('', [online], { prefix: ', ' })),
  when({ variable: 'URL' }, group('', [online], { prefix: '. ' })),
  otherwise(value('.')),
)

/** Builds the style of the Institute of Electrical and Electronics Engineers. */
export const ieee = (): BuiltInStyle =>
  style({
    title: 'IEEE Reference Guide 2023',
    locales: [
      words(
        'en',
        'chapter: chapter|chapters; short ch.|ch.\nchapter-number: chapter|chapters; short ch.|ch.\n' +
          'available-at: available\npresented-at: presented at the\n' +
          // Months are abbreviated to three letters.
          'month-06: June; short Jun.\nmonth-07: July; short Jul.\nmonth-09: September; short Sep.',
        '{MMM} |{dd}, |{y}',
      ),
    ],
    citation: {
      delimiter: ', ',
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
      look: { entrySpacing: 0 },
      secondFieldAlign: true,
      layout: [text('citation-number', { prefix: '[', suffix: ']' }), group('', [body, access])],
    },
  })
