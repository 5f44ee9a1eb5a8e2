import type { Node } from '../../processor/nodes.ts'
import { choose, date, group, label, names, number, otherwise, term, text, when } from '../elements.ts'

/** What both styles of the Chicago Manual have in common. */

/** What stands alone, and has an italic title. */
export const alone = 'book graphic map motion_picture song'

export const listedNames = {
  and: 'text',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  nameAsSortOrder: 'first',
} as const
const inOrder = { and: 'text', delimiter: ', ' } as const

/** What entries are sorted by: the names that they begin with, or the title. */
export const firstNames = names('author', {
  name: listedNames,
  substitute: [names('editor'), names('translator'), names('director'), text('title')],
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

/** Who edited and translated, in a sentence, or as one of its own. */
export const edited = (place: 'verb' | 'verb-first'): Node => {
  const textCase = place === 'verb-first' ? { textCase: 'capitalize-first' as const } : {}
  const by = label(undefined, { form: 'verb', suffix: ' ', ...textCase })
  const people = (variable: string): Node => names(variable, { name: inOrder, label: by, isLabelFirst: true })
  return group(place === 'verb' ? ', ' : '. ', [people('editor'), people('translator')])
}

/** Where a work is found; of one without a date, the day when it was there is said as well. */
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
