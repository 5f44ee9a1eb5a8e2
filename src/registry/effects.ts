import type { RegistryEffect } from '../core/diagnostic.ts'
import type { Members } from '../core/object.ts'
import { type Path, placesAround, toPointer, valueAt } from '../core/pointer.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import type { Datacite } from '../model/datacite.ts'
import type { Act, BehaviourId, RegistryEvent, RegistryWay } from './act.ts'
import { indexed, noActs, overlapping, type RecordAct } from './act-index.ts'
import type { Behaviour } from './behaviour.ts'
import { containerDerived } from './behaviours/container.ts'
import { todaysBehaviours } from './behaviours/today.ts'
import { eventIn } from './request.ts'
import { sendRecord } from './send.ts'
import { sendableOf, wayOf } from './source.ts'
import { keptElements } from './values/html.ts'
import { commonLicenceOf } from './values/licence-list.ts'
import { Work } from './work.ts'
import { asWritten } from './written.ts'

/**
 * Returns the strongest usual effect of the given behaviours, or `accepts`. Ignores former behaviours, and behaviours
 * that do not apply to `via`.
 */
export function usualEffect(ids: readonly BehaviourId[] | undefined, via?: RegistryWay): RegistryEffect {
  let effect: RegistryEffect = 'accepts'
  for (const id of ids ?? [])
    for (const behaviour of byId.get(id) ?? [])
      if (via === undefined || behaviour.via.includes(via)) effect = stronger(effect, behaviour.does)
  return effect
}

/** The location of a finding: in the canonical record, or only in its source document. */
export interface JudgedPlace {
  path?: Path
  /** A JSON Pointer into the document. */
  pointer: string
}

/**
 * The settings for predicting the registry's effects on a record.
 *
 * `behaviours` defaults to the current behaviours except `typesDerived`, which only adds values.
 */
export interface EffectSettings {
  via: RegistryWay | undefined
  event: RegistryEvent | undefined
  /** True if the registry has the DOI, and the request changes its record. */
  update?: boolean
  behaviours: readonly Behaviour[] | undefined
}

/** The results of validating records against the newest kernel's schema. */
export interface SchemaVerdicts {
  /**
   * True if the document has no structural or schema findings, and the check does not report additions.
   *
   * The record is then first tested with `Behaviour.spares`, without applying the behaviours.
   */
  isSound: boolean
  /**
   * True if affiliations given as text cause no findings. Most records returned by the registry have such affiliations.
   */
  hasTexts?: boolean
  /** Returns the JSON Pointers of the values that the schema rejects in a record. */
  refusalsOf(record: Datacite): readonly string[]
}

/** The registry's effects on one record by location, computed on first use. */
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

  /** Returns the effect of the given behaviours at a location, including its ancestors and descendants. */
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
   * JSON is validated after its conversion to XML, in which values of a wrong type have become text or are absent. Only
   * faults that remain in the XML are rejected.
   */
  ofSchema(place: JudgedPlace): RegistryEffect {
    if (this.isDraft) return this.strongest(place, ({ effect }) => effect === 'rejects', [])
    if (this.via === 'json') {
      const done = this.strongest(place, () => true, [])
      return isRefused(this.refused(), toPointer(place.path ?? [])) ? 'rejects' : done
    }
    // The rejection also covers acts on values of a wrong shape.
    this.strongest(place, ({ behaviour }) => ofShape.has(behaviour), [])
    return 'rejects'
  }

  /**
   * Returns the effect on elements that the schema rejects inside a text. Returns undefined unless the record is sent
   * as XML and the registry reads all of the elements as text.
   */
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
    // A spared record has no written XML, so nothing is rejected.
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

  /** Returns the location of an act: its path in the canonical record, or its pointer into the document. */
  placeOf({ path, pointer }: RecordAct): { path: Path } | { pointer: string } {
    return this.#isWritten ? { pointer } : { path }
  }

  /**
   * True if the record is sent as JSON and no behaviour changes the record, according to `Behaviour.spares`.
   *
   * Applying all behaviours instead would make a check of real records take 1.4 times as long.
   */
  private isSpared(record: Datacite): boolean {
    const { event } = this.settings
    return (
      this.via === 'json' &&
      this.source.unknown.length === 0 &&
      ofJson.every(behaviour => behaviour.spares?.(record as Members, event, this.schema.hasTexts))
    )
  }

  private strongest(
    { path, pointer }: JudgedPlace,
    counts: (act: RecordAct) => boolean,
    ids: readonly BehaviourId[],
  ): RegistryEffect {
    this.acts()
    // A place outside the canonical record is judged by the usual effect.
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

  /**
   * Returns an act, with the effect `rejects` if the act replaces a value and the schema rejects the result in the XML.
   */
  private withRefusal(act: Act): Act {
    return isConversion(act) && isRefused(this.refused(), toPointer(act.path)) ? { ...act, effect: 'rejects' } : act
  }

  /**
   * Returns the acts on `identifiers` for a location in `alternateIdentifiers`.
   *
   * The registry reads `identifiers` if a record has both.
   */
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
    const { event, update = false, behaviours = doing } = this.settings
    const { acts } = sendRecord(
      record,
      { via: this.via, update, ...(event !== undefined && { event }) },
      behaviours,
      this.via === 'xml'
        ? undefined
        : work => {
            if (!isSound || work.acts.some(isConversion)) this.#written = asWritten(attributesForXml(work))
          },
    )
    const isAsked = this.#written !== undefined && !this.isDraft && acts.some(isConversion)
    this.#acts = (isAsked ? acts.map(act => this.withRefusal(act)) : acts).map(act => ({
      ...act,
      pointer: toPointer([...(base ?? []), ...act.path]),
      isTold: false,
    }))
    this.#index = indexed(this.#acts)
    return this.#acts
  }
}

/** The behaviours for values of the wrong shape, which the schema also rejects. */
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

const isConversion = ({ effect, before, after }: Act): boolean =>
  effect === 'changes' && before !== undefined && after !== undefined

/** Behaviours of the JSON parser, which leave no trace in a parsed record. */
const unseeable: ReadonlySet<BehaviourId> = new Set(['repeated-member-dropped', 'number-rounded'])

const doing = todaysBehaviours(commonLicenceOf)

const ofJson = doing.filter(({ via }) => via.includes('json'))

const byId = new Map<BehaviourId, Behaviour[]>()
for (const behaviour of doing) byId.set(behaviour.id, [...(byId.get(behaviour.id) ?? []), behaviour])

/**
 * The locations that a schema rejects, and all their ancestors. Stored as sets, so that the time of a look-up does not
 * depend on the number of locations.
 */
interface RefusedPlaces {
  places: ReadonlySet<string>
  holders: ReadonlySet<string>
}

/** True if a location, one of its ancestors or one of its descendants is rejected. */
function isRefused({ places, holders }: RefusedPlaces, at: string): boolean {
  if (holders.has(at)) return true
  for (const place of placesAround(at)) if (places.has(place)) return true
  return false
}

/** True if a location is a list item that was dropped. */
const isGap = (record: unknown, place: string): boolean =>
  /\/\d+$/.test(place) &&
  valueAt(record, place) === undefined &&
  Array.isArray(valueAt(record, place.slice(0, place.lastIndexOf('/'))))

const strength: readonly RegistryEffect[] = ['accepts', 'changes', 'drops', 'rejects']

const stronger = (one: RegistryEffect, other: RegistryEffect): RegistryEffect =>
  strength.indexOf(one) >= strength.indexOf(other) ? one : other

/**
 * Returns the attributes from which the registry creates XML: the current attributes, and the container that the
 * registry derives on every read.
 */
function attributesForXml({ attributes, sending, surroundings }: Work): Members {
  const own = new Work({ ...attributes }, sending, surroundings)
  containerDerived.apply(own)
  return own.attributes
}
