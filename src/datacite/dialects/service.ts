import { lazily } from '../../core/lazily.ts'
import { isObject } from '../../core/object.ts'
import { kernelTree, type Node } from '../../kernel/index.ts'
import { olderServiceNames, serviceTexts, serviceTree } from '../../model/service/tree.ts'
import type { Dialect } from './dialect.ts'
import { readFlat } from './flat.ts'
import type { Keeping } from './read-members.ts'
import { growSpec } from './spec/grow-spec.ts'

/**
 * Adds the members of the kernel's publisher to the publisher node. The service writes a publisher as text, but the
 * reader also accepts an object.
 */
function withMembers(node: Node): Node {
  const { value, children } = kernelTree().find(({ key }) => key === node.key) ?? node
  return { ...node, value, children }
}

/**
 * The spelling of a service's `datacite` object. It includes older shapes: the type at the top level, and a single
 * value instead of a list of sizes, formats or name identifiers.
 */
const spec = lazily(() =>
  growSpec({
    tree: serviceTree().map(node => (node.key === 'publisher' ? withMembers(node) : node)),
    textAs: serviceTexts,
    text: { publisher: 'only' },
    ignored: { 'relatedIdentifiers[]': ['citation'] },
    older: olderServiceNames,
    plain: ['alternateIdentifiers[]', 'geoLocations[].geoLocationPolygon', 'relatedItems[].relatedItemIdentifier'],
  }),
)

/**
 * The `datacite` object of a service's Resource, with `affiliations`, `schemeURI`, the publisher as text, and the DOI
 * among `identifiers`.
 */
export const dataciteService: Dialect = {
  id: 'datacite-service',
  get spec() {
    return spec()
  },
  detect: value =>
    !Object.hasOwn(value, 'doi') &&
    !isObject(value.attributes) &&
    Array.isArray(value.identifiers) &&
    Array.isArray(value.titles),
  read: (value, extras) => readFlat(spec(), 'datacite-service', value, extras),
}

/** Reads the `datacite` object of a Resource. */
export const readService = (value: Readonly<Record<string, unknown>>, extras: Keeping) =>
  readFlat(spec(), 'resource', value, extras, ['datacite'])
