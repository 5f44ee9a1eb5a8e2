import { toPointer } from '../../pointer.ts'
import type { ShapeFinding } from '../shape.ts'
import type { Fault } from './fault.ts'
import { quote } from './fault.ts'
import { attributeStretches, canonicalPath, tagStretch } from './places.ts'
import type { ElementPlan } from './plan.ts'
import type { MovedFunder } from './retired.ts'
import { XPaths } from './xpath.ts'

/** Faults as findings, with their paths and their places in the text. */
export function findings(text: string, plan: ElementPlan, faults: readonly Fault[]): ShapeFinding[] {
  const paths = new XPaths()
  return faults.map(({ rule, element, attribute, message, expected, unknown, inRecord }) => {
    const path = paths.of(element, attribute)
    const { start, end } =
      attribute === undefined ? tagStretch(text, element) : attributeStretches(text, element, attribute).key
    return {
      rule,
      message,
      pointer: toPointer(canonicalPath(path, plan)),
      path,
      start,
      end,
      ...(expected !== undefined && { expected }),
      ...(unknown !== undefined && { unknown }),
      ...(inRecord && { inRecord }),
    }
  })
}

/** What was changed in reading a record of a kernel before 4.0. */
export function movedFindings(text: string, moved: readonly MovedFunder[]): ShapeFinding[] {
  const paths = new XPaths()
  return moved.flatMap(({ name, index, origin }) => {
    if (origin === undefined) return []
    return {
      rule: 'kernel-retired',
      severity: 'info' as const,
      registry: 'changes' as const,
      message: `The contributor ${quote(String(name))} of type Funder is read as a funding reference; kernel 4 has no such contributor.`,
      pointer: toPointer(['fundingReferences', index]),
      path: paths.of(origin.element),
      ...tagStretch(text, origin.element),
    }
  })
}
