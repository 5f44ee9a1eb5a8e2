import { isObject, type Members } from '../core/object.ts'
import type { BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
import type { Work } from './work.ts'

/** Something that the registry does to records on its own. */
export interface Behaviour {
  /** Kebab-case; never renamed. */
  id: BehaviourId
  /** The usual effect; some values may get a weaker one. */
  does: RegistryAction
  via: readonly RegistryWay[]
  /** The first day on which it was so, where it was not always so: `2026-06-24`. */
  since?: string
  /** The first day on which it was no longer so. */
  until?: string
  /** Does it to the attributes of a record, and reports every change; must not throw, whatever the record contains. */
  apply(work: Work): void
  /**
   * True if the behaviour certainly does no more than add to attributes sent as JSON. May be false even if it does nothing.
   *
   * The attributes contain only known members that are valid by the kernel's schema. Members that the reader ignores may have any value,
   * and any member may be null. Every behaviour for JSON defines this method.
   */
  spares?(attributes: Members, event: RegistryEvent | undefined): boolean
}

/** Spares all attributes that are valid by the schema. */
export const sparesValid = (): boolean => true

/** True if a test holds for every object of a list, or if there is no list. */
export const everyObject = (list: unknown, test: (item: Members) => boolean): boolean =>
  !Array.isArray(list) || list.every(item => !isObject(item) || test(item))
