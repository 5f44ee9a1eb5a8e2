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
  value,
  when,
  year,
} from '../elements.ts'
import { words } from '../locale.ts'
import { type BuiltInStyle, style } from '../style.ts'
import {
  descriptionInBrackets,
  inParentheses,
  inSentence,
  journals,
  laws,
  listed,
  ofContainer,
  onSite,
  published,
  role,
  title,
  titleAndMore,
} from './apa-titles.ts'

const dated =
  'article-magazine article-newspaper broadcast interview motion_picture pamphlet personal_communication post post-weblog song speech webpage'

const director = label(undefined, { prefix: ' (', suffix: ')', textCase: 'capitalize-first' })
const titleFirst = group(' ', [title, group('', [inParentheses], { prefix: '(', suffix: ')' })])

/** Entries are known by their titles, where they are not signed. */
const entries = 'entry entry-dictionary entry-encyclopedia'

/** Laws and cases are known by their titles. */
const author = choose(
  when({ type: laws }, title),
  otherwise(
    names('composer', {
      name: listed,
      substitute: [
        names('author', { name: listed }),
        names('illustrator', { name: listed, label: role }),
        names('director', { name: listed, label: director }),
        choose(when({ match: 'none', type: entries }, names('editor', { name: listed, label: role }))),
        titleFirst,
      ],
    }),
  ),
)

/** In citations, titles have capitals, and those of parts stand in quotes. */
const shortTitle = choose(
  when({ type: 'legal_case' }, short('title', { italic: true })),
  when({ type: laws }, short('title', { textCase: 'title' })),
  when({ type: onSite }, short('title', { italic: true, textCase: 'title' })),
  when({ variable: 'container-title' }, short('title', { quotes: true, textCase: 'title' })),
  otherwise(short('title', { italic: true, textCase: 'title' })),
)

/** What nobody else can look up is told with the whole name and date. */
const privates = 'interview personal_communication'

const publicAuthor = names('composer', {
  name: { form: 'short', and: 'symbol', delimiter: ', ', initializeWith: '. ' },
  substitute: [
    names('author'),
    names('illustrator'),
    names('director'),
    choose(when({ match: 'none', type: entries }, names('editor'))),
    shortTitle,
  ],
})

const shortAuthor = choose(
  when({ type: laws }, shortTitle),
  when(
    { type: privates },
    choose(
      when({ match: 'any', variable: published }, publicAuthor),
      otherwise(
        group(', ', [
          names('author', { name: { and: 'symbol', delimiter: ', ', initializeWith: '. ' }, substitute: [shortTitle] }),
          term('personal-communication'),
        ]),
      ),
    ),
  ),
  otherwise(publicAuthor),
)

const circa = choose(when({ isUncertain: 'issued' }, term('circa', { form: 'short' })))

const day = date('issued', { delimiter: ' ', parts: [part('month'), part('day')] })

const issued = choose(
  when(
    { variable: 'issued' },
    group(', ', [
      group(' ', [circa, group('', [year('issued'), text('year-suffix')])]),
      choose(
        when({ type: dated }, day),
        when(
          { type: 'paper-conference' },
          choose(when({ match: 'none', variable: 'editor collection-editor page volume' }, day)),
        ),
      ),
    ]),
  ),
  when(
    { variable: 'status' },
    group('', [text('status', { textCase: 'lowercase' }), text('year-suffix', { prefix: '-' })]),
  ),
  otherwise(group('', [term('no-date', { form: 'short' }), text('year-suffix', { prefix: '-' })])),
)

const publicDate = choose(
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

const shortDate = choose(
  when(
    { type: privates, variable: 'issued' },
    choose(when({ match: 'none', variable: published }, date('issued', { form: 'text' })), otherwise(publicDate)),
  ),
  otherwise(publicDate),
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

const wholeDate = date('issued', { form: 'text' })
const section = text('section', { prefix: '§ ' })
/** The reporter or the code that a law stands in, as lawyers cite. */
const reporter = group(' ', [
  text('volume'),
  text('container-title'),
  section,
  choose(when({ variable: 'page' }, text('page-first')), otherwise(value('___'))),
])
const numbered = group(' ', [
  choose(when({ isNumeric: 'number' }, term('issue', { form: 'short', textCase: 'capitalize-first' }))),
  text('number'),
])
const lawYear = choose(when({ variable: 'issued' }, group('', [year('issued'), text('year-suffix')])))
const inYear = group('', [lawYear], { prefix: '(', suffix: ')' })

/** Cases, laws, bills and treaties, as lawyers cite them. */
const legal = choose(
  when(
    { type: 'legal_case', variable: 'container-title' },
    group(', ', [
      text('title'),
      group(' ', [reporter, group(' ', [text('authority'), lawYear], { prefix: '(', suffix: ')' })]),
    ]),
  ),
  when(
    { type: 'legal_case' },
    group(', ', [
      text('title'),
      group(' ', [numbered, group(' ', [text('authority'), wholeDate], { prefix: '(', suffix: ')' })]),
    ]),
  ),
  when(
    { type: 'treaty' },
    group(', ', [
      text('title', { textCase: 'title' }),
      names('author', { name: { form: 'short', delimiter: '-', initializeWith: '.' } }),
      wholeDate,
      group(' ', [
        text('volume'),
        text('container-title'),
        choose(when({ variable: 'page' }, text('page-first')), otherwise(text('number', { prefix: 'No. ' }))),
      ]),
    ]),
  ),
  when(
    { type: 'legislation' },
    group(', ', [
      text('title'),
      text('number', { prefix: 'Pub. L. No. ' }),
      group(' ', [
        text('volume'),
        text('container-title'),
        choose(when({ match: 'none', variable: 'number volume' }, section)),
        text('page-first'),
        inYear,
      ]),
    ]),
  ),
  otherwise(
    group(' ', [
      group(', ', [
        text('title'),
        choose(
          when({ variable: 'container-title' }, text('number')),
          otherwise(group(' ', [text('genre'), term('issue', { form: 'short' }), text('number')])),
        ),
        text('authority'),
        group(' ', [text('volume'), text('container-title'), text('page-first')]),
      ]),
      inYear,
    ]),
  ),
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
