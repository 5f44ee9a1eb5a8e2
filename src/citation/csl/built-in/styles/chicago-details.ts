import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, names, otherwise, term, text, value, when } from '../elements.ts'
import { event, eventByPlace } from './chicago-events.ts'
import { identifier, numberOfWork } from './chicago-identifiers.ts'
import {
  byPeople,
  type ChicagoKind,
  chapterNumber,
  eventDate,
  makers,
  opening,
  places,
  reviewedTitle,
  sectionOf,
  sentenceMark,
  titleIn,
  wholeNames,
} from './chicago-parts.ts'
import { editing, ofReviews, retrievable, serial } from './kinds.ts'

// This file builds the elements between the title of a work and its source.

const placed = `${editing} ${places}`
const staged = 'event paper-conference performance speech'

/**
 * Builds the genre of a work, unless a number follows the genre. Without a genre, builds a term for an irretrievable
 * manuscript or letter.
 */
export const kindOf = (kind: ChicagoKind): Node =>
  choose(
    when({ variable: 'genre number' }),
    when({ variable: 'genre' }, text('genre', opening(kind))),
    when({ match: 'any', variable: retrievable }),
    when({ type: 'manuscript' }, term('manuscript', opening(kind))),
    when({ type: 'personal_communication' }, term('personal-communication', opening(kind))),
  )

export const interview = (kind: ChicagoKind): Node =>
  group(', ', [
    choose(
      when({ variable: 'genre number' }, byPeople('interviewer', opening(kind))),
      when(
        { variable: 'genre' },
        group(' ', [
          text('genre', opening(kind)),
          group(' ', [term('container-author', { form: 'verb' }), names('interviewer', { name: wholeNames })]),
        ]),
      ),
      when({ variable: 'interviewer' }, byPeople('interviewer', opening(kind))),
      otherwise(kindOf(kind)),
    ),
    eventByPlace,
  ])

const reviewOf = (kind: ChicagoKind): Node =>
  choose(
    when({ match: 'any', variable: makers }, term('review-of', opening(kind))),
    otherwise(group(' ', [term('anonymous', opening(kind)), term('review-of')])),
  )
const review = (kind: ChicagoKind): Node =>
  group(sentenceMark(kind), [
    group(', ', [
      group(' ', [
        choose(
          when(
            { variable: 'reviewed-genre' },
            group(' ', [
              reviewOf(kind),
              text('reviewed-genre'),
              choose(when({ match: 'none', variable: 'reviewed-title' }, byPeople('reviewed-author'))),
            ]),
          ),
          when({ variable: 'number' }, reviewOf(kind)),
          when({ variable: 'genre' }, text('genre', opening(kind))),
          otherwise(reviewOf(kind)),
        ),
        reviewedTitle(text),
      ]),
      choose(
        when({ variable: 'reviewed-genre reviewed-title title' }, byPeople('reviewed-author')),
        when({ variable: 'reviewed-genre' }),
        otherwise(byPeople('reviewed-author')),
      ),
      eventByPlace,
    ]),
    sectionOf(opening(kind)),
  ])

const letter = (kind: ChicagoKind): Node =>
  choose(
    when(
      { variable: 'recipient' },
      group(', ', [
        choose(
          when({ variable: 'genre number' }, byPeople('recipient', opening(kind))),
          when({ variable: 'genre' }, group(' ', [kindOf(kind), byPeople('recipient')])),
          otherwise(byPeople('recipient', opening(kind))),
        ),
        text('event-place'),
        eventDate,
      ]),
    ),
    otherwise(kindOf(kind)),
  )

const song = (kind: ChicagoKind): Node =>
  group(' ', [
    choose(
      when({ variable: 'genre' }, text('genre', opening(kind)), term('performer', { form: 'verb' })),
      otherwise(term('performer', { form: 'verb', ...opening(kind) })),
    ),
    names('author', { name: wholeNames, substitute: [names('performer')] }),
  ])

/** Builds the kind of a work with its interviewer, recipient, performer or reviewed author. */
export const descriptionIn = (kind: ChicagoKind): Node => {
  const ofPeriodical = group(sentenceMark(kind), [kindOf(kind), sectionOf(opening(kind))])
  return choose(
    when({ type: 'interview' }, interview(kind)),
    when({ variable: 'interviewer' }, interview(kind)),
    otherwise(
      ofReviews(
        [review(kind)],
        [
          choose(
            when({ type: 'personal_communication' }, letter(kind)),
            when({ type: 'song', variable: 'composer' }, song(kind)),
            when({ type: 'thesis' }),
            when({ type: serial }, ofPeriodical),
            when(
              { type: 'paper-conference' },
              choose(
                when({ match: 'any', variable: editing }, kindOf(kind)),
                otherwise(group(sentenceMark(kind), [ofPeriodical, event(kind)])),
              ),
            ),
            when({ match: 'none', variable: 'container-title' }, kindOf(kind)),
            when({ type: 'document report software standard' }),
            when({ type: staged }, choose(when({ match: 'any', variable: placed }, kindOf(kind)))),
            otherwise(kindOf(kind)),
          ),
        ],
      ),
    ),
  )
}

/** Builds the title of a work with its description and with details such as its number, edition and contributors. */
export const titleAndDescriptions = (kind: ChicagoKind): Node =>
  group(sentenceMark(kind), [
    choose(
      when({ variable: 'title' }, titleIn(kind), descriptionIn(kind), identifier(kind)),
      when({ type: 'bill report' }, numberOfWork(kind), identifier(kind), descriptionIn(kind)),
      otherwise(descriptionIn(kind), identifier(kind)),
    ),
  ])

/** Builds the preposition before a container. */
export const preposition = (kind: ChicagoKind): Node =>
  choose(
    when({ type: 'broadcast motion_picture' }),
    when({ type: 'chapter', variable: 'container-title genre' }, value('to')),
    when({ type: 'article-journal', variable: 'container-title genre volume-title' }, value('to')),
    when(
      { type: 'entry entry-dictionary entry-encyclopedia' },
      choose(when({ match: 'any', variable: 'author composer' }, term('in', opening(kind)))),
    ),
    when(
      { variable: 'chapter-number' },
      group(' ', [chapterNumber(opening(kind)), choose(when({ type: 'song' }, term('on')), otherwise(term('in')))]),
    ),
    otherwise(term('in', opening(kind))),
  )
