import type { Datacite } from '../../model/datacite.ts'
import {
  elementsOf,
  isBlank,
  isClosedByItself,
  isSchemaLocation,
  type XmlElement,
  xsiNamespace,
} from '../../text/xml/tree.ts'
import { XPaths } from '../../text/xml/xpath.ts'
import { attributePlan, type ElementPlan } from './plan.ts'
import { readText } from './read-text.ts'
import { type Context, type Holder, keep, keepAt, note, type Oddity, type Origins, type Reading } from './reading.ts'

/**
 * Reads a `resource` element into the canonical record. Content that does not fit is returned as an oddity.
 *
 * With `extras`, content that the record lacks is also added to `members`. `origins` collects the source of every
 * value.
 */
export function readResource(
  root: XmlElement,
  plan: ElementPlan,
  { extras = true, origins }: { extras?: boolean; origins?: Origins } = {},
): Reading {
  const context = contextFor(root, extras, origins)
  const record: Holder = {}
  if (root.attributes.length > 0) readAttributes(context, plan, root, record)
  readElements(context, plan, root, record)
  settleIdentifier(record, origins)
  const { oddities, members = {}, hasMore } = context
  return { record: record as Datacite, oddities, members, hasMore }
}

/** Reads the text of a single element, with its oddities. */
export function readValue(plan: ElementPlan, element: XmlElement): { value: unknown; oddities: Oddity[] } {
  const context = contextFor(element, false)
  return { value: readText(context, plan, element), oddities: context.oddities }
}

function contextFor(root: XmlElement, extras: boolean, origins?: Origins): Context {
  const members = extras ? {} : undefined
  return {
    namespace: root.uri,
    oddities: [],
    members,
    hasMore: false,
    paths: new XPaths(),
    origins,
    severals: new Set(),
  }
}

/** Moves an identifier of type DOI to the record's `doi`. Any other identifier remains an object. */
function settleIdentifier(record: Holder, origins: Origins | undefined): void {
  const identifier = record.identifier as { identifier?: unknown; identifierType?: unknown } | undefined
  if (identifier?.identifierType !== 'DOI' || identifier.identifier === undefined) return
  delete record.identifier
  record.doi = identifier.identifier
  const known = origins?.get(record)
  if (known?.identifier !== undefined) known.doi = known.identifier
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
    const text = readText(context, plan, element)
    if (!isThereForAttributes(plan, element, holder)) put(context, plan, element, holder, text)
  } else {
    const value = plan.kind === 'polygon' ? [] : {}
    put(context, plan, element, holder, readObject(context, plan, element, value))
  }
}

function readObject(context: Context, plan: ElementPlan, element: XmlElement, value: Holder | Holder[]): unknown {
  const holder = value as Holder
  if (element.attributes.length > 0) readAttributes(context, plan, element, holder)
  if (plan.textKey !== undefined) {
    const text = readText(context, plan, element)
    if (isClosedByItself(element)) return value
    holder[plan.textKey] = text
    note(context, holder, plan.textKey, element)
    return value
  }
  const text = textAlone(context, plan, element)
  if (text === undefined) readElements(context, plan, element, holder)
  return text ?? value
}

/** True if an element has no text and exists only for its attributes, which are members of the same object. */
const isThereForAttributes = ({ property, attributes }: ElementPlan, element: XmlElement, holder: Holder): boolean =>
  isClosedByItself(element) &&
  property.occurs !== '1' &&
  Object.values(attributes).some(({ key }) => holder[key] !== undefined)

/**
 * Returns the text that an element has in place of child elements, so that the schema rejects the value. Returns
 * undefined if there is none.
 */
function textAlone({ oddities }: Context, plan: ElementPlan, element: XmlElement): string | undefined {
  const [only] = element.content
  if (element.content.length !== 1 || typeof only !== 'string' || isBlank(only)) return undefined
  oddities.push({ kind: 'text', element, plan, inRecord: true })
  return only
}

function readAttributes(context: Context, plan: ElementPlan, element: XmlElement, holder: Holder): void {
  for (const attribute of element.attributes) {
    const known = attributePlan(plan, attribute)
    // The attributes of the first of two elements win.
    if (known !== undefined && holder[known.key] === undefined) {
      holder[known.key] = attribute.value
      note(context, holder, known.key, element, attribute)
    } else if (known !== undefined) keep(context, element, attribute)
    else if (isSchemaLocation(attribute)) {
      if (element.parent === undefined && context.members !== undefined) keep(context, element, attribute)
    } else if (!plan.isEverAny) {
      context.oddities.push({ kind: 'attribute', element, attribute, plan })
      // Instance attributes for schema processors do not describe the resource.
      if (attribute.uri !== xsiNamespace) keep(context, element, attribute)
    }
  }
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
  if (misplaced !== undefined && plan.mixes)
    keepAt(
      context,
      paths => paths.of(element),
      () => elementsOf(element).map(({ local }) => local),
    )
  if (!hasText) return
  context.oddities.push({ kind: 'text', element, plan })
  keepAt(
    context,
    paths => `${paths.of(element)}/text()`,
    () => ownText(element),
  )
}

const ownText = ({ content }: XmlElement): string =>
  content
    .filter(part => typeof part === 'string')
    .join('')
    .trim()

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
 * Returns the list of the values of a repeated element. An element that must not be repeated also becomes a list, so
 * that all values are kept and the schema rejects the list.
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
