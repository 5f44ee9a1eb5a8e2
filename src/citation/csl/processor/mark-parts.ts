import type { CslName } from '../../../formats/csl-json/csl-item.ts'
import type { RunPart } from '../runs.ts'
import type { DateNode, Node, NumberNode, VariableNode } from './nodes.ts'
import type { Rendering } from './scope.ts'

/** True if an element prints the value of a single variable. Names are marked individually. */
export const hasValueOf = (node: Node): node is VariableNode | NumberNode | DateNode =>
  node.kind === 'variable' || node.kind === 'number' || node.kind === 'date'

/** An element whose output is marked as the value of a variable. */
export const markedAs =
  (variable: string, render: Rendering): Rendering =>
  scope => {
    const output = render(scope)
    return output && { ...output, part: { variable } }
  }

/** Returns the part that a name is marked as. */
export const partOf = (name: CslName, variable: string): RunPart =>
  isWhole(name) ? { variable, isOrganization: true } : { variable }

/** True if a name is a single text, as for organisations. */
export const isWhole = ({ literal, family }: CslName): boolean => literal !== undefined || !family
