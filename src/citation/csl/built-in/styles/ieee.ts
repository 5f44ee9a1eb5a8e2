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

const people = { and: 'text', delimiter: ', ', initializeWith: '. ' } as const
const etAl = { italic: true }
const role = label(undefined, { form: 'short', prefix: ', ', textCase: 'capitalize-first' })

const editors = names('editor', { name: people, etAl, label: role })

const author = names('author', {
  name: people,
  etAl,
  substitute: [editors, names('translator', { name: people, etAl, label: role })],
})

/** Types of independent works, dated by year only. */
const alone = 'bill book graphic legal_case legislation song'
const onWeb = 'post post-weblog webpage'

const title = choose(
  when({ type: `${alone} motion_picture` }, text('title', { italic: true })),
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

/** Which volume and issue, or how many. */
const volumes = group(', ', [
  group(' ', [label('volume', { form: 'short' }), number('volume')]),
  group(' ', [number('number-of-volumes'), term('volume', { form: 'short', plural: true })]),
  group(' ', [label('issue', { form: 'short', plural: 'never' }), number('issue')]),
])
const container = short('container-title', { italic: true })
/** The event. Works with proceedings omit its title and name the proceedings instead. */
const event = group(', ', [
  choose(when({ match: 'none', variable: 'container-title' }, group(' ', [term('presented-at'), text('event-title')]))),
  text('event-place'),
])

const articleNumber = group(' ', [
  term('article-locator', { form: 'short', textCase: 'capitalize-first' }),
  term('issue', { form: 'short' }),
  text('number'),
])

const released = group('', [toTheDay], { prefix: '(', suffix: ')' })

/** The elements between the authors and the access details. */
const body = choose(
  when(
    { type: 'article-journal' },
    group(', ', [
      author,
      title,
      container,
      volumes,
      choose(when({ variable: 'number' }, articleNumber), otherwise(pages)),
      toTheMonth,
    ]),
  ),
  when(
    { type: alone },
    group('. ', [group(', ', [author, title, edition, volumes]), group(', ', [placed, toTheYear, pages])]),
  ),
  when(
    { type: 'chapter' },
    group(', ', [
      author,
      title,
      inContainer,
      edition,
      volumes,
      choose(when({ variable: 'editor' }, group(' ', [editors, placed])), otherwise(placed)),
      toTheYear,
      pages,
    ]),
  ),
  when(
    { type: 'paper-conference' },
    group(', ', [author, title, inContainer, event, toTheMonth, edition, volumes, pages]),
  ),
  when({ type: 'speech' }, group(', ', [author, title, inContainer, event, toTheDay, volumes, pages])),
  when(
    { type: 'report' },
    group(', ', [author, title, published, group(' ', [text('genre'), text('number')]), toTheMonth]),
  ),
  when({ type: 'thesis' }, group(', ', [author, title, text('genre'), published, toTheYear])),
  when({ type: onWeb }, group(', ', [author, title, text('container-title', { italic: true }), toTheDay])),
  when(
    { type: 'motion_picture', variable: 'publisher-place' },
    group('. ', [group(', ', [author, text('publisher-place')]), group(', ', [title, released])]),
  ),
  when({ type: 'motion_picture' }, group(', ', [author, title, released])),
  when({ type: 'patent' }, group(', ', [author, title, text('number'), toTheDay])),
  when(
    {
      type: 'article-magazine article-newspaper broadcast interview manuscript map personal_communication',
    },
    group(', ', [author, title, container, volumes, published, pages, toTheDay]),
  ),
  otherwise(group('. ', [group(', ', [author, title, container, volumes]), group(', ', [published, pages, toTheDay])])),
)

const medium = choose(
  when({ variable: 'medium' }, text('medium', { textCase: 'capitalize-first' })),
  when(
    { type: 'motion_picture' },
    group(' ', [term('online', { textCase: 'capitalize-first' }), term('video', { textCase: 'capitalize-first' })]),
  ),
  otherwise(term('online', { textCase: 'capitalize-first' })),
)

const online = group('. ', [
  group(': ', [term('accessed', { textCase: 'capitalize-first' }), accessed]),
  group('', [medium], { prefix: '[', suffix: ']' }),
  group(' ', [term('available-at', { textCase: 'capitalize-first', suffix: ':' }), text('URL')]),
])

/** The access details. A period follows a DOI, but not a URL. */
const access = choose(
  when(
    { type: onWeb },
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
  when({ type: 'article-journal', variable: 'URL' }, group('', [online], { prefix: ', ' })),
  when({ variable: 'URL' }, group('', [online], { prefix: '. ' })),
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
      look: { entrySpacing: 0 },
      names: { etAlMin: 7, etAlUseFirst: 1 },
      secondFieldAlign: true,
      layout: [text('citation-number', { prefix: '[', suffix: ']' }), group('', [body, access])],
    },
  })
