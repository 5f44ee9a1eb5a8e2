import type { ResourceTypeGeneral } from '../../../kernel/index.ts'
import type { Types } from '../../../model/datacite.ts'
import type { RdfTerm } from '../../rdf/graph.ts'
import type { GraphNode } from '../../rdf/graph-node.ts'
import { isGeneralType } from '../../schema-org/types.ts'
import { iri } from '../namespaces.ts'

/**
 * Reads the general type from the labels of `dct:type`, else from the class. The first other label is the free text;
 * further ones stay unread.
 */
export function readTypes(node: GraphNode): Types {
  const names = node.texts(iri('rdf:type'))
  const labelled = node.take(iri('dct:type')).map(term => ({ term, label: labelOfType(node, term) }))
  const general = labelled.find(({ label }) => label !== undefined && isGeneralType(label))
  const free = labelled.find(({ label }) => label !== undefined && label !== general?.label)
  for (const one of labelled) if (one !== general && one !== free) node.leave(one.term)
  const ofClass = names.includes(iri('dcat:DataService'))
    ? 'Service'
    : names.includes(iri('dcat:Catalog')) || names.includes(iri('dcat:DatasetSeries'))
      ? 'Collection'
      : names.includes(iri('dcat:Dataset'))
        ? 'Dataset'
        : 'Other'
  return {
    resourceTypeGeneral: (general?.label ?? ofClass) as NonNullable<Types['resourceTypeGeneral']>,
    ...(free?.label !== undefined && { resourceType: free.label }),
  }
}

function labelOfType(node: GraphNode, term: RdfTerm): string | undefined {
  if ('value' in term) return term.value.trim() || undefined
  const type = node.node(term)
  return type.text(iri('skos:prefLabel')) ?? type.iri
}

/** Reads the general type of a related resource. Any other type stays unread. */
export function generalTypeIn(related: GraphNode): ResourceTypeGeneral | undefined {
  let general: string | undefined
  for (const term of related.take(iri('dct:type'))) {
    const label = labelOfType(related.again(), term)
    if (general !== undefined || label === undefined || !isGeneralType(label)) related.leave(term)
    else general = labelOfType(related, term)
  }
  return general as ResourceTypeGeneral | undefined
}
