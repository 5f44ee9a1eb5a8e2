import type { Datacite } from '../../model/datacite.ts'
import type { AttributePlan, ElementPlan } from './plan.ts'
import { isEverAny } from './plan.ts'
import type { Oddity, Origins, Reading } from './reading.ts'
import { serialise } from './serialise.ts'
import type { XmlAttribute, XmlElement } from './tree.ts'
import { elementsOf, isBlank, textOf, xmlNamespace, xsiNamespace } from './tree.ts'
import { canonicalValue } from './values.ts'
import { XPaths } from './xpath.ts'

type Holder = Record<string, unknown>

interface Context {
  namespace: string
  oddities: Oddity[]
  /** Absent where nobody wants what the canonical record does not hold. */
  members: Record<string, unknown> | undefined
  paths: XPaths
  origins: Origins | undefined
  /** Lists that were made because there are several of what is mostly one. */
  severals: Set<unknown>
}

/**
 * Reads a `resource` element into the canonical record. What does not fit is an oddity, and goes to `members`; with `origins`
 * it is noted where every value stood.
 */
export function readRecord(
  root: XmlElement,
  plan: ElementPlan,
  { extras = true, origins }: { extras?: boolean; origins?: Origins } = {},
): Reading {
  const context: Context = {
    namespace: root.uri,
    oddities: [],
    members: extras ? {} : undefined,
    paths: new XPaths(),
    origins,
    severals: new Set(),
  }
  const record: Holder = {}
  if (root.attributes.length > 0) readAttributes(context, plan, root, record)
  readElements(context, plan, root, record)
  settleIdentifier(record, origins)
  return { record: record as Datacite, oddities: context.oddities, members: context.members ?? {} }
}

/** An identifier of type DOI is the record's `doi`; any other stays an object. */
function settleIdentifier(record: Holder, origins: Origins | undefined): void {
  const identifier = record.identifier as { identifier?: unknown; identifierType?: unknown } | undefined
  if (identifier?.identifierType !== 'DOI' || identifier.identifier === undefined) return
  delete record.identifier
  record.doi = identifier.identifier
  const known = origins?.get(record)
  if (known?.identifier !== undefined) known.doi = known.identifier
}

function note(
  context: Context,
  holder: object,
  key: string | number,
  element: XmlElement,
  attribute?: XmlAttribute,
): void {
  if (context.origins === undefined) return
  const known = context.origins.get(holder) ?? Object.create(null)
  known[key] = attribute === undefined ? { element } : { element, attribute }
  context.origins.set(holder, known)
}

function readElement(context: Context, plan: ElementPlan, element: XmlElement, holder: Holder): void {
  if (plan.kind === 'wrapper') {
    const list: unknown[] = []
    const entries: Holder = { [plan.key]: list }
    if (element.attributes.length > 0) readAttributes(context, plan, element, entries)
    const text = textAlone(context, plan, element)
    if (text === undefined) readElements(context, plan, element, entries)
    put(context, plan, element, holder, text ?? list)
  } else if (plan.kind === 'value') {
    if (element.attributes.length > 0) readAttributes(context, plan, element, holder)
    put(context, plan, element, holder, readText(context, plan, element))
  } else {
    const value = plan.kind === 'polygon' ? [] : {}
    put(context, plan, element, holder, readObject(context, plan, element, value))
  }
}

function readObject(context: Context, plan: ElementPlan, element: XmlElement, value: Holder | Holder[]): unknown {
  const holder = value as Holder
  if (element.attributes.length > 0) readAttributes(context, plan, element, holder)
  if (plan.textKey !== undefined) {
    holder[plan.textKey] = readText(context, plan, element)
    note(context, holder, plan.textKey, element)
    return value
  }
  const text = textAlone(context, plan, element)
  if (text === undefined) readElements(context, plan, element, holder)
  return text ?? value
}

/** Text in place of elements; the record holds it as such, for the schema to refuse. */
function textAlone({ oddities }: Context, plan: ElementPlan, element: XmlElement): string | undefined {
  const [only] = element.content
  if (element.content.length !== 1 || typeof only !== 'string' || isBlank(only)) return undefined
  oddities.push({ kind: 'text', element, plan, inRecord: true })
  return only
}

/** Puts a value where it belongs: into the list, beside its like, or as the only one. */
function put(context: Context, plan: ElementPlan, element: XmlElement, holder: Holder, value: unknown): void {
  const { key, repeat } = plan
  const present = holder[key]
  if (Array.isArray(holder)) {
    const part = { [key]: value }
    note(context, part, key, element)
    append(context, holder, part, element)
  } else if (repeat === 'list') {
    const list = Array.isArray(present) ? present : []
    append(context, list, value, element)
    if (list === present) return
    holder[key] = list
    note(context, holder, key, element)
  } else if (present === undefined) {
    holder[key] = value
    note(context, holder, key, element)
  } else {
    append(context, together(context, holder, key, present), value, element)
  }
}

function append(context: Context, list: unknown[], value: unknown, element: XmlElement): void {
  note(context, list, list.length, element)
  list.push(value)
}

/**
 * The list of what there is several of; one by itself stands without a list, but a polygon is one by itself. What there
 * should be one of becomes a list as well: nothing is lost, and the schema refuses it.
 */
function together(context: Context, holder: Holder, key: string, present: unknown): unknown[] {
  if (Array.isArray(present) && context.severals.has(present)) return present
  const list: unknown[] = []
  const first = context.origins?.get(holder)?.[key]
  if (first !== undefined) note(context, list, 0, first.element)
  list.push(present)
  context.severals.add(list)
  holder[key] = list
  return list
}

function readAttributes(context: Context, plan: ElementPlan, element: XmlElement, holder: Holder): void {
  for (const attribute of element.attributes) {
    const known = attributePlan(plan, attribute)
    // Of an element that is there twice, the attributes of the first count.
    if (known !== undefined && holder[known.key] === undefined) {
      holder[known.key] = attribute.value
      note(context, holder, known.key, element, attribute)
    } else if (known !== undefined) keep(context, element, attribute)
    else if (attribute.uri === xsiNamespace && /^(?:schemaLocation|noNamespaceSchemaLocation)$/.test(attribute.local)) {
      if (element.parent === undefined) keep(context, element, attribute)
    } else if (!isEverAny(plan)) {
      context.oddities.push({ kind: 'attribute', element, attribute, plan })
      keep(context, element, attribute)
    }
  }
}

/** What an attribute is to an element; those in a namespace of their own are unknown, but for `xml:…`. */
export function attributePlan({ attributes }: ElementPlan, { uri, local }: XmlAttribute): AttributePlan | undefined {
  return uri === '' ? attributes[local] : uri === xmlNamespace ? attributes[`xml:${local}`] : undefined
}

/** The text of an element, as the canonical record has it; anything that is not text is an oddity. */
function readText(context: Context, plan: ElementPlan, element: XmlElement): string | number | string[] {
  const { content } = element
  const [first] = content
  const isPlain = content.length === 0 || (content.length === 1 && typeof first === 'string')
  if (plan.breaks)
    return isPlain && !mayHoldBreak(first) ? ((first as string) ?? '') : readBroken(context, plan, element)
  const text = isPlain ? ((first as string) ?? '') : textOf(element)
  const value = plan.text?.value === 'year' || plan.kind === 'value' ? canonicalValue(text, plan.text) : text
  const hasElements = !isPlain && content.some(part => typeof part !== 'string')
  const hasUnknown =
    element.attributes.length > 0 && isEverAny(plan) && element.attributes.some(attribute => isForeign(plan, attribute))
  if (hasElements || hasUnknown) context.oddities.push({ kind: 'content', element, plan })
  if (hasElements || hasUnknown || String(value) !== text) keep(context, element)
  return value
}

const isForeign = (plan: ElementPlan, attribute: XmlAttribute): boolean => attributePlan(plan, attribute) === undefined

const mayHoldBreak = (text: string | XmlElement | undefined): boolean => typeof text === 'string' && /<br/i.test(text)

/** A description: its line breaks are written `<br>` in the canonical record; with one that is not empty it is a list, for the schema to refuse. */
function readBroken(context: Context, plan: ElementPlan, element: XmlElement): string | string[] {
  let text = ''
  let isOdd = false
  let isBroken = false
  for (const part of element.content) {
    if (typeof part === 'string') {
      text += part
      // Text that looks like a line break, but is none in the XML.
      isOdd ||= mayHoldBreak(part)
    } else if (part.local === 'br' && part.uri === element.uri) {
      text += '<br>'
      if (part.content.length > 0 || part.cdata || part.attributes.length > 0) {
        context.oddities.push({ kind: 'break', element: part, plan, inRecord: true })
        isOdd = isBroken = true
      }
    } else {
      text += textOf(part)
      context.oddities.push({ kind: 'element', element: part, plan })
      isOdd = true
    }
  }
  if (isOdd) keep(context, element)
  return isBroken ? [text] : text
}

function readElements(context: Context, plan: ElementPlan, element: XmlElement, holder: Holder): void {
  let seen = 0
  let latest: ElementPlan | undefined
  let misplaced: Oddity | undefined
  let hasText = element.cdata
  for (const part of element.content) {
    if (typeof part === 'string') {
      hasText ||= !isBlank(part)
      continue
    }
    const child = part.uri === context.namespace ? plan.elements[part.local] : undefined
    if (child === undefined) {
      context.oddities.push({ kind: 'element', element: part, plan })
      keep(context, part)
      continue
    }
    if (child.isMistaken) context.oddities.push({ kind: 'element', element: part, plan, inRecord: true })
    const bit = 1 << child.index
    if (child.repeat !== 'list' && (seen & bit) !== 0)
      context.oddities.push({ kind: 'repeated', element: part, plan: child, inRecord: true })
    seen |= bit
    if (latest !== undefined && child.index < latest.index)
      misplaced ??= { kind: 'order', element: part, plan: child, after: latest }
    else latest = child
    readElement(context, child, part, holder)
  }
  if (misplaced !== undefined && plan.ordered) context.oddities.push(misplaced)
  if (misplaced !== undefined && plan.mixes && context.members !== undefined)
    context.members[context.paths.of(element)] = elementsOf(element).map(({ local }) => local)
  if (!hasText) return
  context.oddities.push({ kind: 'text', element, plan })
  if (context.members !== undefined) context.members[`${context.paths.of(element)}/text()`] = ownText(element)
}

/** Keeps an attribute's value, or a whole element as XML. */
function keep({ members, paths }: Context, element: XmlElement, attribute?: XmlAttribute): void {
  if (members === undefined) return
  members[paths.of(element, attribute)] = attribute === undefined ? serialise(element) : attribute.value
}

const ownText = ({ content }: XmlElement): string =>
  content
    .filter(part => typeof part === 'string')
    .join('')
    .trim()
