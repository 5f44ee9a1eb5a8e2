import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'

/** A value that should be a record, and its position in its document. */
export interface Candidate {
  value: unknown
  base: Path
}

/**
 * Returns the candidate records of a document, each without its envelope.
 *
 * The candidates are the entries of a list, of a JSON:API response (`data`) or of a page (`results`). Any other
 * document, such as an empty list, is the only candidate.
 */
export function candidatesIn(value: unknown): Candidate[] {
  if (Array.isArray(value) && value.length > 0) return entries(value, [])
  if (isObject(value))
    for (const name of ['data', 'results'] as const) {
      const held = value[name]
      if (Array.isArray(held)) return entries(held, [name])
    }
  return [candidateIn(value, [])]
}

/** Returns the path of a candidate's envelope, or of the candidate itself if it has no envelope. */
export const pathWithEnvelope = (base: Path): Path => (base.at(-1) === 'data' ? base.slice(0, -1) : base)

const entries = (list: readonly unknown[], base: Path): Candidate[] =>
  Array.from(list, (value, index) => candidateIn(value, [...base, index]))

const candidateIn = (value: unknown, base: Path): Candidate =>
  isObject(value) && isObject(value.data) && !Object.hasOwn(value, 'doi')
    ? { value: value.data, base: [...base, 'data'] }
    : { value, base }
