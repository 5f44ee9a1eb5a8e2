import type { Node } from '../../processor/nodes.ts'
import type { BuiltInStyle } from '../built-in-style.ts'
import {
  by,
  byVariable,
  choose,
  date,
  group,
  type Look,
  names,
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
import {
  access,
  addressed,
  alone,
  archive,
  bookOfPart,
  bookTitle,
  contributors,
  firstNames,
  genre,
  granted,
  interviewer,
  listedNames,
  located,
  medium,
  ofNewspaper,
  ordinalEdition,
  parts,
  partTitle,
  presented,
  reviewed,
  series,
  shortRole,
  unstyled,
  volumeOfPart,
  volumesOfBook,
} from './chicago.ts'

const reviews = 'review review-book'
/** Types cited by the name of the newspaper or magazine if they have no author. */
const papers = `article-magazine article-newspaper ${reviews}`
const container = text('container-title', { italic: true, textCase: 'title' })

const author = names('author', {
  name: listedNames,
  label: shortRole,
  substitute: [
    names('editor'),
    names('translator'),
    names('director'),
    choose(
      when({ type: papers }, container),
      when({ type: alone }, bookTitle),
      when({ type: unstyled }, text('title')),
      otherwise(partTitle),
    ),
  ],
})

const citedAuthor = names('author', {
  name: { form: 'short', and: 'text', delimiter: ', ', initializeWith: '. ' },
  substitute: [
    names('editor'),
    names('translator'),
    names('director'),
    choose(
      when({ type: papers }, container),
      when({ type: unstyled }, short('title')),
      when({ type: alone }, short('title', { italic: true, textCase: 'title' })),
      otherwise(short('title', { quotes: true, textCase: 'title' })),
    ),
  ],
})

const dated = (original: Node, ofStatus: Look = {}): Node =>
  choose(
    when({ variable: 'issued' }, group(' ', [original, group('', [year('issued'), text('year-suffix')])])),
    when({ variable: 'status' }, text('status', ofStatus)),
    otherwise(term('no-date', { form: 'short' })),
  )
const issued = dated(year('original-date', { prefix: '(', suffix: ')' }), {
  textCase: 'capitalize-first',
})
const citedYear = dated(year('original-date', { prefix: '[', suffix: ']' }))

const title = choose(
  when({ type: unstyled }, text('title')),
  when({ type: reviews, variable: 'reviewed-author' }, reviewed),
  when(
    { type: alone },
    group(' ', [bookTitle, group(' ', [term('version'), text('version')], { prefix: '(', suffix: ')' })]),
  ),
  otherwise(partTitle),
)

const publisher = group(': ', [text('publisher-place'), text('publisher')])
const toTheDay = date('issued', { form: 'text' })
const monthAndDay = date('issued', { delimiter: ' ', parts: [part('month'), part('day')] })

/** The issue, or the month or day of what has none. */
const journal = group(': ', [
  choose(
    when(
      { variable: 'issue' },
      choose(
        when(
          { variable: 'volume' },
          group(' ', [container, text('volume'), text('issue', { prefix: '(', suffix: ')' })]),
        ),
        otherwise(
          group(' ', [
            group(', ', [container, group(' ', [term('issue', { form: 'short' }), text('issue')])]),
            group('', [date('issued', { parts: [part('month')] })], { prefix: '(', suffix: ')' }),
          ]),
        ),
      ),
    ),
    otherwise(group(' ', [container, text('volume'), group('', [monthAndDay], { prefix: '(', suffix: ')' })])),
  ),
  text('page'),
])

const kind = choose(
  when({ type: 'report' }, group(' ', [genre, text('number')])),
  when({ type: 'patent' }, group('. ', [group(' ', [text('authority'), text('number')]), genre])),
  when({ match: 'none', type: 'personal_communication speech thesis' }, genre),
)

/** Title, people and kind, with which most entries begin. */
const titled = group('. ', [title, interviewer, medium, kind, contributors])

const body = choose(
  when({ type: 'article-journal' }, group('. ', [titled, journal])),
  when({ type: 'article-magazine' }, group('. ', [titled, group(', ', [container, toTheDay])])),
  when({ type: 'article-newspaper' }, group(', ', [group('. ', [titled, container]), toTheDay, ofNewspaper])),
  when(
    { type: parts },
    group('. ', [title, medium, genre, bookOfPart(ordinalEdition), volumeOfPart, series, publisher]),
  ),
  when({ type: 'personal_communication' }, group(', ', [group('. ', [titled, container]), toTheDay])),
  when({ type: 'patent' }, group(', ', [group('. ', [titled, container]), granted])),
  when(
    { type: 'legal_case' },
    group('. ', [
      group(' ', [group(', ', [title, text('volume')]), group(' ', [text('container-title'), text('page')])]),
      text('authority'),
    ]),
  ),
  when({ type: 'thesis' }, group('. ', [titled, group(', ', [genre, publisher])])),
  when({ type: 'speech' }, group('. ', [titled, container, group(', ', [presented, monthAndDay])])),
  when(
    { type: 'post-weblog webpage' },
    group('. ', [
      titled,
      choose(
        when({ type: 'post-weblog' }, text('container-title', { italic: true, textCase: 'title', suffix: ' (blog)' })),
        otherwise(text('container-title', { textCase: 'title' })),
      ),
      publisher,
      toTheDay,
    ]),
  ),
  otherwise(
    group('. ', [
      titled,
      container,
      choose(when({ type: alone }, group('. ', [ordinalEdition, volumesOfBook]))),
      series,
      publisher,
    ]),
  ),
)

/** A letter says beside its author whom it was written to. */
const authorAndKind = choose(
  when({ type: 'personal_communication' }, group('. ', [author, addressed])),
  otherwise(author),
)

/** The author-date style of the Chicago Manual of Style, seventeenth edition. */
export const chicagoAuthorDate = (): BuiltInStyle =>
  style({
    title: 'Chicago Manual of Style 17th edition (author-date)',
    locales: [
      words(
        'en',
        'editor: editor|editors; short ed.|eds.; verb edited by; verb-short ed.\ntranslator: translator|translators; short trans.|trans.; verb translated by; verb-short trans.\nreview-of: review of',
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
          choose(
            when({ match: 'any', variable: 'accessed issued' }, group(' ', [citedAuthor, citedYear])),
            otherwise(group(', ', [citedAuthor, citedYear])),
          ),
          located,
        ]),
      ],
    },
    options: { demoteNonDroppingParticle: 'display-and-sort', pageRangeFormat: 'chicago' },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0 },
      names: { etAlMin: 11, etAlUseFirst: 7 },
      subsequentAuthor: { substitute: '———', rule: 'complete-all' },
      suffix: '.',
      sort: [by([firstNames(names('director'))]), byVariable('issued'), byVariable('title')],
      layout: [
        group('. ', [
          authorAndKind,
          issued,
          body,
          archive,
          choose(when({ match: 'none', type: 'legal_case' }, access)),
        ]),
      ],
    },
  })
