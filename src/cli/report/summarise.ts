import { type FileReport, findingsOf, isSchemaFinding, type Summary } from './report.ts'

/** Counts files, records and findings. */
export function summarise(files: readonly FileReport[]): Summary {
  const summary: Summary = { files: files.length, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 }
  for (const file of files) {
    summary.records += file.records.length
    summary.invalid += file.records.filter(record => record.outcome === 'invalid').length
    if (file.diagnostics.some(isSchemaFinding)) summary.invalid++
    for (const { diagnostic } of findingsOf(file)) summary[counterOf[diagnostic.severity]]++
  }
  return summary
}

const counterOf = { error: 'errors', warning: 'warnings', info: 'infos' } as const
