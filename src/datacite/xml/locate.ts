import type { Datacite } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { parsePointer } from '../../pointer.ts'
import type { Located } from '../../text/document.ts'
import { attributeStretches, contentStretch, tagStretch } from '../../text/xml/stretches.ts'
import type { XmlElement } from '../../text/xml/tree.ts'
import { XPaths } from '../../text/xml/xpath.ts'
import type { Origin, Origins } from './reading.ts'

/** Finds the elements and attributes that the values of a record were read from. */
export function locate(
  text: string,
  root: XmlElement,
  record: Datacite,
  origins: Origins,
  pointers: Iterable<string>,
): Map<string, Located> {
  const paths = new XPaths()
  const found = new Map<string, Located>()
  for (const pointer of pointers) {
    const origin = pointer === '' ? { element: root } : originOf(record, origins, parsePointer(pointer))
    if (origin !== undefined)
      found.set(pointer, { ...placeOf(text, origin), path: paths.of(origin.element, origin.attribute) })
  }
  return found
}

function placeOf(text: string, { element, attribute }: Origin): Located {
  if (attribute === undefined) {
    const container = element.content.some(part => typeof part !== 'string')
    return { key: tagStretch(text, element), value: { ...contentStretch(text, element), container } }
  }
  const { key, value } = attributeStretches(text, element, attribute)
  return { key, value: { ...value, container: false } }
}

function originOf(record: Datacite, origins: Origins, path: Path): Origin | undefined {
  let origin: Origin | undefined
  let value: unknown = record
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    origin = origins.get(value)?.[step]
    value = (value as Record<string | number, unknown>)[step]
  }
  return origin
}
