import { isObject, type Members } from '../../../core/object.ts'
import { messagesOf } from '../../../messages/message.ts'
import { named } from '../../writing/quote.ts'
import { noPlace, pointMoved } from '../../writing/writing.ts'
import type { ElementPlan } from '../plan.ts'
import { addAround, addLeaf } from './add-element.ts'
import { type AttributeLayout, type ElementLayout, type SortedMembers, whole } from './element-layout.ts'
import { keptElement } from './kept-element.ts'
import { loseUnknown, sortedMembers } from './sorted-members.ts'
import type { XmlPlace } from './xml-place.ts'
import { inAttribute, inBrokenText, inText, type Notation, type XmlWriting, xmlName } from './xml-writing.ts'

/**
 * Appends the child elements of `resource` to a text.
 *
 * Engines append faster than they join pieces. `identifier` is passed separately, because a record with a DOI stores
 * the identifier in `doi`.
 */
export function writeRecord(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  record: Members,
  identifier: unknown,
  place: XmlPlace,
): string {
  // Copying the record to add the identifier would slow down the writing of all members by a tenth.
  const named = { identifier }
  let text = before
  for (const child of layout.children)
    text = writeChild(text, writing, child, child.plan.key === 'identifier' ? named : record, place)
  loseUnknown(writing, sortedMembers(layout, record), record, place)
  return text
}

function writeElements(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  holder: Members,
  held: SortedMembers,
  place: XmlPlace,
): string {
  const order = layout.plan.mixes ? orderWithin(writing, place) : undefined
  let text = before
  if (order !== undefined) text += writeInOrder(writing, layout, holder, place, order)
  else for (const child of held.children) text = writeChild(text, writing, child, holder, place)
  loseUnknown(writing, held, holder, place)
  return text
}

/** Returns the original order of a geoLocation's elements, or undefined if it is not in the extras. */
function orderWithin(writing: XmlWriting, place: XmlPlace): string[] | undefined {
  const order = writing.hasExtras ? writing.extra(place.xpath) : undefined
  return Array.isArray(order) && order.every(name => typeof name === 'string') ? order : undefined
}

function writeInOrder(
  writing: XmlWriting,
  { children }: ElementLayout,
  holder: Members,
  place: XmlPlace,
  order: readonly string[],
): string {
  const byName = new Map<string, string[]>()
  for (const child of children) {
    const { local, key } = child.plan
    const value = holder[key]
    const own = place.within(local, key)
    const texts = isSeveral(child.plan, value)
      ? value.map((one, index) => writeOne('', writing, child, one, own.entry(index, value.length)))
      : [writeChild('', writing, child, holder, place)]
    byName.set(
      local,
      texts.filter(text => text !== ''),
    )
  }
  let text = ''
  for (const name of order) text += byName.get(name)?.shift() ?? ''
  writing.use(place.xpath)
  return text + [...byName.values()].flat().join('')
}

function writeChild(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  holder: Members,
  place: XmlPlace,
): string {
  const { plan, isBare } = layout
  const value = holder[plan.key] ?? undefined
  if (value === undefined && isBare) return before
  if (plan.kind === 'value' && plan.repeat === 'once') return writeValues(before, writing, layout, holder, place)
  const own = place.within(plan.local, plan.key)
  if (plan.kind === 'wrapper') return writeWrapper(before, writing, layout, value, own)
  return isSeveral(plan, value)
    ? writeEach(before, writing, layout, value, own)
    : writeOne(before, writing, layout, value, own)
}

/** True if a value is a list whose entries become separate elements. A single polygon is itself a list of its parts. */
const isSeveral = ({ kind }: ElementPlan, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (kind !== 'polygon' || (value.length > 0 && value.every(Array.isArray)))

/**
 * Writes the entries of a list as elements. `local` is the name of the elements if `place` is the place of their
 * wrapper.
 */
function writeEach(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  list: readonly unknown[],
  place: XmlPlace,
  local = '',
): string {
  let text = before
  for (let index = 0; index < list.length; index++)
    text = writeOne(text, writing, layout, list[index], place.entry(index, list.length, local))
  return text
}

function writeWrapper(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  value: unknown,
  place: XmlPlace,
  isInner = false,
): string {
  if (!Array.isArray(value)) {
    const text = writing.text(value, place, inText)
    return text === undefined ? before : addLeaf(before, layout, '', text)
  }
  // A list of lists comes from a document with the same list twice.
  if (value.length > 0 && !isInner && value.every(Array.isArray))
    return value.reduce(
      (text, list, at) => writeWrapper(text, writing, layout, list, place.entry(at, value.length), true),
      before,
    )
  return addAround(before, layout, '', opened =>
    layout.children.reduce((text, entry) => writeEach(text, writing, entry, value, place, entry.plan.local), opened),
  )
}

function writeOne(before: string, writing: XmlWriting, layout: ElementLayout, value: unknown, place: XmlPlace): string {
  const { plan } = layout
  if (plan.kind === 'polygon' && Array.isArray(value)) return writePolygon(before, writing, layout, value, place)
  if (plan.kind === 'value' || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = writing.text(value, place, notationOf(plan))
    return text === undefined ? before : writeLeaf(before, writing, layout, value, '', text, place)
  }
  const holder = value as Members
  const held = sortedMembers(layout, holder)
  const attributes = writeAttributes(writing, held.attributes, holder, place)
  if (plan.textKey === undefined)
    return addAround(before, layout, attributes, opened => writeElements(opened, writing, layout, holder, held, place))
  loseUnknown(writing, held, holder, place)
  const own = holder[plan.textKey]
  const text = ownText(writing, plan, own, place, plan.textKey)
  return writeLeaf(before, writing, layout, own, attributes, text, place)
}

const notationOf = ({ breaks }: ElementPlan): Notation => (breaks ? inBrokenText : inText)

/**
 * Returns the text of an element, or undefined for an element without text. A missing mandatory text becomes empty
 * text, which is reported as invented.
 */
function ownText(
  writing: XmlWriting,
  plan: ElementPlan,
  value: unknown,
  place: XmlPlace,
  key?: string,
): string | undefined {
  const given = Array.isArray(value) && value.every(part => typeof part === 'string') ? value.join('') : value
  if (given !== undefined && given !== null) return writing.text(given, place, notationOf(plan), key)
  if (plan.kind !== 'value' || plan.property.occurs !== '1') return undefined
  writing.lose('invented', place.path, '', say('emptyElement'))
  return ''
}

/** Writes an element that is a value of its parent object, with attributes that are values of the same object. */
function writeValues(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  holder: Members,
  place: XmlPlace,
): string {
  const { plan } = layout
  const value = holder[plan.key] ?? undefined
  const attributes = writeAttributes(writing, layout.attributes, holder, place)
  if (value === undefined && attributes === '') return before
  const own = place.within(plan.local, plan.key)
  const write = (text: string, one: unknown, at: XmlPlace): string =>
    writeLeaf(text, writing, layout, one, attributes, ownText(writing, plan, one, at), at)
  return Array.isArray(value)
    ? value.reduce((text, one, index) => write(text, one, own.entry(index, value.length)), before)
    : write(before, value, own)
}

const say = messagesOf('losses', {
  emptyElement: 'The element is needed for its attributes, so it is written with empty text.',
  notPolygonPart: 'This entry of the polygon contains no point and is omitted.',
})

function writePolygon(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  parts: readonly unknown[],
  place: XmlPlace,
): string {
  const { children } = layout
  const byKind = children.map((): { value: unknown; index: number }[] => [])
  let latest = 0
  for (const [index, part] of parts.entries()) {
    const members = isObject(part) ? Object.entries(part) : []
    if (members.length === 0) writing.lose('lost', [...place.path, index], part, say('notPolygonPart'))
    for (const [key, value] of members) {
      const kind = children.findIndex(({ plan }) => plan.key === key)
      if (kind < 0) writing.lose('lost', [...place.path, index, key], value, noPlace(named(key), value, xmlName))
      else if (kind < latest) writing.lose('changed', [...place.path, index], part, pointMoved())
      latest = Math.max(latest, kind)
      byKind[kind]?.push({ value, index })
    }
  }
  return addAround(before, layout, '', opened => {
    let text = opened
    for (const [kind, child] of children.entries())
      for (const [at, { value, index }] of (byKind[kind] ?? []).entries()) {
        const { local, key } = child.plan
        const own = place.entry(index, 1).within(local, key)
        text = writeOne(text, writing, child, value, own.nth(at, byKind[kind]?.length ?? 0))
      }
    return text
  })
}

/**
 * Writes an element with its text. An element whose text and attributes are unchanged is written as it was read, with
 * its markup.
 */
function writeLeaf(
  before: string,
  writing: XmlWriting,
  layout: ElementLayout,
  value: unknown,
  attributes: string,
  text: string | undefined,
  place: XmlPlace,
): string {
  const kept = writing.hasExtras ? keptElement(writing, layout, value, attributes, place) : undefined
  return kept === undefined ? addLeaf(before, layout, attributes, text) : before + kept
}

function writeAttributes(
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
