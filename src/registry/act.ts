import type { RegistryEffect } from '../core/diagnostic.ts'
import type { CarriedReader } from './carried/carried-format.ts'

/**
 * The form in which a record is sent: as XML or as JSON attributes.
 *
 * The registry parses and rewrites XML, whether sent alone or in an `xml` attribute. It mostly stores JSON attributes
 * unchanged.
 */
export type RegistryWay = 'xml' | 'json'

/** The action requested with a record: keep a draft, register, publish or hide. */
export type RegistryEvent = 'none' | 'register' | 'publish' | 'hide'

/** The effect of a behaviour on a record: any effect except `accepts`. */
export type RegistryAction = Exclude<RegistryEffect, 'accepts'>

/** The id of a behaviour, such as `doi-refused`. */
export type BehaviourId = string

/** The effect of a behaviour on one value. */
export interface Act {
  behaviour: BehaviourId
  effect: RegistryAction
  /** The path in the input record; for an added value, the path at which it is added. */
  path: readonly (string | number)[]
  before: unknown
  after: unknown
}

/** Options for predicting the result of a registration. */
export interface RegisteredOptions {
  /** The form in which the record is sent; `json` by default. */
  via?: RegistryWay
  /** The requested event. Defaults to the `event` of the record, to `none` for a draft, else to `publish`. */
  event?: RegistryEvent
  /**
   * The day of the request, as text such as `2021-05-04` or as a `Date`.
   *
   * Defaults to today, or to `updated` for a response from the registry unless `event` or `update` indicates that the
   * response is sent again.
   */
  asOf?: string | Date
  /**
   * Marks the record as a change to a DOI that the registry has. The value is `true` or the registry's attributes of
   * the DOI.
   *
   * Members that the record lacks keep their values.
   *
   * With `true`, the result omits members that the record does not set and no behaviour changes, unless the record has
   * an `xml` attribute.
   */
  update?: boolean | object
  /** False to predict a response without `?affiliation=true`, in which affiliations are reduced to their names. */
  affiliation?: boolean
  /**
   * A function, such as `readCarried` of `citable/formats`, that reads an `xml` attribute in a format other than
   * DataCite XML.
   */
  carried?: CarriedReader
}
