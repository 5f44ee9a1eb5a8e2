import { isObject, type Members, setOwn } from '../core/object.ts'
import { parsePointer, valueAt } from '../core/pointer.ts'
import { type EmbeddedXml, xmlIn } from '../datacite/read/embedded-xml.ts'
import type { Datacite } from '../model/datacite.ts'
import type { RegistryEvent, RegistryWay } from './act.ts'
import { copied } from './bounded.ts'
import { markedUpText } from './values/html.ts'
import type { Surroundings } from './work.ts'

/** A record ready to send: its JSON attributes, and facts that the attributes do not contain. */
export interface Prepared {
  attributes: Record<string, unknown>
  surroundings: Surroundings
  /** The event that the record itself requests. */
  event?: RegistryEvent
  /** The XML in the `xml` attribute. */
  xml?: EmbeddedXml
}

/**
 * Copies the attributes of a canonical record, or of REST JSON with or without an envelope, and collects facts that the
 * attributes do not contain.
 *
 * Restores members of REST JSON that a canonical record stores outside the model.
 */
export function prepare(record: Datacite, via: RegistryWay): Prepared {
  const { extras, ...own } = attributesOf(record) as Record<string, unknown>
  const members = copied(own) as Record<string, unknown>
  const kept = isObject(extras) && isObject(extras.members) ? extras.members : {}
  const isRest = isObject(extras) && typeof extras.format === 'string' && extras.format.startsWith('datacite-rest')
  if (isRest) putBack(members, kept)
  const event = eventOf(members)
  const isHeld = isOfHeld(members)
  const xml = xmlIn(members)
  for (const name of ['event', 'state', 'updated']) delete members[name]
  // An attribute `xml` that is not text is kept, because `xmlRefused` rejects it.
  if (typeof members.xml === 'string') delete members.xml
  return {
    attributes: members,
    ...(event !== undefined && { event }),
    ...(xml !== undefined && { xml }),
    surroundings: {
      isHeld,
      writtenBreaks: via === 'xml' ? writtenBreaks(members, kept) : new Set(),
      markup: via === 'xml' ? markup(kept) : [],
      awardLanguages: via === 'xml' ? awardLanguages(kept) : [],
      identifiers: via === 'json' && members.identifiers !== undefined ? 'identifiers' : 'alternateIdentifiers',
    },
  }
}

/** Returns the attributes of a record that may be in a JSON:API envelope. */
export function attributesOf(record: object): object {
  const data = (record as { data?: unknown }).data
  if (isObject(data) && isObject(data.attributes)) return data.attributes
  const { attributes } = record as { attributes?: unknown }
  return isObject(attributes) ? attributes : record
}

function putBack(members: Record<string, unknown>, kept: Readonly<Record<string, unknown>>): void {
  const isEnveloped = Object.keys(kept).some(pointer => pointer === '/attributes' || pointer.startsWith('/attributes/'))
  for (const [pointer, value] of Object.entries(kept)) {
    const steps = parsePointer(pointer)
    if (isEnveloped && steps.shift() !== 'attributes') continue
    const name = steps.pop()
    const holder = valueAt(members, steps)
    if (name !== undefined && isObject(holder) && !Object.hasOwn(holder, name))
      setOwn(holder as Record<string, unknown>, name, copied(value))
  }
}

/** True if attributes show that the registry has their DOI. */
const isOfHeld = ({ state, created, registered, updated }: Members): boolean =>
  state === 'findable' || state === 'registered' || [created, registered, updated].some(day => typeof day === 'string')

/**
 * Returns the event of a record, or undefined if the record has no event and is not a draft.
 *
 * The event `show` counts as `publish`. An unknown event counts as `none`, and so does a draft without an event.
 */
export function eventOf({ event, state }: Readonly<Record<string, unknown>>): RegistryEvent | undefined {
  if (event === 'publish' || event === 'register' || event === 'hide') return event
  if (event === 'show') return 'publish'
  if (typeof event === 'string' && event !== '') return 'none'
  return state === 'draft' ? 'none' : undefined
}

/**
 * Returns the JSON Pointers of descriptions whose XML in the extras has no `<br>` element. A `<br>` in such a
 * description is escaped text.
 */
function writtenBreaks(members: Record<string, unknown>, kept: Readonly<Record<string, unknown>>): Set<string> {
  const places = new Set<string>()
  if (!Array.isArray(members.descriptions)) return places
  const sources = Object.entries(kept).filter(([path]) => /\/description(?:\[\d+\])?$/.test(path))
  for (const [path, source] of sources) {
    const [, number = '1'] = /\[(\d+)\]$/.exec(path) ?? []
    if (typeof source === 'string' && !/<br[\s/>]/.test(source)) places.add(`/descriptions/${Number(number) - 1}`)
  }
  return places
}

/**
 * Returns the paths and texts of titles and descriptions with markup that the registry reads as text.
 *
 * Their elements are in the extras, because the model cannot represent markup.
 */
function markup(kept: Readonly<Record<string, unknown>>): Surroundings['markup'] {
  return Object.entries(kept).flatMap(([path, source]) => {
    const [, list = '', name = '', number = '1'] =
      /^\/resource\/(titles|descriptions)\/(title|description)(?:\[(\d+)\])?$/.exec(path) ?? []
    const text = list !== '' && typeof source === 'string' ? markedUpText(source) : undefined
    return text === undefined ? [] : [[[list, Number(number) - 1, name], text] as const]
  })
}

/** Returns the languages of award titles from the extras, because the model has no language for award titles. */
function awardLanguages(kept: Readonly<Record<string, unknown>>): Surroundings['awardLanguages'] {
  return Object.entries(kept).flatMap(([path, source]) => {
    const [isAward, funding = '1', number = '1'] =
      /\/fundingReference(?:\[(\d+)\])?\/awardTitle(?:\[(\d+)\])?$/.exec(path) ?? []
    const [, lang] =
      /^<[^>]*\sxml:lang="([^"]*)"/.exec(isAward !== undefined && typeof source === 'string' ? source : '') ?? []
    return lang === undefined ? [] : [{ funding: Number(funding) - 1, number: Number(number) - 1, lang }]
  })
}
