import type { DatePartName, Node } from '../../processor/compile/nodes.ts'
import {
  choose,
  date,
  group,
  type Look,
  label,
  names,
  numberedEdition,
  otherwise,
  term,
  text,
  value,
  when,
} from '../elements.ts'
import { byKind, editing, maybeSerial, serial } from './kinds.ts'
import { bookLook, mlaEvent, mlaWholeNames } from './mla-titles.ts'
import { capitalVolume, mlaVolume, ofVolumes } from './mla-volumes.ts'

const containerTitle = text('container-title', bookLook)

/** The words before the name of a periodical, for a special issue or a supplement: `special issue of`. */
const special = choose(
  when({ match: 'none', variable: 'container-title' }),
  when({ variable: 'supplement-number volume-title' }, term('supplement'), value('to')),
  when(
    { type: 'periodical', variable: 'supplement-number title' },
    term('supplement', { textCase: 'capitalize-first' }),
    value('to'),
  ),
  when(
    { type: 'periodical' },
    choose(
      when(
        { match: 'any', variable: 'volume-title title' },
        term('special-issue', { textCase: 'capitalize-first' }),
        value('of'),
      ),
    ),
  ),
  when({ variable: 'volume-title' }, term('special-issue'), value('of')),
)

const ofPeriodical = group(', ', [
  text('volume-title', bookLook),
  group(' ', [special, containerTitle, text('publisher-place', { prefix: '[', suffix: ']' })]),
])
const ofBook = choose(
  when({ variable: 'container-title part-title' }, text('part-title', bookLook)),
  when({ variable: 'container-title volume-title' }, text('volume-title', bookLook)),
  otherwise(containerTitle),
)

/** Builds the lists of contributors by role, each after the verb of the role. `look` formats the verb. */
const contributed = (look: Look): readonly Node[] => {
  const people = (variables: string): Node =>
    names(variables, {
      name: mlaWholeNames,
      label: label(undefined, { form: 'verb', suffix: ' ', ...look }),
      isLabelFirst: true,
      delimiter: ', ',
    })
  return [
    people('editor-translator'),
    people('editor translator'),
    people('director series-creator illustrator host narrator contributor'),
  ]
}
const contributors = group(', ', [
  names('container-author', {
    name: mlaWholeNames,
    label: label(undefined, { form: 'verb', suffix: ' ' }),
    isLabelFirst: true,
  }),
  choose(
    when({ variable: 'container-title' }, ...contributed({})),
    otherwise(...contributed({ textCase: 'capitalize-first' })),
  ),
])

const version = (look: Look = {}): Node => group(' ', [label('version', look), text('version')])
const versions = group(', ', [
  numberedEdition(text('edition', { textCase: 'capitalize-first' })),
  choose(when({ variable: 'edition' }, version()), otherwise(version({ textCase: 'capitalize-first' }))),
])

/**
 * The volume of a book. Omitted if the book has an author, but has no other contributor, no edition, no container, no
 * part title and no volume title.
 */
const volumeOfBook = choose(
  when({ match: 'any', variable: `${editing} part-title volume-title edition container-title` }, mlaVolume),
  when(
    { variable: 'author' },
    choose(
      when(
        {
          match: 'any',
          variable: 'container-author contributor director editor-translator illustrator interviewer translator',
        },
        mlaVolume,
      ),
    ),
  ),
  otherwise(capitalVolume),
)
const numbers = group(', ', [
  byKind([text('collection-title'), mlaVolume], [volumeOfBook]),
  group(' ', [label('issue', { form: 'short' }), text('issue')]),
  group(' ', [
    choose(when({ isNumeric: 'supplement-number' }, term('supplement', { form: 'short' }))),
    text('supplement-number'),
  ]),
  group(' ', [
    choose(
      when(
        { type: 'broadcast', isNumeric: 'number' },
        choose(when({ variable: 'genre' }, text('genre')), otherwise(value('episode'))),
        text('number'),
      ),
      when(
        { variable: 'number' },
        text('genre'),
        group(' ', [
          choose(when({ type: 'standard' }), when({ isNumeric: 'number' }, label('number', { form: 'short' }))),
          text('number'),
        ]),
      ),
    ),
  ]),
])

const publisher = choose(
  when({ type: 'thesis' }),
  otherwise(
    byKind([], [choose(when({ variable: 'publisher' }, text('publisher')), otherwise(text('publisher-place')))]),
  ),
)

const dated = (variable: string, shown: readonly DatePartName[]): Node =>
  choose(
    when({ isUncertain: variable }, date(variable, { form: 'text', shown, prefix: '[', suffix: '?]' })),
    otherwise(date(variable, { form: 'text', shown })),
  )
const toTheDay = date('issued', { form: 'text' })
const issued = choose(
  when({ type: 'book chapter motion_picture paper-conference thesis' }, dated('issued', ['year'])),
  when({ type: 'article-journal' }, dated('issued', ['year', 'month'])),
  when({ type: 'speech' }),
  when({ isUncertain: 'issued' }, group(' ', [term('circa', { textCase: 'capitalize-first' }), toTheDay])),
  otherwise(toTheDay),
)

const address = choose(when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })), otherwise(text('URL')))
const eventOfWork = choose(
  when({ match: 'any', type: `${serial} personal_communication` }),
  when(
    { type: 'paper-conference' },
    choose(when({ match: 'none', variable: `${editing} issue page supplement-number volume` }, mlaEvent)),
  ),
  otherwise(mlaEvent),
)
const location = group(', ', [
  eventOfWork,
  text('archive'),
  text('archive-place'),
  text('archive_collection'),
  text('archive_location'),
  group(' ', [label('page', { form: 'short' }), text('page')]),
  choose(when({ match: 'none', variable: 'source' }, address)),
])

/** The container, with the position of the work in the container. */
export const container = group(', ', [
  byKind([ofPeriodical], [ofBook]),
  contributors,
  versions,
  numbers,
  publisher,
  issued,
  location,
])

const thesis = choose(when({ type: 'thesis' }, group(', ', [text('publisher'), text('genre')])))

const firstPublisher = choose(
  when(
    { variable: 'original-publisher' },
    group(' ', [choose(when({ match: 'none', variable: 'original-title' }, term('by'))), text('original-publisher')]),
  ),
  otherwise(text('original-publisher-place')),
)
const history = choose(
  when(
    { match: 'any', variable: 'original-publisher original-publisher-place original-title' },
    group(' ', [
      term('original-work-published', { textCase: 'capitalize-first' }),
      group(', ', [
        group(' ', [value('as'), text('original-title', bookLook)]),
        choose(
          when(
            { match: 'any', variable: 'original-publisher original-publisher-place' },
            group(', ', [firstPublisher, dated('original-date', ['year'])]),
          ),
        ),
      ]),
    ]),
  ),
)

const series = choose(
  when(
    { variable: 'collection-title', isNumeric: 'collection-number' },
    group(' ', [text('collection-title', { textCase: 'title' }), text('collection-number')]),
  ),
  when(
    { variable: 'collection-title' },
    group(', ', [text('collection-title', { textCase: 'title' }), text('collection-number')]),
  ),
)

const section = text('section', { textCase: 'title' })
const aboutBook = group(', ', [thesis, history, series, ofVolumes])
const movable = choose(
  when({ type: serial }, section),
  when({ type: maybeSerial }, choose(when({ match: 'any', variable: editing }, aboutBook), otherwise(section))),
  otherwise(aboutBook),
)

/** The section or book details of a work from a database, then the database with the DOI or URL of the work. */
export const secondContainer = choose(
  when(
    { variable: 'source' },
    group('. ', [
      movable,
      choose(when({ match: 'any', variable: 'DOI URL' }, group(', ', [text('source', { italic: true }), address]))),
    ]),
  ),
)

/**
 * The end of an entry: the access date of an undated work, the medium, and the section or book details, except those of
 * a work from a database.
 */
export const ends = group(', ', [
  choose(
    when(
      { match: 'none', variable: 'issued' },
      group(' ', [term('accessed', { textCase: 'capitalize-first' }), date('accessed', { form: 'text' })]),
    ),
  ),
  text('medium', { textCase: 'capitalize-first' }),
  choose(when({ match: 'none', variable: 'source' }, movable)),
])
