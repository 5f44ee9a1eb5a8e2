import type { DeclaredBy, EdgeType } from './types.ts'

/** A way to declare an edge: its name, the type of the edge, and the end of the edge at which the declaring record is. */
export interface Relation {
  by: DeclaredBy
  type: EdgeType
  declarer: 'from' | 'to'
}

/**
 * Every way to declare an edge (kernel 12.b relationType, and the service's two fields), each next to its inverse; a link holds its
 * index in this list. Continues, IsContinuedBy and IsVariantFormOf are absent on purpose: they lead to other works or forms.
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
  // Figshare calls each `….v2` identical to `…`, which is the concept of all versions: see isVersionedFrom.
  { by: 'IsIdenticalTo', type: 'concept', declarer: 'to' },
  { by: 'IsIdenticalTo', type: 'concept', declarer: 'from' },
  { by: 'suffix', type: 'succession', declarer: 'to' },
]

/** Indices in {@link relations} that the code refers to; for identities, the first one, declared at the `to` end. */
export const code = { identity: 8, conceptIdentity: 10, suffix: 12 } as const

/** The relations whose indices are set in `bits`. */
export function relationsIn(bits: number): Relation[] {
  return relations.filter((_, place) => (bits & (1 << place)) !== 0)
}

/** The index in {@link relations} of a relation type; undefined if it says nothing about versions, and for any other value. */
export function relationCode(relationType: unknown): number | undefined {
  for (let place = 0; place < code.suffix; place++) if (relations[place]?.by === relationType) return place
  return undefined
}
