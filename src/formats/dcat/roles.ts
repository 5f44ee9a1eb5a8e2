import type { GraphNode } from '../rdf/graph-node.ts'
import { iri } from './namespaces.ts'

/**
 * Reads the role in a qualified relation or attribution (dcat:hadRole), which is a term by its label or its IRI.
 * Returns undefined for a role outside the vocabulary, which stays unread.
 */
export function roleIn<Term extends string>(
  node: GraphNode,
  vocabulary: Readonly<Record<Term, unknown>>,
): Term | undefined {
  const name = nameOfRole(node.again())
  if (name === undefined || !Object.hasOwn(vocabulary, name)) return undefined
  nameOfRole(node)
  return name as Term
}

function nameOfRole(node: GraphNode): string | undefined {
  const role = node.firstNode(iri('dcat:hadRole'))
  return role?.text(iri('skos:prefLabel')) ?? role?.iri?.replace(/^.*[/#]/, '')
}
