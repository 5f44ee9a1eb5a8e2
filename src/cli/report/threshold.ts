import type { Summary } from './report.ts'

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
