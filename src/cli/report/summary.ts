import type { Diagnostic } from '../../diagnostic.ts'
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

/** What makes a run fail: findings of at least this severity, findings for which the registry does at least this, or `never`. */
export type FailOn = 'error' | 'warning' | 'info' | 'rejects' | 'drops' | 'changes' | 'never'

export const failOnChoices = ['error', 'warning', 'info', 'rejects', 'drops', 'changes', 'never'] as const

/** The thresholds that are severities. */
export const severityChoices = ['error', 'warning', 'info', 'never'] as const

/** Whether a finding makes a run fail. */
export function isFailing({ severity, registry }: Pick<Diagnostic, 'severity' | 'registry'>, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  const effect = effects.indexOf(failOn)
  return effect === -1
    ? severities.indexOf(severity) <= severities.indexOf(failOn)
    : registry !== 'accepts' && effects.indexOf(registry) <= effect
}

const severities: readonly string[] = ['error', 'warning', 'info']
const effects: readonly string[] = ['rejects', 'drops', 'changes']

/** Whether a run's findings reach the threshold; more warnings than `maxWarnings` reach it in any case. */
export function hasFailed(
  diagnostics: Iterable<Pick<Diagnostic, 'severity' | 'registry'>>,
  failOn: FailOn,
  maxWarnings = Number.POSITIVE_INFINITY,
): boolean {
  let warnings = 0
  for (const diagnostic of diagnostics) {
    if (isFailing(diagnostic, failOn)) return true
    if (diagnostic.severity === 'warning') warnings++
  }
  return warnings > maxWarnings
}
