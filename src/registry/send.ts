import { wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import type { Datacite } from '../model/datacite.ts'
import { plainDate } from '../model/date.ts'
import type { Act, RegisteredOptions } from './act.ts'
import type { Behaviour } from './behaviour.ts'
import { emptyDropped } from './behaviours/text.ts'
import { withoutGaps } from './bounded.ts'
import { type Prepared, prepare } from './prepare.ts'
import { type Surroundings, Work } from './work.ts'

/** The attributes of a record after all behaviours, the resulting acts, and the event and XML sent with the record. */
export interface Sent extends Pick<Prepared, 'event' | 'xml'> {
  attributes: Record<string, unknown>
  acts: readonly Act[]
}

/**
 * Applies the behaviours to a record, and returns the resulting attributes and acts. Calls `beforeXml` at the point at
 * which the registry converts JSON to XML.
 */
export function sendRecord(
  record: Datacite,
  { via = 'json', event, asOf = new Date(), update = false }: RegisteredOptions,
  doing: readonly Behaviour[],
  beforeXml?: (work: Work) => void,
  repaired?: Surroundings['repaired'],
): Sent {
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
    {
      ...prepared.surroundings,
      ...(update !== false && { isHeld: true }),
      ...(repaired !== undefined && { repaired }),
    },
  )
  for (const behaviour of doing) {
    if (behaviour === firstOfXml) beforeXml?.(work)
    if (!behaviour.via.includes(via)) continue
    if ((behaviour.since ?? '') > day || (behaviour.until !== undefined && behaviour.until <= day)) continue
    work.speaking = behaviour.id
    behaviour.apply(work)
  }
  const { event: own, xml } = prepared
  return {
    attributes: work.attributes,
    acts: work.acts,
    ...(own !== undefined && { event: own }),
    ...(xml !== undefined && { xml }),
  }
}

/**
 * The first behaviour after the conversion of JSON to XML, according to the order of callbacks in lupo
 * app/models/doi.rb:159-168.
 */
const firstOfXml: Behaviour = emptyDropped

const events: readonly unknown[] = ['none', 'register', 'publish', 'hide']

function dayOf(asOf: string | Date): string {
  const time = asOf instanceof Date ? asOf : typeof asOf === 'string' ? new Date(asOf) : undefined
  // `Date` reads 30 February as a day in March.
  const isMissing =
    typeof asOf === 'string' && /^\d{4}-\d\d-\d\d/.test(asOf) && plainDate(asOf.slice(0, 10)) === undefined
  if (time === undefined || Number.isNaN(time.getTime()) || isMissing)
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

/**
 * Returns attributes as the REST API returns them. Reduces affiliations to names if `hasAffiliations` is false.
 *
 * Adds `identifiers`, removes gaps from lists, and gives some absent members an empty list, an empty object or null.
 */
export function asReturned(attributes: Record<string, unknown>, hasAffiliations = true): Record<string, unknown> {
  const returned = withoutGaps(attributes) as Record<string, unknown>
  for (const name of lists) returned[name] ??= []
  for (const name of ['creators', 'contributors'])
    for (const agent of Array.isArray(returned[name]) ? (returned[name] as unknown[]) : [])
      if (isObject(agent))
        Object.assign(agent, {
          nameIdentifiers: agent.nameIdentifiers ?? [],
          affiliation: hasAffiliations ? (agent.affiliation ?? []) : namesOf(agent.affiliation),
        })
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

/**
 * Reduces affiliations to names, as returned without `?affiliation=true`: lupo
 * app/serializers/datacite_doi_serializer.rb:163-166.
 */
const namesOf = (affiliations: unknown): unknown[] =>
  (Array.isArray(affiliations) ? (affiliations as unknown[]) : []).flatMap(one =>
    isObject(one) && typeof one.name === 'string' ? [one.name] : [],
  )
