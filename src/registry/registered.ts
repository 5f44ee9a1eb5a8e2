import { requireRecord, wrongArgument } from '../argument.ts'
import type { Datacite } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import { toPointer } from '../pointer.ts'
import type { Act, Behaviour, BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './behaviour.ts'
import { behaviours } from './behaviours/all.ts'
import { prepare } from './prepare.ts'
import { reasonFor } from './table.ts'
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
 * reason. The record is a canonical one, or the attributes of REST JSON as they are to be sent, with their envelope or without. What the
 * kernel's schema refuses is not said here but by `check`. Throws `TypeError` on a wrong option.
 *
 * @example
 * registered({ doi: '10.5072/ABC' }, { via: 'xml' }).attributes.doi // → '10.5072/abc'
 */
export function registered(record: Datacite, options: RegisteredOptions = {}): Registered {
  requireRecord(record, options)
  const { attributes, acts } = sent(record, options, behaviours)
  const changes = acts.map(({ path, behaviour, effect, before, after }) => ({
    effect,
    pointer: toPointer(path),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    behaviour,
    reason: reasonFor(behaviour, effect),
  }))
  return { attributes, changes }
}

/** A record worked through by behaviours, with what they did to it. */
export function sent(
  record: Datacite,
  { via = 'json', event, asOf = new Date() }: RegisteredOptions,
  doing: readonly Behaviour[],
): { attributes: Record<string, unknown>; acts: readonly Act[] } {
  if (via !== 'json' && via !== 'xml') throw wrongArgument('via', '"json" or "xml"', via)
  if (event !== undefined && !events.includes(event))
    throw wrongArgument('event', '"none", "register", "publish" or "hide"', event)
  const day = dayOf(asOf)
  const prepared = prepare(record, via)
  const work = new Work(
    prepared.attributes,
    {
      via,
      event: event ?? prepared.event ?? 'publish',
      isEventSaid: (event ?? prepared.event) !== undefined,
      asOf: day,
    },
    prepared.surroundings,
  )
  for (const behaviour of doing) {
    if (!behaviour.via.includes(via)) continue
    if ((behaviour.since ?? '') > day || (behaviour.until !== undefined && behaviour.until <= day)) continue
    work.speaking = behaviour.id
    behaviour.apply(work)
  }
  return { attributes: asReturned(work.attributes), acts: work.acts }
}

const events: readonly unknown[] = ['none', 'register', 'publish', 'hide']

function dayOf(asOf: string | Date): string {
  const time = asOf instanceof Date ? asOf : typeof asOf === 'string' ? new Date(asOf) : undefined
  if (time === undefined || Number.isNaN(time.getTime()))
    throw wrongArgument('asOf', 'a day such as "2021-05-04"', asOf)
  return time.toISOString().slice(0, 10)
}

const lists = [
  'identifiers',
  'alternateIdentifiers',
  'creators',
  'titles',
  'subjects',
  'contributors',
  'dates',
  'relatedIdentifiers',
  'relatedItems',
  'sizes',
  'formats',
  'rightsList',
  'descriptions',
  'geoLocations',
  'fundingReferences',
]

/** Attributes as the REST API writes them: empty lists where there is nothing, and nothing where something was dropped. */
function asReturned(attributes: Record<string, unknown>): Record<string, unknown> {
  const returned = withoutGaps(attributes) as Record<string, unknown>
  for (const name of lists) returned[name] ??= []
  for (const name of ['creators', 'contributors'])
    for (const agent of returned[name] as unknown[])
      if (isObject(agent))
        Object.assign(agent, { nameIdentifiers: agent.nameIdentifiers ?? [], affiliation: agent.affiliation ?? [] })
  if (Array.isArray(returned.alternateIdentifiers))
    returned.identifiers = returned.alternateIdentifiers.map(item =>
      isObject(item)
        ? { identifier: item.alternateIdentifier ?? null, identifierType: item.alternateIdentifierType ?? null }
        : item,
    )
  returned.container ??= {}
  returned.language ??= null
  returned.version ??= null
  return returned
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(item => item !== undefined).map(withoutGaps)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutGaps(member)]))
}
