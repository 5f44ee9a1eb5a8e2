import { choose, group, label, names, number, otherwise, term, text, value, when } from '../elements.ts'

/** What APA says of a work beside its title. */

/** What stands in something else, and is named in roman type. */
export const contained =
  'article-journal article-magazine article-newspaper post post-weblog review review-book chapter paper-conference entry entry-dictionary entry-encyclopedia interview song'
export const journals =
  'article-journal article-magazine article-newspaper periodical review review-book post post-weblog'

export const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')', textCase: 'capitalize-first' })

export const listed = {
  and: 'symbol',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  initializeWith: '. ',
  nameAsSortOrder: 'all',
} as const
export const inSentence = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const

export const title = choose(
  when(
    { type: contained },
    choose(when({ variable: 'container-title' }, text('title')), otherwise(text('title', { italic: true }))),
  ),
  when({ type: 'report', variable: 'container-title' }, text('title')),
  otherwise(text('title', { italic: true })),
)

/** What the work is, where that helps to find it. */
const description = choose(
  when(
    { type: 'thesis' },
    group(', ', [
      text('genre', { textCase: 'capitalize-first' }),
      choose(when({ match: 'any', variable: 'DOI URL archive' }, text('publisher'))),
    ]),
  ),
  when({ type: 'report' }),
  when(
    { type: 'review review-book' },
    group(' ', [
      term('review-of', { textCase: 'capitalize-first' }),
      group(', ', [
        choose(
          when({ variable: 'reviewed-title' }, text('reviewed-title', { italic: true })),
          otherwise(text('title', { italic: true })),
        ),
        names('reviewed-author', {
          name: inSentence,
          label: label(undefined, { form: 'verb', suffix: ' ' }),
          isLabelFirst: true,
        }),
      ]),
    ]),
  ),
  when({ variable: 'genre' }, text('genre', { textCase: 'capitalize-first' })),
  when({ variable: 'medium' }, text('medium', { textCase: 'capitalize-first' })),
  when({ type: 'interview' }, value('Interview')),
  when({ type: 'map' }, value('Map')),
  when({ type: 'dataset' }, value('Data set')),
)

const version = choose(
  when({ isNumeric: 'version' }, group(' ', [label('version', { textCase: 'capitalize-first' }), number('version')])),
  otherwise(text('version')),
)

export const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition')),
)

/** What is no plain number says of itself what it is: `ISO 690:2021`. */
const numbered = choose(
  when(
    { isNumeric: 'number' },
    group(' ', [term('issue', { form: 'short', textCase: 'capitalize-first' }), text('number')]),
  ),
  otherwise(text('number')),
)

export const reportNumber = group('; ', [
  group(' ', [text('genre', { textCase: 'title' }), numbered]),
  text('collection-title', { textCase: 'title' }),
])

export const pages = group(' ', [label('page', { form: 'short' }), text('page')])

export const volumes = choose(
  when(
    { match: 'any', isNumeric: 'volume' },
    group(' ', [label('volume', { form: 'short', textCase: 'capitalize-first' }), number('volume')]),
  ),
  when(
    { isNumeric: 'number-of-volumes' },
    group(' ', [
      term('volume', { form: 'short', textCase: 'capitalize-first' }),
      number('number-of-volumes', { prefix: '1–' }),
    ]),
  ),
)

const translators = choose(
  when(
    { match: 'none', type: journals },
    names('interviewer translator', {
      name: inSentence,
      label: label(undefined, { form: 'short', prefix: ', ', textCase: 'capitalize-first' }),
      delimiter: ', ',
    }),
  ),
)

/** What is added in parentheses to the title of a work that stands alone. */
export const inParentheses = choose(
  when({ type: 'report' }, choose(when({ variable: 'number' }, reportNumber), otherwise(version))),
  when(
    { type: 'chapter paper-conference entry entry-dictionary entry-encyclopedia', variable: 'container-title' },
    translators,
  ),
  when({ match: 'any', type: journals }, choose(when({ match: 'none', variable: 'container-title' }, version))),
  otherwise(
    group('; ', [
      translators,
      group(', ', [
        edition,
        choose(when({ type: 'webpage' }), otherwise(version)),
        volumes,
        choose(when({ type: 'book motion_picture broadcast' }, pages)),
        choose(
          when(
            { type: 'article' },
            choose(when({ variable: 'number' }, group(' ', [text('genre', { textCase: 'title' }), numbered]))),
          ),
          when(
            { type: 'patent', variable: 'number' },
            group(' ', [
              text('authority'),
              choose(when({ variable: 'genre' }, text('genre', { textCase: 'title' })), otherwise(value('Patent'))),
              term('issue', { form: 'short', textCase: 'capitalize-first' }),
              text('number'),
            ]),
          ),
          when({ type: 'standard' }, numbered),
          when(
            { type: 'bill legislation' },
            group(' ', [term('issue', { form: 'short', textCase: 'capitalize-first' }), text('number')]),
          ),
        ),
      ]),
    ]),
  ),
)

export const titleAndMore = group(' ', [
  title,
  choose(
    when({ type: 'report', variable: 'container-title' }),
    otherwise(group('', [inParentheses], { prefix: '(', suffix: ')' })),
  ),
  group(
    '',
    [
      choose(
        when(
          { match: 'any', type: 'report article' },
          choose(when({ match: 'none', variable: 'number' }, text('genre', { textCase: 'capitalize-first' }))),
        ),
        otherwise(description),
      ),
    ],
    { prefix: '[', suffix: ']' },
  ),
])
