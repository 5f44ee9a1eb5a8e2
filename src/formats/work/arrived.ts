import type { Where } from './held.ts'
import { Place, pathOf } from './held.ts'

/** A place of a record of which something arrived, and the places within it. */
export class Arrived {
  /** What the record has here. */
  readonly given: unknown
  /** Whether all of it arrived. */
  isWhole = false
  #within: Map<string, Arrived> | undefined

  constructor(given: unknown) {
    this.given = given
  }

  get(step: string): Arrived | undefined {
    return this.#within?.get(step)
  }

  /** The place that a way leads to, made where it is new. */
  at(where: Where): Arrived {
    if (!(where instanceof Place)) return pathOf(where).reduce<Arrived>((place, step) => place.#member(step), this)
    const place = this.at(where.within)
    return where.step === undefined ? place : place.#member(where.step)
  }

  #member(step: string | number): Arrived {
    const name = String(step)
    const known = this.#within?.get(name)
    if (known !== undefined) return known
    const { given } = this
    const isThere = typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    const member = new Arrived(isThere ? (given as Record<string, unknown>)[name] : undefined)
    this.#within ??= new Map()
    this.#within.set(name, member)
    return member
  }
}
