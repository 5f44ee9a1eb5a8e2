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
import {
  access,
  alone,
  archive,
  bookTitle,
  edited,
  firstNames,
  listedNames,
  ordinalEdition,
  partTitle,
  shortRole,
  volumesOfBook,
} from './chicago.ts'

const author = names('author', {
  name: listedNames,
  label: shortRole,
  substitute: [
    names('editor'),
    names('translator'),
    names('director'),
    group('', [choose(when({ type: alone }, bookTitle), otherwise(partTitle))]),
  ],
})

const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ', initializeWith: '. ' },
  substitute: [
    names('editor'),
    names('translator'),
    names('director'),
    choose(
      when({ type: alone }, short('title', { italic: true, textCase: 'title' })),
      otherwise(short('title', { quotes: true, textCase: 'title' })),
    ),
  ],
})

const issued = choose(
  when(
    { variable: 'issued' },
    group(' ', [year('original-date', { prefix: '(', suffix: ')' }), group('', [year('issued'), text('year-suffix')])]),
  ),
  when({ variable: 'status' }, text('status')),
  otherwise(term('no-date', { form: 'short' })),
)

const title = choose(
  when(
    { type: alone },
    group(' ', [bookTitle, group(' ', [term('version'), text('version')], { prefix: '(', suffix: ')' })]),
  ),
  otherwise(partTitle),
)

const publisher = group(': ', [text('publisher-place'), text('publisher')])
const toTheDay = date('issued', { form: 'text' })

/** The issue, or the month or day of what has none. */
const journal = group(': ', [
  group(' ', [
    text('container-title', { italic: true, textCase: 'title' }),
    text('volume'),
    choose(
      when({ variable: 'issue' }, text('issue', { prefix: '(', suffix: ')' })),
      otherwise(date('issued', { delimiter: ' ', prefix: '(', suffix: ')', parts: [part('month'), part('day')] })),
    ),
  ]),
  text('page'),
])

const body = choose(
  when({ type: 'article-journal' }, group('. ', [title, text('genre', { textCase: 'capitalize-first' }), journal])),
  when(
    { type: 'article-magazine article-newspaper' },
    group('. ', [title, group(', ', [text('container-title', { italic: true, textCase: 'title' }), toTheDay])]),
  ),
  when(
    { type: 'post post-weblog webpage' },
    group('. ', [
      title,
      text('genre', { textCase: 'capitalize-first' }),
      choose(
        when({ type: 'post-weblog' }, text('container-title', { italic: true, textCase: 'title', suffix: ' (blog)' })),
        otherwise(text('container-title', { italic: true, textCase: 'title' })),
      ),
      publisher,
      toTheDay,
    ]),
  ),
  when(
    { type: 'chapter paper-conference entry-dictionary entry-encyclopedia' },
    group('. ', [
      title,
      text('genre', { textCase: 'capitalize-first' }),
      group(' ', [
        term('in', { textCase: 'capitalize-first' }),
        group(', ', [
          text('container-title', { italic: true, textCase: 'title' }),
          edited('verb'),
          ordinalEdition,
          group(':', [number('volume'), text('page')]),
        ]),
      ]),
      publisher,
    ]),
  ),
  when({ type: 'personal_communication' }, group(', ', [title, toTheDay])),
  when(
    { type: 'thesis' },
    group('. ', [title, group(', ', [text('genre', { textCase: 'capitalize-first' }), publisher])]),
  ),
  when(
    { type: 'speech' },
    group('. ', [
      title,
      group(', ', [
        text('genre', { textCase: 'capitalize-first' }),
        group(' ', [term('presented-at'), text('event-title')]),
        text('event-place'),
        date('issued', { delimiter: ' ', parts: [part('month'), part('day')] }),
      ]),
    ]),
  ),
  otherwise(
    group('. ', [
      title,
      choose(
        when({ type: 'report' }, group(' ', [text('genre', { textCase: 'capitalize-first' }), text('number')])),
        otherwise(text('genre', { textCase: 'capitalize-first' })),
      ),
      text('container-title', { italic: true, textCase: 'title' }),
      group('. ', [edited('verb-first'), ordinalEdition, choose(when({ type: 'book' }, volumesOfBook))]),
      publisher,
    ]),
  ),
)

/** The author-date style of the Chicago Manual of Style, seventeenth edition. */
export const chicagoAuthorDate = (): BuiltInStyle =>
  style({
    title: 'Chicago Manual of Style 17th edition (author-date)',
    locales: [
      words(
        'en',
        'editor: editor|editors; short ed.|eds.; verb edited by; verb-short ed.\ntranslator: translator|translators; short trans.|trans.; verb translated by; verb-short trans.',
      ),
    ],
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 4, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      givenNameRule: 'primary-name',
      addYearSuffix: true,
      collapse: 'year',
      afterCollapseDelimiter: '; ',
      layout: [
        group(', ', [
          group(' ', [citedAuthor, issued]),
          choose(
            when({ match: 'any', locator: 'page line' }, text('locator')),
            otherwise(group(' ', [label('locator', { form: 'short' }), text('locator')])),
          ),
        ]),
      ],
    },
    options: { demoteNonDroppingParticle: 'display-and-sort', pageRangeFormat: 'chicago' },
    bibliography: {
      names: { etAlMin: 11, etAlUseFirst: 7 },
      subsequentAuthor: { substitute: '———', rule: 'complete-all' },
      suffix: '.',
      sort: [by([firstNames]), byVariable('issued'), byVariable('title')],
      layout: [group('. ', [author, issued, body, archive, access])],
    },
  })
