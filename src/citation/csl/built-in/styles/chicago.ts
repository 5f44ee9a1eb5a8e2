import type { NamesNode, Node } from '../../processor/nodes.ts'
import { choose, date, group, label, names, number, otherwise, term, text, value, when } from '../elements.ts'

/** Elements common to both styles of the Chicago Manual. */

/** Types of independent works, with titles in italics. */
export const alone = 'bill book graphic legislation motion_picture song'
/** Types with titles in roman type and unchanged case. */
export const unstyled = 'interview legal_case patent'
export const parts = 'chapter entry-dictionary entry-encyclopedia paper-conference'

export const listedNames = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  nameAsSortOrder: 'first',
} as const
const inOrder = { and: 'text', delimiter: ', ' } as const

/** The sort key of entries: their first names, or the title. */
export const firstNames = (...others: NamesNode[]): Node =>
  names('author', {
    name: listedNames,
    substitute: [names('editor'), names('translator'), ...others, text('title')],
  })

export const shortRole = label(undefined, { form: 'short', prefix: ', ' })

export const bookTitle = text('title', { italic: true, textCase: 'title' })
export const partTitle = text('title', { quotes: true, textCase: 'title' })

export const ordinalEdition = choose(
  when(
    { isNumeric: 'edition' },
    group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short' })]),
  ),
  otherwise(text('edition')),
)

/** Builds the editors and translators, inside a sentence or as a separate sentence. */
const edited = (place: 'verb' | 'verb-first', variables = ['editor', 'translator']): Node => {
  const textCase = place === 'verb-first' ? { textCase: 'capitalize-first' as const } : {}
  const by = label(undefined, { form: 'verb', suffix: ' ', ...textCase })
  const people = (variable: string): Node => names(variable, { name: inOrder, label: by, isLabelFirst: true })
  return group(place === 'verb' ? ', ' : '. ', variables.map(people))
}

/** The contributors after the title and genre of an independent work. */
export const contributors = edited('verb-first', ['editor', 'translator', 'director'])
export const interviewer = edited('verb-first', ['interviewer'])

/** The book that a part is in, with those who wrote, edited and translated it. */
export const bookOfPart = (edition: Node): Node => {
  const people = ['container-author', 'editor', 'translator']
  const place = [edition, choose(when({ variable: 'page' }, group(':', [number('volume'), text('page')])))]
  return choose(
    when(
      { variable: 'container-title' },
      group(' ', [
        term('in', { textCase: 'capitalize-first' }),
        group(', ', [text('container-title', { italic: true, textCase: 'title' }), edited('verb', people), ...place]),
      ]),
    ),
    otherwise(group('. ', [edited('verb-first', people), group(', ', place)])),
  )
}

/** The volume of a book, where no pages follow it. */
export const volumeOfPart = choose(
  when(
    { match: 'none', variable: 'page' },
    group(' ', [label('volume', { form: 'short', textCase: 'capitalize-first' }), number('volume')]),
  ),
)

/** The reviewed work. */
const reviewOf = group(', ', [
  group(' ', [
    term('review-of', { textCase: 'capitalize-first' }),
    choose(
      when({ variable: 'reviewed-title' }, text('reviewed-title', { italic: true, textCase: 'title' })),
      otherwise(text('title', { italic: true, textCase: 'title' })),
    ),
  ]),
  names('reviewed-author', {
    name: inOrder,
    label: label(undefined, { form: 'verb', suffix: ' ' }),
    isLabelFirst: true,
  }),
])

/** A review by its own title and by that of what was reviewed. */
export const reviewed = choose(
  when({ variable: 'reviewed-title' }, group('. ', [partTitle, reviewOf])),
  otherwise(reviewOf),
)

export const series = group(' ', [text('collection-title', { textCase: 'title' }), text('collection-number')])
export const medium = text('medium', { textCase: 'capitalize-first' })
export const genre = text('genre', { textCase: 'capitalize-first' })

/** A letter with the one whom it was written to. */
const letter = (kind: Node): Node =>
  group(' ', [
    kind,
    names('recipient', {
      name: inOrder,
      label: label(undefined, { form: 'verb', suffix: ' ' }),
      isLabelFirst: true,
    }),
  ])

/** The DOI or URL of a work, with the access date if the work is undated. */
export const access = group('. ', [
  choose(
    when(
      { match: 'none', variable: 'issued' },
      group(' ', [term('accessed', { textCase: 'capitalize-first' }), date('accessed', { form: 'text' })]),
    ),
  ),
  choose(when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })), otherwise(text('URL'))),
])

/** The archive that has a work, and where it is there. */
export const archive = group('. ', [text('archive_location'), text('archive'), text('archive-place')])

/** One volume of a book, and how many there are. */
export const volumesOfBook = group('. ', [
  group(' ', [label('volume', { form: 'short', textCase: 'capitalize-first' }), number('volume')]),
  group(' ', [number('number-of-volumes'), term('volume', { form: 'short', plural: true })]),
])

/** A page or a line as it is, other places with what they are. */
export const pointedAt = choose(
  when({ match: 'any', locator: 'page line' }, text('locator')),
  otherwise(group(' ', [label('locator', { form: 'short' }), text('locator')])),
)

/** The cited location, with the volume of a work. */
export const located = choose(
  when(
    { type: `${alone} legal_case`, variable: 'volume locator' },
    choose(
      when({ locator: 'page' }, group(':', [number('volume'), text('locator')])),
      when(
        { match: 'none', locator: 'page' },
        group(', ', [group(' ', [label('volume', { form: 'short' }), number('volume')]), pointedAt]),
      ),
    ),
  ),
  otherwise(pointedAt),
)

/** The genre of a presentation, its event and place. */
export const presented = group(', ', [
  choose(
    when({ variable: 'genre event-title' }, group(' ', [genre, term('presented-at'), text('event-title')])),
    when(
      { variable: 'event-title' },
      group(' ', [term('presented-at', { textCase: 'capitalize-first' }), text('event-title')]),
    ),
    otherwise(genre),
  ),
  text('event-place'),
])

const toTheDay = date('issued', { form: 'text' })

/** When a patent was applied for and granted. */
export const granted = group(', ', [
  group(' ', [value('filed'), date('submitted', { form: 'text' })]),
  group(' ', [choose(when({ variable: 'submitted' }, value('and issued')), otherwise(value('issued'))), toTheDay]),
])

/** The genre and recipient of a letter. */
export const addressed = choose(
  when({ variable: 'genre' }, letter(genre)),
  when({ variable: 'recipient' }, letter(term('letter', { textCase: 'capitalize-first' }))),
)

/** The edition of a newspaper and its section. */
export const ofNewspaper = group(', ', [
  group(' ', [text('edition'), choose(when({ isNumeric: 'edition' }, term('edition')))]),
  group(' ', [term('section', { form: 'short' }), text('section')]),
])
