import type { ContributorType, RelationType } from '../../kernel/vocabularies/index.ts'

/** The property for a relation, from schema.org if it has one. */
export interface RelationProperty {
  property: string
  /** True if the related work is the subject, so that the property is in `@reverse`. */
  isReverse?: true
}

/** Namespaces of properties from other vocabularies, by prefix. */
export const schemaOrgNamespaces: Readonly<Record<string, string>> = {
  dct: 'http://purl.org/dc/terms/',
  prov: 'http://www.w3.org/ns/prov#',
}

/**
 * The property of each relationType (12.b, 20.b). schema.org has none for the next version of a work (`predecessorOf` and
 * `successorOf` are for models of products), so versions use prov:wasRevisionOf, as science-on-schema.org advises
 * (https://github.com/ESIPFed/science-on-schema.org, Dataset guide, "Provenance Relationships"), and versions of a concept
 * use exampleOfWork and workExample. A property is read back as the first relation that has it.
 */
export const schemaOrgRelations: Readonly<
  Partial<Record<RelationType, RelationProperty>> & { Other: RelationProperty }
> = {
  IsPartOf: { property: 'isPartOf' },
  HasPart: { property: 'hasPart' },
  IsNewVersionOf: { property: 'prov:wasRevisionOf' },
  IsPreviousVersionOf: { property: 'prov:wasRevisionOf', isReverse: true },
  IsVersionOf: { property: 'exampleOfWork' },
  HasVersion: { property: 'workExample' },
  Obsoletes: { property: 'dct:replaces' },
  IsObsoletedBy: { property: 'dct:isReplacedBy' },
  IsDerivedFrom: { property: 'isBasedOn' },
  IsSourceOf: { property: 'isBasedOn', isReverse: true },
  References: { property: 'citation' },
  IsReferencedBy: { property: 'citation', isReverse: true },
  Cites: { property: 'citation' },
  IsCitedBy: { property: 'citation', isReverse: true },
  IsSupplementTo: { property: 'citation' },
  IsSupplementedBy: { property: 'citation', isReverse: true },
  IsIdenticalTo: { property: 'sameAs' },
  HasTranslation: { property: 'workTranslation' },
  IsTranslationOf: { property: 'translationOfWork' },
  Documents: { property: 'about' },
  IsDocumentedBy: { property: 'subjectOf' },
  Describes: { property: 'about' },
  IsDescribedBy: { property: 'subjectOf' },
  IsMetadataFor: { property: 'about' },
  HasMetadata: { property: 'subjectOf' },
  IsReviewedBy: { property: 'review' },
  Reviews: { property: 'itemReviewed' },
  IsPublishedIn: { property: 'isPartOf' },
  IsCollectedBy: { property: 'isPartOf' },
  Collects: { property: 'hasPart' },
  IsVariantFormOf: { property: 'dct:isFormatOf' },
  IsOriginalFormOf: { property: 'dct:hasFormat' },
  Requires: { property: 'dct:requires' },
  IsRequiredBy: { property: 'dct:isRequiredBy' },
  Other: { property: 'dct:relation' },
  Continues: { property: 'dct:relation' },
  IsContinuedBy: { property: 'dct:relation' },
  Compiles: { property: 'dct:relation' },
  IsCompiledBy: { property: 'dct:relation' },
}

/** The relation as which a property is read back; undefined if it does not express a relation. */
export function relationOfProperty(property: string, isReverse: boolean): RelationType | undefined {
  const byProperty = isReverse ? readReverse : read
  if (read.size === 0)
    for (const [type, relation] of (Object.entries(schemaOrgRelations) as [RelationType, RelationProperty][]).reverse())
      (relation.isReverse ? readReverse : read).set(relation.property, type)
  return byProperty.get(property)
}

const read = new Map<string, RelationType>()
const readReverse = new Map<string, RelationType>()

/** Properties of schema.org's CreativeWork that correspond to a contributorType (7.a); other types become a Role with their name. */
export const roleProperties: Readonly<Partial<Record<ContributorType, string>>> = {
  Editor: 'editor',
  HostingInstitution: 'provider',
  Producer: 'producer',
  RightsHolder: 'copyrightHolder',
  Sponsor: 'sponsor',
  Translator: 'translator',
}
