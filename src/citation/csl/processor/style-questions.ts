import type { Area, Citation, CompiledStyle, Macro, Node, Test } from './nodes.ts'

/** True if disambiguation by the style can change cites. */
export function isDistinguishing({
  citation,
  bibliography,
}: Pick<CompiledStyle, 'citation' | 'bibliography'>): boolean {
  const { addNames, addGivenNames, addYearSuffix }: Citation = citation
  return addNames || addGivenNames || addYearSuffix || [citation, bibliography].some(area => area && isTelling(area))
}

/** True if an area adds details to disambiguate identical cites. */
export const isTelling = ({ layout }: Area): boolean => asks('disambiguate', layout.children)

/** True if later cites of an item differ from the first. */
export const hasLaterForm = ({ names, layout }: Area): boolean =>
  names.etAlSubsequentMin !== undefined || asks('position', layout.children)

/** True if output depends on a kind of condition. */
const asks = (what: Test['what'], nodes: readonly Node[]): boolean => asksFor(test => test.what === what, nodes)

/** True if elements print a variable or test its value. */
export const mentionsVariable = (nodes: readonly Node[], variable: string): boolean =>
  callsVariable(nodes, [variable]) || asksFor(test => test.what !== 'type' && test.value === variable, nodes)

/** True if a style marks works with an address by `[Internet]`, apart from where it prints the address. */
export const marksOnline = (nodes: readonly Node[], seen = new Set<Macro>()): boolean =>
  nodes.some(node => {
    if (node.kind === 'choose')
      return node.branches.some(
        ({ tests, children, match }) =>
          marksOnline(children, seen) ||
          (match !== 'none' &&
            tests.some(({ what, ...test }) => what === 'variable' && 'value' in test && test.value === 'URL') &&
            !callsVariable(children, ['URL']) &&
            callsTerm(children, ['internet'])),
      )
    if (node.kind === 'group') return marksOnline(node.children, seen)
    if (node.kind === 'names') return marksOnline(node.substitute, seen)
    if (node.kind !== 'macro' || seen.has(node.macro)) return false
    seen.add(node.macro)
    return marksOnline(node.macro.children, seen)
  })

/** True if elements outside of conditions print any of the terms. */
const callsTerm = (nodes: readonly Node[], terms: readonly string[]): boolean =>
  nodes.some(node => {
    if (node.kind === 'term') return terms.includes(node.term)
    if (node.kind === 'macro') return callsTerm(node.macro.children, terms)
    return node.kind === 'group' && callsTerm(node.children, terms)
  })

function asksFor(isMeant: (test: Test) => boolean, nodes: readonly Node[], seen = new Set<Macro>()): boolean {
  return nodes.some(node => {
    if (node.kind === 'choose')
      return node.branches.some(({ tests, children }) => tests.some(isMeant) || asksFor(isMeant, children, seen))
    if (node.kind === 'names') return asksFor(isMeant, node.substitute, seen)
    if (node.kind !== 'macro') return node.kind === 'group' && asksFor(isMeant, node.children, seen)
    if (seen.has(node.macro)) return false
    seen.add(node.macro)
    return asksFor(isMeant, node.macro.children, seen)
  })
}

/** True if elements, or the macros they call, print any of the variables. */
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
