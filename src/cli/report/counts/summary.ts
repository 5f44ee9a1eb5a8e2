import { severityChoices } from '../../../core/diagnostic.ts'
import type { NotKept } from '../../../validation/report.ts'
import { type FileReport, findingsOf, isSchemaFinding, type Summary } from '../report.ts'

/** Counts files, records and findings. */
export function summarise(files: readonly FileReport[]): Summary {
  const summary: Summary = { files: files.length, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 }
  for (const file of files) {
    summary.records += file.records.length
    summary.invalid += file.records.filter(record => record.outcome === 'invalid').length - (file.hiddenInvalid ?? 0)
    summary.invalid += file.diagnostics.filter(isSchemaFinding).length
    for (const { diagnostic } of findingsOf(file)) {
      summary[counterOf[diagnostic.severity]]++
      if (diagnostic.isInDraft) summary.inDrafts = (summary.inDrafts ?? 0) + 1
    }
    if (file.notKept !== undefined) addNotKept(file.notKept, summary)
  }
  return summary
}

/** Adds the counts of another summary, except `skipped`, `known` and `suppressed`. */
export function addToSummary(summary: Summary, { notListed, inDrafts, ...more }: Summary): void {
  for (const name of ['files', 'records', 'invalid', 'errors', 'warnings', 'infos'] as const)
    summary[name] += more[name]
  if (inDrafts !== undefined) summary.inDrafts = (summary.inDrafts ?? 0) + inDrafts
  if (notListed !== undefined) summary.notListed = (summary.notListed ?? 0) + notListed
}

/** Adds the counts of a file's unlisted records and of their findings. */
function addNotKept({ records, invalid, findings }: NotKept, summary: Summary): void {
  summary.records += records
  summary.invalid += invalid
  summary.notListed = (summary.notListed ?? 0) + records
  for (const severity of severityChoices) summary[counterOf[severity]] += findings[severity]
}

const counterOf = { error: 'errors', warning: 'warnings', info: 'infos' } as const
