import {
  by,
  byVariable,
  choose,
  date,
  group,
  label,
  names,
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
  contained,
  edition,
  inParentheses,
  inSentence,
  journals,
  listed,
  pages,
  reportNumber,
  role,
  title,
  titleAndMore,
  volumes,
} from './apa-titles.ts'

const dated =
  'article-magazine article-newspaper broadcast event hearing interview motion_picture pamphlet performance personal_communication post post-weblog song speech webpage'

const author = names('author', {
  name: listed,
  substitute: [
    names('illustrator', { name: listed, label: role }),
    names('composer', { name: listed }),
    names('director', { name: listed, label: role }),
    names('editor', { name: listed, label: role }),
    names('translator', { name: listed, label: role }),
    group(' ', [title, group('', [inParentheses], { prefix: '(', suffix: ')' })]),
  ],
})

/** In citations, titles have capitals, and those of parts stand in quotes. */
const shortTitle = choose(
  when({ type: contained, variable: 'container-title' }, short('title', { quotes: true, textCase: 'title' })),
  otherwise(short('title', { italic: true, textCase: 'title' })),
)

const shortAuthor = names('author', {
  name: { form: 'short', and: 'symbol', delimiter: ', ', initializeWith: '. ' },
  substitute: [
    names('illustrator'),
    names('composer'),
    names('director'),
    names('editor'),
    names('translator'),
    shortTitle,
  ],
})

const circa = choose(when({ isUncertain: 'issued' }, term('circa', { form: 'short' })))

const issued = choose(
  when(
    { variable: 'issued' },
    group(', ', [
      group(' ', [circa, group('', [year('issued'), text('year-suffix')])]),
      choose(when({ type: dated }, date('issued', { delimiter: ' ', parts: [part('month'), part('day')] }))),
    ]),
  ),
  when(
    { variable: 'status' },
    group('', [text('status', { textCase: 'lowercase' }), text('year-suffix', { prefix: '-' })]),
  ),
  otherwise(group('', [term('no-date', { form: 'short' }), text('year-suffix', { prefix: '-' })])),
)

const shortDate = choose(
  when(
    { variable: 'issued' },
    group('/', [year('original-date'), group(' ', [circa, group('', [year('issued'), text('year-suffix')])])]),
  ),
  when(
    { variable: 'status' },
    group('', [text('status', { textCase: 'lowercase' }), text('year-suffix', { prefix: '-' })]),
  ),
  otherwise(group('', [term('no-date', { form: 'short' }), text('year-suffix', { prefix: '-' })])),
)

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
const inBook = group(' ', [
  term('in', { textCase: 'capitalize-first' }),
  group(', ', [names('editor', { name: inSentence, label: role }), text('container-title', { italic: true })]),
  group('', [choose(when({ type: 'report' }, reportNumber), otherwise(group(', ', [edition, volumes, pages])))], {
    prefix: '(',
    suffix: ')',
  }),
])

const container = choose(
  when({ match: 'any', type: journals }, journal),
  when(
    { type: 'paper-conference' },
    choose(
      when({ match: 'any', variable: 'editor collection-editor' }, inBook),
      otherwise(choose(when({ variable: 'author' }, journal), otherwise(inBook))),
    ),
  ),
  when({ type: 'webpage' }, text('container-title')),
  when({ variable: 'container-title' }, inBook),
)

const publisher = choose(
  when({ type: journals, variable: 'container-title' }),
  when({ type: 'thesis' }, choose(when({ match: 'none', variable: 'DOI URL archive' }, text('publisher')))),
  when({ type: 'paper-conference' }, choose(when({ match: 'any', variable: 'editor' }, text('publisher')))),
  when({ type: 'webpage', match: 'all' }, choose(when({ variable: 'container-title' }), otherwise(text('publisher')))),
  when(
    { type: 'manuscript personal_communication', variable: 'archive' },
    group(', ', [text('archive'), text('archive-place')]),
  ),
  otherwise(text('publisher')),
)

const access = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })),
  when({ variable: 'URL' }, text('URL')),
)

/** The case or the law with the reporter or the code that it stands in, as lawyers cite. */
const legal = group('. ', [
  group(', ', [
    text('title'),
    choose(when({ type: 'legislation' }, text('number', { prefix: 'Pub. L. No. ' }))),
    group(' ', [
      text('volume'),
      text('container-title'),
      text('page-first'),
      group(' ', [choose(when({ type: 'legal_case' }, text('authority'))), year('issued')], {
        prefix: '(',
        suffix: ')',
      }),
    ]),
  ]),
])

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
    options: { demoteNonDroppingParticle: 'never', pageRangeFormat: 'expanded' },
    locales: [
      words(undefined, 'original-work-published: original work published'),
      words('de', 'et-al: et al.\noriginal-work-published: Originalwerk veröffentlicht'),
      words(
        'en',
        `translator: translator|translators; short trans.|trans.
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
      names: { etAlMin: 21, etAlUseFirst: 19, etAlUseLast: true },
      sort: [by([author]), by([shortDate]), byVariable('issued'), by([title])],
      suffix: '',
      layout: [
        group(' ', [
          choose(
            when({ match: 'any', type: 'legal_case legislation' }, group('', [legal], { suffix: '.' })),
            otherwise(
              group(
                '. ',
                [author, group('', [issued], { prefix: '(', suffix: ')' }), titleAndMore, container, publisher],
                { suffix: '.' },
              ),
            ),
          ),
          access,
          original,
        ]),
      ],
    },
  })
