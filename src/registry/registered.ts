import { checkedOptions, wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import { toPointer } from '../core/pointer.ts'
import { requireJson } from '../datacite/not-json.ts'
import type { EmbeddedXml } from '../datacite/read/embedded-xml.ts'
import { readAsRegistry } from '../datacite/read/repaired-xml.ts'
import { namesKernel } from '../datacite/xml/document.ts'
import { type Message, messagesOf } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import { plainDate } from '../model/date.ts'
import type { BehaviourId, RegisteredOptions, RegistryAction } from './act.ts'
import { behaviours } from './behaviours/all.ts'
import { asRead, carriedFormat, isBeyond } from './carried-format.ts'
import { attributesOf } from './prepare.ts'
import { asReturned, type Sent, sendRecord } from './send.ts'
import { reasonMessage, reasonsToday } from './tables/reasons.ts'
import { reasonsOnce } from './tables/reasons-once.ts'

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

/** The registry's result for a record. */
export interface Registered {
  /**
   * The attributes that the REST API returns afterwards, with `?affiliation=true&publisher=true`, or without the first. For a rejected
   * record, the attributes it would have if accepted.
   */
  attributes: Record<string, unknown>
  changes: RegistryChange[]
  /** The part of the record that cannot be predicted, with the reason; absent if everything is predicted. */
  unknown?: { pointer: string; reason: string }
}

/**
 * Returns the attributes that DataCite's REST API returns for a registered record, and each change with its reason. Accepts a canonical
 * record, or the attributes of REST JSON as sent, with or without an envelope.
 *
 * Attributes with XML are read from the XML, except those given beside it; pointers then refer to the canonical record of the XML. Schema
 * errors are reported by `check`, not here.
 * @throws TypeError for a wrong option, and for a record that contains a BigInt or itself.
 *
 * @example
 * registered({ doi: '10.5072/ABC' }, { via: 'xml' }).attributes.doi // → '10.5072/abc'
 */
export function registered(record: Datacite, options: RegisteredOptions = {}): Registered {
  if (!isObject(record)) throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', record)
  const given = checkedOptions(options, ['via', 'event', 'asOf', 'carried', 'affiliation'])
  const asOf = given.asOf ?? answeredOn(record)
  const checked = { ...given, ...(asOf !== undefined && { asOf }) }
  requireJson(record)
  const { xml, event, ...sent } = sendRecord(record, checked, behaviours)
  const own = told(sent, checked)
  if (xml === undefined || (checked.via === 'xml' && xml.beside.size > 0)) return own
  const read = carriedBy(xml, { ...(event !== undefined && { event }), ...checked })
  if (read === undefined) return own
  if (read === 'unknown') return { ...own, unknown: { pointer: '/xml', reason: unknownXml.text } }
  const beside = new Set([...xml.beside, 'url', 'doi'])
  // Two names of one list.
  if (beside.has('identifiers')) beside.add('alternateIdentifiers')
  if (beside.has('alternateIdentifiers')) beside.add('identifiers')
  return joined(own, read, name => beside.has(name))
}

/** The day on which the registry last saved a record that it returned; undefined for one that is to be sent. */
function answeredOn(record: object): string | undefined {
  const { updated, event } = attributesOf(record) as { updated?: unknown; event?: unknown }
  const day = typeof updated === 'string' && event === undefined ? updated.slice(0, 10) : ''
  return plainDate(day)?.day === undefined ? undefined : day
}

/** Returns the reason why the registry does something, today or once. */
export const reasonOf = (behaviour: BehaviourId, effect: RegistryAction): Message =>
  reasonMessage(behaviour, reasonsToday[behaviour] ?? reasonsOnce[behaviour] ?? { reason: behaviour }, effect)

/** The reason why nothing is predicted of an attribute `xml`. */
export const unknownXml: Message = /* @__PURE__ */ messagesOf('registered', {
  unknownXml: 'It is not known what the registry makes of what this attribute holds.',
})('unknownXml')

/** Predicts how the registry reads the attribute `xml`. Returns undefined if the registry does not read it. */
function carriedBy(xml: EmbeddedXml, options: RegisteredOptions): Registered | 'unknown' | undefined {
  const { decoded, text } = xml
  if (decoded === undefined || isBeyond(decoded)) return 'unknown'
  const format = carriedFormat(decoded)
  if (format === undefined)
    return text !== undefined && namesKernel(text) ? (registeredXml(text, options) ?? 'unknown') : undefined
  const record = options.carried?.(decoded, format)?.records[0]?.record
  return record === undefined
    ? 'unknown'
    : told(sendRecord(asRead(record, format), { ...options, via: 'json' }, behaviours), options)
}

/** Predicts how the registry stores XML, well-formed or not. Returns undefined if that is unknown. */
export function registeredXml(text: string, options: Omit<RegisteredOptions, 'via'>): Registered | undefined {
  const read = readAsRegistry(text)
  return (
    read &&
    told(sendRecord(read.source.record, { ...options, via: 'xml' }, behaviours, undefined, read.repaired), options)
  )
}

/** Merges attributes given beside XML with those in the XML. The former take precedence. */
function joined(own: Registered, read: Registered, isOwn: (name: string) => boolean): Registered {
  const isAtOwn = ({ pointer }: RegistryChange): boolean => isOwn(pointer.split('/')[1] ?? '')
  return {
    attributes: {
      ...read.attributes,
      ...Object.fromEntries(Object.entries(own.attributes).filter(([name]) => isOwn(name))),
    },
    changes: [...read.changes.filter(change => !isAtOwn(change)), ...own.changes.filter(isAtOwn)],
  }
}

/** Returns the changes to a record with their reasons. */
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
