import type { Path } from '../../pointer.ts'

/** A value out of a record, ready to be written, and where it stands there. */
export interface Held<T = string> {
  value: T
  path: Path
}
