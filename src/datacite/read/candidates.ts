import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'

/** A value that should be a record, and its position in its document. */
export interface Candidate {
  value: unknown
  base: Path
}

/**
 * Returns the candidate records of a document: the entries of a list, of a JSON:API response (`data`) or of a page
 * (`results`), or a single object in `data` without a `doi` beside it. Any other document, such as an empty list, is
 * itself the only candidate.
 */
export function candidatesIn(value: unknown): Candidate[] {
  if (Array.isArray(value) && value.length > 0) return entries(value, [])
  if (!isObject(value)) return [{ value, base: [] }]
  for (const name of ['data', 'results'] as const) {
    const held = value[name]
    if (Array.isArray(held)) return entries(held, [name])
    if (name === 'data' && isObject(held) && !Object.hasOwn(value, 'doi')) return [{ value: held, base: [name] }]
  }
  return [{ value, base: [] }]
}

const entries = (list: readonly unknown[], base: Path): Candidate[] =>
  Array.from(list, (value, index) => ({ value, base: [...base, index] }))
