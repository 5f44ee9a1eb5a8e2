import { severityChoices } from '../../core/diagnostic.ts'
import type { ExitCode } from '../command.ts'
import { type FailOn, isFailing } from '../report/fail-on.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { StatisticsReport } from './statistics.ts'

/** Returns 1 and reports the relevant counts on standard error if the findings reach the threshold, else returns 0. */
export function thresholdCode(
  { statistics: { severities, effects } }: StatisticsReport,
  failOn: FailOn = 'never',
  { stderr }: Terminal,
): ExitCode {
  const weights = [
    ...severityChoices.map(severity => ({
      name: severity,
      severity,
      registry: 'accepts' as const,
      findings: severities[severity],
    })),
    ...(['rejects', 'drops', 'changes'] as const).map(registry => ({
      name: registry,
      severity: 'info' as const,
      registry,
      findings: effects[registry],
    })),
  ]
  const reached = weights.filter(weight => weight.findings > 0 && isFailing(weight, failOn))
  if (reached.length === 0) return 0
  const told = reached.map(({ name, findings }) => `${findings} ${name}`).join(', ')
  stderr.write(`citable: Findings that reach --fail-on ${failOn}: ${told}.\n`)
  return 1
}
