import type { FormatId, ReadResult } from '../format.ts'
import { JsonLdContext } from '../schema-org/read/node-members.ts'
import { NodeReading } from '../schema-org/read/node-reading.ts'
import { recordIn } from '../schema-org/read/read-record.ts'
import { relationOfProperty } from '../schema-org/relations.ts'
import { generalTypeOfClass } from '../schema-org/types.ts'
import { isContainer } from '../schema-org/writing/write-related.ts'
import { readJsonRecords } from '../work/reading/read-json-records.ts'
import {
  type Graph,
  labelOf,
  type NodeStatements,
  type RdfNode,
  type RdfTerm,
  rdfNamespace,
  xsdNamespace,
} from './graph.ts'

type Node = Record<string, unknown>

/** Reads the works that a graph describes in schema.org, in the same way as JSON-LD nodes. */
export function readSchemaOrgGraph(graph: Graph, format: FormatId): ReadResult {
  const nodes = new Map(graph.subjects().map(one => [labelOf(one.subject), nodeOf(one)] as const))
  const works = worksInGraph(graph)
  const context = new JsonLdContext('https://schema.org', [...nodes.values()])
  const reverses = reversesIn(graph, nodes)
  const whole = works.map(({ subject }) => {
    const reverse = reverses.get(labelOf(subject))
    return { ...nodes.get(labelOf(subject)), ...(reverse !== undefined && { '@reverse': reverse }) }
  })
  return readJsonRecords(
    { '@graph': whole },
    {
      candidates: value =>
        (value as { '@graph': Node[] })['@graph'].map((node, at) => ({ value: node, base: ['@graph', at] })),
      read: (value, note) => recordIn(new NodeReading(format, context, note), value),
    },
  )
}

const nameOfIri = (iri: string): string => iri.replace(/^https?:\/\/(?:www\.)?schema\.org\//, '')

/** Returns the JSON-LD node for the statements about a node. The node refers to other nodes by their labels. */
function nodeOf({ subject, statements }: NodeStatements): Node {
  const node: Node = Object.create(null)
  node['@id'] = labelOf(subject)
  for (const { predicate, object } of statements) {
    const isType = predicate === `${rdfNamespace}type`
    const name = isType ? '@type' : nameOfIri(predicate)
    const isAddress = addresses.has(name) && 'iri' in object
    const value = isType && 'iri' in object ? nameOfIri(object.iri) : isAddress ? object.iri : jsonValue(object)
    const held = node[name]
    node[name] = held === undefined ? value : [held, value].flat()
  }
  return node
}

/** Properties whose value stays an IRI even if the graph describes a node with that IRI. */
const addresses: ReadonlySet<string> = new Set(['codeRepository', 'mainEntityOfPage', 'sameAs', 'url'])

function jsonValue(term: RdfTerm): unknown {
  if (!('value' in term)) return { '@id': labelOf(term) }
  const { value, language, datatype } = term
  if (language !== undefined) return { '@value': value, '@language': language }
  if (datatype === `${xsdNamespace}boolean`) return value === 'true' || value === '1'
  return numbers.has(datatype ?? '') && String(Number(value)) === value ? Number(value) : value
}

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'double'].map(name => xsdNamespace + name))

/** Returns the `@reverse` member of each node, by label. It contains the relations of other nodes to the node. */
function reversesIn(graph: Graph, nodes: ReadonlyMap<string, Node>): Map<string, Record<string, unknown[]>> {
  const reverses = new Map<string, Record<string, unknown[]>>()
  const context = new JsonLdContext(undefined)
  for (const { subject, statements } of graph.subjects())
    for (const { predicate, object } of statements) {
      const name = context.nameOf(predicate)
      if ('value' in object || relationOfProperty(name, true) === undefined) continue
      const { [nameOfIri(predicate)]: _, ...rest } = nodes.get(labelOf(subject)) ?? {}
      const reverse: Record<string, unknown[]> = reverses.get(labelOf(object)) ?? Object.create(null)
      reverse[name] = [...(reverse[name] ?? []), rest]
      reverses.set(labelOf(object), reverse)
    }
  return reverses
}

/**
 * Returns the works that are records. If there are none, returns the first work.
 *
 * Records have a creator, publisher, date or description, and are not merely cited or contained by another work.
 */
function worksInGraph(graph: Graph): NodeStatements[] {
  const subjects = graph.subjects()
  const works = subjects.filter(({ statements }) =>
    classesOf(statements).some(name => generalTypeOfClass(name) !== undefined),
  )
  const inner = new Set<string>()
  const order = new Map(works.map(({ subject }, at) => [labelOf(subject), at]))
  // If a blank node refers to a work that precedes it, the blank node is the inner work.
  const isBehind = (subject: RdfNode, object: RdfNode): boolean =>
    'blank' in subject && (order.get(labelOf(subject)) ?? 0) > (order.get(labelOf(object)) ?? Number.POSITIVE_INFINITY)
  const isPeer = (name: string, object: RdfNode): boolean =>
    addresses.has(name) || (peers.has(name) && !isContainer(classesOf(graph.of(object)), name))
  for (const one of works)
    for (const { predicate, object } of one.statements)
      if (!('value' in object) && ('blank' in object || !isPeer(nameOfIri(predicate), object)))
        inner.add(labelOf(isBehind(one.subject, object) ? one.subject : object))
  const records = works.filter(
    one =>
      !inner.has(labelOf(one.subject)) && one.statements.some(({ predicate }) => telling.has(nameOfIri(predicate))),
  )
  return records.length > 0 ? records : works.slice(0, 1)
}

const classesOf = (statements: NodeStatements['statements']): string[] =>
  statements.flatMap(({ predicate, object }) =>
    predicate === `${rdfNamespace}type` && 'iri' in object ? [nameOfIri(object.iri)] : [],
  )

/** Properties by which one record of a graph may refer to another. */
const peers: ReadonlySet<string> = new Set([
  'dataset',
  'exampleOfWork',
  'hasPart',
  'http://purl.org/dc/terms/isReplacedBy',
  'http://purl.org/dc/terms/replaces',
  'http://www.w3.org/ns/prov#wasRevisionOf',
  'isPartOf',
  'workExample',
])

const telling: ReadonlySet<string> = new Set(['author', 'creator', 'datePublished', 'description', 'publisher'])
