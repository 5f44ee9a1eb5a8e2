import type { RegistryEffect } from '../core/diagnostic.ts'
import { isObject, type Members } from '../core/object.ts'
import { type Path, placesAround, toPointer, valueAt } from '../core/pointer.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import type { Datacite } from '../model/datacite.ts'
import type { BehaviourId, RegistryEvent, RegistryWay } from './act.ts'
import { indexed, noActs, overlapping, type RecordAct } from './act-index.ts'
import type { Behaviour } from './behaviour.ts'
import { containerDerived } from './behaviours/container.ts'
import { todaysBehaviours } from './behaviours/today.ts'
import { eventOf } from './prepare.ts'
import { sendRecord } from './send.ts'
import { sendableOf, wayOf } from './source.ts'
import { keptElements } from './values/html.ts'
import { commonLicenceOf } from './values/licence-list.ts'
import { Work } from './work.ts'
import { asWritten } from './written.ts'

/** Returns the usual effect of behaviours that still apply: the strongest of several, or `accepts` if there are none. */
export function usualEffect(ids: readonly BehaviourId[] | undefined, via?: RegistryWay): RegistryEffect {
  let effect: RegistryEffect = 'accepts'
  for (const id of ids ?? [])
    for (const behaviour of byId.get(id) ?? [])
      if (via === undefined || behaviour.via.includes(via)) effect = stronger(effect, behaviour.does)
  return effect
}

/** A place that something is said about: in the canonical record, or only in the document that it was read from. */
export interface JudgedPlace {
  path?: Path
  /** Into the document. */
  pointer: string
}

/** The form and event of a record; `behaviours` lists all that apply, including mere additions if of interest. */
export interface EffectSettings {
  via: RegistryWay | undefined
  event: RegistryEvent | undefined
  behaviours: readonly Behaviour[] | undefined
}

/** Findings of the newest kernel's schema about records. */
export interface SchemaVerdicts {
  /**
   * True if the schema has no findings for this record, its members are in order and additions are of no interest. A quick check may then
   * suffice.
   */
  isSound: boolean
  /** The pointers to where it refuses a record. */
  refusalsOf(record: Datacite): readonly string[]
}

/** The registry's effects on one record by place, computed on first use. */
export class RecordEffects {
  readonly via: RegistryWay
  #acts: readonly RecordAct[] | undefined
  #index = noActs
  #isWritten = false
  #isMarkupTold = false
  #written: Datacite | undefined
  #refused: RefusedPlaces | undefined

  constructor(
    private readonly source: SourceRecord,
    private readonly settings: EffectSettings,
    private readonly schema: SchemaVerdicts,
  ) {
    this.via = settings.via ?? wayOf(source.format)
  }

  /** Returns the effect of the named behaviours at a place, on its ancestors or on its descendants. */
  at(place: JudgedPlace, ids: readonly BehaviourId[] | undefined): RegistryEffect {
    return ids === undefined || ids.length === 0
      ? 'accepts'
      : this.strongest(place, act => ids.includes(act.behaviour), ids)
  }

  /** True if the record stays a draft, which the registry does not validate against the schema. */
  get isDraft(): boolean {
    return (this.settings.event ?? eventIn(this.source)) === 'none'
  }

  /**
   * Returns the registry's effect on a value that a kernel's schema rejects. Drafts are not validated.
   *
   * JSON is validated after its conversion to XML, where values of wrong types have become text or are gone. Only faults that remain in the
   * XML are rejected.
   */
  ofSchema(place: JudgedPlace): RegistryEffect {
    if (this.isDraft) return this.strongest(place, ({ effect }) => effect === 'rejects', [])
    if (this.via === 'json') {
      const done = this.strongest(place, () => true, [])
      return isRefused(this.refused(), toPointer(place.path ?? [])) ? 'rejects' : done
    }
    // What a record that is refused would lose besides is said by that.
    this.strongest(place, ({ behaviour }) => ofShape.has(behaviour), [])
    return 'rejects'
  }

  /** Returns the effect on an element inside a text, which the schema rejects: some elements, by name, become text. */
  ofMarkup(names: readonly string[]): RegistryEffect | undefined {
    if (this.via !== 'xml' || !names.every(name => keptElements.has(name))) return undefined
    // Each such element has a finding of its own.
    if (!this.#isMarkupTold) for (const act of this.acts()) act.isTold ||= act.behaviour === 'markup-as-text'
    this.#isMarkupTold = true
    return usualEffect(['markup-as-text'])
  }

  private refused(): RefusedPlaces {
    if (this.#refused !== undefined) return this.#refused
    const written = this.#written
    // A spared record is not written: nothing of it is refused.
    const refusals = written === undefined ? [] : this.schema.refusalsOf(written)
    const places = refusals.filter(place => !isGap(written, place))
    this.#refused = {
      places: new Set(places),
      holders: new Set(places.flatMap(placesAround)),
    }
    return this.#refused
  }

  /** Returns the acts that no finding has reported yet. */
  untold(): readonly RecordAct[] {
    return this.acts().filter(({ isTold }) => !isTold)
  }

  /** Returns the place of an act: its path in the canonical record, or the pointer into the document. */
  placeOf({ path, pointer }: RecordAct): { path: Path } | { pointer: string } {
    return this.#isWritten ? { pointer } : { path }
  }

  /** True if all behaviours spare the record. Trying them all would make a check of real records take 1.4 times as long. */
  private isSpared(record: Datacite): boolean {
    const { event } = this.settings
    return (
      this.via === 'json' &&
      this.source.unknown.length === 0 &&
      ofJson.every(behaviour => behaviour.spares?.(record as Members, event))
    )
  }

  private strongest(
    { path, pointer }: JudgedPlace,
    counts: (act: RecordAct) => boolean,
    ids: readonly BehaviourId[],
  ): RegistryEffect {
    this.acts()
    // What the canonical record does not show is judged by what usually happens.
    if (path === undefined && !this.#isWritten) return usualEffect(ids, this.via)
    const at = this.#isWritten ? pointer : toPointer(path ?? [])
    const unseen = ids.filter(id => unseeable.has(id))
    let effect = usualEffect(unseen, this.via)
    for (const act of [...overlapping(this.#index, at), ...this.inMirror(at)]) {
      if (!counts(act)) continue
      act.isTold = true
      effect = stronger(effect, act.effect)
    }
    return effect
  }

  /** Yields the acts on `identifiers`, which the registry reads instead of equal `alternateIdentifiers`. */
  private inMirror(at: string): Iterable<RecordAct> {
    const mirrored = at.replace(/(^|\/)alternateIdentifiers(?=\/\d)/, '$1identifiers')
    return mirrored === at ? [] : overlapping(this.#index, mirrored)
  }

  private acts(): readonly RecordAct[] {
    if (this.#acts !== undefined) return this.#acts
    const { record, base } = sendableOf(this.source, this.via)
    this.#isWritten = base !== undefined
    const { isSound } = this.schema
    if (isSound && this.isSpared(record)) {
      this.#acts = []
      return this.#acts
    }
    const { event, behaviours = doing } = this.settings
    const { acts } = sendRecord(
      record,
      { via: this.via, ...(event !== undefined && { event }) },
      behaviours,
      isSound || this.via === 'xml' ? undefined : work => (this.#written = asWritten(attributesForXml(work))),
    )
    this.#acts = acts.map(act => ({ ...act, pointer: toPointer([...(base ?? []), ...act.path]), isTold: false }))
    this.#index = indexed(this.#acts)
    return this.#acts
  }
}

/** Behaviours on values of a wrong shape, which the schema rejects too. */
const ofShape: ReadonlySet<BehaviourId> = new Set([
  'contributor-type-refused',
  'empty-dropped',
  'kernel-refused',
  'publisher-refused',
  'single-as-list',
  'text-refused',
  'unknown-member-dropped',
  'value-converted',
  'wrong-type-dropped',
])

/** Done by the parser: a record that was parsed does not show it. */
const unseeable: ReadonlySet<BehaviourId> = new Set(['repeated-member-dropped', 'number-rounded'])

const doing = todaysBehaviours(commonLicenceOf)

const ofJson = doing.filter(({ via }) => via.includes('json'))

const byId = new Map<BehaviourId, Behaviour[]>()
for (const behaviour of doing) byId.set(behaviour.id, [...(byId.get(behaviour.id) ?? []), behaviour])

/** The places that a schema rejects, and all their ancestors. Sets, because there may be as many places as findings. */
interface RefusedPlaces {
  places: ReadonlySet<string>
  holders: ReadonlySet<string>
}

/** True if a place, an ancestor or a descendant is rejected. */
function isRefused({ places, holders }: RefusedPlaces, at: string): boolean {
  if (holders.has(at)) return true
  for (const place of placesAround(at)) if (places.has(place)) return true
  return false
}

/** True if a place is a dropped list item. */
const isGap = (record: unknown, place: string): boolean =>
  /\/\d+$/.test(place) &&
  valueAt(record, place) === undefined &&
  Array.isArray(valueAt(record, place.slice(0, place.lastIndexOf('/'))))

/** Reads the event that a record itself requests. */
export const eventIn = (source: SourceRecord): RegistryEvent | undefined => eventOf(attributesIn(source))

/** The prefix with which the registry makes a DOI for a record without one: lupo app/controllers/concerns/params_sanitizer.rb. */
export function prefixIn(source: SourceRecord): string | undefined {
  const { doi, prefix } = attributesIn(source)
  return (doi === undefined || doi === null) && typeof prefix === 'string' && /^10\.\d{4,9}$/.test(prefix)
    ? prefix
    : undefined
}

/** The attributes of REST JSON as they were written; of other formats nothing says whether a record is a draft. */
function attributesIn({ format, document, base }: SourceRecord): Readonly<Record<string, unknown>> {
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return {}
  return isObject(value.attributes) ? value.attributes : value
}

const strength: readonly RegistryEffect[] = ['accepts', 'changes', 'drops', 'rejects']

const stronger = (one: RegistryEffect, other: RegistryEffect): RegistryEffect =>
  strength.indexOf(one) >= strength.indexOf(other) ? one : other

/** The attributes that the registry makes its XML of: as they are by then, with the container that is worked out whenever it is asked for. */
function attributesForXml({ attributes, sending, surroundings }: Work): Members {
  const own = new Work({ ...attributes }, sending, surroundings)
  containerDerived.apply(own)
  return own.attributes
}
