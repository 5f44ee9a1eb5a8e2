import { isObject, type Members } from '../core/object.ts'
import type { BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
import type { Work } from './work.ts'

/** A rule by which the registry changes or rejects records. */
export interface Behaviour {
  /** The id in kebab-case, which is never renamed. */
  id: BehaviourId
  /** The usual effect. The effect on some values differs, such as `drops` for a value that cannot be rewritten. */
  does: RegistryAction
  via: readonly RegistryWay[]
  /** The first day of the behaviour, such as `2026-06-24`; absent if the behaviour has always existed. */
  since?: string
  /** The first day without the behaviour. */
  until?: string
  /**
   * Applies the behaviour to the attributes of a record and reports every change. Must not throw, whatever the record
   * contains.
   */
  apply(work: Work): void
  /**
   * True if the behaviour makes no changes to attributes sent as JSON, except additions. May be false even if nothing
   * changes.
   *
   * The attributes contain only known members that are valid against the kernel's schema. Members that the reader
   * ignores may have any value, and any member may be null. If `hasTexts`, affiliations given as text do not make the
   * result false. Every current behaviour for JSON except `types-derived` defines this method.
   */
  spares?(attributes: Members, event: RegistryEvent | undefined, hasTexts?: boolean): boolean
}

/** The `spares` of behaviours that never change attributes that are valid against the schema. */
export const sparesValid = (): boolean => true

/** True if every object in a list passes a test, or if there is no list. */
export const everyObject = (list: unknown, test: (item: Members) => boolean): boolean =>
  !Array.isArray(list) || list.every(item => !isObject(item) || test(item))
