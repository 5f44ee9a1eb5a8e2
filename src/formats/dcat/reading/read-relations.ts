import { parseDoi } from '../../../identifiers/index.ts'
import { type RelationType, vocabularies } from '../../../kernel/index.ts'
import type { RelatedIdentifier } from '../../../model/datacite.ts'
import type { Graph } from '../../rdf/graph.ts'
import type { GraphNode } from '../../rdf/graph-node.ts'
import { identifierAt, isIri } from '../../schema-org/identifiers.ts'
import { dcatRelations } from '../describe.ts'
import { iri } from '../namespaces.ts'
import { roleIn } from './read-agents.ts'
import { generalTypeIn } from './read-types.ts'

/** The statements with inverse properties, by the IRI of the object. */
export type Reverses = ReadonlyMap<string, readonly { predicate: string; subject: string }[]>

/** Returns the statements with inverse properties in a graph. */
export function reversesIn(graph: Graph): Reverses {
  const reversed = new Set(
    Object.values(dcatRelations).flatMap(({ property, isReverse }) => (isReverse ? property : [])),
  )
  const reverses = new Map<string, { predicate: string; subject: string }[]>()
  for (const { subject, statements } of graph.subjects())
    for (const { predicate, object } of statements) {
      if (!reversed.has(predicate) || !('iri' in object) || !('iri' in subject)) continue
      const held = reverses.get(object.iri)
      if (held === undefined) reverses.set(object.iri, [{ predicate, subject: subject.iri }])
      else held.push({ predicate, subject: subject.iri })
    }
  return reverses
}

/** Reads the relations to works with an IRI or DOI, including the inverse statements of other nodes. */
export function readRelations(node: GraphNode, reverses: Reverses): RelatedIdentifier[] {
  const found: RelatedIdentifier[] = []
  for (const [type, { property, isReverse }] of Object.entries(dcatRelations))
    if (isReverse !== true) found.push(...relatedAt(node, property, type as RelationType))
    else
      for (const { predicate, subject } of reverses.get(node.iri ?? '') ?? [])
        if (predicate === property) found.push(relatedTo(subject, type as RelationType, node.node({ iri: subject })))
  for (const [property, type] of furtherRelations) found.push(...relatedAt(node, property, type))
  for (const qualified of node.nodes(iri('dcat:qualifiedRelation')))
    found.push(...relatedAt(qualified, iri('dct:relation'), roleIn(qualified, vocabularies.relationType) ?? 'Other'))
  return distinct(found)
}

/** Returns a list without repeated entries. */
export const distinct = <T>(entries: readonly T[]): T[] => [
  ...new Map(entries.map(entry => [JSON.stringify(entry), entry] as const)).values(),
]

/** Reads the IRIs and DOIs in a property as relations. Blank nodes and other literals stay unread. */
const relatedAt = (node: GraphNode, property: string, type: RelationType): RelatedIdentifier[] =>
  node.take(property).flatMap(term => {
    const address = 'iri' in term ? term.iri : 'value' in term ? term.value.trim() : ''
    if ('iri' in term || parseDoi(address) !== undefined || isIri(address))
      return [relatedTo(address, type, 'iri' in term ? node.node(term) : undefined)]
    node.leave(term)
    return []
  })

function relatedTo(address: string, relationType: RelationType, related: GraphNode | undefined): RelatedIdentifier {
  const general = related && generalTypeIn(related)
  const doi = parseDoi(address)
  const { type, identifier } = doi === undefined ? identifierAt(address) : { type: 'DOI', identifier: doi }
  return {
    relatedIdentifier: identifier,
    relatedIdentifierType: type as NonNullable<RelatedIdentifier['relatedIdentifierType']>,
    relationType,
    ...(general !== undefined && { resourceTypeGeneral: general }),
  }
}

/** Properties that are read as relations in addition to those of {@link dcatRelations}. */
const furtherRelations: readonly (readonly [property: string, type: RelationType])[] = [
  [iri('dct:source'), 'IsDerivedFrom'],
  [iri('dct:hasVersion'), 'HasVersion'],
  [iri('dct:isVersionOf'), 'IsVersionOf'],
  [iri('dcat:inSeries'), 'IsPartOf'],
  [iri('dcat:seriesMember'), 'HasPart'],
  [iri('adms:prev'), 'IsNewVersionOf'],
  [iri('adms:next'), 'IsPreviousVersionOf'],
  [iri('prov:wasRevisionOf'), 'IsNewVersionOf'],
]
