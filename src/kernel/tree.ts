import type { Kernel } from './kernels.ts'
import { hasReached, latestKernel } from './kernels.ts'
import type { Occurs, Property, PropertyValue } from './properties.ts'
import { inKernel, properties } from './properties.ts'

/** A place in the canonical record as one kernel has it. */
export interface Node {
  property: Property
  /** The member's name in the canonical record. */
  key: string
  occurs: Occurs
  value: PropertyValue
  /** Whether the canonical record always keeps it as a list. */
  list: boolean
  /** What an object holds, in the order of the table. */
  children: Node[]
  /** Where a dialect has only text, or only numbers, for a value type that may be either. */
  as?: 'string' | 'number'
  /** What the member is, where a dialect has more to say than the property's number and name. */
  description?: string
}

const grown = new Map<Kernel, readonly Node[]>()

/** The canonical record of a kernel as a tree; made once. */
export function kernelTree(kernel: Kernel = latestKernel): readonly Node[] {
  const known = grown.get(kernel)
  if (known !== undefined) return known
  const tree = grow(kernel)
  grown.set(kernel, tree)
  return tree
}

function grow(kernel: Kernel): Node[] {
  const top: Node[] = []
  const byPath = new Map<string, Node>()
  for (const property of properties) {
    if (!hasReached(kernel, property.since)) continue
    const { path } = property
    const list = path.endsWith('[]')
    const own = list ? path.slice(0, -2) : path
    const dot = own.lastIndexOf('.')
    const node: Node = {
      property,
      key: own.slice(dot + 1),
      occurs: inKernel(property.occurs, kernel),
      value: inKernel(property.value, kernel),
      list,
      children: [],
    }
    byPath.set(own, node)
    const parent = dot < 0 ? undefined : byPath.get(own.slice(0, dot).replace(/\[\]$/, ''))
    if (dot >= 0 && parent === undefined) throw new Error(`${path} stands before the object that holds it.`)
    ;(parent?.children ?? top).push(node)
  }
  return top
}

const byPlace = new Map<string, Property>()

/** The property at a place of the canonical record (`['creators', 0, 'name']`), in whatever kernel; `undefined` for anything else. */
export function propertyAt(path: readonly (string | number)[]): Property | undefined {
  if (byPlace.size === 0) for (const property of properties) byPlace.set(property.path.replaceAll('[]', ''), property)
  return byPlace.get(path.filter(step => typeof step === 'string' && !/^\d+$/.test(step)).join('.'))
}

/** How messages name a property: `7.a contributorType`, or the bare name where the documentation has no number. */
export const propertyLabel = (property: Property): string =>
  property.number === '' ? property.name : `${property.number} ${property.name}`
