import type { Rights } from '../../../model/datacite.ts'
import type { Literal } from '../../rdf/graph.ts'
import type { GraphNode } from '../../rdf/graph-node.ts'
import { rightsOfNode } from '../../schema-org/read/read-rights.ts'
import { textAs } from '../../work/text.ts'
import { iri } from '../namespaces.ts'

/** Reads licences, access rights and rights statements. A literal is the text of the rights, without a URI. */
export function readRights(node: GraphNode): Rights[] {
  const properties = [iri('dct:license'), iri('dct:accessRights'), iri('dct:rights')]
  const texts = node.literals(...properties).map((literal): Rights => ({ rights: literal.value, ...tagged(literal) }))
  const held = node.nodes(...properties).flatMap((statement): Rights[] => {
    const label = statement.literal(iri('rdfs:label'), iri('dct:title'), iri('skos:prefLabel'))
    const id = statement.text(iri('dct:identifier'))
    const known = statement.iri === undefined ? {} : rightsOfNode(statement.iri)
    const rights = {
      ...known,
      ...(statement.iri !== undefined && { rightsUri: statement.iri }),
      ...(label !== undefined && { rights: label.value, ...tagged(label) }),
      ...(id !== undefined && { rightsIdentifier: id }),
    }
    return Object.keys(rights).length === 0 ? [] : [rights]
  })
  return [...texts, ...held]
}

/** Returns the language of a literal as the member `lang`, or an empty object for a literal without a language. */
export const tagged = ({ language }: Literal): { lang?: string } => textAs('lang', language)
