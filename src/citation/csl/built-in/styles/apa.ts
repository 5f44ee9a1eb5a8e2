import type { BuiltInStyle } from '../built-in-style.ts'
import {
  by,
  byVariable,
  choose,
  date,
  group,
  label,
  names,
  otherwise,
  term,
  text,
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../make-locale.ts'
import { style } from '../make-style.ts'
import { issued, shortDate } from './apa-dates.ts'
import { legal } from './apa-laws.ts'
import { author, shortAuthor } from './apa-names.ts'
import {
  descriptionInBrackets,
  inSentence,
  journals,
  laws,
  ofContainer,
  onSite,
  role,
  title,
  titleAndMore,
} from './apa-titles.ts'

/** The journal, with volume, issue and pages. */
const journal = group(', ', [
  text('container-title', { italic: true, textCase: 'title' }),
  choose(
    when(
      { variable: 'volume' },
      group('', [text('volume', { italic: true }), text('issue', { prefix: '(', suffix: ')' })]),
    ),
    otherwise(text('issue', { italic: true })),
  ),
  choose(
    when(
      { variable: 'number' },
      group(' ', [term('article-locator', { textCase: 'capitalize-first' }), text('number')]),
    ),
    otherwise(text('page')),
  ),
])

/** The book or the proceedings. */
const inBook = choose(
  when(
    { variable: 'container-title' },
    group(' ', [
      term('in', { textCase: 'capitalize-first' }),
      group(', ', [
        choose(
          when(
            { match: 'any', variable: 'editor translator' },
            names('editor translator', { name: inSentence, label: role, delimiter: ', & ' }),
          ),
          otherwise(names('container-author', { name: inSentence })),
        ),
        text('container-title', { italic: true }),
      ]),
      group('', [ofContainer], { prefix: '(', suffix: ')' }),
      choose(when({ type: 'report speech' }, descriptionInBrackets)),
    ]),
  ),
)

const container = choose(
  when({ match: 'any', type: journals }, choose(when({ variable: 'container-title' }, journal))),
  when(
    { type: 'paper-conference' },
    choose(
      when({ match: 'any', variable: 'editor collection-editor' }, inBook),
      otherwise(choose(when({ variable: 'author container-title' }, journal), otherwise(inBook))),
    ),
  ),
  when({ match: 'none', type: onSite }, inBook),
)

/** The meeting, unless its proceedings were edited. */
const event = choose(
  when(
    { match: 'none', variable: 'editor page' },
    group(', ', [text('event-title'), choose(when({ variable: 'event-title' }, text('event-place')))]),
  ),
)

const publisher = group('; ', [
  choose(
    when({ type: onSite }, group('; ', [text('container-title', { textCase: 'title' }), text('publisher')])),
    when({ type: journals, variable: 'container-title' }),
    when({ type: 'thesis' }, choose(when({ match: 'none', variable: 'DOI URL archive' }, text('publisher')))),
    when({ type: 'paper-conference' }, choose(when({ match: 'any', variable: 'editor' }, text('publisher')))),
    otherwise(text('publisher')),
  ),
  choose(
    when(
      { variable: 'archive-place' },
      group(', ', [text('archive_location'), text('archive'), text('archive-place')]),
    ),
    otherwise(text('archive')),
  ),
])

const access = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })),
  when({ match: 'any', variable: 'issued status' }, text('URL')),
  when(
    { variable: 'URL accessed' },
    group(' ', [
      term('retrieved', { textCase: 'capitalize-first' }),
      date('accessed', { form: 'text', suffix: ',' }),
      term('from'),
      text('URL'),
    ]),
  ),
  otherwise(text('URL')),
)

/** When the work first came out. */
const original = group(
  ' ',
  [term('original-work-published', { textCase: 'capitalize-first' }), year('original-date')],
  {
    prefix: '(',
    suffix: ')',
  },
)

const locator = choose(
  when({ locator: 'chapter' }, group(' ', [label('locator', { textCase: 'capitalize-first' }), text('locator')])),
  otherwise(group(' ', [label('locator', { form: 'short' }), text('locator')])),
)

/** The style of the American Psychological Association, seventh edition. */
export const apa = (): BuiltInStyle =>
  style({
    title: 'American Psychological Association 7th edition',
    volumes: 'with-title-or-letter',
    options: { demoteNonDroppingParticle: 'never', pageRangeFormat: 'expanded' },
    locales: [
      words(undefined, 'original-work-published: original work published'),
      words('de', 'et-al: et al.\noriginal-work-published: Originalwerk veröffentlicht'),
      words(
        'en',
        `interviewer: interviewer|interviewers
issue: issue|issues; short no.|nos.
translator: translator|translators; short trans.|trans.
review-of: review of
bc: B.C.E.
ad: C.E.
circa: circa; short ca.`,
      ),
      words('es', 'original-work-published: obra original publicada en'),
      words('fr', 'original-work-published: œuvre originale publiée en'),
    ],
    citation: {
      prefix: '(',
      suffix: ')',
      delimiter: '; ',
      names: { etAlMin: 3, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      givenNameRule: 'primary-name-with-initials',
      addYearSuffix: true,
      collapse: 'year',
      sort: [by([author], { names: { etAlMin: 3, etAlUseFirst: 1 } }), byVariable('issued')],
      layout: [group(', ', [shortAuthor, shortDate, locator])],
    },
    bibliography: {
      look: { hangingIndent: true, entrySpacing: 0, lineSpacing: 2 },
      names: { etAlMin: 21, etAlUseFirst: 19, etAlUseLast: true },
      sort: [by([author]), by([shortDate]), byVariable('issued'), by([title])],
      suffix: '',
      layout: [
        group(' ', [
          choose(
            when(
              { type: 'treaty' },
              group('', [
                group(', ', [legal, access]),
                choose(when({ match: 'none', variable: 'DOI URL' }, value('.'))),
              ]),
            ),
            when({ type: laws }, group('', [legal], { suffix: '.' })),
            otherwise(
              group(
                '. ',
                [author, group('', [issued], { prefix: '(', suffix: ')' }), titleAndMore, container, event, publisher],
                { suffix: '.' },
              ),
            ),
          ),
          choose(when({ match: 'none', type: 'treaty' }, access)),
          original,
        ]),
      ],
    },
  })
