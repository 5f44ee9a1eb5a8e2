import { type Kernel, kernelTree, labelOf, latestKernel, type Node } from '../kernel/index.ts'
import { serviceName } from './service-names.ts'

/**
 * A kernel, the newest where not given, in the spelling of the service description (2.4), as a tree:
 * `affiliations[].affiliation`, `schemeURI`, the DOI among `identifiers`, publisher as text, year as text, degrees as numbers,
 * one point, box and place a location. The description's members come first, in its order.
 */
export function serviceTree(kernel: Kernel = latestKernel): Node[] {
  const place = ({ key }: Node): number => serviceOrder.indexOf(key) >>> 0
  return spell(kernelTree(kernel)).sort((a, b) => place(a) - place(b))
}

/** The members that the description lists, in its order. */
export const serviceOrder: readonly string[] = (
  'dates types titles version creators contributors language subjects publisher rightsList identifiers descriptions ' +
  'geoLocations schemaVersion publicationYear relatedIdentifiers'
).split(' ')

/** What older documents of a service have elsewhere, by canonical path (`''` for the record): the canonical path of what it means. */
export const olderServiceNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    resourceType: 'types.resourceType',
    resourceTypeGeneral: 'types.resourceTypeGeneral',
    size: 'sizes[]',
    format: 'formats[]',
  },
  'creators[]': { nameIdentifier: 'creators[].nameIdentifiers[]' },
  'contributors[]': { nameIdentifier: 'contributors[].nameIdentifiers[]' },
}
/** Where a service writes or wrote an object as text, by canonical path: the member that the text is. */
export const serviceTexts: Readonly<Record<string, string>> = {
  publisher: 'name',
  'creators[].affiliation[]': 'name',
  'contributors[].affiliation[]': 'name',
  'creators[].nameIdentifiers[]': 'nameIdentifier',
  'contributors[].nameIdentifiers[]': 'nameIdentifier',
}

/** What a node of the kernel's tree becomes in another spelling: one node, several in its place, or none. */
export type Respell = (node: Node) => Node[]

/** A tree in another spelling: by canonical path where something changes there, else as `otherwise` says. */
export const respell = (
  nodes: readonly Node[],
  byPath: Readonly<Record<string, Respell>>,
  otherwise: Respell,
): Node[] => nodes.flatMap(node => (byPath[node.property.path] ?? otherwise)(node))

/** Left out. */
export const leaveOut: Respell = () => []

/** One list for the identifier, of type DOI, and the alternate identifiers; `alternateIdentifiers[]` and `doi` are to be left out. */
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

/** Polygons as a list of `{ polygonPoints, inPolygonPoint }`. */
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

const spell = (nodes: readonly Node[]): Node[] => respell(nodes, changes, rename)

const rename: Respell = node => {
  const { key, value, occurs, list, children } = node
  const as = value === 'year' ? 'string' : value === 'longitude' || value === 'latitude' ? 'number' : undefined
  return [
    {
      ...node,
      key: serviceName(key),
      occurs: occurs === '0..n' && !list ? '0..1' : occurs,
      children: spell(children),
      ...(as !== undefined && { as }),
    },
  ]
}

const renameTo =
  (key: string): Respell =>
  node =>
    rename(node).map(renamed => ({ ...renamed, key }))

/** What is more than another name, by canonical path. */
const changes: Readonly<Record<string, Respell>> = {
  doi: leaveOut,
  identifier: identifierList(nodes => spell(nodes)),
  // The text is as free as that of an alternate identifier; that a DOI is there is for the list as a whole to ask.
  'identifier.identifier': node => [{ ...node, value: 'text' }],
  'alternateIdentifiers[]': leaveOut,
  publisher: node => [{ ...node, value: 'nonEmpty', children: [] }],
  'creators[].affiliation[]': renameTo('affiliations'),
  'contributors[].affiliation[]': renameTo('affiliations'),
  'creators[].affiliation[].name': renameTo('affiliation'),
  'contributors[].affiliation[].name': renameTo('affiliation'),
  'relatedIdentifiers[]': node =>
    rename(node).map(renamed => ({ ...renamed, children: [citation(node), ...renamed.children] })),
  'relatedItems[].relatedItemIdentifier': node => spell(node.children),
  'geoLocations[].geoLocationPolygon': polygonList(nodes => spell(nodes)),
}

/** The service adds the related resource's citation, which is not part of the kernel. */
function citation({ property }: Node): Node {
  const name = 'citation'
  return {
    property: { ...property, number: '', name, path: `${property.path}.${name}`, xml: `${property.xml}/@${name}` },
    key: name,
    occurs: '0..1',
    value: 'text',
    list: false,
    children: [],
    description: 'Ready-made citation text of the related resource',
  }
}
