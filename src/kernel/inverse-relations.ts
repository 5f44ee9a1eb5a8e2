import type { RelationType } from './vocabularies/index.ts'

/** The pairs of inverse relation types (12.b). */
const pairs: readonly (readonly [RelationType, RelationType])[] = [
  ['Cites', 'IsCitedBy'],
  ['IsSupplementTo', 'IsSupplementedBy'],
  ['Continues', 'IsContinuedBy'],
  ['IsNewVersionOf', 'IsPreviousVersionOf'],
  ['IsPartOf', 'HasPart'],
  ['References', 'IsReferencedBy'],
  ['Documents', 'IsDocumentedBy'],
  ['Compiles', 'IsCompiledBy'],
  ['IsVariantFormOf', 'IsOriginalFormOf'],
  ['IsIdenticalTo', 'IsIdenticalTo'],
  ['HasMetadata', 'IsMetadataFor'],
  ['Reviews', 'IsReviewedBy'],
  ['IsDerivedFrom', 'IsSourceOf'],
  ['Describes', 'IsDescribedBy'],
  ['HasVersion', 'IsVersionOf'],
  ['Requires', 'IsRequiredBy'],
  ['Obsoletes', 'IsObsoletedBy'],
  ['Collects', 'IsCollectedBy'],
  ['HasTranslation', 'IsTranslationOf'],
]

/**
 * Returns the inverse of a relation type, such as `IsCitedBy` for `Cites`. Returns undefined for a type without a named
 * inverse (`IsPublishedIn`, `Other`) and for any other text.
 */
export function inverseRelation(relation: string): RelationType | undefined {
  for (const [one, other] of pairs) {
    if (one === relation) return other
    if (other === relation) return one
  }
  return undefined
}
