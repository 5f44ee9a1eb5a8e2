import { kernelNamespace } from '../../kernel/index.ts'
import { isObject } from '../../object.ts'
import type { Path } from '../../pointer.ts'
import { type Attributes, type Block, leaf } from '../../text/xml/blocks.ts'
import { parseTree } from '../../text/xml/parse-tree.ts'
import { serialise } from '../../text/xml/serialise.ts'
import type { XmlElement } from '../../text/xml/tree.ts'
import { saysNothing } from '../dialects/read-members.ts'
import { noPlace, pointMoved } from '../writing/writing.ts'
import { attributePlan, type ElementPlan, knownKeys } from './plan.ts'
import { readValue } from './read-record.ts'
import { shapeFaults } from './shape-faults.ts'
import { type XmlWriting, xmlName } from './writing.ts'

type Holder = Readonly<Record<string, unknown>>

/** Where something stands in the canonical record, and where in XML. */
interface Place {
  path: Path
  xpath: string
}

/** Writes an object of the canonical record as the elements within its element. */
export function writeElements(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: Place): Block[] {
  const blocks: Block[] = []
  const order = plan.mixes ? orderWithin(writing, place.xpath) : undefined
  const byName = new Map<string, Block[]>()
  for (const child of Object.values(plan.elements)) {
    if (child.isMistaken) continue
    const written = writeChild(writing, child, holder, place)
    if (order === undefined) blocks.push(...written)
    else byName.set(child.local, written)
  }
  loseUnknown(writing, plan, holder, place)
  return order === undefined ? blocks : inOrder(writing, order, byName, place.xpath)
}

/** The order in which the members of a geoLocation were read. */
function orderWithin(writing: XmlWriting, xpath: string): string[] | undefined {
  const order = writing.hasExtras ? writing.extra(xpath) : undefined
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

function loseUnknown(writing: XmlWriting, plan: ElementPlan, holder: Holder, { path }: Place): void {
  const known = knownKeys(plan)
  for (const key of Object.keys(holder))
    if (!known.has(key) && !saysNothing(holder[key]))
      writing.lose('lost', [...path, key], holder[key], noPlace(`"${key}"`, holder[key], xmlName))
}

function writeChild(writing: XmlWriting, plan: ElementPlan, holder: Holder, place: Place): Block[] {
  const path = [...place.path, plan.key]
  const value = holder[plan.key] ?? undefined
  const xpath = `${place.xpath}/${plan.local}`
  if (plan.kind === 'wrapper') return writeWrapper(writing, plan, value, { path, xpath })
  if (plan.kind === 'value' && plan.repeat === 'once')
    return writeValues(writing, plan, holder, { path: place.path, xpath })
  if (value === undefined) return []
  const several = isSeveral(plan, value) ? value : [value]
  return several.flatMap((one, index) => {
    const isOne = several.length === 1 && one === value
    return writeOne(writing, plan, one, {
      path: isOne ? path : [...path, index],
      xpath: stepOf(xpath, index, several.length),
    })
  })
}

/** Whether a value is a list of values for one element; a single polygon is itself a list, of its parts. */
const isSeveral = ({ kind }: ElementPlan, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && (kind !== 'polygon' || (value.length > 0 && value.every(Array.isArray)))

function writeWrapper(writing: XmlWriting, plan: ElementPlan, value: unknown, { path, xpath }: Place): Block[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    const text = writing.text(value, path)
    return text === undefined ? [] : [leaf(plan.local, [], text, false)]
  }
  // A document that has the same list twice is a list of lists.
  if (value.length > 0 && typeof path.at(-1) === 'string' && value.every(Array.isArray))
    return value.flatMap((list, index) =>
      writeWrapper(writing, plan, list, { path: [...path, index], xpath: stepOf(xpath, index, value.length) }),
    )
  const blocks = Object.values(plan.elements).flatMap(entry =>
    value.flatMap((one, index) =>
      writeOne(writing, entry, one, {
        path: [...path, index],
        xpath: stepOf(`${xpath}/${entry.local}`, index, value.length),
      }),
    ),
  )
  return [{ name: plan.local, attributes: [], blocks }]
}

/** An entry of a list, or a single object. */
function writeOne(writing: XmlWriting, plan: ElementPlan, value: unknown, place: Place): Block[] {
  if (plan.kind === 'polygon' && Array.isArray(value)) return [writePolygon(writing, plan, value, place)]
  if (plan.kind === 'value' || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = writing.text(value, place.path)
    return text === undefined ? [] : [writeLeaf(writing, plan, { value, text, attributes: [] }, place.xpath)]
  }
  const holder = value as Holder
  const attributes = writeAttributes(writing, plan, holder, place.path)
  if (plan.textKey === undefined)
    return [{ name: plan.local, attributes, blocks: writeElements(writing, plan, holder, place) }]
  loseUnknown(writing, plan, holder, place)
  const own = holder[plan.textKey]
  const text = ownText(writing, own, [...place.path, plan.textKey])
  return [writeLeaf(writing, plan, { value: own, text, attributes }, place.xpath)]
}

/** The path of one of several elements of the same name. */
const stepOf = (xpath: string, index: number, count: number): string => (count > 1 ? `${xpath}[${index + 1}]` : xpath)

/** The text of an element that is written in any case; if it is absent but mandatory, it is empty, which is reported. */
function ownText(writing: XmlWriting, value: unknown, path: Path, isWanted = false): string | undefined {
  if (Array.isArray(value) && value.every(part => typeof part === 'string')) return writing.text(value.join(''), path)
  if (value !== undefined && value !== null) return writing.text(value, path)
  if (!isWanted) return undefined
  writing.lose('invented', path, '', 'The element is needed for its attributes, so it is written with empty text.')
  return ''
}

/** An element that is a value of the object around it, and so are its attributes. */
function writeValues(writing: XmlWriting, plan: ElementPlan, holder: Holder, { path, xpath }: Place): Block[] {
  const value = holder[plan.key] ?? undefined
  const attributes = writeAttributes(writing, plan, holder, path)
  if (value === undefined && attributes.length === 0) return []
  const values = Array.isArray(value) ? value : [value]
  return values.map((one, index) => {
    const at = Array.isArray(value) ? [...path, plan.key, index] : [...path, plan.key]
    const text = ownText(writing, one, at, plan.property.occurs === '1')
    return writeLeaf(writing, plan, { value: one, text, attributes }, stepOf(xpath, index, values.length))
  })
}

/** Attributes in the order of the table. */
function writeAttributes(writing: XmlWriting, plan: ElementPlan, holder: Holder, path: Path): Attributes {
  return Object.entries(plan.attributes).flatMap(([name, { key }]): [string, string][] => {
    const value = holder[key]
    const text = value === undefined || value === null ? undefined : writing.text(value, [...path, key])
    return text === undefined ? [] : [[name, text]]
  })
}

/** Points come before the point inside. */
function writePolygon(
  writing: XmlWriting,
  plan: ElementPlan,
  parts: readonly unknown[],
  { path, xpath }: Place,
): Block {
  const plans = Object.values(plan.elements)
  const byKind = plans.map((): { value: unknown; path: Path }[] => [])
  let latest = 0
  for (const [index, part] of parts.entries()) {
    const members = isObject(part) ? Object.entries(part) : []
    if (members.length === 0) writing.lose('lost', [...path, index], part, 'This is not part of a polygon.')
    for (const [key, value] of members) {
      const at = [...path, index, key]
      const kind = plans.findIndex(child => child.key === key)
      if (kind < 0) writing.lose('lost', at, value, noPlace(`"${key}"`, value, xmlName))
      else if (kind < latest) writing.lose('changed', [...path, index], part, pointMoved)
      latest = Math.max(latest, kind)
      byKind[kind]?.push({ value, path: at })
    }
  }
  const blocks = plans.flatMap((child, kind) =>
    (byKind[kind] ?? []).flatMap((one, index, alike) =>
      writeOne(writing, child, one.value, {
        path: one.path,
        xpath: stepOf(`${xpath}/${child.local}`, index, alike.length),
      }),
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
function writeLeaf(writing: XmlWriting, plan: ElementPlan, said: Said, xpath: string): string {
  const kept = writing.hasExtras ? writing.extra(xpath) : undefined
  const was = typeof kept === 'string' ? parseTree(kept) : undefined
  if (was === undefined || !('root' in was) || !isStillSo(writing, plan, said, was.root))
    return leaf(plan.local, said.attributes, said.text, plan.breaks)
  writing.use(xpath)
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
