import { lazily } from '../../core/lazily.ts'
import { isObject } from '../../core/object.ts'
import { kernelNamespace, kernelTree, type Node } from '../../kernel/index.ts'
import { leaveOut, polygonList, type Respell, respell } from '../../kernel/respell.ts'
import type { Dialect } from './dialect.ts'
import { readFlat } from './flat.ts'
import { growSpec } from './spec/grow-spec.ts'
import { isManaged } from './telling.ts'

/**
 * Replaces each polygon node with a node for a list of polygons. Documents in JSON 4.3, and some in JSON 4.5, have such
 * a list.
 */
const withPolygonLists = (nodes: readonly Node[]): Node[] =>
  respell(nodes, { 'geoLocations[].geoLocationPolygon': polygonList(children => [...children]) }, node => [
    { ...node, children: withPolygonLists(node.children) },
  ])

const keep: Respell = node => [{ ...node, children: respell(node.children, changes, keep) }]

const changes: Readonly<Record<string, Respell>> = {
  // The package's schema lacks this attribute.
  'fundingReferences[].schemeUri': leaveOut,
}

const spec45 = lazily(() =>
  growSpec({
    tree: respell(kernelTree('4.5'), changes, keep),
    textAs: { publisher: 'name', 'creators[].affiliation[]': 'name', 'contributors[].affiliation[]': 'name' },
    as: { year: 'string', longitude: 'number', latitude: 'number' },
    silent: new Set(['prefix', 'suffix']),
    ignored: { '': ['container', 'prefix', 'suffix', 'url'] },
    plain: ['fundingReferences[].schemeUri', 'geoLocations[].geoLocationPolygon'],
    plainTree: withPolygonLists(kernelTree('4.5')),
  }),
)

/**
 * The JSON of the Python package `datacite` for kernel 4.5: `doi`, publisher as an object, year as text, degrees as
 * numbers.
 */
export const dataciteJson45: Dialect = {
  id: 'datacite-json-4.5',
  get spec() {
    return spec45()
  },
  detect: (value, isTyped) =>
    isTyped &&
    Object.hasOwn(value, 'doi') &&
    !Object.hasOwn(value, 'identifiers') &&
    isObject(value.publisher) &&
    typeof value.publicationYear === 'string' &&
    value.schemaVersion === kernelNamespace &&
    !Object.keys(value).some(isManaged),
  read: (value, extras) => readFlat(spec45(), 'datacite-json-4.5', value, extras),
}
