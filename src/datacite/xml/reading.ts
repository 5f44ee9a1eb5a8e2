import type { Datacite } from '../../model/datacite.ts'
import { serialise } from '../../text/xml/serialise.ts'
import type { XmlAttribute, XmlElement } from '../../text/xml/tree.ts'
import type { XPaths } from '../../text/xml/xpath.ts'
import type { ElementPlan } from './plan.ts'

/**
 * Something in a document that does not fit the canonical record; whether it is a fault is for the kernel to say. `inRecord`
 * where the record shows it, as a value of a wrong type.
 */
export type Oddity =
  /** An attribute that the kernels do not know there. */
  | { kind: 'attribute'; element: XmlElement; attribute: XmlAttribute; plan: ElementPlan }
  /** An element that the kernels do not know there. */
  | { kind: 'element'; element: XmlElement; plan: ElementPlan; inRecord?: true }
  /** Another element of a kind of which there can be only one. */
  | { kind: 'repeated'; element: XmlElement; plan: ElementPlan; inRecord: true }
  /** An element after one that should come later. */
  | { kind: 'order'; element: XmlElement; plan: ElementPlan; after: ElementPlan }
  /** Text where only elements may stand. */
  | { kind: 'text'; element: XmlElement; plan: ElementPlan; inRecord?: true }
  /** Something else than text in an element that holds text, or attributes beyond those that the kernels know. */
  | { kind: 'content'; element: XmlElement; plan: ElementPlan }
  /** A `br` that is not empty, or has attributes. */
  | { kind: 'break'; element: XmlElement; plan: ElementPlan; inRecord?: true }

/** The source of a canonical value: an element, or one of its attributes. */
export interface Origin {
  element: XmlElement
  attribute?: XmlAttribute
}

/** By object or list of the canonical record, the origins of its members or entries. */
export type Origins = Map<object, Record<string, Origin>>

/** The result of reading a document. */
export interface Reading {
  record: Datacite
  oddities: Oddity[]
  /** The content for the record's extras: values by XPath-like path. */
  members: Record<string, unknown>
  /** True if the document has more than the canonical record holds. */
  hasMore: boolean
}

/** An object of the canonical record while it is being read. */
export type Holder = Record<string, unknown>

/** The state of reading a document. */
export interface Context {
  namespace: string
  oddities: Oddity[]
  /** The content beyond the canonical record, absent if not requested. */
  members: Record<string, unknown> | undefined
  /** True once something was met that the canonical record does not hold. */
  hasMore: boolean
  paths: XPaths
  origins: Origins | undefined
  /** Lists that were made for elements that are there several times, but mostly once. */
  severals: Set<unknown>
}

/** Notes the place of a value, if requested. */
export function note(
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

/** Keeps an attribute's value, or a whole element as XML. */
export function keep(context: Context, element: XmlElement, attribute?: XmlAttribute): void {
  const { members, paths } = context
  context.hasMore = true
  if (members === undefined) return
  members[paths.of(element, attribute)] = attribute === undefined ? serialise(element) : attribute.value
}
