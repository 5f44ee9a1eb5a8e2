import { type Diagnostic, severityChoices } from '../../core/diagnostic.ts'
import type { RegistryAction } from '../../registry/index.ts'
import { severityOfAction } from '../../validation/run/registry-rules.ts'

/** The threshold at which a run fails: a finding's severity, a registry action, or `never`. */
export type FailOn = (typeof failOnChoices)[number]

const actions = ['rejects', 'drops', 'changes'] as const

export const failOnChoices = [...severityChoices, ...actions, 'never'] as const

/** Aliases that options accept for severities. */
export const severityAliases = { warn: 'warning', warnings: 'warning', errors: 'error', note: 'info' } as const

/** The members of a finding that decide whether a run fails. */
export type Weight = Pick<Diagnostic, 'severity' | 'registry' | 'isInDraft'>

/**
 * Creates the option `--fail-on`, which all reporting commands share. `usual` is the default value; `meaning` explains
 * the thresholds in commands without checks.
 */
export const failOnOption = (usual: FailOn, meaning?: string) =>
  ({
    'fail-on': {
      value: 'what',
      choices: failOnChoices,
      aliases: severityAliases,
      summary: `Exit with code 1 if there are findings of this severity (error, warning, info) or above, or with this registry effect (rejects, drops, changes) or a stronger one. With "never", findings do not affect the exit code. Default: ${usual}.${meaning === undefined ? '' : ` ${meaning}`}`,
    },
  }) as const

/** True if a finding makes a run fail. Findings never make a run fail if the registry accepts the record as a draft. */
export function isFailing({ severity, registry, isInDraft }: Weight, failOn: FailOn): boolean {
  if (failOn === 'never' || isInDraft === true) return false
  const reaches = (order: readonly string[], one: string): boolean =>
    order.includes(one) && order.indexOf(one) <= order.indexOf(failOn)
  return reaches(severityChoices, severity) || reaches(actions, registry)
}

/** True if one of the findings of a run reaches the threshold. */
export const hasFailed = (findings: readonly Weight[], failOn: FailOn): boolean =>
  findings.some(finding => isFailing(finding, failOn))

/** Returns the severity that corresponds to a registry action, together with the action. */
export const weightOfEffect = (registry: RegistryAction): Weight => ({ severity: severityOfAction[registry], registry })
