import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Change } from '../../datacite/fit/change.ts'
import type { Loss } from '../../formats/format.ts'
import type { RecordText } from '../sinks/records-folder.ts'

/** A record in another format or of another kernel, and what did not arrive as it was, by pointer into the canonical record. */
export interface RewrittenRecord extends RecordText {
  notes: readonly (Loss | Change)[]
  /** What the registry does to it that makes the run fail. */
  effects?: readonly Diagnostic[]
}
