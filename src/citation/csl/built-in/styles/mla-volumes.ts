import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, type Look, label, names, otherwise, term, text, value, when } from '../elements.ts'
import { bookLook, mlaOwnTitle, mlaPartNumber, mlaWholeNames } from './mla-titles.ts'

const containerTitle = text('container-title', bookLook)

const volumeWith = (look: Look): Node =>
  group(' ', [choose(when({ isNumeric: 'volume' }, label('volume', { form: 'short', ...look }))), text('volume', look)])
export const mlaVolume = volumeWith({})
export const capitalVolume = volumeWith({ textCase: 'capitalize-first' })
const capitalPart = group(' ', [
  choose(when({ isNumeric: 'part-number' }, term('part', { form: 'short', textCase: 'capitalize-first' }))),
  text('part-number', { textCase: 'capitalize-first' }),
])

const wholeBook = group(', ', [
  choose(when({ variable: 'container-title' }, containerTitle), otherwise(mlaOwnTitle)),
  names('collection-editor', {
    name: mlaWholeNames,
    label: label(undefined, { prefix: ', ' }),
  }),
])
/** The multivolume work that contains a titled volume or part, and the number of volumes if no volume is cited. */
export const ofVolumes = group(', ', [
  choose(
    when(
      { variable: 'part-number part-title volume volume-title' },
      group(' ', [capitalPart, value('of'), text('volume-title', bookLook)]),
      group(' ', [mlaVolume, value('of'), wholeBook]),
    ),
    when(
      { match: 'any', variable: 'part-title volume-title' },
      group(' ', [
        choose(
          when({ variable: 'part-number volume' }, group(', ', [capitalVolume, mlaPartNumber]), value('of')),
          when({ variable: 'part-number' }, capitalPart, value('of')),
          when({ variable: 'volume' }, capitalVolume, value('of')),
        ),
        wholeBook,
      ]),
    ),
  ),
  choose(
    when(
      { match: 'none', variable: 'volume' },
      group(' ', [
        text('number-of-volumes'),
        choose(when({ isNumeric: 'number-of-volumes' }, label('number-of-volumes', { form: 'short' }))),
      ]),
    ),
  ),
])
