import { kernelNamespace } from '../../kernel/index.ts'
import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import { type Attributes, type Block, leaf } from '../../text/xml/blocks.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import { serialise } from '../../text/xml/serialise.ts'
import type { XmlElement } from '../../text/xml/tree.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { noPlace, pointMoved } from '../writing/writing.ts'
import { attributePlan, type ElementPlan, elementLayout } from './plan.ts'
import { readValue } from './read-record.ts'
import { shapeFaults } from './shape-faults.ts'
import { type XmlWriting, xmlName } from './writing.ts'
import type { XmlPlace } from './xml-place.ts'

type Holder = Readonly<Record<string, unknown>>

/** Writes an object of the canonical record as the elements within its element. */
export function writeElements(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: XmlPlace): Block[] {
  const blocks: Block[] = []
  const order = plan.mixes ? orderWithin(writing, place) : undefined
  const byName = new Map<string, Block[]>()
  for (const { plan: child, isBare } of elementLayout(plan).children) {
    const value = holder[child.key]
    if (isBare && (value === undefined || value === null)) continue
    const written = writeChild(writing, child, holder, place)
    if (order === undefined) blocks.push(...written)
    else byName.set(child.local, [...written])
  }
  loseUnknown(writing, plan, holder, place)
  return order === undefined ? blocks : inOrder(writing, order, byName, place.xpath)
}

/** The order in which the members of a geoLocation were read. */
function orderWithin(writing: XmlWriting, place: XmlPlace): string[] | undefined {
  const order = writing.hasExtras ? writing.extra(place.xpath) : undefined
  return Array.isArray(order) && order.every(name => typeof name === 'string') ? order : undefined
}

function inOrder(
  writing: XmlWriting,
  order: readonly string[],
  byName: ReadonlyMap<string, Block[]>,
  xpath: string,
): Block[] {
  const blocks: Block[] = []
  for (const name of order) {
    const next = byName.get(name)?.shift()
    if (next !== undefined) blocks.push(next)
  }
  writing.use(xpath)
  return [...blocks, ...[...byName.values()].flat()]
}

function loseUnknown(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: XmlPlace): void {
  const { keys } = elementLayout(plan)
  for (const key of Object.keys(holder))
    if (!keys.has(key) && !saysNothing(holder[key]))
      writing.lose('lost', [...place.path, key], holder[key], noPlace(`"${key}"`, holder[key], xmlName))
}

function writeChild(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: XmlPlace): readonly Block[] {
  if (plan.kind === 'value' && plan.repeat === 'once') return writeValues(writing, plan, holder, place)
  const value = holder[plan.key] ?? undefined
  if (value === undefined) return none
  const own = place.within(plan.local, plan.key)
  if (plan.kind === 'wrapper') return writeWrapper(writing, plan, value, own)
  if (!isSeveral(plan, value)) return writeOne(writing, plan, value, own)
  return value.flatMap((one, index) => writeOne(writing, plan, one, own.entry(index, value.length)))
}

const none: readonly Block[] = []

/** Whether a value is a list of values for one element; a single polygon is itself a list, of its parts. */
const isSeveral = ({ kind }: ElementPlan, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (kind !== 'polygon' || (value.length > 0 && value.every(Array.isArray)))

function writeWrapper(
  writing: XmlWriting,
  plan: ElementPlan,
  value: unknown,
  place: XmlPlace,
  isInner = false,
): readonly Block[] {
  if (!Array.isArray(value)) {
    const text = writing.text(value, place)
    return text === undefined ? none : [leaf(plan.local, [], text, false)]
  }
  // A document that has the same list twice is a list of lists.
  if (value.length > 0 && !isInner && value.every(Array.isArray))
    return value.flatMap((list, index) => writeWrapper(writing, plan, list, place.entry(index, value.length), true))
  const blocks: Block[] = []
  for (const name in plan.elements) {
    const entry = plan.elements[name] as ElementPlan
    for (const [index, one] of value.entries())
      blocks.push(...writeOne(writing, entry, one, place.entry(index, value.length, entry.local)))
  }
  return [{ name: plan.local, attributes: [], blocks }]
}

/** An entry of a list, or a single object. */
function writeOne(writing: XmlWriting, plan: ElementPlan, value: unknown, place: XmlPlace): readonly Block[] {
  if (plan.kind === 'polygon' && Array.isArray(value)) return [writePolygon(writing, plan, value, place)]
  if (plan.kind === 'value' || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = writing.text(value, place)
    return text === undefined ? none : [writeLeaf(writing, plan, { value, text, attributes: [] }, place)]
  }
  const holder = value as Holder
  const attributes = writeAttributes(writing, plan, holder, place)
  if (plan.textKey === undefined)
    return [{ name: plan.local, attributes, blocks: writeElements(writing, plan, holder, place) }]
  loseUnknown(writing, plan, holder, place)
  const own = holder[plan.textKey]
  const text = ownText(writing, own, place, [plan.textKey])
  return [writeLeaf(writing, plan, { value: own, text, attributes }, place)]
}

/** The text of an element that is written in any case; if it is absent but mandatory, it is empty, which is reported. */
function ownText(
  writing: XmlWriting,
  value: unknown,
  place: XmlPlace,
  steps: Path,
  isWanted = false,
): string | undefined {
  if (Array.isArray(value) && value.every(part => typeof part === 'string'))
    return writing.text(value.join(''), place, steps)
  if (value !== undefined && value !== null) return writing.text(value, place, steps)
  if (!isWanted) return undefined
  const message = 'The element is needed for its attributes, so it is written with empty text.'
  writing.lose('invented', [...place.path, ...steps], '', message)
  return ''
}

/** An element that is a value of the object around it, and so are its attributes. */
function writeValues(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: XmlPlace): readonly Block[] {
  const value = holder[plan.key] ?? undefined
  const attributes = writeAttributes(writing, plan, holder, place)
  if (value === undefined && attributes.length === 0) return none
  const isWanted = plan.property.occurs === '1'
  const own = place.within(plan.local)
  const write = (one: unknown, steps: Path, at: XmlPlace): string =>
    writeLeaf(writing, plan, { value: one, text: ownText(writing, one, place, steps, isWanted), attributes }, at)
  return Array.isArray(value)
    ? value.map((one, index) => write(one, [plan.key, index], own.nth(index, value.length)))
    : [write(value, [plan.key], own)]
}

/** Attributes in the order of the table. */
function writeAttributes(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: XmlPlace): Attributes {
  let attributes: [string, string][] | undefined
  for (const { name, key } of elementLayout(plan).attributes) {
    const value = holder[key]
    if (value === undefined || value === null) continue
    const text = writing.text(value, place, [key])
    if (text === undefined) continue
    attributes ??= []
    attributes.push([name, text])
  }
  return attributes ?? noAttributes
}

const noAttributes: Attributes = []

/** Points come before the point inside. */
function writePolygon(writing: XmlWriting, plan: ElementPlan, parts: readonly unknown[], place: XmlPlace): Block {
  const plans = Object.values(plan.elements)
  const byKind = plans.map((): { value: unknown; index: number }[] => [])
  let latest = 0
  for (const [index, part] of parts.entries()) {
    const members = isObject(part) ? Object.entries(part) : []
    if (members.length === 0) writing.lose('lost', [...place.path, index], part, 'This is not part of a polygon.')
    for (const [key, value] of members) {
      const kind = plans.findIndex(child => child.key === key)
      if (kind < 0) writing.lose('lost', [...place.path, index, key], value, noPlace(`"${key}"`, value, xmlName))
      else if (kind < latest) writing.lose('changed', [...place.path, index], part, pointMoved)
      latest = Math.max(latest, kind)
      byKind[kind]?.push({ value, index })
    }
  }
  const blocks = plans.flatMap((child, kind) =>
    (byKind[kind] ?? []).flatMap(({ value, index }, at, { length }) =>
      writeOne(writing, child, value, place.entry(index, 1).within(child.local, child.key).nth(at, length)),
    ),
  )
  return { name: plan.local, attributes: [], blocks }
}

/** What an element with text is to say. */
interface Said {
  /** As the record has it. */
  value: unknown
  /** As XML has it. */
  text: string | undefined
  attributes: Attributes
}

/**
 * An element as it was read, with the attributes and markup that the canonical record does not hold, where it still says
 * the same and the kernel takes it; otherwise as the record has it. What is put back is not trusted: it is read again, and
 * written anew.
 */
function writeLeaf(writing: XmlWriting, plan: ElementPlan, said: Said, place: XmlPlace): string {
  const kept = writing.hasExtras ? writing.extra(place.xpath) : undefined
  const was = typeof kept === 'string' ? parseTree(kept) : undefined
  if (was === undefined || !('root' in was) || !isStillSo(writing, plan, said, was.root))
    return leaf(plan.local, said.attributes, said.text, plan.breaks)
  writing.use(place.xpath)
  return serialise(was.root, { '': kernelNamespace })
}

function isStillSo(writing: XmlWriting, plan: ElementPlan, { value, attributes }: Said, element: XmlElement): boolean {
  if (element.local !== plan.local || element.uri !== kernelNamespace) return false
  const known = element.attributes.filter(attribute => attributePlan(plan, attribute) !== undefined)
  if (known.length !== attributes.length) return false
  if (!attributes.every(([name, text]) => known.some(attribute => attribute.name === name && attribute.value === text)))
    return false
  const read = readValue(plan, element)
  return read.value === value && shapeFaults(read.oddities, writing.kernel).length === 0
}
