import { remembered } from '../core/lazily.ts'
import { placesAround } from '../core/pointer.ts'
import type { Act } from './act.ts'

/** The registry's effect on one value of a record. */
export interface RecordAct extends Act {
  /** Into the document if the record stands there as it is sent, else into the canonical record. */
  pointer: string
  /** True if a finding has reported the act. */
  isTold: boolean
}

/**
 * Acts by the place that they are at, and by each place that they are at or in: a record may have as many acts as findings, so none may
 * look at all of the others.
 */
export interface ActIndex {
  at: ReadonlyMap<string, readonly RecordAct[]>
  within: ReadonlyMap<string, readonly RecordAct[]>
}

/** The index of none. */
export const noActs: ActIndex = { at: new Map(), within: new Map() }

/** Acts by their places. */
export function indexed(acts: readonly RecordAct[]): ActIndex {
  const [at, within] = [new Map<string, RecordAct[]>(), new Map<string, RecordAct[]>()]
  for (const act of acts) {
    remembered(at, act.pointer, (): RecordAct[] => []).push(act)
    for (const place of placesAround(act.pointer)) remembered(within, place, (): RecordAct[] => []).push(act)
  }
  return { at, within }
}

/** The acts at a place, within it, and at what holds it. */
export function* overlapping({ at, within }: ActIndex, place: string): Generator<RecordAct> {
  yield* within.get(place) ?? []
  for (const holder of placesAround(place)) if (holder !== place) yield* at.get(holder) ?? []
}
