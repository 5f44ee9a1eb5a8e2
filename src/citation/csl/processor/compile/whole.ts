import { numberVariables } from '../values/numbers.ts'
import type { DatePart, NameNode, Node } from './nodes.ts'
import { plain, plainPart } from './plain.ts'

/**
 * Builds the nodes that render a complete variable: as long names, as a whole date, and as a text or number. An item
 * has a value for only one of these nodes.
 */
export const wholeOf = (variable: string): Node[] => [
  {
    decoration: plain,
    kind: 'names',
    variables: [variable],
    delimiter: undefined,
    name: longNames,
    etAl: undefined,
    label: undefined,
    isLabelFirst: false,
    isBare: false,
    substitute: [],
  },
  { decoration: plain, kind: 'date', variable, form: undefined, delimiter: '', shown: [], parts },
  numberVariables.has(variable)
    ? { decoration: plain, kind: 'number', variable, form: 'numeric' }
    : { decoration: plain, kind: 'variable', variable, form: 'long' },
]

const longNames: NameNode = { decoration: plain, options: { form: 'long' }, family: plainPart, given: plainPart }

const parts = (['year', 'month', 'day'] as const).map(
  (name): DatePart => ({ decoration: plain, name, form: undefined, rangeDelimiter: undefined }),
)
