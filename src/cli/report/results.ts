import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { FairScore } from '../../validation/fair.ts'
import { type FileReport, isSchemaFinding } from './report.ts'

/** The findings about a record or a whole file in JSON reports. A whole file has no index, DOI, format or kernel. */
export interface Result {
  file: string
  /** The index of the record in the file, from 0. */
  index?: number
  doi?: string
  format?: FormatId
  kernel?: Kernel
  outcome: 'valid' | 'invalid'
  diagnostics: readonly Diagnostic[]
  /** The FAIR score, only in the profile `fair`. */
  fair?: FairScore
}

/** Yields the results of a file: one about the file itself if it has findings of its own, then one per record. */
export function* resultsOf({ file, diagnostics, records }: FileReport): Generator<Result> {
  if (diagnostics.length > 0) {
    yield { file, outcome: diagnostics.some(isSchemaFinding) ? 'invalid' : 'valid', diagnostics }
  }
  for (const { index, doi, format, kernel, outcome, diagnostics, fair } of records) {
    yield {
      file,
      index,
      ...(doi === undefined ? {} : { doi }),
      format,
      kernel,
      outcome,
      diagnostics,
      ...(fair && { fair }),
    }
  }
}
