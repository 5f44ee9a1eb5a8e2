import type { Node } from '../../processor/compile/nodes.ts'
import { choose, date, group, type Look, label, names, otherwise, short, term, text, when } from '../elements.ts'
import { byKind, ofReviews } from './kinds.ts'

export const mlaWholeNames = { and: 'text', delimiter: ', ', initialize: false, initializeWith: '. ' } as const

export const bookLook: Look = { italic: true, textCase: 'title' }
const partLook: Look = { quotes: true, textCase: 'title' }

/**
 * Builds the title: roman for laws, quoted for posts and parts of containers, italic for books and most other types.
 *
 * Types such as datasets and manuscripts are also quoted.
 */
const titleOf = (write: typeof text): Node =>
  choose(
    when({ type: 'bill collection legislation regulation treaty' }, write('title', { textCase: 'title' })),
    when({ type: 'legal_case' }, write('title', { italic: true })),
    when({ type: 'book classic graphic hearing map periodical' }, write('title', bookLook)),
    when({ type: 'post' }, write('title', { quotes: true })),
    when({ variable: 'container-title' }, write('title', partLook)),
    when(
      { type: 'article dataset document interview manuscript paper-conference personal_communication speech' },
      write('title', partLook),
    ),
    otherwise(write('title', bookLook)),
  )
export const mlaOwnTitle = titleOf(text)

export const mlaPartNumber = group(' ', [
  choose(when({ isNumeric: 'part-number' }, term('part', { form: 'short' }))),
  text('part-number'),
])

const titleAndPart = group(', ', [
  mlaOwnTitle,
  mlaPartNumber,
  byKind([text('part-title', partLook)], [text('part-title', bookLook)]),
])
const reviewable = ofReviews(
  [choose(when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, titleAndPart))],
  [titleAndPart],
)

const bookTitle = choose(
  when({ variable: 'container-title' }, mlaOwnTitle),
  when({ variable: 'part-title' }, text('part-title', bookLook)),
  when({ variable: 'volume-title' }, text('volume-title', bookLook)),
  otherwise(mlaOwnTitle),
)

export const mlaTitle = choose(when({ type: 'post webpage' }, reviewable), otherwise(byKind([reviewable], [bookTitle])))

const shortReview = group(' ', [
  term('review-of'),
  choose(
    when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, short('reviewed-title', bookLook)),
    otherwise(short('title', bookLook)),
  ),
])
const shortGenre = short('genre', { textCase: 'capitalize-first' })

export const mlaShortTitle = ofReviews(
  [choose(when({ variable: 'reviewed-genre title' }, short('title', partLook)), otherwise(shortReview))],
  [choose(when({ variable: 'title' }, titleOf(short)), otherwise(shortGenre))],
)

const byPeople = (variable: string): Node =>
  names(variable, {
    name: mlaWholeNames,
    label: label(undefined, { form: 'verb', suffix: ' ' }),
    isLabelFirst: true,
  })

const reviewOf = term('review-of', { textCase: 'capitalize-first' })
const capitalGenre = text('genre', { textCase: 'capitalize-first' })

const reviewLabel = group(' ', [
  choose(
    when(
      { variable: 'reviewed-genre' },
      reviewOf,
      text('reviewed-genre'),
      choose(when({ match: 'none', variable: 'reviewed-title' }, byPeople('reviewed-author'))),
    ),
    when({ variable: 'number' }, reviewOf),
    when({ variable: 'genre' }, capitalGenre),
    otherwise(reviewOf),
  ),
  choose(
    when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, text('reviewed-title', bookLook)),
    otherwise(text('title', bookLook)),
  ),
])
const reviewedBy = choose(
  when({ variable: 'reviewed-genre reviewed-title title' }, byPeople('reviewed-author')),
  when({ variable: 'reviewed-genre' }),
  otherwise(byPeople('reviewed-author')),
)

const kind = ofReviews(
  [reviewLabel, reviewedBy],
  [choose(when({ type: 'thesis' }), when({ variable: 'number' }), otherwise(capitalGenre))],
)

/** An event with its title, date and place. */
export const mlaEvent = choose(
  when(
    { match: 'any', variable: 'event-date event-title' },
    group(', ', [
      text('event-title', { textCase: 'capitalize-first' }),
      choose(
        when({ isUncertain: 'event-date' }, date('event-date', { form: 'text', prefix: '[', suffix: '?]' })),
        otherwise(date('event-date', { form: 'text' })),
      ),
      text('event-place'),
    ]),
  ),
)

const firstPublished = choose(
  when({ type: 'personal_communication' }, mlaEvent),
  when({ match: 'any', variable: 'original-publisher original-publisher-place' }),
  when({ isUncertain: 'original-date' }, date('original-date', { form: 'text', prefix: '[', suffix: '?]' })),
  otherwise(date('original-date', { form: 'text' })),
)

/**
 * The elements between title and container: interviewer, original date (for a letter, the event), and genre or reviewed
 * work.
 */
export const behindTitle = group(', ', [
  names('interviewer', {
    name: mlaWholeNames,
    label: label(undefined, { form: 'verb', suffix: ' ', textCase: 'capitalize-first' }),
    isLabelFirst: true,
  }),
  firstPublished,
  kind,
])
