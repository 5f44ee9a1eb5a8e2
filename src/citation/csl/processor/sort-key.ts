import { attributeOf, type XmlElement } from '../../../text/xml/tree.ts'
import { flag, wholeNumber } from './attributes.ts'
import type { Macro, SortKey } from './nodes.ts'
import { wholeOf } from './whole.ts'

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
