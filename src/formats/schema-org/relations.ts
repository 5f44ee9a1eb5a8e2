import { isObject } from '../../core/object.ts'
import type { ContributorType, RelationType } from '../../kernel/vocabularies/index.ts'

/** The property for a relation: a property of schema.org if there is one, else of another vocabulary. */
export interface RelationProperty {
  property: string
  /** True if the related work is the subject of the property. The property is then in `@reverse`. */
  isReverse?: true
}

/** The namespaces of properties from other vocabularies, by prefix. */
export const schemaOrgNamespaces: Readonly<Record<string, string>> = {
  dct: 'http://purl.org/dc/terms/',
  prov: 'http://www.w3.org/ns/prov#',
}

/**
 * The property for each relationType (12.b, 20.b). A property that several relations share is read as the first of
 * them.
 *
 * schema.org has no property for the next version of a work (`predecessorOf` and `successorOf` are for product models).
 * Versions use prov:wasRevisionOf, as science-on-schema.org recommends
 * (https://github.com/ESIPFed/science-on-schema.org, Dataset guide, "Provenance Relationships"), and versions of a
 * concept use exampleOfWork and workExample.
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

/** Returns the relation that a property expresses, or undefined if there is none. */
export function relationOfProperty(property: string, isReverse: boolean): RelationType | undefined {
  const byProperty = isReverse ? readReverse : read
  if (read.size === 0)
    for (const [type, relation] of (Object.entries(schemaOrgRelations) as [RelationType, RelationProperty][]).reverse())
      (relation.isReverse ? readReverse : read).set(relation.property, type)
  return byProperty.get(property)
}

/** True if a path leads to a property whose values are related works. */
export const isRelated = (path: readonly (string | number)[]): boolean =>
  path[0] === '@reverse'
    ? path.length === 2
    : path.length === 1 && relationOfProperty(String(path[0]), false) !== undefined

/** Returns the text that identifies a related work in the path of an extra: its `@id`, or else its name. */
export function identityIn(node: unknown): string | undefined {
  if (!isObject(node)) return undefined
  const known = [node['@id'], node.name, node['schema:name']].find(text => typeof text === 'string' && text !== '')
  return known as string | undefined
}

const read = new Map<string, RelationType>()
const readReverse = new Map<string, RelationType>()

/**
 * The properties of schema.org's CreativeWork that correspond to a contributorType (7.a). All other types, except
 * Other, are written as a Role with the name of the type.
 *
 * The kernel defines DataManager as the person who is responsible for maintaining the finished resource.
 */
export const roleProperties: Readonly<Partial<Record<ContributorType, string>>> = {
  DataManager: 'maintainer',
  Editor: 'editor',
  HostingInstitution: 'provider',
  Producer: 'producer',
  RightsHolder: 'copyrightHolder',
  Sponsor: 'sponsor',
  Translator: 'translator',
}
