import type { Path } from '../pointer.ts'
import { valueAt } from '../pointer.ts'
import type { Act, BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './behaviour.ts'

/** How and when a record is sent. */
export interface Sending {
  via: RegistryWay
  event: RegistryEvent
  /** The day, `2026-11-22`. */
  asOf: string
}

/** The attributes of a record on their way through the registry: behaviours change them, and every change is noted. */
export class Work {
  readonly acts: Act[] = []
  speaking: BehaviourId = ''
  /** Whether the DOI will be registered or findable, so that everything is asked of it that is asked only then. */
  readonly isValidated: boolean

  constructor(
    readonly attributes: Record<string, unknown>,
    readonly sending: Sending,
  ) {
    this.isValidated = sending.event !== 'none'
  }

  /** The members of a list; nothing that was dropped from it. */
  *items(...names: string[]): Generator<[Path, unknown]> {
    const list = valueAt(this.attributes, names)
    if (!Array.isArray(list)) return
    for (const [index, item] of list.entries()) if (item !== undefined) yield [[...names, index], item]
  }

  /** Gives the value at a path another one; where both are alike nothing is noted. */
  set(path: Path, after: unknown, effect: RegistryAction = 'changes', at: Path = path): void {
    const before = valueAt(this.attributes, path)
    if (same(before, after)) return
    this.put(path, after)
    this.acts.push({ behaviour: this.speaking, effect, path: at, before, after })
  }

  /** Takes the value at a path away. A place in a list stays empty until the end, so that the places behind it keep their numbers. */
  drop(path: Path, at: Path = path): void {
    const before = valueAt(this.attributes, path)
    if (before === undefined) return
    this.put(path, undefined)
    this.acts.push({ behaviour: this.speaking, effect: 'drops', path: at, before, after: undefined })
  }

  /** Notes that the whole record is refused because of the value at a path. */
  reject(path: Path): void {
    const before = valueAt(this.attributes, path)
    this.acts.push({ behaviour: this.speaking, effect: 'rejects', path, before, after: undefined })
  }

  /** Changes the value at a path without a note: what is about to be noted otherwise, or is no change to a reader. */
  put(path: Path, value: unknown): void {
    const name = path.at(-1)
    const holder = valueAt(this.attributes, path.slice(0, -1)) as Record<string | number, unknown> | undefined
    if (name === undefined || typeof holder !== 'object' || holder === null) return
    if (value === undefined && !Array.isArray(holder)) delete holder[name]
    else holder[name] = value
  }
}

const same = (left: unknown, right: unknown): boolean =>
  left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
