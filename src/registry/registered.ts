import { checkedOptions, onlyTypeErrors, wrongArgument } from '../core/argument.ts'
import { isObject, type Members } from '../core/object.ts'
import { toPointer } from '../core/pointer.ts'
import { requireJson } from '../datacite/not-json.ts'
import { type EmbeddedXml, xmlIn } from '../datacite/read/embedded-xml.ts'
import { readAsRegistry } from '../datacite/read/repaired-xml.ts'
import { namesKernel } from '../datacite/xml/document.ts'
import type { Message } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import { plainDate } from '../model/date.ts'
import { type HoldsRecord, heldRecord } from '../model/given/held-record.ts'
import type { BehaviourId, RegisteredOptions, RegistryAction } from './act.ts'
import { behaviours } from './behaviours/all.ts'
import { asRead } from './carried/as-read.ts'
import { carriedFormat, isBeyond } from './carried/carried-format.ts'
import { attributesOf } from './prepare.ts'
import { changed, hasPrefixAlone } from './request.ts'
import { asReturned, type Sent, sendRecord } from './send.ts'
import { reasonMessage, reasonsToday } from './tables/reasons.ts'
import { reasonsOnce } from './tables/reasons-once.ts'
import { doiToMake, noAttributes, unknownXml } from './tables/unknown-parts.ts'

/** A change that the registry makes to a value, or the rejection of a record because of a value. */
export interface RegistryChange {
  effect: RegistryAction
  /** JSON Pointer into the input record; for an added value, into the result. */
  pointer: string
  before?: unknown
  after?: unknown
  behaviour: BehaviourId
  /** The reason, in a sentence for the record's owner. */
  reason: string
}

/** The predicted result of registering a record. */
export interface Registered {
  /**
   * The attributes that the REST API returns for the stored record, or would return if a rejected record were accepted.
   *
   * Corresponds to a request with `?publisher=true` and, by default, `?affiliation=true`.
   */
  attributes: Record<string, unknown>
  changes: RegistryChange[]
  /** The part of the record that cannot be predicted, with the reason; absent if everything is predicted. */
  unknown?: { pointer: string; reason: string }
}

/**
 * Returns the attributes that DataCite's REST API returns for a registered record, and each change with its reason.
 *
 * Accepts a canonical record, or the attributes of REST JSON as sent, with or without an envelope.
 *
 * If the attributes include `xml`, the metadata come from the XML, except attributes sent with `xml`. Pointers then
 * refer to the canonical record of the XML. Schema errors are reported by `check`, not here.
 * @throws TypeError for a wrong option, and for a record that contains a BigInt or itself.
 *
 * @example
 * registered({ doi: '10.5072/ABC' }, { via: 'xml' }).attributes.doi // → '10.5072/abc'
 */
export function registered(of: Datacite | HoldsRecord<Datacite>, options: RegisteredOptions = {}): Registered {
  return onlyTypeErrors(() => registeredOf(heldRecord(of) as Datacite, options))
}

function registeredOf(record: Datacite, options: RegisteredOptions): Registered {
  if (!isObject(record)) throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', record)
  const given = checkedOptions(options, ['via', 'event', 'asOf', 'carried', 'affiliation', 'update'])
  const { update = false } = given
  if (typeof update !== 'boolean' && !isObject(update))
    throw wrongArgument('update', 'true, or the attributes that the registry has', update)
  const isSentAgain = given.event !== undefined || update !== false
  const asOf = given.asOf ?? (isSentAgain ? undefined : answeredOn(record))
  const checked = { ...given, ...(asOf !== undefined && { asOf }) }
  requireJson(record)
  const result = resultOf(record, checked, update === true ? {} : update || undefined)
  if (hasNoAttributes(record)) return { ...result, unknown: { pointer: '', reason: noAttributes.text } }
  if (update !== false) return ofChange(result, attributesOf(record) as Members, update)
  return hasPrefixAlone(attributesOf(record) as Members) ? withDoiToMake(result) : result
}

function resultOf(record: Datacite, checked: RegisteredOptions, held?: object): Registered {
  const { event, ...sent } = sendRecord(held === undefined ? record : changed(held, record), checked, behaviours)
  const own = told(sent, checked)
  const xml = xmlIn(attributesOf(record) as Members)
  if (xml === undefined || (checked.via === 'xml' && xml.beside.size > 0)) return own
  const read = carriedBy(xml, { ...(event !== undefined && { event }), ...checked })
  if (read === undefined) return own
  if (read === 'unknown') return { ...own, unknown: { pointer: '/xml', reason: unknownXml.text } }
  const beside = new Set([...xml.beside, 'doi'])
  // The registry reads the URL of another format if the request has none: lupo app/lib/params_sanitizer.rb:404-412.
  if ((own.attributes.url ?? '') !== '' || read.attributes.url === undefined) beside.add('url')
  // Two names for the same list.
  if (beside.has('identifiers')) beside.add('alternateIdentifiers')
  if (beside.has('alternateIdentifiers')) beside.add('identifiers')
  return joined(own, read, name => beside.has(name) || (held !== undefined && isLeft(name, read.attributes)))
}

/**
 * True if the registry keeps its own value of a member because `xml` has none: lupo
 * app/models/concerns/crosscitable.rb:54, `compact`.
 */
const isLeft = (name: string, read: Members): boolean => keptMembers.has(name) && (read[name] ?? '') === ''

/**
 * The members that the XML reader sets to null if the XML lacks them: bolognese
 * lib/bolognese/readers/datacite_reader.rb.
 */
const keptMembers: ReadonlySet<string> = new Set(['publisher', 'publicationYear', 'version', 'language'])

/**
 * Returns the result for a change to an existing DOI.
 *
 * Omits changes to members that the record does not set, except rejections. If `update` is `true`, omits the attributes
 * that neither the record nor a change sets, because their values at the registry are unknown. A record with `xml` sets
 * all members except those that `isLeft` reports.
 */
function ofChange({ attributes, changes, unknown }: Registered, given: Members, update: true | object): Registered {
  const told = changes.filter(
    ({ effect, pointer }) =>
      effect === 'rejects' || typeof given.xml === 'string' || Object.hasOwn(given, nameIn(pointer)),
  )
  const known = new Set([...Object.keys(given), ...changes.map(({ pointer }) => nameIn(pointer))])
  if (given.publisher === null) known.delete('publisher')
  const isKnown = ([name]: [string, unknown]): boolean =>
    known.has(name) || (typeof given.xml === 'string' && !isLeft(name, attributes))
  return {
    attributes: update === true ? Object.fromEntries(Object.entries(attributes).filter(isKnown)) : attributes,
    changes: told,
    ...(unknown !== undefined && { unknown }),
  }
}

const nameIn = (pointer: string): string => pointer.split('/')[1] ?? ''

/**
 * Returns the result for a request with a prefix instead of a DOI. The registry mints a DOI even if the XML has one.
 */
function withDoiToMake({ attributes, changes, unknown }: Registered): Registered {
  const { doi: _, ...others } = attributes
  return {
    attributes: others,
    changes: changes.filter(({ pointer }) => pointer !== '/doi'),
    unknown: unknown ?? { pointer: '/doi', reason: doiToMake.text },
  }
}

/**
 * True if a record is a JSON:API request without attributes: lupo app/controllers/datacite_dois_controller.rb:885-896.
 */
const hasNoAttributes = (record: object): boolean => {
  const { data } = record as { data?: unknown }
  return isObject(data) && data.type === 'dois' && !isObject(data.attributes)
}

/** Returns the day of the last save for a record returned by the registry, or undefined for a record to be sent. */
function answeredOn(record: object): string | undefined {
  const { updated, event } = attributesOf(record) as { updated?: unknown; event?: unknown }
  const day = typeof updated === 'string' && event === undefined ? updated.slice(0, 10) : ''
  return plainDate(day)?.day === undefined ? undefined : day
}

/** Returns the reason for a current or former behaviour of the registry. */
export const reasonOf = (behaviour: BehaviourId, effect: RegistryAction): Message =>
  reasonMessage(behaviour, reasonsToday[behaviour] ?? reasonsOnce[behaviour] ?? { reason: behaviour }, effect)

/**
 * Predicts how the registry reads the `xml` attribute.
 *
 * Returns `unknown` if the result cannot be predicted, and undefined if the registry does not read the attribute.
 */
function carriedBy(xml: EmbeddedXml, options: RegisteredOptions): Registered | 'unknown' | undefined {
  const { decoded, text } = xml
  if (xml.isPlain || decoded === undefined || isBeyond(decoded)) return 'unknown'
  const format = carriedFormat(decoded)
  if (format === undefined)
    return text !== undefined && namesKernel(text) ? (registeredXml(text, options) ?? 'unknown') : undefined
  const record = options.carried?.(decoded, format)?.records[0]?.record
  return record === undefined
    ? 'unknown'
    : told(sendRecord(asRead(record, format, decoded), { ...options, via: 'json' }, behaviours), options)
}

/** Predicts how the registry stores XML, well-formed or not. Returns undefined if the result cannot be predicted. */
export function registeredXml(text: string, options: Omit<RegisteredOptions, 'via'>): Registered | undefined {
  const read = readAsRegistry(text)
  return (
    read &&
    told(sendRecord(read.source.record, { ...options, via: 'xml' }, behaviours, undefined, read.repaired), options)
  )
}

/**
 * Merges the result for the attributes sent with XML and the result for the XML.
 *
 * The result for a member comes from the attributes if `isOwn` returns true, else from the XML.
 */
function joined(own: Registered, read: Registered, isOwn: (name: string) => boolean): Registered {
  const isAtOwn = ({ pointer }: { pointer: string }): boolean => isOwn(pointer.split('/')[1] ?? '')
  const unknown = [own.unknown, read.unknown].find((open, at) => open !== undefined && isAtOwn(open) === (at === 0))
  return {
    attributes: {
      ...read.attributes,
      ...Object.fromEntries(Object.entries(own.attributes).filter(([name]) => isOwn(name))),
    },
    changes: [...read.changes.filter(change => !isAtOwn(change)), ...own.changes.filter(isAtOwn)],
    ...(unknown !== undefined && { unknown }),
  }
}

function told(
  { attributes, acts }: Pick<Sent, 'attributes' | 'acts'>,
  { affiliation }: Pick<RegisteredOptions, 'affiliation'>,
): Registered {
  const changes = acts.map(({ path, behaviour, effect, before, after }) => ({
    effect,
    pointer: toPointer(path),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    behaviour,
    reason: reasonOf(behaviour, effect).text,
  }))
  return { attributes: asReturned(attributes, affiliation), changes }
}
