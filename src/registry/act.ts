import type { RegistryEffect } from '../core/diagnostic.ts'
import type { CarriedReader } from './carried-format.ts'

/** How a record is sent: as XML (or as `xml` inside JSON), which the registry's reader rewrites, or as JSON attributes, which are mostly kept. */
export type RegistryWay = 'xml' | 'json'

/** What is asked for together with a record: only to be kept (a draft), to be registered, to be published, or to be hidden. */
export type RegistryEvent = 'none' | 'register' | 'publish' | 'hide'

/** What a behaviour does to a record: anything but taking it as it is. */
export type RegistryAction = Exclude<RegistryEffect, 'accepts'>

/** The name of a behaviour. */
export type BehaviourId = string

/** What a behaviour did to one value. */
export interface Act {
  behaviour: BehaviourId
  effect: RegistryAction
  /** Where in the record that was given; for what is added, where it would stand. */
  path: readonly (string | number)[]
  before: unknown
  after: unknown
}

/** How, with what and when a record is registered. */
export interface RegisteredOptions {
  /** `json` by default. */
  via?: RegistryWay
  /** By default what the record itself says with `event` or `state`, else `publish`. */
  event?: RegistryEvent
  /** The day on which it is or was sent, `2021-05-04` or a `Date`; by default today, and for an answer of the registry its `updated`. */
  asOf?: string | Date
  /** False for the answer without `?affiliation=true`, in which affiliations are their names. */
  affiliation?: boolean
  /** Reads what the attribute `xml` holds in a format of others: `readCarried` of `citable/formats`. */
  carried?: CarriedReader
}
