import type { Severity } from '../../core/diagnostic.ts'
import type { RegistryAction } from '../../registry/act.ts'
import { reasonsToday } from '../../registry/tables/reasons.ts'

/** Returns the id of a rule in the family `registry/…`. */
export const registryRuleId = (behaviour: string): `registry/${string}` => `registry/${behaviour}`

/** The ids of the rules in the family `registry/…`: one for each current behaviour of the registry. */
export const registryRuleIds: readonly string[] = Object.keys(reasonsToday).map(registryRuleId)

/** The default severity of each registry action. */
export const severityOfAction: Readonly<Record<RegistryAction, Severity>> = {
  rejects: 'error',
  drops: 'warning',
  changes: 'info',
}
