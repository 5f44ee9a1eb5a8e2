import type { DeclaredBy, EdgeType } from './types.ts'

/** A way to declare an edge: the relation or field, the type of the edge, and the end that declares the edge. */
export interface Relation {
  by: DeclaredBy
  type: EdgeType
  declarer: 'from' | 'to'
}

/**
 * The ways to declare an edge. A link refers to an entry by its index.
 *
 * The service's two fields come first, then the relation types of the kernel (12.b), and finally the guess from a DOI
 * suffix.
 *
 * Continues, IsContinuedBy and IsVariantFormOf are absent on purpose: they lead to other works or forms.
 */
export const relations: readonly Relation[] = [
  { by: 'previous_version', type: 'succession', declarer: 'to' },
  { by: 'new_version', type: 'succession', declarer: 'from' },
  { by: 'IsNewVersionOf', type: 'succession', declarer: 'to' },
  { by: 'IsPreviousVersionOf', type: 'succession', declarer: 'from' },
  { by: 'Obsoletes', type: 'succession', declarer: 'to' },
  { by: 'IsObsoletedBy', type: 'succession', declarer: 'from' },
  { by: 'IsVersionOf', type: 'concept', declarer: 'to' },
  { by: 'HasVersion', type: 'concept', declarer: 'from' },
  { by: 'IsIdenticalTo', type: 'alias', declarer: 'to' },
  { by: 'IsIdenticalTo', type: 'alias', declarer: 'from' },
  // Figshare declares each `….v2` identical to `…`, which is the concept of all versions: see isVersionedFrom.
  { by: 'IsIdenticalTo', type: 'concept', declarer: 'to' },
  { by: 'IsIdenticalTo', type: 'concept', declarer: 'from' },
  { by: 'suffix', type: 'succession', declarer: 'to' },
]

/**
 * The indices of the identity and suffix relations in {@link relations}.
 *
 * For identities, the index of the declaration at the `to` end.
 */
export const code = { identity: 8, conceptIdentity: 10, suffix: 12 } as const

/** Returns the relations whose indices are set in `bits`. */
export function relationsIn(bits: number): Relation[] {
  return relations.filter((_, place) => (bits & (1 << place)) !== 0)
}

/**
 * Returns the index in {@link relations} of a relation type, or undefined for any value that does not concern versions.
 */
export function relationCode(relationType: unknown): number | undefined {
  for (let place = 0; place < code.suffix; place++) if (relations[place]?.by === relationType) return place
  return undefined
}
