import { lazily } from '../../core/lazily.ts'
import { isObject } from '../../core/object.ts'
import { kernelNamespace, kernelTree, type Node } from '../../kernel/index.ts'
import { identifierList, leaveOut, polygonList, type Respell, respell } from '../../kernel/respell.ts'
import type { Dialect } from './dialect.ts'
import { readFlat } from './flat.ts'
import { growSpec } from './spec/grow-spec.ts'
import { hasOldShape, renamedTo43 } from './spec/json-4-0.ts'
import { hasPackageSpelling } from './telling.ts'

const spell = (nodes: readonly Node[]): Node[] => respell(nodes, changes, keep)

const keep: Respell = node => [{ ...node, children: spell(node.children) }]

const changes: Readonly<Record<string, Respell>> = {
  doi: leaveOut,
  identifier: identifierList(nodes => spell(nodes)),
  'alternateIdentifiers[]': leaveOut,
  'geoLocations[].geoLocationPolygon': polygonList(nodes => spell(nodes)),
  // The package's 4.3 schema lacks this attribute, although kernel 4.3 introduced it.
  'fundingReferences[].schemeUri': leaveOut,
}

const spec43 = lazily(() =>
  growSpec({
    tree: spell(kernelTree('4.3')),
    textAs: { publisher: 'name', 'creators[].affiliation[]': 'name', 'contributors[].affiliation[]': 'name' },
    text: { publisher: 'only' },
    as: { year: 'string', longitude: 'string', latitude: 'string' },
    ignored: { '': ['container'], types: ['ris', 'bibtex', 'citeproc', 'schemaOrg'] },
    plain: ['alternateIdentifiers[]', 'geoLocations[].geoLocationPolygon', 'fundingReferences[].schemeUri'],
  }),
)

/**
 * The JSON of the Python package `datacite` for kernel 4.3: all identifiers are in one list; the publisher, the year
 * and degrees are text. Also reads the shape of the package's schemas 4.0 to 4.2.
 */
export const dataciteJson43: Dialect = {
  id: 'datacite-json-4.3',
  get spec() {
    return spec43()
  },
  detect: value =>
    hasOldShape(value) ||
    (Array.isArray(value.identifiers) &&
      !Object.hasOwn(value, 'doi') &&
      !isObject(value.attributes) &&
      value.schemaVersion === kernelNamespace &&
      hasPackageSpelling(value)),
  read(value, extras) {
    if (!hasOldShape(value)) return readFlat(spec43(), 'datacite-json-4.3', value, extras)
    const modern = renamedTo43(value)
    const read = readFlat(spec43(), 'datacite-json-4.3', modern.value, extras)
    return { ...read, isOlder: true, origin: path => modern.origin(read.origin(path)) }
  },
}
