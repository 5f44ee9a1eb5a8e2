import type { BehaviourId, RegistryAction, RegistryWay } from '../act.ts'
import { behaviours } from '../behaviours/all.ts'
import { type Evidence, evidence, phases } from './evidence.ts'
import { reasonsToday } from './reasons.ts'
import { reasonsOnce } from './reasons-once.ts'
import { type Release, releases } from './releases.ts'

/** A behaviour of the registry with its evidence and reasons. */
export interface RegistryBehaviour extends Evidence {
  id: BehaviourId
  /** The usual effect. Some values have another effect: for example, `drops` for a value that cannot be rewritten. */
  does: RegistryAction
  /** The forms of submission to which the behaviour applies. */
  via: readonly RegistryWay[]
  /** The release that introduced the behaviour; absent if the behaviour has always existed. */
  since?: Release
  /** The release that ended the behaviour. */
  until?: Release
  /** Earlier variants, each with the release that ended the variant. */
  before?: readonly { until: Release; was: string }[]
  /** The reason, in a sentence for the record's owner. */
  reason: string
  /** The reason for a drop or rejection, if it differs from `reason`. */
  otherwise?: string
  /** The recommended value or change, if there is one. */
  advice?: string
}

/**
 * All current and former behaviours of the registry in the order of execution, each with forms, releases, reasons and
 * evidence.
 *
 * A behaviour that applies both when XML is read and when the record is stored has two entries.
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
