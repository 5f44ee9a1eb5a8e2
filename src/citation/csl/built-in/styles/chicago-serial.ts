import type { Node } from '../../processor/compile/nodes.ts'
import { choose, date, group, otherwise, term, text, value, when, year } from '../elements.ts'
import { containerPeople } from './chicago-book.ts'
import { preposition } from './chicago-details.ts'
import {
  type ChicagoKind,
  containerTitle,
  dictionaries,
  editionOf,
  eventYear,
  issue,
  locator,
  makers,
  news,
  opening,
  precisions,
  supplement,
  volume,
  volumeTitle,
} from './chicago-parts.ts'
import { byKind, ofReviews, retrievable } from './kinds.ts'

// This file builds periodicals and publication dates.

const numbered = 'issue supplement-number volume'
const placed = `collection-title issue number page supplement-number volume volume-title`
const described = 'container-title event-date event-place event-title genre title publisher publisher-place'
const toTheDay =
  'article broadcast collection dataset document event graphic manuscript map patent performance personal_communication post software song speech standard webpage'

/**
 * Builds the date after the publisher or in the periodical. In the author-date system, the date omits the year that
 * follows the author.
 */
export const dateOf = (kind: ChicagoKind, variable: 'issued' | 'original-date'): Node => {
  const { day, year } = precisions(variable, !kind.isAuthorDate)
  // The 17th edition repeats the year in periodicals.
  const inSerial = precisions(variable, !kind.isAuthorDate || (kind.edition === 17 && variable === 'issued'))
  const inVolume = kind.isAuthorDate
    ? [when({ match: 'any', variable: numbered }, inSerial.month)]
    : [
        when({ variable: 'issue volume' }, ...inYearOf(variable)),
        when({ variable: 'supplement-number' }, ...inYearOf(variable)),
        when({ match: 'any', variable: 'issue volume' }, inSerial.month),
      ]
  const ofSerial = choose(
    ...(variable === 'issued' ? [when({ type: news }, inSerial.day)] : []),
    ...inVolume,
    otherwise(inSerial.day),
  )
  const inYear = year === undefined ? [] : [year]
  return choose(
    when(
      { type: 'personal_communication', variable: `event-date ${variable}` },
      precisions(variable, true).year ?? day,
    ),
    when({ type: dictionaries }, choose(when({ match: 'any', variable: 'DOI URL' }, day), otherwise(...inYear))),
    when({ type: toTheDay }, day),
    otherwise(byKind([ofSerial], inYear)),
  )
}

const inYearOf = (variable: string): Node[] => {
  const { year } = precisions(variable, true)
  return year === undefined ? [] : [year]
}

const noDate = term('no-date', { form: 'short' })
/**
 * Builds the date of a work, else the year of its event, else its status. Without these, most types have the term for
 * no date.
 */
export const dateOrStatus = (kind: ChicagoKind): Node =>
  choose(
    when({ variable: 'issued' }, dateOf(kind, 'issued')),
    when({ variable: 'event-date' }, eventYear),
    when({ variable: 'status' }, text('status', { textCase: 'lowercase' })),
    when({ type: 'interview personal_communication' }, choose(when({ match: 'any', variable: retrievable }, noDate))),
    when({ type: `classic collection ${dictionaries} webpage` }),
    when({ type: 'manuscript' }, choose(when({ match: 'any', variable: described }, noDate))),
    when({ type: 'article-journal', variable: 'available-date' }, term('forthcoming')),
    otherwise(noDate),
  )

/**
 * Builds the date of a work. In the author-date style, a titled volume or part has the year in which it became
 * available, if known.
 */
export const specificDate = (kind: ChicagoKind): Node =>
  !kind.isAuthorDate
    ? dateOrStatus(kind)
    : choose(
        when({ variable: 'available-date volume-title' }, year('available-date')),
        when({ variable: 'available-date part-title' }, year('available-date')),
        otherwise(dateOf(kind, 'issued')),
      )

/** Builds the words before a publication date: the status, else a verb such as `aired` or `released`. */
export const statusOfDate = (kind: ChicagoKind): Node => {
  const begins = (text: string) => value(kind.isNote ? text : `${text[0]?.toUpperCase()}${text.slice(1)}`)
  const plain = text('status')
  const capital = text('status', opening(kind))
  return choose(
    when({ type: 'broadcast', variable: 'event-title issued status' }),
    when(
      { variable: 'issued status' },
      choose(
        when({ type: 'webpage', variable: 'container-title' }, plain),
        when({ type: 'webpage', variable: 'author publisher' }, plain),
        when({ type: 'webpage', variable: 'translator publisher' }, plain),
        when({ type: 'webpage' }, capital),
        when(
          {
            match: 'any',
            variable: 'original-date original-publisher original-publisher-place original-title publisher',
          },
          plain,
        ),
        otherwise(capital),
      ),
    ),
    when({ type: 'broadcast', variable: 'issued URL' }),
    when({ type: 'broadcast', variable: 'issued' }, begins('aired')),
    when(
      { type: 'software', variable: 'issued publisher' },
      choose(
        when({ match: 'any', variable: `contributor ${makers}` }, value('released')),
        otherwise(begins('released')),
      ),
    ),
    when({ type: 'software', variable: 'original-date' }, value('released')),
    when({ type: 'software', variable: 'issued' }, begins('released')),
  )
}

/** The title and place of a periodical. */
export const periodical = group(' ', [
  containerTitle,
  choose(
    when({ match: 'none', variable: 'event-date event-title' }, text('publisher-place', { prefix: '(', suffix: ')' })),
  ),
])

const special = (kind: ChicagoKind): Node => {
  const word = (name: string) => term(name, opening(kind))
  return choose(
    when({ match: 'none', variable: 'container-title' }),
    when({ variable: 'supplement-number volume-title' }, choose(when({ type: 'periodical' }, word('supplement')))),
    when({ type: 'periodical', variable: 'supplement-number title' }, word('supplement')),
    when({ variable: 'volume-title' }, word('special-issue')),
    when({ type: 'periodical', variable: 'title' }, word('special-issue')),
  )
}

const titleOf = (kind: ChicagoKind): Node =>
  group(', ', [
    special(kind),
    periodical,
    choose(
      when({ match: 'any', variable: placed }),
      when({ match: 'any', variable: 'available-date status' }),
      when({ type: 'article-journal', variable: 'DOI issued' }, term('advance-online-publication')),
    ),
  ])

const statusAndDate = (kind: ChicagoKind): Node =>
  group(', ', [
    choose(
      when({ match: 'any', variable: placed }),
      when({ variable: 'issued' }),
      when({ variable: 'available-date' }, group(' ', [value('accepted'), date('available-date', { form: 'text' })])),
    ),
    group(' ', [statusOfDate(kind), specificDate(kind)]),
  ])

/** Builds the volume and issue with their date. In some unsigned reviews, the date precedes the volume. */
const numbers = (kind: ChicagoKind): Node => {
  const date = specificDate(kind)
  const isSigned = { match: 'any', variable: makers } as const
  // In notes, only a review with nothing but its genre or section begins with its date.
  const isTitled = { match: 'any', variable: 'reviewed-genre reviewed-title title' } as const
  const unsigned = (node: Node, signed: Node) =>
    choose(
      when(isSigned, signed),
      ...(kind.isNote ? [when(isTitled, signed)] : []),
      otherwise(ofReviews([node], [signed])),
    )
  const dateFirst = !kind.isAuthorDate
    ? date
    : choose(
        when({ variable: 'issue volume' }),
        when({ variable: 'supplement-number' }),
        when({ match: 'any', variable: 'issue volume' }, date),
      )
  const issued = choose(
    when({ match: 'any', variable: 'issue supplement-number' }, text('issue'), supplement),
    otherwise(choose(when(isSigned, date), otherwise(ofReviews([], [date])))),
  )
  // Outside the author-date system the issue has a label and the date is in parentheses.
  const volumeOf = choose(
    when({ variable: 'collection-title volume' }, volume()),
    when({ variable: 'volume' }, unsigned(volume(), text('volume'))),
  )
  const inVolume = !kind.isAuthorDate
    ? group(' ', [
        group(', ', [volumeOf, issue, supplement]),
        unsigned(group('', []), group('', [date], { prefix: '(', suffix: ')' })),
      ])
    : group(' ', [
        choose(
          when(
            { variable: 'volume' },
            choose(
              when({ variable: 'collection-title' }, volume()),
              otherwise(unsigned(volume(opening(kind)), text('volume'))),
            ),
            group(', ', [issued], { prefix: '(', suffix: ')' }),
          ),
          when(
            { match: 'any', variable: 'issue supplement-number' },
            group(' ', [
              group(', ', [issue, supplement]),
              choose(when(isSigned, group('', [date], { prefix: '(', suffix: ')' }))),
            ]),
          ),
        ),
      ])
  return choose(
    when({ type: news }, group(', ', [text('collection-title'), statusAndDate(kind)])),
    when(
      { match: 'any', variable: numbered },
      group(', ', [unsigned(dateFirst, group('', [])), text('collection-title'), inVolume]),
    ),
    otherwise(
      group(', ', [
        text('collection-title'),
        choose(when({ type: 'interview post-weblog' }, text('publisher'))),
        statusAndDate(kind),
      ]),
    ),
  )
}

const place = choose(
  when(
    { match: 'any', variable: 'locator number' },
    group(', ', [
      locator,
      choose(
        when({ match: 'any', variable: 'archive_collection archive_location archive-place' }, text('number')),
        when({ variable: 'archive' }),
        otherwise(text('number')),
      ),
    ]),
  ),
  when({ type: news }),
  otherwise(text('page')),
)

const identifier = (kind: ChicagoKind): Node =>
  choose(
    when(
      { type: news },
      group(', ', [group(kind.isNote ? ', ' : '. ', [numbers(kind), editionOf(opening(kind))]), place]),
    ),
    when({ match: 'any', variable: numbered }, group(': ', [numbers(kind), place])),
    otherwise(group(', ', [numbers(kind), place])),
  )

/** Builds the periodical with volume, issue, date and pages. The title of a titled volume comes first. */
export const inPeriodical = (kind: ChicagoKind): Node =>
  group(kind.isNote ? ', ' : '. ', [
    choose(
      when(
        { variable: 'volume-title' },
        group(', ', [group(' ', [preposition(kind), volumeTitle]), containerPeople(kind)]),
      ),
    ),
    choose(
      when({ type: news }, group(', ', [titleOf(kind), identifier(kind)])),
      when({ variable: 'collection-title volume' }, group(', ', [titleOf(kind), identifier(kind)])),
      when({ variable: 'volume' }, group(' ', [titleOf(kind), identifier(kind)])),
      otherwise(group(', ', [titleOf(kind), identifier(kind)])),
    ),
  ])
