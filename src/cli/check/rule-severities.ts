import type { Severity } from '../../diagnostic.ts'
import { Misuse } from '../misuse.ts'
import { choiceOf } from '../options.ts'
import { didYouMean } from '../text/nearest.ts'
import { severityAliases } from './options.ts'

/** Reads `--rule id=severity` options. Throws `Misuse` for an unknown rule or severity, naming the nearest one. */
export function ruleSeverities(
  settings: readonly string[],
  ruleIds: readonly string[],
): Record<string, Severity | 'off'> {
  const entries = settings.map(setting => {
    const [id = '', severity] = setting.split('=', 2)
    if (severity === undefined) throw new Misuse(`'--rule ${setting}' lacks a severity: write --rule ${setting}=off.`)
    if (id.startsWith('schema/')) {
      throw new Misuse(`The severity of '${id}' is fixed: schema findings decide whether a record is valid.`)
    }
    if (!ruleIds.includes(id)) {
      throw new Misuse(`Unknown rule '${id}'.${didYouMean(id, ruleIds)} 'citable explain' lists all rules.`)
    }
    return [id, choiceOf(severity, `--rule ${id}`, ['off', 'info', 'warning', 'error'], severityAliases)] as const
  })
  return Object.fromEntries(entries)
}
