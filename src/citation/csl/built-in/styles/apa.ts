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
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../locale.ts'
import { type BuiltInStyle, style } from '../style.ts'

/** What stands in something else, and is named in roman type. */
const contained = 'article-journal article-magazine article-newspaper post post-weblog review review-book chapter paper-conference entry entry-dictionary entry-encyclopedia'
/** What is dated to the day. */
const dated =
  'article-magazine article-newspaper broadcast event hearing interview motion_picture pamphlet performance personal_communication post post-weblog song speech webpage'
const journals = 'article-journal article-magazine article-newspaper periodical review review-book post post-weblog'

const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')', textCase: 'capitalize-first' })

const listed = { and: 'symbol', delimiter: ', ', delimiterPrecedesLast: 'always', initializeWith: '. ', nameAsSortOrder: 'all' } as const
const inSentence = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const

const title = choose(
  when({ type: contained }, choose(when({ variable: 'container-title' }, text('title')), otherwise(text('title', { italic: true })))),
  when({ type: 'report', variable: 'container-title' }, text('title')),
  otherwise(text('title', { italic: true })),
)

/** What the work is, where that helps to find it. */
const description = choose(
  when({ type: 'thesis' }, group(', ', [
    text('genre', { textCase: 'capitalize-first' }),
    choose(when({ match: 'any', variable: 'DOI URL archive' }, text('publisher'))),
  ])),
  when({ type: 'report' }),
  when({ type: 'review review-book' }, group(' ', [
    term('review-of', { textCase: 'capitalize-first' }),
    choose(when({ variable: 'reviewed-title' }, text('reviewed-title', { italic: true })), otherwise(text('title', { italic: true }))),
  ])),
  when({ variable: 'genre' }, text('genre', { textCase: 'capitalize-first' })),
  when({ variable: 'medium' }, text('medium', { textCase: 'capitalize-first' })),
  when({ type: 'dataset' }, value('Data set')),
)

const version = choose(
  when({ isNumeric: 'version' }, group(' ', [label('version', { textCase: 'capitalize-first' }), number('version')])),
  otherwise(text('version')),
)

const edition = choose(
  when({ isNumeric: 'edition' }, group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })])),
  otherwise(text('edition')),
)

const reportNumber = group(' ', [
  text('genre', { textCase: 'title' }),
  group(' ', [term('issue', { form: 'short', textCase: 'capitalize-first' }), text('number')]),
])

const pages = group(' ', [label('page', { form: 'short' }), text('page')])

const volumes = choose(
  when({ match: 'any', isNumeric: 'volume' }, group(' ', [label('volume', { form: 'short', textCase: 'capitalize-first' }), number('volume')])),
)

const translators = choose(
  when({ match: 'none', type: journals }, names('translator', { name: inSentence, label: label(undefined, { form: 'short', prefix: ', ', textCase: 'capitalize-first' }) })),
)

/** What is added in parentheses to the title of a work that stands alone. */
const inParentheses = choose(
  when({ type: 'report' }, choose(
    when({ variable: 'number' }, reportNumber),
    otherwise(version),
  )),
  when({ type: 'chapter paper-conference entry entry-dictionary entry-encyclopedia', variable: 'container-title' }, translators),
  when({ match: 'any', type: journals }, choose(when({ match: 'none', variable: 'container-title' }, version))),
  otherwise(group('; ', [
    translators,
    group(', ', [edition, choose(when({ type: 'webpage' }), otherwise(version)), volumes, choose(when({ type: 'book motion_picture broadcast' }, pages)), choose(when({ type: 'patent standard bill legislation' }, group(' ', [term('issue', { form: 'short', textCase: 'capitalize-first' }), text('number')])))]),
  ])),
)

const titleAndMore = group(' ', [
  title,
  choose(when({ type: 'report', variable: 'container-title' }), otherwise(group('', [inParentheses], { prefix: '(', suffix: ')' }))),
  group('', [choose(
    when({ type: 'report' }, choose(when({ match: 'none', variable: 'number' }, text('genre', { textCase: 'capitalize-first' })))),
    otherwise(description),
  )], { prefix: '[', suffix: ']' }),
])

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
  substitute: [names('illustrator'), names('composer'), names('director'), names('editor'), names('translator'), shortTitle],
})

const issued = choose(
  when({ variable: 'issued' }, group(', ', [
    group('', [year('issued'), text('year-suffix')]),
    choose(when({ type: dated }, date('issued', { delimiter: ' ', parts: [part('month'), part('day')] }))),
  ])),
  when({ variable: 'status' }, group('', [text('status', { textCase: 'lowercase' }), text('year-suffix', { prefix: '-' })])),
  otherwise(group('', [term('no-date', { form: 'short' }), text('year-suffix', { prefix: '-' })])),
)

const shortDate = choose(
  when({ variable: 'issued' }, group('/', [
    year('original-date'),
    group('', [year('issued'), text('year-suffix')]),
  ])),
  when({ variable: 'status' }, group('', [text('status', { textCase: 'lowercase' }), text('year-suffix', { prefix: '-' })])),
  otherwise(group('', [term('no-date', { form: 'short' }), text('year-suffix', { prefix: '-' })])),
)

/** The journal, with volume, issue and pages. */
const journal = group(', ', [
  text('container-title', { italic: true, textCase: 'title' }),
  group('', [
    text('volume', { italic: true }),
    text('issue', { prefix: '(', suffix: ')' }),
  ]),
  choose(
    when({ variable: 'number' }, group(' ', [term('article-locator', { textCase: 'capitalize-first' }), text('number')])),
    otherwise(text('page')),
  ),
])

/** The book or the proceedings. */
const inBook = group(' ', [
  term('in', { textCase: 'capitalize-first' }),
  group(', ', [
    names('editor', { name: inSentence, label: role }),
    text('container-title', { italic: true }),
  ]),
  group('', [choose(
    when({ type: 'report' }, reportNumber),
    otherwise(group(', ', [edition, volumes, pages])),
  )], { prefix: '(', suffix: ')' }),
])

const container = choose(
  when({ match: 'any', type: journals }, journal),
  when({ type: 'paper-conference' }, choose(when({ match: 'any', variable: 'editor collection-editor' }, inBook), otherwise(choose(
    when({ variable: 'author' }, journal),
    otherwise(inBook),
  )))),
  when({ variable: 'container-title' }, inBook),
)

const publisher = choose(
  when({ type: journals, variable: 'container-title' }),
  when({ type: 'thesis' }, choose(when({ match: 'none', variable: 'DOI URL archive' }, text('publisher')))),
  when({ type: 'paper-conference' }, choose(when({ match: 'any', variable: 'editor' }, text('publisher')))),
  when({ type: 'webpage', match: 'all' }, choose(when({ variable: 'container-title' }), otherwise(text('publisher')))),
  otherwise(text('publisher')),
)

const access = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })),
  when({ variable: 'URL' }, text('URL')),
)

const locator = choose(
  when({ locator: 'chapter' }, group(' ', [label('locator', { textCase: 'capitalize-first' }), text('locator')])),
  otherwise(group(' ', [label('locator', { form: 'short' }), text('locator')])),
)

/** The style of the American Psychological Association, seventh edition. */
export const apa = (): BuiltInStyle =>
  style({
    title: 'American Psychological Association 7th edition',
    options: { demoteNonDroppingParticle: 'never' },
    locales: [words('de', 'et-al: et al.'), words('en', 'translator: translator|translators; short trans.|trans.\nreview-of: review of')],
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
          group('. ', [
            author,
            group('', [issued], { prefix: '(', suffix: ')' }),
            titleAndMore,
            container,
            publisher,
          ], { suffix: '.' }),
          access,
        ]),
      ],
    },
  })
