import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { FixOptions } from '../../validation/fix/fix-value.ts'
import type { RecordReport } from '../../validation/report.ts'

/** The options of a fix in any format. */
export interface FixAnyOptions extends Omit<FixOptions, 'from' | 'only'> {
  only?: (finding: Diagnostic, record: RecordReport<FormatId>) => boolean
}
