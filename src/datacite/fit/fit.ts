import type { Kernel } from '../../kernel/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Change } from './change.ts'

/** What fitting a record into a kernel carries along. */
export interface Fit {
  kernel: Kernel
  /** As it was given. */
  record: Datacite
  /** What it took so far. */
  changes: Change[]
  /** The lists of the record that lost entries, so that places in them are no longer what they were. */
  thinned: Set<string>
}
