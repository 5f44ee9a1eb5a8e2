import type { Members } from '../../object.ts'
import { type AttributeLayout, type ElementLayout, whole } from './element-layout.ts'
import { inAttribute, type XmlWriting } from './writing.ts'
import type { XmlPlace } from './xml-place.ts'

/** Attributes in the order of the table. */
export function writeAttributes(writing: XmlWriting, layout: ElementLayout, holder: Members, place: XmlPlace): string {
  let attributes = ''
  for (const attribute of layout.attributes) {
    const value = holder[attribute.key]
    if (value === undefined || value === null) continue
    attributes +=
      value === attribute.latest.value ? attribute.latest.text : writeAttribute(writing, attribute, value, place)
  }
  return attributes
}

function writeAttribute(writing: XmlWriting, attribute: AttributeLayout, value: unknown, place: XmlPlace): string {
  const { start, key } = attribute
  const text = writing.text(value, place, inAttribute, key)
  if (text === undefined) return ''
  const written = whole(start, text, '"')
  if (text === value) attribute.latest = { value, text: written }
  return written
}
