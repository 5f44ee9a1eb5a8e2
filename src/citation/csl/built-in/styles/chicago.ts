import type { Node } from '../../processor/nodes.ts'
import { choose, group, label, names, number, otherwise, text, when } from '../elements.ts'

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

export const access = choose(
  when({ variable: 'DOI' }, text('DOI', { prefix: 'https://doi.org/' })),
  otherwise(text('URL')),
)
