import { serialise } from '../../text/xml/serialise.ts'
import type { XmlAttribute, XmlElement } from '../../text/xml/tree.ts'
import type { XPaths } from '../../text/xml/xpath.ts'
import type { Oddity, Origins } from './reading.ts'

/** An object of the canonical record while it is being read. */
export type Holder = Record<string, unknown>

/** What reading a document carries along. */
export interface Context {
  namespace: string
  oddities: Oddity[]
  /** Absent where nobody wants what the canonical record does not hold. */
  members: Record<string, unknown> | undefined
  paths: XPaths
  origins: Origins | undefined
  /** Lists that were made because there are several of what is mostly one. */
  severals: Set<unknown>
}

/** Notes where a value stood, where somebody wants to know. */
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
export function keep({ members, paths }: Context, element: XmlElement, attribute?: XmlAttribute): void {
  if (members === undefined) return
  members[paths.of(element, attribute)] = attribute === undefined ? serialise(element) : attribute.value
}
