import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { toPointer } from '../../pointer.ts'

/** One thing that an upgrade did, could not do, or leaves to a person. */
export interface Change {
  /**
   * `changed`: said in the way of the kernel, with nothing guessed. `invented`: the kernel asks for a value that nobody
   * knows. `missing`: it asks for one that cannot even be invented. `lost`: it has no place for the value. `suggested`:
   * there is a better way to say it, which takes a person's knowledge; the record was not touched.
   */
  kind: 'changed' | 'invented' | 'missing' | 'lost' | 'suggested'
  /** JSON Pointer into the record as it was given; of an invented value, where it was put. */
  pointer: string
  /** Number and name of the kernel property: `7.a contributorType`. */
  property?: string
  /** What was done and why; ends with a full stop. */
  message: string
  /** Left out where there was no value. */
  before?: unknown
  /** Left out where there is no value, and where nothing was done. */
  after?: unknown
}

/** What came of an upgrade: the record of the kernel, or, in strict mode, what it lacks. */
export type Upgrade = { ok: true; record: Datacite; changes: Change[] } | { ok: false; lacking: Change[] }

/** A change of the value at a path of the canonical record. */
export function changeAt(
  kind: Change['kind'],
  path: Path,
  message: string,
  values: Pick<Change, 'before' | 'after'> = {},
): Change {
  const property = propertyAt(path)
  return { kind, pointer: toPointer(path), ...(property && { property: propertyLabel(property) }), message, ...values }
}
