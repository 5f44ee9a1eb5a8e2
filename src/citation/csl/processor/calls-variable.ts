import type { Macro, Node } from './nodes.ts'

/** Whether elements, or what they call, print one of some variables. */
export function callsVariable(nodes: readonly Node[], variables: readonly string[], seen = new Set<Macro>()): boolean {
  return nodes.some(node => {
    switch (node.kind) {
      case 'variable':
      case 'number':
        return variables.includes(node.variable)
      case 'macro': {
        if (seen.has(node.macro)) return false
        seen.add(node.macro)
        return callsVariable(node.macro.children, variables, seen)
      }
      case 'group':
        return callsVariable(node.children, variables, seen)
      case 'names':
        return callsVariable(node.substitute, variables, seen)
      case 'choose':
        return node.branches.some(({ children }) => callsVariable(children, variables, seen))
      default:
        return false
    }
  })
}
