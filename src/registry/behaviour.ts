import { isObject, type Members } from '../core/object.ts'
import type { BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
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
  /**
   * True if it surely does nothing but add to attributes that are sent as JSON; may be false where it does nothing. The attributes have
   * only known members, which are valid by the kernel's schema; members that the reader ignores may have any value, and any member may be
   * null. Every behaviour that takes JSON has it.
   */
  spares?(attributes: Members, event: RegistryEvent | undefined): boolean
}

/** Spares all attributes that are valid by the schema. */
export const sparesValid = (): boolean => true

/** True if a test holds for every object of a list, or if there is no list. */
export const everyObject = (list: unknown, test: (item: Members) => boolean): boolean =>
  !Array.isArray(list) || list.every(item => !isObject(item) || test(item))
