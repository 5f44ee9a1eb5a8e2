import type { Datacite } from '../../model/datacite.ts'
import { serialise } from '../../text/xml/serialise.ts'
import type { XmlAttribute, XmlElement } from '../../text/xml/tree.ts'
import type { XPaths } from '../../text/xml/xpath.ts'
import type { ElementPlan } from './plan.ts'

/**
 * Content of a document that does not fit the canonical record; the kernel determines whether the content is a fault.
 * `inRecord` is true if the record contains the content as a value of a wrong type.
 */
export type Oddity =
  /** An attribute that no kernel defines for its element. */
  | { kind: 'attribute'; element: XmlElement; attribute: XmlAttribute; plan: ElementPlan }
  /** An element that no kernel defines at its location. */
  | { kind: 'element'; element: XmlElement; plan: ElementPlan; inRecord?: true }
  /** A further element of a kind that may occur only once. */
  | { kind: 'repeated'; element: XmlElement; plan: ElementPlan; inRecord: true }
  /** An element that must precede all `after` elements but follows one. */
  | { kind: 'order'; element: XmlElement; plan: ElementPlan; after: ElementPlan }
  /** Text where only elements are allowed. */
  | { kind: 'text'; element: XmlElement; plan: ElementPlan; inRecord?: true }
  /** Content other than text in a text element, or attributes that the kernels do not define. */
  | { kind: 'content'; element: XmlElement; plan: ElementPlan }
  /** A `br` with content or attributes. */
  | { kind: 'break'; element: XmlElement; plan: ElementPlan; inRecord?: true }

/** The source of a canonical value: an element, or one of its attributes. */
export interface Origin {
  element: XmlElement
  attribute?: XmlAttribute
}

/** The origins of values, for each object or list of the canonical record. */
export type Origins = Map<object, Record<string, Origin>>

/** The result of reading a document. */
export interface Reading {
  record: Datacite
  oddities: Oddity[]
  /** The values for the record's extras, by XPath-like path. */
  members: Record<string, unknown>
  /** True if the document contains values outside the canonical record. */
  hasMore: boolean
}

/** An object of the canonical record while it is being read. */
export type Holder = Record<string, unknown>

/** The state of reading a document. */
export interface Context {
  namespace: string
  oddities: Oddity[]
  /** The values outside the canonical record; undefined if they were not requested. */
  members: Record<string, unknown> | undefined
  /** True once a value outside the canonical record has been read. */
  hasMore: boolean
  paths: XPaths
  origins: Origins | undefined
  /** Lists that were created because an element that usually occurs once is repeated. */
  severals: Set<unknown>
}

/** Records the origin of a value, if requested. */
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

/** Stores the value of an attribute, or a whole element as XML, for the extras. */
export function keep(context: Context, element: XmlElement, attribute?: XmlAttribute): void {
  keepAt(
    context,
    paths => paths.of(element, attribute),
    () => attribute?.value ?? serialise(element),
  )
}

/** Stores a value for the extras at a path. If extras were not requested, only notes that there is a value. */
export function keepAt(context: Context, pathOf: (paths: XPaths) => string, read: () => unknown): void {
  context.hasMore = true
  if (context.members !== undefined) context.members[pathOf(context.paths)] = read()
}
