import type { DataciteFormatId, FormatId } from '../../formats/format.ts'
import { type FixedText, fixText } from '../../validation/fix/fix-text.ts'
import type { CheckReport } from '../../validation/report.ts'
import type { FixAnyOptions } from './fix-options.ts'

/** A text in any format with its fixes made. */
export interface FixedAny extends Omit<FixedText, 'report'> {
  report: CheckReport<FormatId>
}

/** How texts are fixed. */
export interface Fixer {
  fix(input: string | Uint8Array, options: FixAnyOptions): FixedAny
  /** Whether pointers lead into the record that a text is converted to, wherever that stands, and each record has a patch of its own. */
  isConverting: boolean
}

/** Fixes DataCite metadata. */
export const dataciteFixer = (from: DataciteFormatId | 'auto'): Fixer => ({
  fix: (input, options) => fixText(input, { ...options, from }),
  isConverting: false,
})
