import type { Area, Citation, CompiledStyle, Macro, Node, Test } from './nodes.ts'

/** Whether anything that a style does to set items apart could change them. */
export function isDistinguishing({
  citation,
  bibliography,
}: Pick<CompiledStyle, 'citation' | 'bibliography'>): boolean {
  const { addNames, addGivenNames, addYearSuffix }: Citation = citation
  const isTelling = [citation, bibliography].some(area => asks('disambiguate', area?.layout.children ?? []))
  return addNames || addGivenNames || addYearSuffix || isTelling
}

/** Whether an item that was cited before is cited in another way. */
export const hasLaterForm = ({ names, layout }: Area): boolean =>
  names.etAlSubsequentMin !== undefined || asks('position', layout.children)

/** Whether what is rendered depends on a condition of some kind. */
function asks(what: Test['what'], nodes: readonly Node[], seen = new Set<Macro>()): boolean {
  return nodes.some(node => {
    if (node.kind === 'choose')
      return node.branches.some(
        ({ tests, children }) => tests.some(test => test.what === what) || asks(what, children, seen),
      )
    if (node.kind === 'names') return asks(what, node.substitute, seen)
    if (node.kind !== 'macro') return node.kind === 'group' && asks(what, node.children, seen)
    if (seen.has(node.macro)) return false
    seen.add(node.macro)
    return asks(what, node.macro.children, seen)
  })
}
