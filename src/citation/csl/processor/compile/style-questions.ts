import type { Area, Citation, CompiledStyle, Macro, Node, Test } from './nodes.ts'

/** True if disambiguation by the style can change cites. */
export function isDistinguishing({
  citation,
  bibliography,
}: Pick<CompiledStyle, 'citation' | 'bibliography'>): boolean {
  const { addNames, addGivenNames, addYearSuffix }: Citation = citation
  return addNames || addGivenNames || addYearSuffix || [citation, bibliography].some(area => area && isTelling(area))
}

/** True if the layout of an area has conditions on `disambiguate`. */
export const isTelling = ({ layout }: Area): boolean => asks('disambiguate', layout.children)

/**
 * True if an area sets `et-al-subsequent-min` or tests `position`, so that later cites of an item may differ from its
 * first.
 */
export const hasLaterForm = ({ names, layout }: Area): boolean =>
  names.etAlSubsequentMin !== undefined || asks('position', layout.children)

/** True if nodes, or the macros they call, have a condition of this kind. */
const asks = (what: Test['what'], nodes: readonly Node[]): boolean => asksFor(test => test.what === what, nodes)

/** True if nodes print a variable as text or number, or have a condition on the variable. */
export const mentionsVariable = (nodes: readonly Node[], variable: string): boolean =>
  callsVariable(nodes, [variable]) || asksFor(test => test.what !== 'type' && test.value === variable, nodes)

/** True if a branch for items with a URL prints the term `internet`, as in `[Internet]`, without printing the URL. */
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

/** True if nodes, or the macros they call, print any of the terms outside conditions. */
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

/**
 * True if nodes, or the macros they call, print any of the variables as text or number. Dates and names are not
 * searched, apart from the substitutes for names.
 */
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
