import { type Diagnostic, severityChoices } from '../../diagnostic.ts'
import type { NotKept } from '../../validation/report.ts'
import { type FileReport, findingsOf, isSchemaFinding, type Summary } from './report.ts'

/** Counts files, records and findings. */
export function summarise(files: readonly FileReport[]): Summary {
  const summary: Summary = { files: files.length, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 }
  for (const file of files) {
    summary.records += file.records.length
    summary.invalid += file.records.filter(record => record.outcome === 'invalid').length - (file.hiddenInvalid ?? 0)
    if (file.diagnostics.some(isSchemaFinding)) summary.invalid++
    for (const { diagnostic } of findingsOf(file)) summary[counterOf[diagnostic.severity]]++
    if (file.notKept !== undefined) addNotKept(file.notKept, summary)
  }
  return summary
}

/** Counts the records of a file that have no reports. */
function addNotKept({ records, invalid, findings }: NotKept, summary: Summary): void {
  summary.records += records
  summary.invalid += invalid
  summary.notListed = (summary.notListed ?? 0) + records
  for (const severity of severityChoices) summary[counterOf[severity]] += findings[severity]
}

const counterOf = { error: 'errors', warning: 'warnings', info: 'infos' } as const

/** What makes a run fail: findings of at least this severity, findings for which the registry does at least this, or `never`. */
export type FailOn = (typeof failOnChoices)[number]

const actions = ['rejects', 'drops', 'changes'] as const

export const failOnChoices = [...severityChoices, ...actions, 'never'] as const

/** The thresholds that are effects. */
export const effectThresholds = [...actions, 'never'] as const

/** The thresholds that are severities. */
export const severityThresholds = [...severityChoices, 'never'] as const

/** Whether a finding makes a run fail. */
export function isFailing({ severity, registry }: Pick<Diagnostic, 'severity' | 'registry'>, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  const reaches = (order: readonly string[], one: string): boolean =>
    order.includes(one) && order.indexOf(one) <= order.indexOf(failOn)
  return reaches(severityChoices, severity) || reaches(actions, registry)
}

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
