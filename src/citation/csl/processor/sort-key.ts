import { attributeOf, type XmlElement } from '../../../text/xml/read.ts'
import { flag, plain, plainPart, wholeNumber } from './attributes.ts'
import { variableNode } from './compile-nodes.ts'
import { partNames } from './date-format.ts'
import type { DatePart, Macro, NameNode, Node, SortKey } from './nodes.ts'

/** A key out of `<key>` of a style; none where it names nothing to sort by. */
export function sortKeyOf(element: XmlElement, macros: ReadonlyMap<string, Macro>): SortKey[] {
  const variable = attributeOf(element, 'variable')
  const children =
    variable === undefined ? macros.get(attributeOf(element, 'macro') ?? '')?.children : wholeOf(variable)
  if (element.local !== 'key' || children === undefined) return []
  const etAlMin = wholeNumber(attributeOf(element, 'names-min'))
  const etAlUseFirst = wholeNumber(attributeOf(element, 'names-use-first'))
  const etAlUseLast = flag(attributeOf(element, 'names-use-last'))
  const names: SortKey['names'] = {
    nameAsSortOrder: 'all',
    ...(etAlMin !== undefined && { etAlMin }),
    ...(etAlUseFirst !== undefined && { etAlUseFirst }),
    ...(etAlUseLast !== undefined && { etAlUseLast }),
  }
  return [{ children, isDescending: attributeOf(element, 'sort') === 'descending', names }]
}

/** What renders all that a variable says: long names, whole dates, texts. Of these, one has something to render. */
const wholeOf = (variable: string): Node[] => [
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
  variableNode(variable, 'long', plain),
]

const longNames: NameNode = { decoration: plain, options: { form: 'long' }, family: plainPart, given: plainPart }

const parts = partNames.map(
  (name): DatePart => ({ decoration: plain, name, form: undefined, rangeDelimiter: undefined }),
)
