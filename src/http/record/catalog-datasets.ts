import type { StoredDataset } from '../../catalog/index.ts'
import { iri } from '../../formats/dcat/namespaces.ts'
import type { Graph, RdfNode, RdfTerm } from '../../formats/rdf/graph.ts'
import { doiIri } from '../../identifiers/schemes/doi.ts'
import { dataTypeOf } from '../files/data-types.ts'
import { webAddress } from '../links/links.ts'
import { downloadUrl, fileUrl, type Place } from './present.ts'

/** The most files of a dataset that are described one by one; the list of files, which is always there, has all of them. */
const mostFiles = 1000

/**
 * A dataset of the service in DCAT 3, with a distribution for each of its files: where it is downloaded, its size, its checksum by the
 * vocabulary of SPDX, and its media type at IANA (https://www.w3.org/TR/vocab-dcat-3/#Class:Distribution).
 */
export function describeDataset(graph: Graph, dataset: StoredDataset, place: Place): RdfNode {
  const { id, name, path, version, files, rights, resources, specifiers } = dataset
  const page = `${place.baseUrl}/datasets/${id}/`
  const node: RdfNode = { iri: `${page}#dataset` }
  const say = (predicate: Parameters<typeof iri>[0], object: RdfTerm): void => graph.add(node, iri(predicate), object)
  say('rdf:type', { iri: iri('dcat:Dataset') })
  say('dct:title', { value: name })
  say('dct:identifier', { value: id })
  say('dct:description', { value: path })
  say('dcat:version', { value: version })
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(version)
  if (day !== null) say('dct:modified', { value: day.slice(1).join('-'), datatype: iri('xsd:date') })
  for (const value of new Set(Object.values(specifiers))) say('dcat:keyword', { value })
  say('dcat:landingPage', { iri: page })
  const licence = webAddress(rights.rights_uri)
  if (licence !== undefined) say('dct:license', { iri: licence })
  for (const { doi } of resources) if (doi !== '') say('dct:isPartOf', { iri: doiIri(doi) })
  for (const file of files.slice(0, mostFiles)) say('dcat:distribution', fileNode(graph, file, page, place))
  if (files.length > 0) say('dcat:distribution', listNode(graph, path, page, place))
  return node
}

function fileNode(
  graph: Graph,
  { path, name, size, checksum, checksum_type }: StoredDataset['files'][number],
  page: string,
  place: Place,
): RdfNode {
  const node = graph.blank()
  const address = fileUrl(path, place)
  graph.add(node, iri('rdf:type'), { iri: iri('dcat:Distribution') })
  graph.add(node, iri('dct:title'), { value: name })
  graph.add(node, iri('dcat:accessURL'), { iri: page })
  graph.add(node, iri('dcat:downloadURL'), { iri: address })
  graph.add(node, iri('dcat:byteSize'), { value: String(size), datatype: iri('xsd:nonNegativeInteger') })
  graph.add(node, iri('dcat:mediaType'), mediaType(dataTypeOf(path)))
  if (/^[a-z\d]{1,20}$/.test(checksum_type) && /^(?:[\da-f]{2})+$/i.test(checksum)) {
    const sum = graph.blank()
    graph.add(node, iri('spdx:checksum'), sum)
    graph.add(sum, iri('rdf:type'), { iri: iri('spdx:Checksum') })
    graph.add(sum, iri('spdx:algorithm'), { iri: iri(`spdx:checksumAlgorithm_${checksum_type}`) })
    graph.add(sum, iri('spdx:checksumValue'), { value: checksum, datatype: iri('xsd:hexBinary') })
  }
  return node
}

/** The addresses of all files, for download programs. */
function listNode(graph: Graph, path: string, page: string, place: Place): RdfNode {
  const node = graph.blank()
  graph.add(node, iri('rdf:type'), { iri: iri('dcat:Distribution') })
  graph.add(node, iri('dcat:accessURL'), { iri: page })
  graph.add(node, iri('dcat:downloadURL'), { iri: `${downloadUrl(path, place)}?format=wget` })
  graph.add(node, iri('dcat:mediaType'), mediaType('text/plain'))
  return node
}

const mediaType = (type: string): RdfNode => ({
  iri: `https://www.iana.org/assignments/media-types/${type}`,
})
