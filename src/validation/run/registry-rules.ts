import type { Severity } from '../../core/diagnostic.ts'
import type { RegistryAction } from '../../registry/act.ts'
import { reasonsToday } from '../../registry/tables/reasons.ts'

/** A rule of the family `registry/…`, by the name of what the registry does. */
export const registryRuleId = (behaviour: string): `registry/${string}` => `registry/${behaviour}`

/** The names of the family: one for everything that the registry does today. */
export const registryRuleIds: readonly string[] = Object.keys(reasonsToday).map(registryRuleId)

/** The default severity of each registry action. */
export const severityOfAction: Readonly<Record<RegistryAction, Severity>> = {
  rejects: 'error',
  drops: 'warning',
  changes: 'info',
}
