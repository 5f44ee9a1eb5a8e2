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

/** What makes a run fail: findings of at least this severity, or `never`. */
export type FailOn = 'error' | 'warning' | 'info' | 'never'

export const failOnChoices = ['error', 'warning', 'info', 'never'] as const

/** Whether a run's findings reach the threshold; more warnings than `maxWarnings` reach it in any case. */
export function hasFailed(
  summary: Pick<Summary, 'errors' | 'warnings' | 'infos'>,
  failOn: FailOn,
  maxWarnings = Number.POSITIVE_INFINITY,
): boolean {
  if (summary.warnings > maxWarnings) return true
  if (failOn === 'never') return false
  if (summary.errors > 0) return true
  if (failOn === 'error') return false
  return summary.warnings > 0 || (failOn === 'info' && summary.infos > 0)
}
