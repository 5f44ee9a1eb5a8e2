import type { BehaviourId, RegistryAction, RegistryWay } from './act.ts'
import type { Work } from './work.ts'

/** Something that the registry does to records on its own. */
export interface Behaviour {
  /** Kebab-case; never renamed. */
  id: BehaviourId
  /** What it does by itself; of some values it may do less. */
  does: RegistryAction
  via: readonly RegistryWay[]
  /** The first day on which it was so, where it was not always so: `2026-06-24`. */
  since?: string
  /** The first day on which it was no longer so. */
  until?: string
  /** Does it to the attributes of a record, and reports every change; must not throw, whatever the record contains. */
  apply(work: Work): void
}
