import type { DeclaredBy, EdgeType } from './types.ts'

/** One way to declare an edge: what it is called, what edge it makes, and at which end of the edge its record stands. */
export interface Relation {
  by: DeclaredBy
  type: EdgeType
  declarer: 'from' | 'to'
}

/**
 * Every way to declare an edge (kernel 12.b relationType, and the service's two fields). A link holds its place in this list.
 * Continues, IsContinuedBy and IsVariantFormOf are missing on purpose: they lead to other works or forms, not to versions.
 */
export const relations: readonly Relation[] = [
  { by: 'previous_version', type: 'succession', declarer: 'to' },
  { by: 'new_version', type: 'succession', declarer: 'from' },
  { by: 'IsNewVersionOf', type: 'succession', declarer: 'to' },
  { by: 'IsPreviousVersionOf', type: 'succession', declarer: 'from' },
  { by: 'Obsoletes', type: 'succession', declarer: 'to' },
  { by: 'IsObsoletedBy', type: 'succession', declarer: 'from' },
  { by: 'HasVersion', type: 'concept', declarer: 'from' },
  { by: 'IsVersionOf', type: 'concept', declarer: 'to' },
  { by: 'IsIdenticalTo', type: 'alias', declarer: 'from' },
  { by: 'IsIdenticalTo', type: 'alias', declarer: 'to' },
  // Figshare calls each `….v2` identical to `…`, which stands for all of them: see isVersionedFrom.
  { by: 'IsIdenticalTo', type: 'concept', declarer: 'from' },
  { by: 'IsIdenticalTo', type: 'concept', declarer: 'to' },
  { by: 'suffix', type: 'succession', declarer: 'to' },
]

/** Place in {@link relations} of the declarations that are handled by name. */
export const code = {
  previousVersion: 0,
  newVersion: 1,
  isNewVersionOf: 2,
  isPreviousVersionOf: 3,
  obsoletes: 4,
  isObsoletedBy: 5,
  isIdenticalTo: 8,
  isIdenticalToReversed: 9,
  conceptCallsVersionIdentical: 10,
  versionCallsConceptIdentical: 11,
  suffix: 12,
} as const

/** What the other record should say where one record says something; undefined where nothing needs to be said. */
export const inverseOf: Readonly<Partial<Record<DeclaredBy, DeclaredBy>>> = {
  previous_version: 'new_version',
  new_version: 'previous_version',
  IsNewVersionOf: 'IsPreviousVersionOf',
  IsPreviousVersionOf: 'IsNewVersionOf',
  Obsoletes: 'IsObsoletedBy',
  IsObsoletedBy: 'Obsoletes',
  HasVersion: 'IsVersionOf',
  IsVersionOf: 'HasVersion',
}

/** The relations whose places are set in `bits`. */
export function relationsIn(bits: number): Relation[] {
  return relations.filter((_, place) => (bits & (1 << place)) !== 0)
}

/** The place in {@link relations} of a kernel relation type; undefined for one that says nothing about versions, and for anything else. */
export function relationCode(relationType: unknown): number | undefined {
  switch (relationType) {
    case 'IsNewVersionOf':
      return 2
    case 'IsPreviousVersionOf':
      return 3
    case 'Obsoletes':
      return 4
    case 'IsObsoletedBy':
      return 5
    case 'HasVersion':
      return 6
    case 'IsVersionOf':
      return 7
    case 'IsIdenticalTo':
      return 8
    default:
      return undefined
  }
}
