import { remembered } from '../core/lazily.ts'
import { placesAround } from '../core/pointer.ts'
import type { Act } from './act.ts'

/** An effect of the registry on one value of a record. */
export interface RecordAct extends Act {
  /** A JSON Pointer into the document if the record is sent as written, else into the canonical record. */
  pointer: string
  /** True if a finding has reported the act. */
  isTold: boolean
}

/**
 * Acts by location. `at` contains the acts at a location, and `within` also the acts at its descendants.
 *
 * A record may have as many acts as findings, so no finding may scan all acts.
 */
export interface ActIndex {
  at: ReadonlyMap<string, readonly RecordAct[]>
  within: ReadonlyMap<string, readonly RecordAct[]>
}

/** The empty index. */
export const noActs: ActIndex = { at: new Map(), within: new Map() }

/** Indexes acts by location. */
export function indexed(acts: readonly RecordAct[]): ActIndex {
  const [at, within] = [new Map<string, RecordAct[]>(), new Map<string, RecordAct[]>()]
  for (const act of acts) {
    remembered(at, act.pointer, (): RecordAct[] => []).push(act)
    for (const place of placesAround(act.pointer)) remembered(within, place, (): RecordAct[] => []).push(act)
  }
  return { at, within }
}

/** Yields the acts at a location, at its descendants and at its ancestors. */
export function* overlapping({ at, within }: ActIndex, place: string): Generator<RecordAct> {
  yield* within.get(place) ?? []
  for (const holder of placesAround(place)) if (holder !== place) yield* at.get(holder) ?? []
}
