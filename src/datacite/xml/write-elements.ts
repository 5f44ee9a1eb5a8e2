import { hasReached, inKernel } from '../../kernel/index.ts'
import type { Path } from '../../pointer.ts'
import type { Attributes, Block } from '../../text/xml/blocks.ts'
import { leaf } from '../../text/xml/blocks.ts'
import type { ElementPlan } from './plan.ts'
import { knownKeys } from './plan.ts'
import { writeLeaf } from './put-back.ts'
import type { Writing } from './writing.ts'

type Holder = Readonly<Record<string, unknown>>

/** Where something stands in the canonical record, and where in XML. */
interface Place {
  path: Path
  xpath: string
}

/** The elements within an element, for what its object of the canonical record holds. */
export function writeElements(writing: Writing, plan: ElementPlan, holder: Holder, place: Place): Block[] {
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
function orderWithin(writing: Writing, xpath: string): string[] | undefined {
  const order = writing.hasExtras ? writing.extra(xpath) : undefined
  return Array.isArray(order) && order.every(name => typeof name === 'string') ? order : undefined
}

function inOrder(
  writing: Writing,
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

function loseUnknown(writing: Writing, plan: ElementPlan, holder: Holder, { path }: Place): void {
  const known = knownKeys(plan)
  for (const key of Object.keys(holder))
    if (!known.has(key) && holder[key] !== undefined && holder[key] !== null)
      writing.lose('lost', [...path, key], holder[key], `No kernel has a place for "${key}".`)
}

function writeChild(writing: Writing, plan: ElementPlan, holder: Holder, place: Place): Block[] {
  const path = [...place.path, plan.key]
  const value = withoutMistaken(writing, plan, holder[plan.key] ?? undefined, path)
  if (!hasReached(writing.kernel, plan.property.since)) {
    if (value !== undefined) writing.loseLater(path, value, plan.property)
    return []
  }
  const xpath = `${place.xpath}/${plan.local}`
  if (plan.kind === 'wrapper') return writeWrapper(writing, plan, value, { path, xpath })
  if (plan.kind === 'value' && plan.repeat === 'once')
    return writeValues(writing, plan, holder, { path: place.path, xpath })
  if (value === undefined) return []
  const several = severals(writing, plan, value, path)
  return several.flatMap((one, index) => {
    const isOne = several.length === 1 && one === value
    return writeOne(writing, plan, one, {
      path: isOne ? path : [...path, index],
      xpath: stepOf(xpath, index, several.length),
    })
  })
}

/** Polygons from a wrapper that official examples have, but no kernel. */
function withoutMistaken(writing: Writing, plan: ElementPlan, value: unknown, path: Path): unknown {
  if (plan.kind !== 'polygon' || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const polygons = (value as Holder)[plan.key]
  if (polygons === undefined) return value
  writing.lose('changed', path, value, `The wrapper of <${plan.local}>, which no kernel has, is left out.`)
  return polygons
}

/** What there may be several of, as a list; kernel 4.0 takes one of each. */
function severals(writing: Writing, plan: ElementPlan, value: unknown, path: Path): readonly unknown[] {
  const isList = Array.isArray(value) && (plan.kind !== 'polygon' || (value.length > 0 && value.every(Array.isArray)))
  if (!isList) return [value]
  if (plan.repeat !== 'many' || hasReached(writing.kernel, '4.1')) return value
  for (const [index, one] of value.entries())
    if (index > 0)
      writing.lose('lost', [...path, index], one, `Kernel ${writing.kernel} takes one ${plan.local} in a place.`)
  return value.slice(0, 1)
}

function writeWrapper(writing: Writing, plan: ElementPlan, value: unknown, { path, xpath }: Place): Block[] {
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

/** An entry of a list, or an object that stands by itself. */
function writeOne(writing: Writing, plan: ElementPlan, value: unknown, place: Place): Block[] {
  if (plan.kind === 'polygon' && Array.isArray(value)) return [writePolygon(writing, plan, value, place)]
  if (plan.kind === 'value' || typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = writing.text(value, place.path)
    return text === undefined ? [] : [writeLeaf(writing, plan, { value, text, attributes: [] }, place.xpath)]
  }
  const holder = value as Holder
  const attributes = writeAttributes(writing, plan, holder, place.path)
  if (attributes === undefined) {
    writing.lose('lost', place.path, value, `Kernel ${writing.kernel} has no term for what this ${plan.local} is.`)
    return []
  }
  if (plan.textKey === undefined)
    return [{ name: plan.local, attributes, blocks: writeElements(writing, plan, holder, place) }]
  loseUnknown(writing, plan, holder, place)
  const own = holder[plan.textKey]
  const text = ownText(writing, own, [...place.path, plan.textKey])
  return [writeLeaf(writing, plan, { value: own, text, attributes }, place.xpath)]
}

/** The path of one of several elements of the same name. */
const stepOf = (xpath: string, index: number, count: number): string => (count > 1 ? `${xpath}[${index + 1}]` : xpath)

/** The text of an element that is there anyhow: nothing is said where there is none, unless the kernel wants some. */
function ownText(writing: Writing, value: unknown, path: Path, isWanted = false): string | undefined {
  if (Array.isArray(value) && value.every(part => typeof part === 'string')) return writing.text(value.join(''), path)
  if (value !== undefined && value !== null) return writing.text(value, path)
  if (!isWanted) return undefined
  writing.lose('invented', path, '', 'There is no text, but the element needs to be there, so its text is empty.')
  return ''
}

/** An element that is a value of the object around it, and so are its attributes. */
function writeValues(writing: Writing, plan: ElementPlan, holder: Holder, { path, xpath }: Place): Block[] {
  const value = holder[plan.key] ?? undefined
  const attributes = writeAttributes(writing, plan, holder, path)
  if (attributes === undefined) {
    writing.lose(
      'lost',
      [...path, plan.key],
      value,
      `Kernel ${writing.kernel} has no term for what this ${plan.local} is.`,
    )
    return []
  }
  if (value === undefined && attributes.length === 0) return []
  const values = Array.isArray(value) ? value : [value]
  return values.map((one, index) => {
    const at = Array.isArray(value) ? [...path, plan.key, index] : [...path, plan.key]
    const text = ownText(writing, one, at, plan.property.occurs === '1')
    return writeLeaf(writing, plan, { value: one, text, attributes }, stepOf(xpath, index, values.length))
  })
}

/** Attributes in the order of the table; `undefined` where the kernel wants one but has no such term. */
function writeAttributes(writing: Writing, plan: ElementPlan, holder: Holder, path: Path): Attributes | undefined {
  const attributes: [string, string][] = []
  for (const [name, { key, property }] of Object.entries(plan.attributes)) {
    const value = holder[key]
    if (value === undefined || value === null) continue
    if (!hasReached(writing.kernel, property.since)) {
      writing.loseLater([...path, key], value, property)
      continue
    }
    const text = writing.text(value, [...path, key])
    const term = text === undefined ? undefined : writing.term(text, property, [...path, key])
    if (term !== undefined) attributes.push([name, term])
    else if (text !== undefined && inKernel(property.occurs, writing.kernel) === '1') return undefined
    else if (text !== undefined)
      writing.lose(
        'lost',
        [...path, key],
        value,
        `Kernel ${writing.kernel} does not know the ${property.name} "${text}".`,
      )
  }
  return attributes
}

/** Points come before the point inside. */
function writePolygon(writing: Writing, plan: ElementPlan, parts: readonly unknown[], { path, xpath }: Place): Block {
  const plans = Object.values(plan.elements)
  const kinds = parts.map(part => plans.findIndex(({ key }) => Object.hasOwn(Object(part), key)))
  const blocks = plans.map(() => [] as Block[])
  let latest = 0
  for (const [index, part] of parts.entries()) {
    const kind = kinds[index] ?? -1
    const child = plans[kind]
    const place = [...path, index]
    if (child === undefined) {
      writing.lose('lost', place, part, 'This is no part of a polygon.')
      continue
    }
    if (kind < latest) writing.lose('changed', place, part, `<${child.local}> is written before what it stood behind.`)
    latest = Math.max(latest, kind)
    const value = (part as Holder)[child.key]
    const alike = kinds.slice(0, index).filter(before => before === kind).length
    if (!hasReached(writing.kernel, child.property.since)) writing.loseLater(place, value, child.property)
    else
      blocks[kind]?.push(
        ...writeOne(writing, child, value, {
          path: [...place, child.key],
          xpath: stepOf(`${xpath}/${child.local}`, alike, kinds.filter(each => each === kind).length),
        }),
      )
  }
  return { name: plan.local, attributes: [], blocks: blocks.flat() }
}
