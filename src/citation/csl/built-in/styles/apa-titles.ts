import type { Node } from '../../processor/nodes.ts'
import { choose, group, label, names, number, otherwise, term, text, value, when } from '../elements.ts'

/** Details that APA prints beside the title of a work. */

/** Variables of which one is enough to look a letter or a talk up. */
export const published = 'archive container-title DOI publisher URL'
export const laws = 'bill legal_case legislation treaty'
export const journals = 'article-journal article-magazine article-newspaper periodical post-weblog review review-book'
/** Types published on a site; the site's name is not a book title. */
export const onSite = 'post webpage'

export const role = label(undefined, { form: 'short', prefix: ' (', suffix: ')', textCase: 'capitalize-first' })

export const listed = {
  and: 'symbol',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  initializeWith: '. ',
  nameAsSortOrder: 'all',
} as const
export const inSentence = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const

/** The title, in roman type for a part of a container. */
export const title = choose(
  when({ type: onSite }, text('title', { italic: true })),
  when({ variable: 'container-title' }, text('title')),
  when({ type: laws }, text('title')),
  otherwise(group('', [text('title')], { italic: true })),
)

const genre = text('genre', { textCase: 'capitalize-first' })
const medium = text('medium', { textCase: 'capitalize-first' })
const kinds = group('; ', [genre, medium])

const recordedBy = (words: string): Node => group(' ', [value(words), names('author', { name: inSentence })])

const reviewOf = (reviewed: Node): Node => group(' ', [term('review-of', { textCase: 'capitalize-first' }), reviewed])

/** A description of the work, where it helps to find the work. */
const description = choose(
  when(
    { type: 'thesis' },
    group(', ', [
      choose(when({ match: 'none', variable: 'number' }, kinds)),
      choose(
        when(
          { match: 'any', variable: 'DOI URL archive' },
          choose(when({ match: 'none', variable: 'number' }, text('publisher'))),
        ),
      ),
    ]),
  ),
  when({ type: 'patent', variable: 'number' }, medium),
  when(
    { type: 'review review-book' },
    group(', ', [
      choose(
        when({ variable: 'reviewed-title' }, reviewOf(text('reviewed-title', { italic: true }))),
        otherwise(reviewOf(text('title', { italic: true }))),
      ),
      names('reviewed-author', {
        name: inSentence,
        label: label(undefined, { form: 'verb', suffix: ' ' }),
        isLabelFirst: true,
      }),
    ]),
  ),
  when(
    { type: 'personal_communication', variable: 'recipient' },
    group('; ', [
      group(' ', [
        choose(when({ variable: 'genre' }, genre), when({ variable: 'medium' }, medium), otherwise(value('Letter'))),
        names('recipient', {
          name: { and: 'symbol', delimiter: ', ' },
          label: label(undefined, { form: 'verb', suffix: ' ' }),
          isLabelFirst: true,
        }),
      ]),
      choose(when({ variable: 'genre' }, medium)),
    ]),
  ),
  when(
    { type: 'song', variable: 'author composer' },
    choose(
      when({ variable: 'genre' }, group('; ', [group(' ', [genre, recordedBy('recorded by')]), medium])),
      when({ variable: 'medium' }, group(' ', [medium, recordedBy('recorded by')])),
      otherwise(recordedBy('Recorded by')),
    ),
  ),
  // With a number it is said there.
  when({ variable: 'genre number' }, medium),
  when({ match: 'any', variable: 'genre medium' }, kinds),
  when({ type: 'report article', match: 'any' }),
  when(
    { type: 'personal_communication' },
    choose(
      when({ match: 'none', variable: published }, term('personal-communication', { textCase: 'capitalize-first' })),
    ),
  ),
  when({ type: 'interview' }, value('Interview')),
  when({ type: 'map' }, value('Map')),
  when({ type: 'dataset' }, value('Data set')),
  when({ type: 'software' }, value('Computer software')),
)

const version = choose(
  when({ isNumeric: 'version' }, group(' ', [label('version', { textCase: 'capitalize-first' }), number('version')])),
  otherwise(text('version')),
)

const edition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition')),
)

/** The number with its label. A number that is not numeric, such as `ISO 690:2021`, is printed without one. */
const numbered = choose(
  when(
    { isNumeric: 'number' },
    group(' ', [term('issue', { form: 'short', textCase: 'capitalize-first' }), text('number')]),
  ),
  otherwise(text('number')),
)

/** The number, with what bears it. */
const reportNumber = choose(
  when({ type: `${laws} ${journals}` }),
  when(
    { type: 'patent', variable: 'number' },
    group(' ', [
      text('authority'),
      choose(when({ variable: 'genre' }, genre), otherwise(value('Patent'))),
      term('issue', { form: 'short', textCase: 'capitalize-first' }),
      text('number'),
    ]),
  ),
  when({ variable: 'number' }, group(' ', [text('genre', { textCase: 'title' }), numbered])),
)

const pages = group(' ', [label('page', { form: 'short' }), text('page')])

const volumes = choose(
  // With a title of its own, the volume follows the title of the book.
  when({ variable: 'volume-title' }),
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

const unversioned = 'broadcast patent post webpage'

/** Series, version, edition, volume, issue and pages. */
const parts = group(', ', [
  choose(when({ type: 'report' }, text('collection-title', { textCase: 'title' }))),
  choose(when({ match: 'any', type: unversioned }), otherwise(version)),
  edition,
  volumes,
  choose(
    when(
      { match: 'none', variable: 'container-title' },
      group(' ', [label('issue', { textCase: 'capitalize-first' }), text('issue')]),
    ),
  ),
  choose(when({ match: 'none', type: 'patent' }, pages)),
])

/** A number is that of the work itself where it is an episode or a page. */
const isOwnNumber = `broadcast patent song ${onSite}`

/** Details in parentheses after the title of the container. */
export const ofContainer = group('; ', [
  choose(when({ match: 'any', type: isOwnNumber }), otherwise(reportNumber)),
  choose(when({ match: 'none', type: 'broadcast speech' }, parts)),
])

const people = (variable: string): Node =>
  names(variable, {
    name: inSentence,
    label: label(undefined, { form: 'short', prefix: ', ', textCase: 'capitalize-first' }),
  })
const interviewer = names('interviewer', {
  name: inSentence,
  label: label(undefined, { prefix: ', ', textCase: 'capitalize-first' }),
})

/** Details in parentheses after the title of a work. */
export const inParentheses = choose(
  when({ type: journals, variable: 'container-title' }),
  when({ variable: 'container-title', type: onSite }, reportNumber),
  when(
    { variable: 'container-title' },
    group('; ', [interviewer, choose(when({ match: 'any', type: isOwnNumber }, reportNumber))]),
  ),
  otherwise(
    group('; ', [
      names('container-author', {
        name: inSentence,
        label: label(undefined, { form: 'verb', suffix: ' ', textCase: 'capitalize-first' }),
        isLabelFirst: true,
      }),
      people('editor'),
      people('translator'),
      interviewer,
      group(', ', [
        reportNumber,
        choose(
          when(
            { type: 'thesis', variable: 'number' },
            choose(when({ match: 'any', variable: 'DOI URL archive' }, text('publisher'))),
          ),
        ),
      ]),
      parts,
      choose(when({ match: 'none', variable: 'archive-place' }, text('archive_location'))),
    ]),
  ),
)

export const descriptionInBrackets = group('', [description], { prefix: '[', suffix: ']' })

export const titleAndMore = group(' ', [
  title,
  group('', [inParentheses], { prefix: '(', suffix: ')' }),
  choose(when({ type: 'report speech', variable: 'container-title' }), otherwise(descriptionInBrackets)),
])
