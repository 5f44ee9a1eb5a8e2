import type { RegistryEffect } from '../core/diagnostic.ts'
import type { CarriedReader } from './carried-format.ts'

/**
 * The form in which a record is sent: as XML (or as `xml` inside JSON), which the registry's reader rewrites, or as JSON attributes, which
 * it mostly keeps.
 */
export type RegistryWay = 'xml' | 'json'

/** The action requested with a record: keep a draft, register, publish or hide. */
export type RegistryEvent = 'none' | 'register' | 'publish' | 'hide'

/** The effect of a behaviour on a record: any effect except `accepts`. */
export type RegistryAction = Exclude<RegistryEffect, 'accepts'>

/** The name of a behaviour. */
export type BehaviourId = string

/** The effect of a behaviour on one value. */
export interface Act {
  behaviour: BehaviourId
  effect: RegistryAction
  /** The path in the given record; for an added value, its future path. */
  path: readonly (string | number)[]
  before: unknown
  after: unknown
}

/** Options for a registration: the form, the event and the day. */
export interface RegisteredOptions {
  /** `json` by default. */
  via?: RegistryWay
  /** By default what the record itself says with `event` or `state`, else `publish`. */
  event?: RegistryEvent
  /** The day on which it is or was sent, `2021-05-04` or a `Date`; by default today, and for an answer of the registry its `updated`. */
  asOf?: string | Date
  /**
   * `true` for a change of a DOI that the registry has, or the registry's attributes of it: members that the record lacks keep their
   * values. With `true`, the result has only the members that the record sets.
   */
  update?: boolean | object
  /** False for the answer without `?affiliation=true`, in which affiliations are their names. */
  affiliation?: boolean
  /** Reads what the attribute `xml` holds in a format of others: `readCarried` of `citable/formats`. */
  carried?: CarriedReader
}
