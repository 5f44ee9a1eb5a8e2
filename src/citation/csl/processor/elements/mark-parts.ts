import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import type { RunPart } from '../../runs.ts'
import type { DateNode, Node, NumberNode, VariableNode } from '../compile/nodes.ts'
import type { Rendering } from './scope.ts'

/** True if an element prints the value of a single variable. Excludes names, which are marked individually. */
export const hasValueOf = (node: Node): node is VariableNode | NumberNode | DateNode =>
  node.kind === 'variable' || node.kind === 'number' || node.kind === 'date'

/** Wraps a rendering so that its output is marked as the value of a variable. */
export const markedAs =
  (variable: string, render: Rendering): Rendering =>
  scope => {
    const output = render(scope)
    return output && { ...output, part: { variable } }
  }

/** Returns the mark of a name: its variable, and `isOrganization` if the name is printed as one text. */
export const partOf = (name: CslName, variable: string): RunPart =>
  isWhole(name) ? { variable, isOrganization: true } : { variable }

/** True if a name is printed as one text, as for organisations: it has a `literal` or no family name. */
export const isWhole = ({ literal, family }: CslName): boolean => literal !== undefined || !family
