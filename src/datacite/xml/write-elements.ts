import { isObject } from '../../object.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { noPlace, pointMoved } from '../writing/writing.ts'
import type { ElementLayout } from './element-layout.ts'
import { keptElement } from './kept-element.ts'
import type { ElementPlan } from './plan.ts'
import { inAttribute, inBrokenText, inText, type Notation, type XmlWriting, xmlName } from './writing.ts'
import type { XmlPlace } from './xml-place.ts'

type Holder = Readonly<Record<string, unknown>>

/** Writes a record as the elements within the root; its identifier stands for the DOI, and is given by itself. */
export function writeRecord(
  writing: XmlWriting,
  layout: ElementLayout,
  record: Holder,
  identifier: unknown,
  place: XmlPlace,
): string {
  const named = { identifier }
  let text = ''
  for (const child of layout.children)
    text += writeChild(writing, child, child.plan.key === 'identifier' ? named : record, place)
  loseUnknown(writing, layout, record, place)
  return text
}

/** Writes an object of the canonical record as the elements within its element. */
function writeElements(writing: XmlWriting, layout: ElementLayout, holder: Holder, place: XmlPlace): string {
  const order = layout.plan.mixes ? orderWithin(writing, place) : undefined
  let text = ''
  if (order !== undefined) text = writeInOrder(writing, layout, holder, place, order)
  else for (const child of layout.children) text += writeChild(writing, child, holder, place)
  loseUnknown(writing, layout, holder, place)
  return text
}

/** The order in which the members of a geoLocation were read. */
function orderWithin(writing: XmlWriting, place: XmlPlace): string[] | undefined {
  const order = writing.hasExtras ? writing.extra(place.xpath) : undefined
  return Array.isArray(order) && order.every(name => typeof name === 'string') ? order : undefined
}

function writeInOrder(
  writing: XmlWriting,
  { children }: ElementLayout,
  holder: Holder,
  place: XmlPlace,
  order: readonly string[],
): string {
  const byName = new Map<string, string[]>()
  for (const child of children) {
    const { local, key } = child.plan
    const value = holder[key]
    const own = place.within(local, key)
    const texts = isSeveral(child.plan, value)
      ? value.map((one, index) => writeOne(writing, child, one, own.entry(index, value.length)))
      : [writeChild(writing, child, holder, place)]
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

function loseUnknown(writing: XmlWriting, { keys }: ElementLayout, holder: Holder, place: XmlPlace): void {
  // Faster than a list of the names.
  for (const key in holder)
    if (!keys.has(key) && Object.hasOwn(holder, key) && !saysNothing(holder[key]))
      writing.lose('lost', [...place.path, key], holder[key], noPlace(`"${key}"`, holder[key], xmlName))
}

function writeChild(writing: XmlWriting, layout: ElementLayout, holder: Holder, place: XmlPlace): string {
  const { plan, isBare } = layout
  const value = holder[plan.key] ?? undefined
  if (value === undefined && isBare) return ''
  if (plan.kind === 'value' && plan.repeat === 'once') return writeValues(writing, layout, holder, place)
  const own = place.within(plan.local, plan.key)
  if (plan.kind === 'wrapper') return writeWrapper(writing, layout, value, own)
  return isSeveral(plan, value)
    ? eachOf(value, (one, index) => writeOne(writing, layout, one, own.entry(index, value.length)))
    : writeOne(writing, layout, value, own)
}

/** Whether a value is a list of values for one element; a single polygon is itself a list, of its parts. */
const isSeveral = ({ kind }: ElementPlan, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (kind !== 'polygon' || (value.length > 0 && value.every(Array.isArray)))

/** What is written of the entries of a list. */
function eachOf(list: readonly unknown[], write: (entry: unknown, index: number) => string): string {
  let text = ''
  for (let index = 0; index < list.length; index++) text += write(list[index], index)
  return text
}

function writeWrapper(
  writing: XmlWriting,
  layout: ElementLayout,
  value: unknown,
  place: XmlPlace,
  isInner = false,
): string {
  if (!Array.isArray(value)) {
    const text = writing.text(value, place, inText)
    return text === undefined ? '' : leaf(layout, '', text)
  }
  // A document that has the same list twice is a list of lists.
  if (value.length > 0 && !isInner && value.every(Array.isArray))
    return eachOf(value, (list, at) => writeWrapper(writing, layout, list, place.entry(at, value.length), true))
  let text = ''
  for (const entry of layout.children)
    text += eachOf(value, (one, index) =>
      writeOne(writing, entry, one, place.entry(index, value.length, entry.plan.local)),
    )
  return aroundElements(layout, '', text)
}

/** An element around others, self-closing if there are none. */
export function aroundElements(
  { start, open, lineEnd, endOfElements }: ElementLayout,
  attributes: string,
  elements: string,
): string {
  if (elements === '') return `${start}${attributes}/>${lineEnd}`
  const begin = attributes === '' ? open.elements : `${start}${attributes}>${lineEnd}`
  return `${begin}${elements}${endOfElements}`
}

/** An element with text, self-closing if there is none. */
function leaf({ start, open, lineEnd, end }: ElementLayout, attributes: string, text: string | undefined): string {
  if (text === undefined) return `${start}${attributes}/>${lineEnd}`
  // The fewer parts a text is put together of, the sooner it is whole.
  return attributes === '' ? `${open.text}${text}${end}` : `${start}${attributes}>${text}${end}`
}

/** An entry of a list, or a single object. */
function writeOne(writing: XmlWriting, layout: ElementLayout, value: unknown, place: XmlPlace): string {
  const { plan } = layout
  if (plan.kind === 'polygon' && Array.isArray(value)) return writePolygon(writing, layout, value, place)
  if (plan.kind === 'value' || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = writing.text(value, place, notationOf(plan))
    return text === undefined ? '' : writeLeaf(writing, layout, value, '', text, place)
  }
  const holder = value as Holder
  const attributes = writeAttributes(writing, layout, holder, place)
  if (plan.textKey === undefined)
    return aroundElements(layout, attributes, writeElements(writing, layout, holder, place))
  loseUnknown(writing, layout, holder, place)
  const own = holder[plan.textKey]
  return writeLeaf(writing, layout, own, attributes, ownText(writing, plan, own, place, plan.textKey), place)
}

const notationOf = ({ breaks }: ElementPlan): Notation => (breaks ? inBrokenText : inText)

/** The text of an element that is written in any case; if it is absent but mandatory, it is empty, which is reported. */
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
  const message = 'The element is needed for its attributes, so it is written with empty text.'
  writing.lose('invented', place.path, '', message)
  return ''
}

/** An element that is a value of the object around it, and so are its attributes. */
function writeValues(writing: XmlWriting, layout: ElementLayout, holder: Holder, place: XmlPlace): string {
  const { plan } = layout
  const value = holder[plan.key] ?? undefined
  const attributes = writeAttributes(writing, layout, holder, place)
  if (value === undefined && attributes === '') return ''
  const own = place.within(plan.local, plan.key)
  const write = (one: unknown, at: XmlPlace): string =>
    writeLeaf(writing, layout, one, attributes, ownText(writing, plan, one, at), at)
  return Array.isArray(value)
    ? eachOf(value, (one, index) => write(one, own.entry(index, value.length)))
    : write(value, own)
}

/** Attributes in the order of the table. */
function writeAttributes(writing: XmlWriting, layout: ElementLayout, holder: Holder, place: XmlPlace): string {
  let attributes = ''
  for (const { start, key } of layout.attributes) {
    const value = holder[key]
    if (value === undefined || value === null) continue
    const text = writing.text(value, place, inAttribute, key)
    if (text !== undefined) attributes += `${start}${text}"`
  }
  return attributes
}

/** Points come before the point inside. */
function writePolygon(writing: XmlWriting, layout: ElementLayout, parts: readonly unknown[], place: XmlPlace): string {
  const { children } = layout
  const byKind = children.map((): { value: unknown; index: number }[] => [])
  let latest = 0
  for (const [index, part] of parts.entries()) {
    const members = isObject(part) ? Object.entries(part) : []
    if (members.length === 0) writing.lose('lost', [...place.path, index], part, 'This is not part of a polygon.')
    for (const [key, value] of members) {
      const kind = children.findIndex(({ plan }) => plan.key === key)
      if (kind < 0) writing.lose('lost', [...place.path, index, key], value, noPlace(`"${key}"`, value, xmlName))
      else if (kind < latest) writing.lose('changed', [...place.path, index], part, pointMoved)
      latest = Math.max(latest, kind)
      byKind[kind]?.push({ value, index })
    }
  }
  let text = ''
  for (const [kind, child] of children.entries())
    for (const [at, { value, index }] of (byKind[kind] ?? []).entries()) {
      const { local, key } = child.plan
      const own = place.entry(index, 1).within(local, key)
      text += writeOne(writing, child, value, own.nth(at, byKind[kind]?.length ?? 0))
    }
  return aroundElements(layout, '', text)
}

/** An element with its text, as it was read where that still holds. */
const writeLeaf = (
  writing: XmlWriting,
  layout: ElementLayout,
  value: unknown,
  attributes: string,
  text: string | undefined,
  place: XmlPlace,
): string =>
  (writing.hasExtras ? keptElement(writing, layout, value, attributes, place) : undefined) ??
  leaf(layout, attributes, text)
