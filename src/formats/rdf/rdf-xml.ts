import type { DocumentParts } from '../../datacite/format.ts'
import { type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { xmlParts } from '../document-parts.ts'
import type { WriteOptions } from '../format.ts'
import type { NamedFormat } from '../work/index.ts'
import { type Graph, type NodeStatements, type Prefixes, prefixed, type RdfNode, rdfNamespace } from './graph.ts'
import type { GraphMaker } from './graph-writer.ts'
import { escapeIri } from './turtle.ts'

/**
 * Writes a graph as RDF/XML (https://www.w3.org/TR/rdf-syntax-grammar/). A predicate without a prefix cannot be written
 * in XML and is dropped.
 *
 * Every subject with an IRI has a description of its own. A blank node is inside the property that refers to it, unless
 * `Graph.setApart` marks the node.
 */
export function writeRdfXml(graph: Graph, prefixes: Prefixes, pretty = true): string {
  const nodes = graph.subjects()
  const used = Object.entries(prefixes).filter(([, namespace]) =>
    nodes.some(({ statements }) => statements.some(({ predicate }) => predicate.startsWith(namespace))),
  )
  return xmlDocument(rootOf(used, descriptionsOf(graph, prefixes)), pretty)
}

/**
 * Returns the parts of an RDF/XML document in which each record has its own graph. The root element declares all
 * prefixes.
 */
export const rdfXmlParts = (
  format: NamedFormat,
  graphOf: GraphMaker,
  prefixes: Prefixes,
): DocumentParts<WriteOptions> =>
  xmlParts(
    inner => rootOf(Object.entries(prefixes), [inner]),
    1,
    (record, options) => {
      const { graph, losses } = graphOf([record], format, options)
      return { written: descriptionsOf(graph, prefixes), losses }
    },
    // Only tags contain "<", and the label of a blank node is always the first attribute.
    (text, number) => text.replaceAll(/(<[\w:-]+ rdf:nodeID="b)(?=\d)/g, `$1${number}-`),
  )

const rootOf = (declared: readonly (readonly [string, string])[], blocks: readonly Block[]): Block => {
  const namespaces = declared.map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace])
  return element('rdf:RDF', { 'xmlns:rdf': rdfNamespace, ...Object.fromEntries(namespaces) }, blocks)
}

function descriptionsOf(graph: Graph, prefixes: Prefixes): Block[] {
  const labels = graph.labels()
  return graph.roots().map(({ subject, statements }) => {
    const label = 'blank' in subject && labels.has(subject.blank) ? subject.blank : undefined
    return description(subject, statements, graph, prefixes, label)
  })
}

function description(
  subject: RdfNode,
  statements: NodeStatements['statements'],
  graph: Graph,
  prefixes: Prefixes,
  label?: string,
): Block {
  const about = 'iri' in subject ? { 'rdf:about': escapeIri(subject.iri) } : { 'rdf:nodeID': label }
  return element(
    'rdf:Description',
    about,
    statements.flatMap(({ predicate, object }): Block[] => {
      const name = qualifiedNameOf(predicate, prefixes)
      if (name === undefined) return []
      if ('iri' in object) return [element(name, { 'rdf:resource': escapeIri(object.iri) }, [])]
      if ('value' in object)
        return [element(name, { 'xml:lang': object.language, 'rdf:datatype': object.datatype }, object.value)]
      if (!graph.isInner(object)) return [element(name, { 'rdf:nodeID': object.blank }, [])]
      return [element(name, {}, [description(object, graph.of(object), graph, prefixes)])]
    }),
  )
}

function qualifiedNameOf(predicate: string, prefixes: Prefixes): string | undefined {
  if (predicate === `${rdfNamespace}type`) return 'rdf:type'
  const short = prefixed(predicate, prefixes)
  return short && `${short.prefix}:${short.local}`
}
