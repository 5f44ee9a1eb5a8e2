import type { RegistryEffect } from '../diagnostic.ts'
import type { Work } from './work.ts'

/** How a record is sent: as XML (or as `xml` inside JSON), which the registry's reader rewrites, or as JSON attributes, which are mostly kept. */
export type RegistryWay = 'xml' | 'json'

/** What is asked for together with a record: only to be kept (a draft), to be registered, to be published, or to be hidden. */
export type RegistryEvent = 'none' | 'register' | 'publish' | 'hide'

/** What a behaviour does to a record: anything but taking it as it is. */
export type RegistryAction = Exclude<RegistryEffect, 'accepts'>

/** Something that the registry does to records on its own. */
export interface Behaviour {
  /** Kebab-case; never renamed. */
  id: BehaviourId
  via: readonly RegistryWay[]
  /** The first day on which it was so, where it was not always so: `2026-06-24`. */
  since?: string
  /** The first day on which it was no longer so. */
  until?: string
  /** Does it to the attributes of a record, and reports every change; must not throw, whatever the record contains. */
  apply(work: Work): void
}

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
