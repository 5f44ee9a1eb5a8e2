import type { RelationType } from '../../kernel/vocabularies/index.ts'
import { iri } from './namespaces.ts'

/** A property for a relation; where it is reversed, the related resource is its subject. */
export interface DcatRelation {
  property: string
  isReverse?: true
}

/**
 * The relationTypes (12.b) that DCAT 3, Dublin Core, PROV or OWL have a property for. Every other one is a dcat:qualifiedRelation with its
 * name as the role (https://www.w3.org/TR/vocab-dcat-3/#qualified-relationship).
 */
export const dcatRelations: Readonly<Partial<Record<RelationType, DcatRelation>>> = {
  IsPartOf: { property: iri('dct:isPartOf') },
  HasPart: { property: iri('dct:hasPart') },
  IsNewVersionOf: { property: iri('dcat:previousVersion') },
  IsPreviousVersionOf: { property: iri('dcat:previousVersion'), isReverse: true },
  HasVersion: { property: iri('dcat:hasVersion') },
  IsVersionOf: { property: iri('dcat:isVersionOf') },
  Obsoletes: { property: iri('dct:replaces') },
  IsObsoletedBy: { property: iri('dct:isReplacedBy') },
  References: { property: iri('dct:references') },
  IsReferencedBy: { property: iri('dct:isReferencedBy') },
  IsDerivedFrom: { property: iri('prov:wasDerivedFrom') },
  IsSourceOf: { property: iri('prov:wasDerivedFrom'), isReverse: true },
  IsIdenticalTo: { property: iri('owl:sameAs') },
  IsVariantFormOf: { property: iri('dct:isFormatOf') },
  IsOriginalFormOf: { property: iri('dct:hasFormat') },
  Requires: { property: iri('dct:requires') },
  IsRequiredBy: { property: iri('dct:isRequiredBy') },
  IsDocumentedBy: { property: iri('foaf:page') },
}
