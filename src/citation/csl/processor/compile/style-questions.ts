import type { Area, Citation, CompiledStyle, NameOptions, Node, Test } from './nodes.ts'

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
 * True if later cites of an item may differ from its first: an area or its names set `et-al-subsequent-min` or
 * `et-al-subsequent-use-first`, or the area tests `position`.
 */
export const hasLaterForm = ({ names, layout }: Area): boolean =>
  shortensLater(names) ||
  anyNode(layout.children, node => node.kind === 'names' && shortensLater(node.name?.options)) ||
  asks('position', layout.children)

const shortensLater = ({ etAlSubsequentMin, etAlSubsequentUseFirst }: NameOptions = {}): boolean =>
  (etAlSubsequentMin ?? etAlSubsequentUseFirst) !== undefined

const asks = (what: Test['what'], nodes: readonly Node[]): boolean => asksFor(test => test.what === what, nodes)

/** True if nodes print a variable as a text or number, or have a condition on the variable. */
export const mentionsVariable = (nodes: readonly Node[], variable: string): boolean =>
  callsVariable(nodes, [variable]) || asksFor(test => test.what !== 'type' && test.value === variable, nodes)

/** True if a branch for items with a URL prints the term `internet`, as in `[Internet]`, without printing the URL. */
export const marksOnline = (nodes: readonly Node[]): boolean =>
  anyNode(
    nodes,
    node =>
      node.kind === 'choose' &&
      node.branches.some(
        ({ tests, children, match }) =>
          match !== 'none' &&
          tests.some(({ what, ...test }) => what === 'variable' && 'value' in test && test.value === 'URL') &&
          !callsVariable(children, ['URL']) &&
          callsTerm(children, ['internet']),
      ),
  )

/** True if nodes, or the macros that they call, print any of the terms unconditionally. */
const callsTerm = (nodes: readonly Node[], terms: readonly string[]): boolean =>
  nodes.some(node => {
    if (node.kind === 'term') return terms.includes(node.term)
    if (node.kind === 'macro') return callsTerm(node.macro.children, terms)
    return node.kind === 'group' && callsTerm(node.children, terms)
  })

const asksFor = (isMeant: (test: Test) => boolean, nodes: readonly Node[]): boolean =>
  anyNode(nodes, node => node.kind === 'choose' && node.branches.some(({ tests }) => tests.some(isMeant)))

/** True if nodes print any of the variables as a text or number. Date and name elements do not count. */
export const callsVariable = (nodes: readonly Node[], variables: readonly string[]): boolean =>
  anyNode(nodes, node => (node.kind === 'variable' || node.kind === 'number') && variables.includes(node.variable))

/**
 * True if a condition holds for any of the nodes or their descendants. Tests each node once, because the built-in
 * styles use one node in many places.
 */
function anyNode(nodes: readonly Node[], holds: (node: Node) => boolean, seen = new Set<Node>()): boolean {
  return nodes.some(node => {
    if (seen.has(node)) return false
    seen.add(node)
    return holds(node) || anyNode(inside(node), holds, seen)
  })
}

function inside(node: Node): readonly Node[] {
  if (node.kind === 'macro') return node.macro.children
  if (node.kind === 'group') return node.children
  if (node.kind === 'names') return node.substitute
  return node.kind === 'choose' ? node.branches.flatMap(({ children }) => children) : []
}
