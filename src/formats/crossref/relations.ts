import { entryOf } from '../../core/object.ts'
import type { RelatedIdentifierType, RelationType } from '../../kernel/vocabularies/index.ts'

/**
 * Crossref's relation types that have an equivalent in the kernel (12.b).
 *
 * See https://www.crossref.org/documentation/schema-library/markup-guide-metadata-segments/relationships/. A preprint
 * is the original form of its article rather than a version, because the article does not replace it.
 */
const relations: Readonly<Record<string, RelationType>> = {
  'based-on-data': 'IsDerivedFrom',
  'basis-for': 'IsSourceOf',
  cites: 'Cites',
  compiles: 'Compiles',
  continues: 'Continues',
  documents: 'Documents',
  'has-derivation': 'IsSourceOf',
  'has-format': 'IsOriginalFormOf',
  'has-manuscript': 'IsVariantFormOf',
  'has-part': 'HasPart',
  'has-preprint': 'IsVariantFormOf',
  'has-review': 'IsReviewedBy',
  'has-translation': 'HasTranslation',
  'has-version': 'HasVersion',
  'is-based-on': 'IsDerivedFrom',
  'is-basis-for': 'IsSourceOf',
  'is-cited-by': 'IsCitedBy',
  'is-compiled-by': 'IsCompiledBy',
  'is-continued-by': 'IsContinuedBy',
  'is-data-basis-for': 'IsSourceOf',
  'is-derived-from': 'IsDerivedFrom',
  'is-documented-by': 'IsDocumentedBy',
  'is-format-of': 'IsVariantFormOf',
  'is-identical-to': 'IsIdenticalTo',
  'is-manuscript-of': 'IsOriginalFormOf',
  'is-original-form-of': 'IsOriginalFormOf',
  'is-part-of': 'IsPartOf',
  'is-preprint-of': 'IsOriginalFormOf',
  'is-referenced-by': 'IsReferencedBy',
  'is-replaced-by': 'IsObsoletedBy',
  'is-required-by': 'IsRequiredBy',
  'is-review-of': 'Reviews',
  'is-same-as': 'IsIdenticalTo',
  'is-supplement-to': 'IsSupplementTo',
  'is-supplemented-by': 'IsSupplementedBy',
  'is-translation-of': 'IsTranslationOf',
  'is-variant-form-of': 'IsVariantFormOf',
  'is-version-of': 'IsVersionOf',
  references: 'References',
  replaces: 'Obsoletes',
  requires: 'Requires',
}

/**
 * A relation in the terms of the kernel. A relation that the kernel lacks is `Other`, with Crossref's term as its
 * `relationTypeInformation`.
 */
export interface CrossrefRelation {
  relationType: RelationType
  relationTypeInformation?: string
}

/** Returns the kernel relation for a Crossref relation. */
export function relationOfCrossref(name: string): CrossrefRelation {
  const relationType = entryOf(relations, name)
  return relationType === undefined ? { relationType: 'Other', relationTypeInformation: name } : { relationType }
}

/**
 * Returns the relation of a notice to the updated work (`update-to`):
 * https://www.crossref.org/documentation/crossmark/.
 */
export function updateOf(type: string): CrossrefRelation {
  if (type === 'new_version' || type === 'new_edition') return { relationType: 'IsNewVersionOf' }
  return { relationType: 'Other', relationTypeInformation: type.replaceAll('_', ' ') }
}

/** Returns the relation of an updated work to its update notice (`updated-by`), such as `is retracted by`. */
export function updatedBy(type: string): CrossrefRelation {
  if (type === 'new_version' || type === 'new_edition') return { relationType: 'IsPreviousVersionOf' }
  return {
    relationType: 'Other',
    relationTypeInformation: `is ${entryOf(participles, type) ?? `updated (${type})`} by`,
  }
}

const participles: Readonly<Record<string, string>> = {
  addendum: 'supplemented',
  clarification: 'clarified',
  correction: 'corrected',
  corrigendum: 'corrected',
  erratum: 'corrected',
  expression_of_concern: 'questioned',
  partial_retraction: 'partially retracted',
  removal: 'removed',
  retraction: 'retracted',
  update: 'updated',
  withdrawal: 'withdrawn',
}

/** Crossref's names (`id-type`) for the identifier schemes of the kernel (12.a). */
const schemes: Readonly<Record<string, RelatedIdentifierType>> = {
  ark: 'ARK',
  arxiv: 'arXiv',
  doi: 'DOI',
  handle: 'Handle',
  isbn: 'ISBN',
  issn: 'ISSN',
  pmid: 'PMID',
  purl: 'PURL',
  uri: 'URL',
  url: 'URL',
}

/** Returns the kernel's name for an identifier scheme, or undefined if the kernel lacks the scheme. */
export const schemeOf = (idType: string): RelatedIdentifierType | undefined => entryOf(schemes, idType.toLowerCase())
