import { type Path, toPointer } from '../../core/pointer.ts'
import type { Stretch } from '../../text/stretch.ts'
import { attributeStretches, tagStretch } from '../../text/xml/stretches.ts'
import type { XmlAttribute, XmlElement } from '../../text/xml/tree.ts'
import { XPaths } from '../../text/xml/xpath.ts'
import type { ShapeFinding } from '../shape.ts'
import type { Modernised } from './modernise.ts'
import type { ElementPlan } from './plan.ts'
import type { Fault } from './schema/fault.ts'

/** Converts faults to findings with their paths and positions. */
export function findings(text: string, plan: ElementPlan, faults: readonly Fault[]): ShapeFinding[] {
  const paths = new XPaths()
  return faults.map(({ rule, element, attribute, message, expected, unknown, markup, inRecord }) => {
    const path = paths.of(element, attribute)
    const { start, end } = stretchOf(text, element, attribute)
    return {
      rule,
      message,
      pointer: toPointer(canonicalPath(path, plan)),
      path,
      start,
      end,
      ...(expected !== undefined && { expected }),
      ...(unknown !== undefined && { unknown }),
      ...(markup !== undefined && { markup }),
      ...(inRecord && { inRecord }),
    }
  })
}

/** Returns findings about the conversions made while a record of a kernel before 4.0 was read. */
export function modernisedFindings(text: string, modernised: readonly Modernised[]): ShapeFinding[] {
  const paths = new XPaths()
  return modernised.flatMap(({ message, path, origin }) => {
    if (origin === undefined) return []
    const { element, attribute } = origin
    return {
      rule: 'kernel-retired',
      severity: 'info' as const,
      message,
      pointer: toPointer(path),
      path: paths.of(element, attribute),
      ...stretchOf(text, element, attribute),
    }
  })
}

const stretchOf = (text: string, element: XmlElement, attribute: XmlAttribute | undefined): Stretch =>
  attribute === undefined ? tagStretch(text, element) : attributeStretches(text, element, attribute).key

/**
 * Converts an XPath-like path to a canonical path, which ends before the first segment that the plan does not define.
 */
function canonicalPath(xpath: string, root: ElementPlan): Path {
  const path: (string | number)[] = []
  let plan = root
  for (const step of xpath.split('/').slice(2)) {
    const [, name = '', position] = /^@?([^[]*)(?:\[(\d+)\])?$/.exec(step) ?? []
    const attribute = step.startsWith('@') ? plan.attributes[name] : undefined
    if (attribute !== undefined) path.push(attribute.key)
    const child = step.startsWith('@') ? undefined : plan.elements[name]
    if (child === undefined) break
    const index = position === undefined ? 0 : Number(position) - 1
    if (plan.kind === 'polygon') path.push(index, child.key)
    else if (plan.kind === 'wrapper') path.push(index)
    else if (child.kind === 'wrapper' || child.repeat === 'once') path.push(child.key)
    else path.push(child.key, ...(child.repeat === 'list' || position !== undefined ? [index] : []))
    plan = child
  }
  return path
}
