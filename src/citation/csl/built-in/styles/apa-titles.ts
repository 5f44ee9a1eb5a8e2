import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, label, otherwise, term, text, when } from '../elements.ts'
import { byKind, editing, reviewing } from './kinds.ts'

/** Types of works published on a site. The name of a site is not treated as a book title. */
export const onSite = 'post webpage'
/** Variables that mark a work as published, for example in a volume. One of them is enough. */
export const apaPlaced = `${editing} issue page supplement-number volume`

const numbered = (variable: string, word: Node): Node =>
  group(' ', [choose(when({ isNumeric: variable }, word)), text(variable, { textCase: 'capitalize-first' })])

/** The volume with its label, even if the volume is a letter instead of a number. */
export const apaVolume = group(' ', [
  label('volume', { form: 'short', textCase: 'capitalize-first' }),
  text('volume', { textCase: 'capitalize-first' }),
])
export const apaPartNumber = numbered('part-number', term('part', { form: 'short', textCase: 'capitalize-first' }))

const part = choose(
  when({ variable: 'part-title' }, group('. ', [apaPartNumber, text('part-title', { textCase: 'capitalize-first' })])),
  when({ isNumeric: 'part-number' }),
  otherwise(apaPartNumber),
)

/**
 * The volume and part with their titles. If neither has a title, numbers are omitted, because APA prints them in
 * parentheses after the title of the work.
 */
export const apaVolumeTitle = group(', ', [
  choose(
    when({ variable: 'volume-title' }, group(': ', [group('. ', [apaVolume, text('volume-title')]), part])),
    when({ variable: 'part-title' }, group(', ', [apaVolume, part])),
    otherwise(
      group(', ', [
        choose(when({ match: 'none', isNumeric: 'volume' }, apaVolume)),
        choose(when({ match: 'none', isNumeric: 'part-number' }, apaPartNumber)),
      ]),
    ),
  ),
])

const withPart = group(': ', [text('title'), part])
/**
 * The title and part of a work. A review has them only with a reviewed genre or title, because `title` is otherwise the
 * title of the reviewed work.
 */
const reviewable = choose(
  when(
    { match: 'any', type: 'review review-book' },
    choose(when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, withPart)),
  ),
  when(
    { match: 'any', variable: reviewing },
    choose(when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, withPart)),
  ),
  otherwise(withPart),
)

const ofPeriodical = choose(
  when({ variable: 'container-title' }, reviewable),
  otherwise(group('', [reviewable], { italic: true })),
)
const ofBook = choose(
  when({ variable: 'container-title' }, text('title')),
  otherwise(group(': ', [text('title'), apaVolumeTitle], { italic: true })),
)

/** The title: roman for a part of a container, italic for a whole work and for a post or page of a site. */
export const apaTitle = choose(
  when({ type: onSite }, group('', [reviewable], { italic: true })),
  otherwise(byKind([ofPeriodical], [ofBook])),
)
