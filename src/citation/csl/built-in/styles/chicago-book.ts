import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, otherwise, text, value, when } from '../elements.ts'
import { kindOf, preposition } from './chicago-details.ts'
import { event } from './chicago-events.ts'
import { editionIn, hasVolumes, numberOfWork } from './chicago-identifiers.ts'
import {
  byPeople,
  type ChicagoKind,
  collectionNumber,
  containerTitle,
  type first,
  howManyVolumes,
  inCapitals,
  inRole,
  issue,
  locator,
  opening,
  partNumber,
  partTitle,
  places,
  sentenceMark,
  versionOf,
  volume,
  volumeAfter,
  volumeTitle,
} from './chicago-parts.ts'
import { editing } from './kinds.ts'

// This file builds the books that contain a work, and series.

const roles = [
  'editor-translator',
  'editor translator',
  'guest',
  'host',
  'chair organizer',
  'illustrator',
  'narrator',
  'compiler',
  'curator',
  'series-creator executive-producer',
  'producer',
  'editorial-director',
]
const contributorsWith = (kind: ChicagoKind, delimiter: string, look: typeof first | Record<string, never>): Node => {
  const one = (variables: string) => inRole(kind, variables, { delimiter, ...look })
  return group(delimiter, [
    ...roles.map(one),
    choose(when({ type: 'broadcast performance' }, one('script-writer'))),
    one('director'),
    one('performer'),
    choose(when({ match: 'none', type: 'song thesis' }, one('contributor'))),
  ])
}

/**
 * Builds the author of a book and, in notes, also the other contributors. Builds only the contributors if the book has
 * no author.
 */
export const containerPeople = (kind: ChicagoKind): Node => {
  const people = contributorsWith(kind, ', ', {})
  const author = byPeople('container-author')
  return choose(
    when(
      { variable: 'container-author container-title' },
      ...(kind.isNote ? [group(', ', [author, people])] : [author]),
    ),
    otherwise(people),
  )
}
/** Builds a book's contributors besides the author, if the book has its own author. */
const besideAuthor = (kind: ChicagoKind): Node =>
  choose(
    when({ variable: 'container-author container-title' }, contributorsWith(kind, sentenceMark(kind), opening(kind))),
  )

const specificTitle = choose(
  when({ variable: 'part-title' }, partTitle),
  when({ variable: 'volume-title' }, volumeTitle),
  otherwise(containerTitle),
)

const titleOf = ({ isAuthorDate }: ChicagoKind): Node => (isAuthorDate ? specificTitle : containerTitle)

const description = (kind: ChicagoKind): Node =>
  choose(
    when({ type: 'document report software standard' }, kindOf({ ...kind, isNote: true })),
    when({ match: 'any', variable: `${editing} ${places}` }),
    when({ type: 'event paper-conference performance speech' }, kindOf({ ...kind, isNote: true })),
  )

/** Builds the volume of a book, unless the volume is printed before the pages instead. */
const volumeIn = ({ edition }: ChicagoKind): Node =>
  choose(
    when(
      { variable: 'part-number part-title volume volume-title' },
      group(', ', [
        group(' ', [partNumber(), value('of'), volumeTitle]),
        group(' ', [volume(), value('of'), containerTitle]),
      ]),
    ),
    when(
      { match: 'any', variable: 'part-title volume-title' },
      group(' ', [
        choose(
          when({ variable: 'part-number volume' }, group(', ', [volume(), partNumber(), value('of')])),
          when({ variable: 'part-number' }, partNumber(), value('of')),
          when({ variable: 'volume' }, volume(), value('of')),
        ),
        containerTitle,
      ]),
    ),
    when({ variable: 'part-number' }, group(', ', [volume(), partNumber()])),
    when({ match: 'none', isNumeric: 'volume' }, volume()),
    ...(edition === 18 ? [when({ variable: 'container-title' }, volume())] : []),
    when({ isNumeric: 'volume', variable: 'page' }, choose(when({ variable: 'collection-editor' }, volume()))),
    otherwise(volume()),
  )

const collectionEditor = (kind: ChicagoKind): Node =>
  choose(when({ match: 'any', variable: `number-of-volumes ${hasVolumes}` }, inRole(kind, 'collection-editor')))

const identifier = (kind: ChicagoKind): Node =>
  group(', ', [
    choose(when({ match: 'none', type: 'broadcast graphic map motion_picture song' }, numberOfWork(kind))),
    versionOf({}),
    editionIn({}),
    group(', ', [
      ...(kind.isAuthorDate
        ? [containerPeople(kind), volumeIn(kind), collectionEditor(kind)]
        : [collectionEditor(kind), volumeAfter({}, false), containerPeople(kind)]),
      choose(when({ match: 'any', variable: hasVolumes }), when({ variable: 'page' }), otherwise(howManyVolumes)),
    ]),
  ])

const volumeBefore = (place: Node, isNote: boolean): Node =>
  group(':', [
    choose(
      when({
        match: 'any',
        variable: `part-number part-title volume-title ${isNote ? 'container-author editor editor-translator translator' : 'collection-editor'}`,
      }),
      otherwise(text('volume')),
    ),
    place,
  ])
export const inArchive = 'archive archive_location'

/** Builds the cited place in a book, else the pages. The 18th edition omits the pages of a part of a book. */
export const placeIn = ({ edition, isNote }: ChicagoKind): Node =>
  choose(
    when({ match: 'all', locator: 'column', variable: inArchive }),
    when({ locator: 'folio', variable: inArchive }),
    when({ locator: 'page', variable: inArchive }),
    when({ isNumeric: 'volume', locator: 'page' }, volumeBefore(text('locator'), isNote)),
    when({ variable: 'locator' }, locator),
    ...(edition === 18 ? [when({ variable: 'container-title' })] : []),
    when({ isNumeric: 'volume', variable: 'page' }, volumeBefore(text('page'), isNote)),
    when({ variable: `${inArchive} page` }),
    otherwise(text('page')),
  )

const titleOfSeries = choose(
  when({ variable: 'issue' }, group(', ', [text('collection-title', inCapitals), collectionNumber, issue])),
  when(
    { isNumeric: 'collection-number', variable: 'collection-title' },
    group(' ', [text('collection-title', inCapitals), text('collection-number')]),
  ),
  when(
    { variable: 'collection-title' },
    group(', ', [text('collection-title', inCapitals), text('collection-number')]),
  ),
)
const series = (kind: ChicagoKind): Node =>
  choose(
    when({ match: 'any', variable: `number-of-volumes ${hasVolumes}` }, titleOfSeries),
    when(
      { variable: 'collection-editor collection-title' },
      group(', ', [text('collection-title', inCapitals), inRole(kind, 'collection-editor'), collectionNumber, issue]),
    ),
    otherwise(titleOfSeries),
  )

/** Variables that make the event of a work a separate part before the publisher and date. One of them is enough. */
export const published = 'event-date original-date original-publisher original-publisher-place publisher status'

/** Builds the book that contains a work, with its series and event. */
export const inBook = (kind: ChicagoKind): Node =>
  group(sentenceMark(kind), [
    choose(
      when(
        { variable: 'container-title' },
        group(', ', [
          group(' ', [preposition(kind), titleOf(kind)]),
          description(kind),
          identifier(kind),
          // A note ends with the page instead.
          ...(kind.isNote ? [] : [placeIn(kind)]),
        ]),
      ),
    ),
    ...(kind.isNote ? [] : [besideAuthor(kind)]),
    series(kind),
    kind.isNote ? event(kind) : choose(when({ match: 'any', variable: published }, event(kind))),
  ])

/** Builds an episode: the title of the programme, then the number and title of the episode. */
export const episode = (kind: ChicagoKind, ownTitle: Node, ownDescription: Node): Node =>
  group(sentenceMark(kind), [
    titleOf(kind),
    group(', ', [numberOfWork(kind), ownTitle, ownDescription, containerPeople(kind)]),
    ...(kind.isNote ? [] : [besideAuthor(kind)]),
    series(kind),
    kind.isNote ? event(kind) : choose(when({ match: 'any', variable: published }, event(kind))),
  ])
