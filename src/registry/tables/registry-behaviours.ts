import type { BehaviourId, RegistryAction, RegistryWay } from '../act.ts'
import { behaviours } from '../behaviours/all.ts'
import { type Evidence, evidence, phases } from './evidence.ts'
import { reasonsToday } from './reasons.ts'
import { reasonsOnce } from './reasons-once.ts'
import { type Release, releases } from './releases.ts'

/** A behaviour of the registry, as the table has it. */
export interface RegistryBehaviour extends Evidence {
  id: BehaviourId
  /** The usual effect; some values get a weaker one. */
  does: RegistryAction
  /** By which way it applies. */
  via: readonly RegistryWay[]
  /** The release with which it began, where it was not always so. */
  since?: Release
  /** The release with which it ended. */
  until?: Release
  /** Earlier variants, each with the release that ended the variant. */
  before?: readonly { until: Release; was: string }[]
  /** Why, in a sentence for the person whose record it is. */
  reason: string
  /** The same where it takes something away or refuses the record, and that has another reason. */
  otherwise?: string
  /** The recommended value or change. */
  advice?: string
}

/**
 * Everything that the registry does or did to records, in the order in which it does it: what, by which way, from which release to which,
 * why, where that was read in its code, and how sure it is. What has two causes has two rows.
 */
export const registryBehaviours: readonly RegistryBehaviour[] = /* @__PURE__ */ behaviours.map(
  ({ id, does, via, since, until }) => {
    const { isHarmless: _, ...reason } = reasonsToday[id] ?? reasonsOnce[id] ?? { reason: '' }
    const earlier = phases[id]
    return {
      id,
      does,
      via,
      ...(since !== undefined && { since: releaseOf(since) }),
      ...(until !== undefined && { until: releaseOf(until) }),
      ...(earlier !== undefined && { before: earlier.map(([day, was]) => ({ until: releaseOf(day), was })) }),
      ...reason,
      ...(evidence[id] as Evidence),
    }
  },
)

function releaseOf(day: string): Release {
  const release = releases.find(({ date }) => date === day)
  if (release === undefined) throw new Error(`No release is known of ${day}.`)
  return release
}
