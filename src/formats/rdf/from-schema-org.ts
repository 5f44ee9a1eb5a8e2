import { isIri } from '../schema-org/identifiers.ts'
import type { JsonLdNode, Value } from '../schema-org/node.ts'
import { schemaOrgNamespaces } from '../schema-org/relations.ts'
import { Graph, type Prefixes, type RdfNode, type RdfTerm, rdfNamespace, xsdNamespace } from './graph.ts'

/** The prefixes of a schema.org graph. The context of schema.org defines its namespace with `http`. */
export const schemaOrgPrefixes: Prefixes = { schema: 'http://schema.org/', ...schemaOrgNamespaces, xsd: xsdNamespace }

/** Builds the graph of schema.org JSON-LD nodes, according to the context of schema.org. */
export function graphOfNodes(nodes: readonly JsonLdNode[]): Graph {
  const graph = new Graph()
  const described: Described = new Map()
  for (const node of nodes) addNode(graph, node, described)
  return graph
}

/** Properties whose text is an IRI, according to the context of schema.org. */
const addresses: ReadonlySet<string> = new Set('codeRepository license mainEntityOfPage sameAs url'.split(' '))

const dates: ReadonlySet<string> = new Set('dateCreated dateModified datePublished'.split(' '))

/** The first node that describes each IRI, as JSON. */
type Described = Map<string, string>

function addNode(graph: Graph, node: JsonLdNode, described: Described): RdfNode {
  const subject = subjectOf(graph, node, described)
  for (const [name, member] of Object.entries(node)) {
    const values = Array.isArray(member) ? member : [member]
    if (name === '@reverse') addReverse(graph, subject, member, described)
    else if (name === '@type')
      for (const type of values) graph.add(subject, `${rdfNamespace}type`, { iri: iriOf(String(type)) })
    else if (name !== '@id')
      for (const value of values) graph.add(subject, iriOf(name), termOfValue(graph, name, value, described))
  }
  return subject
}

/**
 * Returns a node with an IRI, or a blank node. A second, different node with the same IRI becomes a blank node with the
 * IRI as its `url`.
 */
function subjectOf(graph: Graph, node: JsonLdNode, described: Described): RdfNode {
  const id = node['@id']
  if (typeof id !== 'string' || !isIri(id)) return graph.blank()
  if (Object.keys(node).length === 1) return { iri: id }
  const said = JSON.stringify(node)
  const before = described.get(id)
  if (before === undefined) described.set(id, said)
  if (before === undefined || before === said) return { iri: id }
  const subject = graph.blank()
  graph.add(subject, iriOf('url'), { value: id })
  return subject
}

function addReverse(graph: Graph, object: RdfNode, reverse: Value, described: Described): void {
  if (!isNode(reverse)) return
  // Inside another work, the node would be read as the subject of that work.
  graph.setApart(object)
  for (const [property, others] of Object.entries(reverse))
    for (const other of [others].flat())
      if (isNode(other)) graph.add(addNode(graph, other, described), iriOf(property), object)
}

const isNode = (value: Value): value is JsonLdNode => typeof value === 'object' && !Array.isArray(value)

function termOfValue(graph: Graph, name: string, value: Value, described: Described): RdfTerm {
  if (typeof value === 'number')
    return { value: String(value), datatype: `${xsdNamespace}${Number.isInteger(value) ? 'integer' : 'decimal'}` }
  if (typeof value === 'boolean') return { value: String(value), datatype: `${xsdNamespace}boolean` }
  if (typeof value === 'string') {
    if (addresses.has(name) && isIri(value)) return { iri: value }
    return dates.has(name) ? { value, datatype: iriOf('Date') } : { value }
  }
  if (!isNode(value)) return { value: '' }
  const { '@value': text, '@language': language } = value
  if (typeof text === 'string') return { value: text, ...(typeof language === 'string' && { language }) }
  return addNode(graph, value, described)
}

function iriOf(name: string): string {
  const [, prefix = '', local = ''] = /^([a-z]+):(.+)$/.exec(name) ?? []
  const namespace = schemaOrgPrefixes[prefix]
  return namespace === undefined ? `http://schema.org/${name}` : namespace + local
}
