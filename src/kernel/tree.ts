import { requireObject, wrongArgument } from '../core/argument.ts'
import { asKernel, hasReached, type Kernel, latestKernel } from './kernels.ts'
import { type Content, inKernel, type Occurs, type Property, type PropertyValue, properties } from './properties.ts'

/** A place in the canonical record, as defined by one kernel. */
export interface Node {
  property: Property
  /** The member's name in the canonical record or, in the tree of a dialect, in the dialect. */
  key: string
  occurs: Occurs
  value: PropertyValue
  /** True if the value of the member is always a list, even for a single entry. */
  list: boolean
  /** The special content of the property's XML element; see {@link Content}. */
  content?: Content
  /** The members of an object, in the order of `properties`. */
  children: Node[]
  /** The JSON type to which a dialect restricts the value. */
  as?: 'string' | 'number'
  /** The description of the member. Present if a dialect adds something to the property's number and name. */
  description?: string
}

/** The nodes of a kernel: the members of the record itself, and all nodes by path without a trailing `[]`. */
interface Tree {
  top: readonly Node[]
  byPath: ReadonlyMap<string, Node>
}

const grown = new Map<Kernel, Tree>()

function treeOf(kernel: Kernel): Tree {
  const tree = grown.get(kernel) ?? grow(asKernel(kernel))
  grown.set(kernel, tree)
  return tree
}

/** Returns the structure of the canonical record in a kernel as a tree of nodes, which is built only once. */
export const kernelTree = (kernel: Kernel = latestKernel): readonly Node[] => treeOf(kernel).top

/**
 * Returns the node of a kernel at a path such as `creators[].nameType`, or `undefined` if a later kernel introduced the
 * property. Throws a `TypeError` for a path that no kernel has.
 */
export const nodeAt = (path: string, kernel: Kernel): Node | undefined =>
  treeOf(kernel).byPath.get(withoutMark(propertyOf(path).path))

/**
 * Returns the property at a path such as `creators[].nameType`, in any kernel.
 *
 * @throws TypeError for a path that no kernel has
 */
export function propertyOf(path: string): Property {
  const property = propertyAt(path.replaceAll('[]', '').split('.'))
  if (property === undefined) throw new TypeError(`No kernel has a property at ${path}.`)
  return property
}

/** Returns the label of the property at a path: `labelOf('doi')` is `1 identifier`. */
export const labelOf = (path: string): string => propertyLabel(propertyOf(path))

const withoutMark = (path: string): string => (path.endsWith('[]') ? path.slice(0, -2) : path)

function grow(kernel: Kernel): Tree {
  const top: Node[] = []
  const byPath = new Map<string, Node>()
  for (const property of properties) {
    if (!hasReached(kernel, property.since)) continue
    const { path } = property
    const list = path.endsWith('[]')
    const own = withoutMark(path)
    const dot = own.lastIndexOf('.')
    const node: Node = {
      property,
      key: own.slice(dot + 1),
      occurs: inKernel(property.occurs, kernel),
      value: inKernel(property.value, kernel),
      list,
      ...(property.content !== undefined && { content: inKernel(property.content, kernel) }),
      children: [],
    }
    byPath.set(own, node)
    const parent = dot < 0 ? undefined : byPath.get(withoutMark(own.slice(0, dot)))
    if (dot >= 0 && parent === undefined) throw new Error(`${path} precedes the object that contains it.`)
    ;(parent?.children ?? top).push(node)
  }
  return { top, byPath }
}

const byPlace = new Map<string, Property>()

/**
 * Returns the property at a place of the canonical record, in any kernel. Returns `undefined` if there is none.
 *
 * @example
 * propertyAt(['creators', 0, 'nameType'])?.number // → '2.1.a'
 */
export function propertyAt(path: readonly (string | number)[]): Property | undefined {
  if (!Array.isArray(path)) throw wrongArgument('A path', "a list such as ['creators', 0, 'name']", path)
  if (byPlace.size === 0) for (const property of properties) byPlace.set(property.path.replaceAll('[]', ''), property)
  return byPlace.get(path.filter(step => typeof step === 'string' && !/^\d+$/.test(step)).join('.'))
}

/**
 * Returns a property's number and name for messages, or the name alone if the documentation has no number.
 *
 * @example
 * const property = propertyAt(['contributors', 0, 'contributorType'])
 * property && propertyLabel(property) // → '7.a contributorType'
 */
export function propertyLabel(property: Property): string {
  requireObject('A property', 'the result of propertyAt', property)
  if (typeof property.number !== 'string') throw wrongArgument('A property', 'the result of propertyAt', property)
  return property.number === '' ? property.name : `${property.number} ${property.name}`
}
