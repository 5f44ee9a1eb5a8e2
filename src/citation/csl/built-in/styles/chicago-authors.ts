import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, label, names, otherwise, short, term, text, when } from '../elements.ts'
import { numberOfBill } from './bluebook.ts'
import { interview, kindOf, preposition, titleAndDescriptions } from './chicago-details.ts'
import {
  type ChicagoKind,
  chapterNumber,
  containerTitle,
  dictionaries,
  eventDate,
  inCapitals,
  makers,
  news,
  ownShortTitle,
  reviewedTitle,
  shortContainerTitle,
  titleIn,
  volumeTitle,
  wholeDate,
  wholeNames,
} from './chicago-parts.ts'
import { archive } from './chicago-publication.ts'
import { periodical } from './chicago-serial.ts'
import { editing, laws, ofReviews, retrievable, serial } from './kinds.ts'

// This file builds the names under which a work is listed and cited.

const entry: ChicagoKind = { isNote: false, isAuthorDate: false, edition: 18 }
const note: ChicagoKind = { ...entry, isNote: true }
const staged = 'event performance speech'
const described = 'container-title event-date event-place event-title genre title publisher publisher-place'
const isEpisode = { type: 'broadcast', variable: 'container-title number title' } as const

/** Builds the contributors that replace a missing author. */
const others = (write: typeof text, beforeEditors: readonly Node[]): Node[] => [
  ...beforeEditors,
  names('illustrator'),
  ...['editor-translator', 'editor', 'translator', 'collection-editor'].map(variable =>
    choose(when({ match: 'none', type: 'standard' }, names(variable))),
  ),
  // In citations, the programme replaces the director of an episode.
  ...(write === text ? [names('director')] : [choose(when(isEpisode), otherwise(names('director')))]),
  ...['producer', 'executive-producer', 'series-creator'].map(variable =>
    choose(when(isEpisode), otherwise(names(variable))),
  ),
  choose(when(isEpisode), when({ type: 'broadcast' }, names('contributor'))),
  names('editorial-director'),
  names('compiler'),
  ...['chair', 'organizer'].map(variable => choose(when({ match: 'any', type: staged }, names(variable)))),
  names('curator'),
  choose(when({ type: 'software webpage' }, write('publisher')), when({ type: 'standard' }, write('authority'))),
]
const singers = choose(when({ type: 'song' }, names('performer')))

const titleOfReview = (title: Node, rest: Node): Node =>
  ofReviews(
    [choose(when({ variable: 'reviewed-genre title' }, title), otherwise(rest))],
    [choose(when({ variable: 'title' }, title), otherwise(rest))],
  )

const listedTitle = titleOfReview(titleIn(entry), titleAndDescriptions(entry))
/** The periodical, dictionary, programme or site that replaces missing authors. */
const listedContainer = choose(
  when({ variable: 'volume-title' }),
  when({ type: news }, periodical),
  otherwise(
    ofReviews(
      [periodical],
      [
        choose(
          when({ type: `${dictionaries} broadcast` }, containerTitle),
          when(
            { type: 'webpage' },
            choose(
              when({ variable: 'container-title-short' }, text('container-title-short', inCapitals)),
              otherwise(text('container-title', inCapitals)),
            ),
          ),
        ),
      ],
    ),
  ),
)

const listed = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  nameAsSortOrder: 'first',
  initialize: false,
  initializeWith: '. ',
} as const

/** The author of an entry, or the contributor, container, title or archive that replaces a missing author. */
export const author = names('composer', {
  name: listed,
  label: label(undefined, { form: 'short', prefix: ', ' }),
  substitute: [
    names('author'),
    names('guest'),
    names('host'),
    singers,
    ...others(text, [
      choose(
        when({ type: 'classic' }, listedTitle),
        when({ type: 'entry-dictionary', variable: 'container-title' }, listedContainer),
        when({ type: 'entry-encyclopedia', variable: 'container-title' }, listedContainer),
      ),
    ]),
    listedContainer,
    listedTitle,
    choose(when({ match: 'any', variable: described }), when({ type: 'manuscript' }, archive(entry))),
  ],
})

const brief = { form: 'short', and: 'text', delimiter: ', ', initializeWith: '. ' } as const

const shortKind = group(' ', [
  choose(
    when(
      { type: 'chapter', variable: 'container-title genre' },
      short('genre'),
      choose(when({ match: 'none', position: 'ibid ibid-with-locator' }, preposition(note), shortContainerTitle)),
    ),
    when(
      { type: 'article-journal', variable: 'container-title genre volume-title' },
      short('genre'),
      choose(when({ match: 'none', position: 'ibid ibid-with-locator' }, preposition(note), volumeTitle)),
    ),
    when({ variable: 'genre' }, short('genre')),
    when({ variable: 'medium' }, short('medium')),
    when({ variable: 'chapter-number container-title' }, preposition(note), shortContainerTitle),
    when({ variable: 'chapter-number' }, chapterNumber()),
    when({ match: 'any', variable: retrievable }),
    when({ type: 'manuscript' }, term('manuscript')),
    when({ type: 'personal_communication' }, term('personal-communication', { form: 'short' })),
  ),
])

const shortInterview = choose(
  when(
    { disambiguate: true },
    names('interviewer', {
      name: brief,
      label: label(undefined, { form: 'verb', suffix: ' ' }),
      isLabelFirst: true,
      substitute: [shortKind],
    }),
  ),
  when(
    { match: 'any', variable: 'genre medium' },
    choose(when({ match: 'any', variable: makers }, shortKind), otherwise(kindOf(entry))),
  ),
  otherwise(term('interview')),
)
const interviewInText = choose(
  when({ match: 'any', variable: retrievable }, shortInterview),
  when({ position: 'first' }, interview(note)),
  otherwise(shortInterview),
)
const shortReview = choose(
  when({ match: 'any', position: 'ibid ibid-with-locator' }, term('review')),
  otherwise(group(' ', [term('review-of'), reviewedTitle(short)])),
)
const shortLetter = group(', ', [
  choose(
    when(
      { variable: 'genre recipient' },
      group(' ', [
        shortKind,
        names('recipient', {
          name: brief,
          label: label(undefined, { form: 'verb', suffix: ' ' }),
          isLabelFirst: true,
        }),
      ]),
    ),
    otherwise(shortKind),
  ),
  text('event-place'),
  choose(when({ variable: 'event-date' }, eventDate), otherwise(wholeDate)),
])
const shortPart = choose(
  when({ variable: 'title' }),
  when({ variable: 'genre' }, shortKind),
  otherwise(short('section', inCapitals)),
)
const shortDescription = choose(
  when({ type: 'interview' }, interviewInText),
  when({ variable: 'interviewer' }, interviewInText),
  otherwise(
    ofReviews(
      [shortReview],
      [
        choose(
          when({ type: 'personal_communication' }, shortLetter),
          when({ type: serial }, shortPart),
          when({ match: 'any', variable: editing }, shortKind),
          when({ type: 'paper-conference' }, shortPart),
          otherwise(shortKind),
        ),
      ],
    ),
  ),
)

const citedTitle = ofReviews(
  [
    choose(
      when({ variable: 'reviewed-genre title' }, short('title', { quotes: true, ...inCapitals })),
      otherwise(shortDescription),
    ),
  ],
  [ownShortTitle],
)
/** The short title of a work. Without a title, a bill or report has its number, and any other work its description. */
export const shortTitle = choose(
  when({ variable: 'title' }, citedTitle),
  when({ type: 'bill report' }, numberOfBill),
  otherwise(shortDescription),
)
const titleForAuthor = titleOfReview(citedTitle, titleAndDescriptions(entry))
const containerForAuthor = choose(
  when({ type: news }, containerTitle),
  otherwise(
    ofReviews(
      [containerTitle],
      [
        choose(
          when({ type: `${dictionaries} broadcast` }, shortContainerTitle),
          when({ type: 'webpage' }, short('container-title', inCapitals)),
        ),
      ],
    ),
  ),
)

const recipient = (name: typeof brief | typeof wholeNames): Node =>
  choose(
    when(
      { match: 'none', variable: 'genre' },
      names('recipient', { name, label: label(undefined, { form: 'verb', suffix: ' ' }), isLabelFirst: true }),
    ),
  )
const authorAs = (name: typeof brief | typeof wholeNames): Node => names('author', { name, substitute: [shortTitle] })
/**
 * The author and the recipient of a letter or interview. If readers cannot retrieve the work, its first citation gives
 * both names in full.
 */
const authorAndRecipient = group(' ', [
  choose(
    when(
      { match: 'none', variable: retrievable },
      choose(
        when({ position: 'first' }, authorAs(wholeNames), recipient(wholeNames)),
        otherwise(authorAs(brief), recipient(brief)),
      ),
    ),
    when({ variable: 'author recipient' }, names('author', { name: brief }), recipient(brief)),
    otherwise(authorAs(brief)),
  ),
])

/** The author in a citation, or a substitute for a missing author. A law or case has its short title instead. */
export const citedAuthor = choose(
  when({ type: laws }, shortTitle),
  when({ type: 'interview personal_communication' }, authorAndRecipient),
  otherwise(
    names('composer', {
      name: brief,
      substitute: [
        names('author'),
        names('guest'),
        names('host'),
        singers,
        ...others(short, [
          choose(
            when({ type: 'classic performance' }, titleForAuthor),
            when({ type: dictionaries }, containerForAuthor),
          ),
        ]),
        containerForAuthor,
        titleForAuthor,
        choose(when({ match: 'any', variable: described }), when({ type: 'manuscript' }, archive(note))),
      ],
    }),
  ),
)

/** The container that replaces a missing author in a note. */
export const containerInNote = listedContainer
export const titleInNote = titleOfReview(titleIn(note), titleAndDescriptions(note))
