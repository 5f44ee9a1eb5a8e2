import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, label, names, otherwise, term, text, when } from '../elements.ts'
import { legalReference } from './bluebook.ts'
import { citedAuthor, containerInNote, shortTitle, titleInNote } from './chicago-authors.ts'
import { episode, placeIn } from './chicago-book.ts'
import { descriptionIn, titleAndDescriptions } from './chicago-details.ts'
import { hasVolumes } from './chicago-identifiers.ts'
import {
  type ChicagoKind,
  dictionaries,
  inYear,
  locator,
  originalYear,
  partNumber,
  places,
  titleIn,
  volume,
  wholeDate,
  wholeNames,
} from './chicago-parts.ts'
import { access, archive, mediumOf, publicationOf, publisherOf, sourceOf } from './chicago-publication.ts'
import { dateOrStatus } from './chicago-serial.ts'
import { byKind, editing, laws, retrievable } from './kinds.ts'

// This file builds the notes of the Chicago Manual of Style: full first notes, and short notes for later citations.

const bound = 'book chapter classic interview musical_score pamphlet paper-conference report thesis'
const isEpisode = { type: 'broadcast', variable: 'container-title number title' } as const

/**
 * Builds two elements for the publication details of a work: the first in parentheses after a book or similar work, the
 * second between commas after any other work.
 *
 * If a work of the other kinds has an uncertain date, the first prints the publication without parentheses, and the
 * second prints nothing.
 */
const inOrOut = (inParentheses: Node, between: Node): readonly [bracketed: Node, bare: Node] => {
  const bracketed = group('', [inParentheses], { prefix: '(', suffix: ')' })
  const of = (whenBound: Node[], others: Node[], uncertain: Node[]): Node =>
    choose(
      when({ type: bound }, ...whenBound),
      when({ type: 'article', variable: 'genre publisher' }, ...whenBound),
      when(
        { type: dictionaries },
        choose(
          when({ match: 'any', variable: 'publisher publisher-place' }, ...whenBound),
          when({ match: 'any', variable: 'DOI URL' }, ...others),
          otherwise(...whenBound),
        ),
      ),
      when({ type: 'motion_picture', variable: 'publisher' }, ...whenBound),
      when(
        { type: 'personal_communication' },
        choose(when({ match: 'none', variable: `${editing} ${places}` }, ...others), otherwise(...whenBound)),
      ),
      when({ isUncertain: 'issued' }, ...uncertain),
      otherwise(...others),
    )
  return [of([bracketed], [], [between]), of([], [between], [])]
}

const author = names('composer', {
  name: wholeNames,
  label: label(undefined, { form: 'short', prefix: ', ' }),
  substitute: [
    names('author'),
    names('guest'),
    names('host'),
    choose(when({ type: 'song' }, names('performer'))),
    choose(
      when({ match: 'any', type: 'classic performance' }, titleInNote),
      when(isEpisode, containerInNote),
      when({ type: 'broadcast motion_picture song' }, titleInNote),
      when({ match: 'any', variable: 'DOI URL' }),
      when({ type: dictionaries }, containerInNote),
    ),
    names('illustrator'),
    choose(
      when({ variable: 'container-title' }),
      when({ match: 'any', variable: `number-of-volumes ${hasVolumes}` }, names('collection-editor')),
    ),
    ...['editor-translator', 'editor', 'translator', 'collection-editor'].map(variable =>
      choose(when({ match: 'none', type: 'standard' }, names(variable))),
    ),
    names('director'),
    ...['producer', 'executive-producer', 'series-creator'].map(variable =>
      choose(when(isEpisode), otherwise(names(variable))),
    ),
    names('editorial-director'),
    names('compiler'),
    names('curator'),
    choose(
      when({ match: 'any', variable: 'reviewed-genre reviewed-title title' }),
      when({ type: 'webpage' }),
      otherwise(containerInNote),
    ),
    choose(when({ match: 'none', variable: 'reviewed-genre reviewed-title title' }, titleInNote)),
  ],
})

const rest = (kind: ChicagoKind): Node => {
  const [bracketed, bare] = inOrOut(publicationOf(kind), publicationOf(kind))
  const both = [titleAndDescriptions(kind), sourceOf(kind)]
  return group(', ', [
    group(' ', [
      group(', ', [
        choose(
          when(isEpisode, episode(kind, titleIn(kind), descriptionIn(kind))),
          when({ type: 'chapter', variable: 'container-title genre' }, group(' ', both)),
          when({ type: 'article-journal', variable: 'container-title genre volume-title' }, group(' ', both)),
          otherwise(group(', ', both)),
        ),
        bare,
      ]),
      bracketed,
    ]),
    byKind([], [placeIn(kind)]),
    mediumOf(kind),
    archive(kind),
    access(kind),
  ])
}

const inLaw = group(' ', [choose(when({ locator: 'page', variable: 'page' }, term('at'))), locator])

/** Builds the first note that cites a work. */
export const fullNote = (kind: ChicagoKind): Node =>
  choose(
    when({ type: laws }, group(', ', [legalReference({ inYear, wholeDate, originalYear }), inLaw, access(kind)])),
    when({ type: 'personal_communication', variable: 'genre' }, group(', ', [author, rest(kind)])),
    when({ type: 'personal_communication', variable: 'author recipient' }, group(' ', [author, rest(kind)])),
    otherwise(group(', ', [author, rest(kind)])),
  )

/** The cited place in a short note. The volume precedes it, unless the work is in a container or periodical. */
const laterPlace = byKind(
  [locator],
  [
    choose(
      when({ variable: 'container-title' }, locator),
      when({ variable: 'part-number' }, group(', ', [volume(), partNumber(), locator])),
      when({ isNumeric: 'volume', locator: 'page' }, group(':', [text('volume'), text('locator')])),
      otherwise(group(', ', [volume(), locator])),
    ),
  ],
)

const titleOf = choose(
  when({ match: 'any', type: laws }),
  when(
    { type: dictionaries },
    group(' ', [
      choose(
        when({ match: 'any', locator: 'sub-verbo' }),
        when({ match: 'any', variable: 'DOI URL' }),
        when({ variable: 'container-title title' }, term('sub-verbo', { form: 'short' })),
      ),
      shortTitle,
    ]),
  ),
  otherwise(shortTitle),
)

const isAmbiguous = { disambiguate: true } as const
/**
 * Builds a short note: author, short title and cited place. If works would otherwise have the same note, adds the date
 * and, for books and similar works, the publisher.
 */
export const shortNote = (kind: ChicagoKind): Node => {
  const date = dateOrStatus(kind)
  const [bracketed, bare] = inOrOut(group(', ', [publisherOf(kind), date]), date)
  const item = group(' ', [
    group(', ', [
      citedAuthor,
      titleOf,
      choose(
        when({ match: 'any', variable: retrievable }),
        when({ position: 'first', type: 'interview' }, date, mediumOf(kind)),
        when({ position: 'first', type: 'personal_communication' }, mediumOf(kind)),
      ),
      choose(when(isAmbiguous, bare)),
    ]),
    choose(when(isAmbiguous, bracketed)),
  ])
  const withSpace = group(' ', [item, laterPlace])
  const withComma = group(', ', [item, laterPlace])
  return choose(
    when({ match: 'any', variable: 'part-number volume' }, withComma),
    when({ match: 'none', type: 'classic' }, withComma),
    when({ isNumeric: 'locator' }, withComma),
    when({ match: 'any', locator: 'chapter line verse' }, withSpace),
    otherwise(withComma),
  )
}
