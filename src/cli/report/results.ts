import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { FairScore } from '../../validation/fair.ts'
import { type FileReport, isSchemaFinding } from './report.ts'

/** A record's findings as the JSON reporters write them. A result about a file as a whole has no index, DOI, format or kernel. */
export interface Result {
  file: string
  /** 0 for the first record of the file. */
  index?: number
  doi?: string
  format?: FormatId
  kernel?: Kernel
  outcome: 'valid' | 'invalid'
  diagnostics: readonly Diagnostic[]
  /** In the profile `fair`. */
  fair?: FairScore
}

/** The results of a file: one about the file itself if it has findings, then one per record. */
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
