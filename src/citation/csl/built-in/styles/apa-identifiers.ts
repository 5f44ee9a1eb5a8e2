import type { Node } from '../../processor/compile/nodes.ts'
import {
  choose,
  group,
  label,
  names,
  number,
  numberedEdition,
  otherwise,
  term,
  text,
  value,
  when,
} from '../elements.ts'
import { apaPartNumber, apaVolume, onSite } from './apa-titles.ts'
import { byKind, editing, maybeSerial, serial } from './kinds.ts'

// This file builds the details that APA prints in parentheses after a title.

const inSentence = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const

const people = (variables: string, form: 'long' | 'short' = 'short'): Node =>
  names(variables, {
    name: inSentence,
    label: label(undefined, { form, prefix: ', ', textCase: 'title' }),
    delimiter: '; ',
  })
const byBookAuthor = names('container-author', {
  name: inSentence,
  label: label(undefined, { form: 'verb-short', suffix: ' ', textCase: 'title' }),
  isLabelFirst: true,
})
const interviewer = choose(when({ variable: 'title' }, people('interviewer')))
const organisers = people('compiler chair organizer curator series-creator executive-producer', 'long')
const artists = people('illustrator narrator')

const ofBook = group('; ', [
  interviewer,
  choose(
    when({ type: onSite }, byBookAuthor, people('editor translator'), artists, organisers),
    otherwise(
      artists,
      choose(
        when({ variable: 'container-title editor-translator' }),
        when({ variable: 'container-title' }, people('translator')),
        otherwise(byBookAuthor, people('editor translator'), organisers),
      ),
    ),
  ),
])
const contributors = byKind([group('; ', [interviewer, people('translator narrator')])], [ofBook])

const numberWithLabel = group(' ', [
  choose(
    when({ type: 'standard' }),
    when(
      { match: 'any', isNumeric: 'number', type: 'legislation patent regulation' },
      label('number', { form: 'short', textCase: 'capitalize-first' }),
    ),
  ),
  text('number', { textCase: 'capitalize-first' }),
])

/** The number of a work, preceded by its genre or, for a thesis with a genre, by "Publication". */
export const apaNumberOfWork = group(' ', [
  choose(
    when({ type: 'thesis', variable: 'genre' }, value('Publication')),
    when({ variable: 'number' }, text('genre', { textCase: 'title' })),
  ),
  numberWithLabel,
])

const edition = numberedEdition()

const howMany = choose(
  when(
    { isNumeric: 'number-of-volumes' },
    group(' ', [
      label('number-of-volumes', { form: 'short', textCase: 'capitalize-first' }),
      group('', [term('page-range-delimiter', { prefix: '1' }), number('number-of-volumes')]),
    ]),
  ),
  otherwise(text('number-of-volumes')),
)
const volumes = choose(
  // If the volume has a title, its number follows the title of the book.
  when({ variable: 'volume volume-title' }),
  when({ variable: 'part-title volume' }),
  when({ isNumeric: 'volume' }, apaVolume),
  otherwise(howMany),
)
const numberOfPart = choose(
  when({ match: 'none', variable: 'part-title' }, choose(when({ isNumeric: 'part-number' }, apaPartNumber))),
)

const chapter = group(' ', [
  choose(
    when({ type: 'song', isNumeric: 'chapter-number' }, value('Track')),
    when({ isNumeric: 'chapter-number' }, label('chapter-number', { textCase: 'capitalize-first' })),
  ),
  text('chapter-number'),
])
const pages = choose(
  when({ variable: 'page' }, group(' ', [label('page', { form: 'short' }), text('page')])),
  when({ match: 'any', variable: 'genre title' }, chapter),
)

const places = group(', ', [
  group(' ', [label('version', { textCase: 'capitalize-first' }), text('version')]),
  edition,
  choose(
    when(
      { type: 'document report standard' },
      group(' ', [text('collection-title', { textCase: 'title' }), text('collection-number')]),
    ),
  ),
  group(' ', [
    choose(
      when({ isNumeric: 'supplement-number' }, term('supplement', { form: 'short', textCase: 'capitalize-first' })),
    ),
    text('supplement-number', { textCase: 'capitalize-first' }),
  ]),
  volumes,
  numberOfPart,
  group(' ', [label('issue', { textCase: 'capitalize-first' }), text('issue')]),
  pages,
])
export const placesOfBook = choose(
  when({ type: `${serial} broadcast event patent performance speech ${onSite}` }),
  when({ match: 'any', variable: editing }, places),
  when({ type: maybeSerial }),
  otherwise(places),
)
const partOfSerial = byKind([numberOfPart], [])

const patent = group(' ', [
  text('authority'),
  choose(
    when({ variable: 'genre' }, text('genre', { textCase: 'capitalize-first' })),
    otherwise(term('patent', { textCase: 'capitalize-first' })),
  ),
  numberWithLabel,
])

/** Types whose number identifies the work itself, such as an episode. */
export const ownNumber = 'broadcast graphic map motion_picture'

export const apaIdentifier = group(
  '; ',
  [
    choose(
      when({ type: 'patent' }, patent),
      when({ type: onSite }, contributors, apaNumberOfWork, placesOfBook),
      when({ type: 'report', variable: 'container-title' }, contributors),
      when({ type: 'report', variable: 'title' }, contributors, apaNumberOfWork, placesOfBook),
      when({ type: 'report' }, contributors, placesOfBook),
      when(
        { variable: 'container-title' },
        choose(when({ match: 'none', variable: 'genre title' }, chapter)),
        contributors,
        choose(when({ type: ownNumber }, apaNumberOfWork)),
        partOfSerial,
      ),
      otherwise(contributors, apaNumberOfWork, placesOfBook, partOfSerial),
    ),
  ],
  { prefix: '(', suffix: ')' },
)
