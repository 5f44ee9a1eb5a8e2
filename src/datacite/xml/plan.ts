import {
  hasReached,
  inKernel,
  type Kernel,
  kernelTree,
  latestKernel,
  type Node,
  type Property,
  resourceElement,
} from '../../kernel/index.ts'
import { type XmlAttribute, xmlNamespace } from '../../text/xml/tree.ts'

/**
 * The role of an element in the canonical record: the target of its content, and its permitted children. Plans are
 * built from the kernel table.
 */
export interface ElementPlan {
  local: string
  /** The index of the element among the child elements of its parent's plan. */
  index: number
  /**
   * The kind of element.
   *
   * `wrapper` surrounds the entries of a list, `object` is an object, `value` is a value of its parent object,
   * `polygon` is a list of parts. A `value` has text, a `wrapper` or `polygon` has elements, an `object` has either.
   */
  kind: 'wrapper' | 'object' | 'value' | 'polygon'
  /** The property of the element, or of the entries in its list. */
  property: Property
  /** The name of the member in the parent object. For a wrapper, the member is the list. */
  key: string
  /**
   * The representation of repeated elements in the canonical record: never as a list, always as a list, or as a list if
   * there are several.
   */
  repeat: 'once' | 'list' | 'many'
  /** The member for the element's text, if the element is an object. */
  textKey?: string
  /** The property of the element's text. */
  text?: Property
  /** True if the element accepts any content and attributes in some kernel. */
  isEverAny: boolean
  /** True if child elements must be in the order of `elements` (xs:sequence). */
  ordered: boolean
  /** True if the element may contain elements of several kinds in any order and number, as in a geoLocation. */
  mixes: boolean
  /** The attributes by name, including `xml:lang`. The object has no prototype. */
  attributes: Record<string, AttributePlan>
  /** The child elements by local name. The object has no prototype. */
  elements: Record<string, ElementPlan>
  /** True if the element is read although no kernel defines it. */
  isMistaken?: true
  /** True if the text may contain line breaks as `br` elements. */
  breaks: boolean
}

/** The target of an attribute's value. */
export interface AttributePlan {
  key: string
  property: Property
}

let grown: ElementPlan | undefined

/** Returns the plan of the root element `resource` in the newest kernel. It is built only once. */
export const resourcePlan = (): ElementPlan => (grown ??= grow())

function grow(): ElementPlan {
  const root = makePlan('resource', 'object', '', resourceElement)
  // The element `identifier` is read as an object, and becomes the DOI once its type is known.
  hold(
    root,
    '',
    kernelTree().filter(({ key }) => key !== 'doi'),
  )
  addMistaken(root)
  return root
}

/**
 * Adds the polygon wrapper that official examples of kernels 4.1 to 4.4 contain although no kernel defines it.
 *
 * The wrapper is read as an object in place of the polygon, so that its content is kept and the schema rejects the
 * object.
 */
function addMistaken(root: ElementPlan): void {
  const geoLocation = root.elements.geoLocations?.elements.geoLocation
  const polygon = geoLocation?.elements.geoLocationPolygon
  if (geoLocation === undefined || polygon === undefined) return
  const wrapper = makePlan('geoLocationPolygons', 'object', polygon.key, polygon.property)
  wrapper.elements[polygon.local] = { ...polygon, index: 0 }
  wrapper.isMistaken = true
  add(geoLocation, wrapper)
}

function makePlan(local: string, kind: ElementPlan['kind'], key: string, property: Property): ElementPlan {
  const { content } = kind === 'wrapper' ? {} : property
  return {
    property,
    local,
    index: 0,
    kind,
    key,
    repeat: 'once',
    isEverAny: false,
    ordered: content !== 'all',
    mixes: false,
    attributes: Object.create(null),
    elements: Object.create(null),
    breaks: content !== undefined && inKernel(content, latestKernel) === 'br',
  }
}

/** Adds the members of an object in the canonical record to the plan of its element. */
function hold(plan: ElementPlan, place: string, nodes: readonly Node[]): void {
  for (const node of nodes) {
    const { property, key } = node
    if (property.xml === place) {
      plan.textKey = key
      setText(plan, property)
      continue
    }
    const steps = property.xml.slice(place === '' ? 0 : place.length + 1).split('/')
    const last = steps.pop() ?? ''
    const holder = steps.reduce(
      (at, step) => at.elements[step] ?? add(at, makePlan(step, 'wrapper', key, property)),
      plan,
    )
    if (last.startsWith('@')) holder.attributes[last.slice(1)] = { key, property }
    else add(holder, planOf(last, node, plan.kind === 'polygon'))
  }
}

function setText(plan: ElementPlan, property: Property): void {
  plan.text = property
  plan.isEverAny = isAny(plan, latestKernel)
}

function planOf(local: string, { property, key, list, occurs, value, children }: Node, isPart: boolean): ElementPlan {
  const kind = value === 'object' ? 'object' : value === 'polygon' ? 'polygon' : 'value'
  const plan = makePlan(local, kind, key, property)
  plan.repeat = list || isPart ? 'list' : occurs === '0..n' ? 'many' : 'once'
  if (kind === 'value') setText(plan, property)
  hold(plan, property.xml, children)
  return plan
}

function add(holder: ElementPlan, plan: ElementPlan): ElementPlan {
  plan.index = Object.keys(holder.elements).length
  if (plan.repeat === 'many') holder.mixes = true
  holder.elements[plan.local] = plan
  return plan
}

/** True if an element accepts any content and attributes in a kernel (xs:anyType). */
export const isAny = ({ text }: ElementPlan, kernel: Kernel): boolean =>
  text !== undefined && inKernel(text.value, hasReached(kernel, text.since) ? kernel : text.since) === 'any'

/** Returns the plan of an attribute. Attributes with a namespace are unknown, except `xml:…`. */
export function attributePlan({ attributes }: ElementPlan, { uri, local }: XmlAttribute): AttributePlan | undefined {
  return uri === '' ? attributes[local] : uri === xmlNamespace ? attributes[`xml:${local}`] : undefined
}
