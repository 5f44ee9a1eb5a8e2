import { requireRecord, wrongArgument } from '../argument.ts'
import type { Datacite } from '../model/datacite.ts'
import { toPointer } from '../pointer.ts'
import type { BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './behaviour.ts'
import { behaviours } from './behaviours/all.ts'
import { Work } from './work.ts'

/** How, with what and when a record is registered. */
export interface RegisteredOptions {
  /** `json` by default. */
  via?: RegistryWay
  /** By default what the record itself says with `event` or `state`, else `publish`. */
  event?: RegistryEvent
  /** The day on which it is or was sent, `2021-05-04` or a `Date`; today by default. */
  asOf?: string | Date
}

/** Something that the registry does to a record. */
export interface RegistryChange {
  effect: RegistryAction
  /** JSON Pointer into the record that was given; for what is added, where it stands afterwards. */
  pointer: string
  before?: unknown
  after?: unknown
  behaviour: BehaviourId
  /** Why, in a sentence for the person whose record it is. */
  reason: string
}

/** What becomes of a record. */
export interface Registered {
  /** What the REST API returns afterwards, with `?affiliation=true&publisher=true`; of a refused record what would be returned were it not. */
  attributes: Record<string, unknown>
  changes: RegistryChange[]
}

/**
 * What DataCite's registry makes of a record: the attributes that its REST API returns afterwards, and each change with its
 * reason. What the kernel's schema refuses is not said here but by `check`. Throws `TypeError` on a wrong option.
 *
 * @example
 * registered({ doi: '10.5072/ABC' }, { via: 'xml' }).attributes.doi // → '10.5072/abc'
 */
export function registered(record: Datacite, options: RegisteredOptions = {}): Registered {
  requireRecord(record, options)
  const { via = 'json', event = 'publish', asOf = new Date() } = options
  if (via !== 'json' && via !== 'xml') throw wrongArgument('via', '"json" or "xml"', via)
  const day = asOf instanceof Date ? asOf.toISOString().slice(0, 10) : asOf
  const { extras, ...attributes } = structuredClone(record)
  const work = new Work(attributes, { via, event, asOf: day })
  for (const behaviour of behaviours) {
    if (!behaviour.via.includes(via)) continue
    work.speaking = behaviour.id
    behaviour.apply(work)
  }
  const changes = work.acts.map(({ path, behaviour, ...act }) => ({
    ...act,
    pointer: toPointer(path),
    behaviour,
    reason: behaviour,
  }))
  return { attributes: work.attributes, changes }
}
