import { kernelTree, type Node } from '../../kernel/index.ts'
import { identifierList, leaveOut, polygonList, type Respell, respell } from '../../kernel/respell.ts'

/**
 * Returns the newest kernel in the spelling of the service description (2.4). The members that the description lists
 * come first, in the order of the description.
 *
 * The spelling has `affiliations[].affiliation`, `schemeURI`, the DOI among `identifiers`, publisher and year as text,
 * degrees as numbers, and one point, box and place per location. Parsers, JSON Schemas, the dialect and the table of
 * `createResource` derive from this tree.
 */
export function serviceTree(): Node[] {
  const place = ({ key }: Node): number => serviceOrder.indexOf(key) >>> 0
  return spell(kernelTree()).sort((a, b) => place(a) - place(b))
}

/** The members in the order in which the service description (2.4) lists them. */
export const serviceOrder: readonly string[] = (
  'dates types titles version creators contributors language subjects publisher rightsList identifiers descriptions ' +
  'geoLocations schemaVersion publicationYear relatedIdentifiers'
).split(' ')

/**
 * The canonical paths of members in older service documents, by the canonical path of their object (`''` for the
 * record) and their older name.
 */
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

/** Objects that a service writes or wrote as text, by canonical path, with the member for the text. */
export const serviceTexts: Readonly<Record<string, string>> = {
  publisher: 'name',
  'creators[].affiliation[]': 'name',
  'contributors[].affiliation[]': 'name',
  'creators[].nameIdentifiers[]': 'nameIdentifier',
  'contributors[].nameIdentifiers[]': 'nameIdentifier',
}

const spell = (nodes: readonly Node[]): Node[] => respell(nodes, changes, rename)

const rename: Respell = node => {
  const { key, value, occurs, list, children } = node
  const as = value === 'year' ? 'string' : value === 'longitude' || value === 'latitude' ? 'number' : undefined
  return [
    {
      ...node,
      key: key.replace(/Uri$/, 'URI'),
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

/** The functions that convert nodes for which `rename` does not suffice, by canonical path. */
const changes: Readonly<Record<string, Respell>> = {
  doi: leaveOut,
  identifier: identifierList(nodes => spell(nodes)),
  // Any text is allowed, as for an alternate identifier. The check of the whole list requires a DOI.
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

/** Returns the node of the related resource's citation, which the service adds to the kernel. */
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
