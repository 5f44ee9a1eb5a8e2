import type { Stored, StoredDataset } from '../../catalog/index.ts'
import { describeInDcat } from '../../formats/dcat/describe.ts'
import { dcatNamespaces, iri } from '../../formats/dcat/namespaces.ts'
import { Graph, type RdfNode as Node, type RdfNode, type RdfTerm } from '../../formats/rdf/graph.ts'
import { writeTurtle } from '../../formats/rdf/turtle.ts'
import { unkept } from '../../formats/work/index.ts'
import { resourceTypeNames } from '../../formats/work/types/resource-type-names.ts'
import { doiIri } from '../../identifiers/schemes/doi.ts'
import type { Datacite } from '../../model/index.ts'
import { aboutOf } from '../about.ts'
import { dataTypeOf } from '../files/media-types.ts'
import { webAddress } from '../links/link-header.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { downloadUrl, fileUrl, type Place } from './present.ts'
import { recordOf } from './record-of.ts'

const hydra = 'http://www.w3.org/ns/hydra/core#'

/** The maximum numbers of resources and of datasets on a page. Fewer datasets fit, because each includes its files. */
const [perPage, datasetsPerPage] = [100, 20]

/** A page of a catalogue. */
export interface CataloguePage {
  turtle: string
  /** The address of the next page; undefined on the last page. */
  next: string | undefined
}

/** The start of a page of a catalogue: the cursor of a dataset or, after the last dataset, of a resource. */
type CataloguePlace = { datasets: string } | { resources: string }

/**
 * Returns a page of the repository as a DCAT 3 catalogue (https://www.w3.org/TR/vocab-dcat-3/).
 *
 * The datasets with their files come first, then the citable resources. A small repository fits on one page.
 *
 * Each page names the next page in a Hydra view (https://www.hydra-cg.com/spec/latest/core/#collections) for harvesters
 * of DCAT. Rejects with a `CursorError` for an invalid cursor.
 */
export async function cataloguePage(
  at: CataloguePlace,
  options: ServiceOptions,
  limits: Limits,
): Promise<CataloguePage> {
  const { baseUrl, catalog } = options
  const address = `${baseUrl}/catalog.ttl`
  const graph = new Graph()
  const catalogue: Node = { iri: `${address}#catalog` }
  sayCatalogue(graph, catalogue, options)
  const more = 'datasets' in at ? await sayDatasets(at.datasets) : undefined
  const following = more ?? (await sayResources('resources' in at ? at.resources : '*'))
  const next = following && address + searchOf(following)
  const { count: resources = 0 } = await catalog.list('resource', { limit: 1, count: true })
  const { count: datasets = 0 } = await catalog.list('dataset', { limit: 1, count: true })
  sayView(graph, catalogue, { address, view: address + searchOf(at), next, size: resources + datasets })
  return { turtle: writeTurtle(graph, { ...dcatNamespaces, hydra }), next }

  async function sayResources(cursor: string): Promise<CataloguePlace | undefined> {
    const found = await catalog.list('resource', { cursor, limit: Math.min(perPage, limits.pageSize) })
    for (const resource of found.records) {
      const record = withPage(resource, baseUrl)
      graph.add(catalogue, iri(memberOf(record)), { iri: doiIri(resource.doi) })
      describeInDcat(graph, record, unkept)
    }
    return found.next === undefined ? undefined : { resources: found.next }
  }

  async function sayDatasets(cursor: string): Promise<CataloguePlace | undefined> {
    const found = await catalog.list('dataset', { cursor, limit: Math.min(datasetsPerPage, limits.pageSize) })
    for (const dataset of found.records)
      graph.add(catalogue, iri('dcat:dataset'), describeDataset(graph, dataset, options))
    return found.next === undefined ? undefined : { datasets: found.next }
  }
}

function searchOf(at: CataloguePlace): string {
  if ('resources' in at) return `?resources=${at.resources}`
  return at.datasets === '*' ? '' : `?datasets=${at.datasets}`
}

function sayCatalogue(graph: Graph, catalogue: Node, options: ServiceOptions): void {
  const { title, description, publisher, contact, licence } = aboutOf(options)
  const agent = graph.blank()
  const card = graph.blank()
  graph.add(catalogue, iri('rdf:type'), { iri: iri('dcat:Catalog') })
  graph.add(catalogue, iri('dct:title'), { value: title })
  graph.add(catalogue, iri('dct:description'), { value: description })
  graph.add(catalogue, iri('dct:publisher'), agent)
  graph.add(agent, iri('rdf:type'), { iri: iri('foaf:Agent') })
  graph.add(agent, iri('foaf:name'), { value: publisher })
  graph.add(catalogue, iri('dcat:contactPoint'), card)
  graph.add(card, iri('rdf:type'), { iri: iri('vcard:Kind') })
  graph.add(card, iri('vcard:fn'), { value: publisher })
  graph.add(card, iri('vcard:hasEmail'), { iri: `mailto:${contact}` })
  graph.add(catalogue, iri('dct:license'), typed(graph, 'dct:LicenseDocument', licence))
  graph.add(catalogue, iri('foaf:homepage'), typed(graph, 'foaf:Document', `${options.baseUrl}/`))
}

function sayView(
  graph: Graph,
  catalogue: Node,
  { address, view: own, next, size }: { address: string; view: string; next: string | undefined; size: number },
): void {
  const view: Node = { iri: own }
  graph.add(catalogue, iri('rdf:type'), { iri: `${hydra}Collection` })
  graph.add(catalogue, `${hydra}totalItems`, { value: String(size), datatype: iri('xsd:integer') })
  graph.add(catalogue, `${hydra}view`, view)
  graph.add(view, iri('rdf:type'), { iri: `${hydra}PartialCollectionView` })
  graph.add(view, `${hydra}first`, { iri: address })
  if (next !== undefined) graph.add(view, `${hydra}next`, { iri: next })
}

/**
 * Returns a resource's metadata with the resource's DOI and landing page.
 *
 * The landing page is the registered page or, if there is none, the page in this service.
 */
function withPage(resource: Stored['resource'], baseUrl: string): Datacite {
  const page = resource.landing_page ?? `${baseUrl}/resources/${resource.id}/`
  const extras = { format: 'datacite-rest', members: { '/url': page } }
  return { ...recordOf(resource), doi: resource.doi, extras }
}

function memberOf({ types }: Datacite): 'dcat:dataset' | 'dcat:service' | 'dcat:resource' {
  const { dcat } = resourceTypeNames(types?.resourceTypeGeneral)
  return dcat === 'Dataset' ? 'dcat:dataset' : dcat === 'DataService' ? 'dcat:service' : 'dcat:resource'
}

/**
 * The maximum number of files of a dataset that are described individually. The file list, which is always linked,
 * contains all files.
 */
const mostFiles = 1000

/** Writes a single dataset of the service in DCAT 3 as Turtle. */
export function datasetTurtle(dataset: StoredDataset, place: Place): string {
  const graph = new Graph()
  describeDataset(graph, dataset, place)
  return writeTurtle(graph, dcatNamespaces)
}

/**
 * Describes a dataset of the service in DCAT 3.
 *
 * The file list and each of the first 1000 files have a distribution
 * (https://www.w3.org/TR/vocab-dcat-3/#Class:Distribution).
 */
function describeDataset(graph: Graph, dataset: StoredDataset, place: Place): RdfNode {
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
  say('dcat:landingPage', typed(graph, 'foaf:Document', page))
  const licence = webAddress(rights.rights_uri)
  if (licence !== undefined) say('dct:license', typed(graph, 'dct:LicenseDocument', licence))
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
  graph.add(node, iri('dcat:mediaType'), mediaType(graph, dataTypeOf(path)))
  if (/^[a-z\d]{1,20}$/.test(checksum_type) && /^(?:[\da-f]{2})+$/i.test(checksum)) {
    const sum = graph.blank()
    graph.add(node, iri('spdx:checksum'), sum)
    graph.add(sum, iri('rdf:type'), { iri: iri('spdx:Checksum') })
    graph.add(sum, iri('spdx:algorithm'), { iri: iri(`spdx:checksumAlgorithm_${checksum_type}`) })
    graph.add(sum, iri('spdx:checksumValue'), { value: checksum, datatype: iri('xsd:hexBinary') })
  }
  return node
}

/** Describes a dataset's file list as a distribution. */
function listNode(graph: Graph, path: string, page: string, place: Place): RdfNode {
  const node = graph.blank()
  graph.add(node, iri('rdf:type'), { iri: iri('dcat:Distribution') })
  graph.add(node, iri('dcat:accessURL'), { iri: page })
  graph.add(node, iri('dcat:downloadURL'), { iri: `${downloadUrl(path, place)}?format=wget` })
  graph.add(node, iri('dcat:mediaType'), mediaType(graph, 'text/plain'))
  return node
}

const mediaType = (graph: Graph, type: string): RdfNode =>
  typed(graph, 'dct:MediaType', `https://www.iana.org/assignments/media-types/${type}`)

/** Returns the node of an address. Adds the node's class, which DCAT-AP validators require in the same graph. */
function typed(graph: Graph, type: Parameters<typeof iri>[0], address: string): RdfNode {
  const node: RdfNode = { iri: address }
  graph.add(node, iri('rdf:type'), { iri: iri(type) })
  return node
}
