import type { Path } from '../../pointer.ts'
import type { ElementPlan } from './plan.ts'

/** The canonical path of what an XPath-like path leads to, as far as the plan knows it. */
export function canonicalPath(xpath: string, root: ElementPlan): Path {
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
