import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, type Look, label, names, otherwise, short, term, text, value, when } from '../elements.ts'
import { apaPlaced } from './apa-titles.ts'
import { editing, maybeSerial, retrievable, reviewing, serial } from './kinds.ts'

// This file builds the bracketed description that APA prints after a title.

const inSentence = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const
const first: Look = { textCase: 'capitalize-first' }
const genre = text('genre', first)
const medium = text('medium', first)
const unnumbered = choose(when({ match: 'none', variable: 'number' }, genre))

const isHidden = { match: 'none', variable: retrievable } as const
const personal = term('personal-communication', first)
const word = (name: string): Node => term(name, first)

/** Types whose description is the term of the same name. */
const named = ['broadcast', 'collection', 'figure', 'graphic', 'map', 'motion_picture', 'song', 'review', 'review-book']

const general = choose(
  ...named.map(type => when({ type }, word(type))),
  // The manual writes "data set" as two words.
  when({ type: 'dataset' }, value('Data set')),
  when({ type: 'software' }, word('software')),
  when({ type: 'post' }, word('post')),
  when({ type: 'interview' }, choose(when(isHidden, personal), otherwise(word('interview')))),
  when({ type: 'personal_communication' }, choose(when(isHidden, personal), otherwise(word('letter')))),
  when({ type: 'manuscript' }, choose(when(isHidden, word('manuscript')))),
  when({ type: 'periodical', variable: 'container-title supplement-number' }, word('supplement')),
  when({ type: 'periodical', variable: 'container-title title' }, word('special-issue')),
)

const kind = choose(
  when({ match: 'any', variable: 'genre medium' }, group('; ', [unnumbered, medium])),
  otherwise(general),
)
const briefKind = choose(
  when({ variable: 'genre' }, short('genre', first)),
  when({ variable: 'medium' }, short('medium', first)),
  otherwise(general),
)
const mediumAfterGenre = choose(when({ variable: 'number' }), when({ variable: 'genre' }, medium))

const after = (form: 'verb' | 'verb-short', look: Look = {}) => label(undefined, { form, suffix: ' ', ...look })

const interview = group('; ', [
  choose(
    when({ variable: 'interviewer title' }, unnumbered, medium),
    when({ variable: 'title' }, kind),
    when(
      { variable: 'genre' },
      group(' ', [
        genre,
        choose(
          when(
            { variable: 'interviewer' },
            group(' ', [term('container-author', { form: 'verb' }), names('interviewer', { name: inSentence })]),
          ),
        ),
      ]),
    ),
    when(
      { variable: 'interviewer' },
      names('interviewer', { name: inSentence, label: after('verb', first), isLabelFirst: true }),
      medium,
    ),
    otherwise(kind),
  ),
])

const letter = choose(
  when(
    { variable: 'recipient' },
    group('; ', [
      group(' ', [
        kind,
        names('recipient', {
          name: { ...inSentence, initialize: false },
          label: after('verb'),
          isLabelFirst: true,
        }),
      ]),
      mediumAfterGenre,
    ]),
  ),
  otherwise(kind),
)

const shortReviewOf = term('review-of', { form: 'short', ...first })
const reviewedTitle = choose(
  when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, text('reviewed-title', { italic: true })),
  otherwise(text('title', { italic: true })),
)
const review = group('; ', [
  group(', ', [
    group(' ', [
      choose(
        when({ variable: 'reviewed-genre' }, word('review-of'), text('reviewed-genre')),
        when({ variable: 'number' }, shortReviewOf),
        when({ variable: 'genre' }, genre),
        when({ variable: 'medium' }, medium),
        when({ type: 'review-book' }, word('review-of'), term('book', { textCase: 'lowercase' })),
        otherwise(shortReviewOf),
      ),
      reviewedTitle,
    ]),
    names('reviewed-author', { name: inSentence, label: after('verb-short'), isLabelFirst: true }),
  ]),
  mediumAfterGenre,
])

const recordedBy = term('performer', { form: 'verb' })
const song = group('; ', [
  group(' ', [
    choose(
      when({ match: 'any', variable: 'genre medium' }, unnumbered, medium, recordedBy),
      otherwise(term('performer', { form: 'verb', ...first })),
    ),
    names('author', { name: inSentence, substitute: [names('performer')] }),
  ]),
  mediumAfterGenre,
])

const thesis = group('; ', [
  group(', ', [genre, choose(when({ match: 'any', variable: 'archive DOI URL' }, text('publisher')))]),
  medium,
])

const ofPeriodical = group('; ', [kind, choose(when({ match: 'none', variable: 'title' }, text('section')))])

const presented = 'event paper-conference performance speech'

const description = choose(
  when({ match: 'any', type: 'interview' }, interview),
  when({ variable: 'interviewer' }, interview),
  when({ type: 'review review-book' }, review),
  when({ match: 'any', variable: reviewing }, review),
  when({ type: 'personal_communication' }, letter),
  when({ type: 'song', variable: 'composer' }, song),
  when({ type: 'thesis' }, thesis),
  when({ type: serial }, ofPeriodical),
  when({ match: 'none', variable: 'container-title' }, kind),
  when({ type: 'document report software standard' }),
  when({ type: presented }, choose(when({ match: 'any', variable: apaPlaced }, kind))),
  otherwise(kind),
)

const inBrackets = (node: Node): Node => group('', [node], { prefix: '[', suffix: ']' })

export const descriptions = inBrackets(description)

/** The description after the container title. */
export const descriptionOfContainer = inBrackets(
  choose(
    when({ type: 'document report software standard' }, kind),
    when({ match: 'any', variable: apaPlaced }),
    when({ type: presented }, kind),
  ),
)

const briefReview = group(' ', [
  shortReviewOf,
  choose(
    when(
      { match: 'any', variable: 'reviewed-genre reviewed-title' },
      short('reviewed-title', { italic: true, textCase: 'title' }),
    ),
    otherwise(short('title', { italic: true, textCase: 'title' })),
  ),
])
const briefInterview = names('interviewer', {
  name: { ...inSentence, form: 'short' },
  label: after('verb', first),
  isLabelFirst: true,
  substitute: [briefKind],
})
const briefLetter = group(' ', [
  briefKind,
  names('recipient', { name: { ...inSentence, form: 'short' }, label: after('verb'), isLabelFirst: true }),
])
const briefPart = choose(
  when({ variable: 'title' }),
  when({ variable: 'section' }, short('section', first)),
  otherwise(briefKind),
)

/** The description that replaces a missing title in a citation. */
export const briefDescription = inBrackets(
  choose(
    when({ type: 'interview' }, briefInterview),
    when({ variable: 'interviewer' }, briefInterview),
    when({ type: 'review review-book' }, briefReview),
    when({ match: 'any', variable: reviewing }, briefReview),
    when({ type: 'personal_communication' }, briefLetter),
    when({ type: serial }, briefPart),
    when({ match: 'any', variable: editing }, briefKind),
    when({ type: maybeSerial }, briefPart),
    otherwise(briefKind),
  ),
)
