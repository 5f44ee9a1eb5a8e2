import { labelOf, type Node } from './tree.ts'

/** A change of a node of the kernel's tree for another spelling: to one node, to several or to none. */
export type Respell = (node: Node) => Node[]

/** Spells a tree anew: each node by the change for its canonical path, all others by `otherwise`. */
export const respell = (
  nodes: readonly Node[],
  byPath: Readonly<Record<string, Respell>>,
  otherwise: Respell,
): Node[] => nodes.flatMap(node => (byPath[node.property.path] ?? otherwise)(node))

/** Leaves a node out. */
export const leaveOut: Respell = () => []

/** Makes one list of the identifier, of type DOI, and the alternate identifiers; leave `alternateIdentifiers[]` and `doi` out beside it. */
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

/** Makes polygons a list of `{ polygonPoints, inPolygonPoint }`. */
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
