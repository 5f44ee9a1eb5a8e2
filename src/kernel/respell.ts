import { labelOf, type Node } from './tree.ts'

/** A function that replaces a node of the kernel's tree with the nodes of another dialect: one, several or none. */
export type Respell = (node: Node) => Node[]

/**
 * Replaces each node in a list with nodes of another dialect.
 *
 * Uses the function for the canonical path of the node or, if there is none, `otherwise`. Children are converted only
 * if these functions convert them.
 */
export const respell = (
  nodes: readonly Node[],
  byPath: Readonly<Record<string, Respell>>,
  otherwise: Respell,
): Node[] => nodes.flatMap(node => (byPath[node.property.path] ?? otherwise)(node))

/** Removes a node from a dialect's tree by returning no replacements. */
export const leaveOut: Respell = () => []

/**
 * Returns a function that replaces the node `identifier` with a list of the DOI and the alternate identifiers. Use with
 * `leaveOut` for `alternateIdentifiers[]` and `doi`.
 */
export const identifierList =
  (spellAll: (nodes: readonly Node[]) => Node[]): Respell =>
  node => [
    {
      ...node,
      key: 'identifiers',
      list: true,
      occurs: '1..n',
      children: spellAll(node.children),
      description: `${labelOf('doi')}, of type DOI, and ${labelOf('alternateIdentifiers[]')}, of any other type`,
    },
  ]

/** Returns a function that replaces the node of a polygon with a list of `{ polygonPoints, inPolygonPoint }`. */
export const polygonList =
  (spellAll: (nodes: readonly Node[]) => Node[]): Respell =>
  node => [
    {
      ...node,
      key: 'geoLocationPolygons',
      list: true,
      value: 'object',
      children: spellAll(node.children).map(part =>
        part.key === 'polygonPoint' ? { ...part, key: 'polygonPoints', list: true } : part,
      ),
    },
  ]
