import { attributeOf, elementsOf, type XmlElement } from '../../../text/xml/tree.ts'
import { decorationOf, oneOf } from './attributes.ts'
import type { DateFormat, DatePart, DatePartName } from './nodes.ts'

export const partNames: readonly DatePartName[] = ['year', 'month', 'day']

/** A date format out of `<date>` of a style or of a locale. */
export function dateFormatOf(element: XmlElement): DateFormat {
  const parts = elementsOf(element).flatMap((part): DatePart[] => {
    const name = oneOf(partNames, attributeOf(part, 'name'))
    if (name === undefined) return []
    return [
      {
        decoration: decorationOf(part),
        name,
        form: attributeOf(part, 'form'),
        rangeDelimiter: attributeOf(part, 'range-delimiter'),
      },
    ]
  })
  return { decoration: decorationOf(element), delimiter: attributeOf(element, 'delimiter') ?? '', parts }
}
