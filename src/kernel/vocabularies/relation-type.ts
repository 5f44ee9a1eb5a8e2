import type { Terms } from './terms.ts'

/**
 * The terms of relationType (12.b, 20.b), each with the kernel that introduced it, in schema order. A term relates the
 * described resource (subject) to the related resource (object).
 */
export const relationType = {
  IsCitedBy: '4.0',
  Cites: '4.0',
  IsSupplementTo: '4.0',
  IsSupplementedBy: '4.0',
  IsContinuedBy: '4.0',
  Continues: '4.0',
  IsNewVersionOf: '4.0',
  IsPreviousVersionOf: '4.0',
  IsPartOf: '4.0',
  HasPart: '4.0',
  IsPublishedIn: '4.4',
  IsReferencedBy: '4.0',
  References: '4.0',
  IsDocumentedBy: '4.0',
  Documents: '4.0',
  IsCompiledBy: '4.0',
  Compiles: '4.0',
  IsVariantFormOf: '4.0',
  IsOriginalFormOf: '4.0',
  IsIdenticalTo: '4.0',
  HasMetadata: '4.0',
  IsMetadataFor: '4.0',
  Reviews: '4.0',
  IsReviewedBy: '4.0',
  IsDerivedFrom: '4.0',
  IsSourceOf: '4.0',
  Describes: '4.1',
  IsDescribedBy: '4.1',
  HasVersion: '4.1',
  IsVersionOf: '4.1',
  Requires: '4.1',
  IsRequiredBy: '4.1',
  Obsoletes: '4.2',
  IsObsoletedBy: '4.2',
  Collects: '4.5',
  IsCollectedBy: '4.5',
  HasTranslation: '4.6',
  IsTranslationOf: '4.6',
  Other: '4.7',
} as const satisfies Terms

/** A term of `relationType` in any kernel. */
export type RelationType = keyof typeof relationType
