import type { Node } from '../../processor/compile/nodes.ts'
import { choose, date, group, label, names, otherwise, term, text, value, when } from '../elements.ts'
import { episode, inArchive, inBook, published } from './chicago-book.ts'
import { descriptionIn, titleAndDescriptions } from './chicago-details.ts'
import { event } from './chicago-events.ts'
import {
  type ChicagoKind,
  first as capital,
  editionOf,
  inCapitals,
  opening,
  sentenceMark,
  titleIn,
  wholeNames,
} from './chicago-parts.ts'
import { dateOf, inPeriodical, specificDate, statusOfDate } from './chicago-serial.ts'
import { byKind, editing, maybeSerial, serial } from './kinds.ts'

// This file builds publishers, archives and URLs, and the whole entry after its author.

const books =
  'book chapter classic entry entry-dictionary entry-encyclopedia interview musical_score pamphlet paper-conference report thesis'

/**
 * Builds the kind of publication in a group of its own, so that a term alone counts as a value for the enclosing
 * groups.
 */
const description = (kind: ChicagoKind): Node =>
  group('', [
    choose(
      when({ type: 'article', variable: 'genre' }),
      when({ type: 'article' }, term('preprint', opening(kind))),
      when({ type: 'thesis' }, text('genre', opening(kind))),
      when(
        { match: 'any', variable: 'original-publisher original-publisher-place' },
        choose(
          when({ match: 'any', variable: 'edition original-title' }),
          when({ match: 'none', type: books }),
          when({ variable: 'issued original-date' }, value(kind.isNote ? 'repr.' : 'Reprint')),
        ),
      ),
    ),
  ])

/** Builds the publisher. In the 17th edition, the place of publication precedes the publisher, except for theses. */
export const publisherOf = ({ edition, isNote }: ChicagoKind): Node => {
  const first = isNote ? {} : capital
  return group(' ', [
    choose(
      when({ type: 'thesis', variable: 'publisher' }, text('publisher', first)),
      when(
        { variable: 'publisher' },
        group(': ', [...(edition === 17 ? [text('publisher-place', first)] : []), text('publisher', first)]),
      ),
      when({ match: 'any', variable: 'event-date event-title' }),
      otherwise(text('publisher-place', first)),
    ),
    choose(when({ type: 'song' }, text('number'))),
  ])
}
const originalPublisher = ({ edition, isNote }: ChicagoKind): Node => {
  const first = isNote ? {} : capital
  return choose(
    when(
      { variable: 'original-publisher' },
      group(': ', [
        ...(edition === 17 ? [text('original-publisher-place', first)] : []),
        text('original-publisher', first),
      ]),
    ),
    otherwise(text('original-publisher-place', first)),
  )
}

const history = (kind: ChicagoKind): Node => {
  const now = group(', ', [description(kind), publisherOf(kind)])
  return choose(
    when({ variable: 'original-title' }, now),
    when(
      { match: 'any', variable: 'edition original-publisher original-publisher-place' },
      group(kind.isNote ? '; ' : '. ', [
        group(', ', [originalPublisher(kind), dateOf(kind, 'original-date')]),
        group(kind.isNote ? ', ' : '. ', [
          choose(when({ variable: 'issued original-date' }, editionOf(opening(kind)))),
          now,
        ]),
      ]),
    ),
    otherwise(group('; ', [dateOf(kind, 'original-date'), now])),
  )
}

const publication = (kind: ChicagoKind): Node =>
  group(', ', [
    choose(
      when(
        { type: 'post webpage' },
        choose(
          when({ variable: 'publisher' }, text('container-title', inCapitals)),
          when({ type: 'webpage', variable: 'container-title container-title-short' }),
          otherwise(text('container-title', inCapitals)),
        ),
      ),
    ),
    choose(
      when({ type: 'broadcast' }, choose(when({ match: 'any', variable: 'DOI URL' }, history(kind)))),
      otherwise(history(kind)),
    ),
    group(' ', [statusOfDate(kind), specificDate(kind)]),
    choose(
      when(
        { type: 'broadcast' },
        choose(when({ match: 'none', variable: 'URL' }, group(' ', [term('on'), history(kind)]))),
      ),
    ),
  ])

const original = (kind: ChicagoKind): Node =>
  choose(
    when(
      { variable: 'original-title' },
      group(' ', [
        term('original-work-published', opening(kind)),
        group(', ', [
          names('original-author', { name: wholeNames }),
          text('original-title', { italic: true, ...inCapitals }),
        ]),
        group(', ', [originalPublisher(kind), dateOf(kind, 'original-date')], { prefix: '(', suffix: ')' }),
      ]),
    ),
  )

/** Builds the publisher and date of works outside periodicals. */
export const publicationOf = (kind: ChicagoKind): Node =>
  group(kind.isNote ? '; ' : '. ', [
    choose(
      when({ type: 'patent' }),
      when({ type: serial }),
      when({ match: 'any', variable: editing }, publication(kind)),
      when({ type: maybeSerial }),
      otherwise(publication(kind)),
    ),
    original(kind),
  ])

const locatorInArchive = group(' ', [label('locator', { form: 'short' }), text('locator')])

/** The place in an archived document, printed after the shelf mark of the document. */
const placeInArchive = choose(
  when({ locator: 'column', variable: inArchive }, locatorInArchive),
  when({ locator: 'folio', variable: inArchive }, locatorInArchive),
  when({ locator: 'page', variable: inArchive }, locatorInArchive),
  when(
    { variable: `${inArchive} page` },
    choose(
      when({ isNumeric: 'page' }, group(' ', [label('page', { form: 'short' }), text('page')])),
      otherwise(text('page')),
    ),
  ),
)

const archived = (kind: ChicagoKind): Node =>
  choose(
    when(
      { type: 'graphic' },
      group(', ', [
        text('archive'),
        text('archive-place'),
        text('archive_collection'),
        text('archive_location'),
        placeInArchive,
      ]),
    ),
    otherwise(
      group(sentenceMark(kind), [
        group(', ', [text('archive_location', opening(kind)), placeInArchive]),
        text('archive_collection'),
        group(', ', [text('archive'), text('archive-place')]),
      ]),
    ),
  )
const numberInDatabase = choose(
  when({ match: 'any', variable: 'archive_collection archive_location archive-place' }),
  when({ type: 'thesis' }, text('number', { prefix: '(', suffix: ')' })),
  when({ type: 'dataset entry song' }),
  when({ variable: 'genre' }),
  when({ variable: 'archive' }, text('number', { prefix: '(', suffix: ')' })),
)
/** Builds the archive of a work, with the location of the work in the archive. */
export const archive = (kind: ChicagoKind): Node => group(' ', [archived(kind), numberInDatabase])

export const mediumOf = (kind: ChicagoKind): Node =>
  group(', ', [text('medium', opening(kind)), text('scale'), text('dimensions')])

/** Builds the DOI or URL, with the access date of an undated work. */
export const access = (kind: ChicagoKind): Node =>
  group(sentenceMark(kind), [
    choose(
      when({ variable: 'DOI' }),
      when({ match: 'any', variable: 'available-date event-date issued status' }),
      when(
        { variable: 'accessed URL' },
        group(' ', [term('accessed', opening(kind)), date('accessed', { form: 'text' })]),
      ),
    ),
    choose(when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })), otherwise(text('URL'))),
  ])

export const sourceOf = (kind: ChicagoKind): Node =>
  choose(when({ type: 'patent post webpage' }), otherwise(byKind([inPeriodical(kind)], [inBook(kind)])))

/** Builds the title of a work and everything after it. */
export const titleAndSource = (kind: ChicagoKind): Node => {
  const both = [titleAndDescriptions(kind), sourceOf(kind)]
  return group(sentenceMark(kind), [
    choose(
      when(
        { type: 'broadcast', variable: 'container-title number title' },
        episode(kind, titleIn(kind), descriptionIn(kind)),
      ),
      when({ type: 'chapter', variable: 'container-title genre' }, group(' ', both)),
      when({ type: 'article-journal', variable: 'container-title genre volume-title' }, group(' ', both)),
      otherwise(group(sentenceMark(kind), both)),
    ),
    group(', ', [
      choose(when({ match: 'any', variable: published }), otherwise(byKind([], [event(kind)]))),
      publicationOf(kind),
    ]),
    mediumOf(kind),
    archive(kind),
    access(kind),
  ])
}
