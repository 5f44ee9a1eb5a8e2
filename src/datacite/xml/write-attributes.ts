import type { Members } from '../../object.ts'
import { type AttributeLayout, whole } from './element-layout.ts'
import { inAttribute, type XmlWriting } from './writing.ts'
import type { XmlPlace } from './xml-place.ts'

/** The attributes of an element, in their order. */
export function writeAttributes(
  writing: XmlWriting,
  attributes: readonly AttributeLayout[],
  holder: Members,
  place: XmlPlace,
): string {
  let text = ''
  for (const attribute of attributes) {
    const value = holder[attribute.key]
    if (value === undefined || value === null) continue
    text += value === attribute.latest.value ? attribute.latest.text : writeAttribute(writing, attribute, value, place)
  }
  return text
}

function writeAttribute(writing: XmlWriting, attribute: AttributeLayout, value: unknown, place: XmlPlace): string {
  const { start, key } = attribute
  const text = writing.text(value, place, inAttribute, key)
  if (text === undefined) return ''
  const written = whole(start, text, '"')
  if (text === value) attribute.latest = { value, text: written }
  return written
}
