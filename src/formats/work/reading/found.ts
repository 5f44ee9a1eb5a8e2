import type { Path } from '../../../core/pointer.ts'

/** A value to write, with its place in the record. */
export interface Held<T = string> {
  value: T
  path: Path
}

/** A place in a record: its path, or an object that has the path. */
export type Where = Path | { readonly path: Path }

/**
 * A place in a record: `within`, or the member or list entry `step` inside `within`. The path is built on demand,
 * because writing without losses never needs it.
 */
export class RecordPlace {
  readonly within: Where
  readonly step: string | number | undefined

  /**
   * Creates the place of the member or list entry `step` inside `within` or, without `step`, the place of `within`
   * itself.
   */
  constructor(within: Where, step?: string | number) {
    this.within = within
    this.step = step
  }

  get path(): Path {
    const before = pathTo(this.within)
    return this.step === undefined ? before : [...before, this.step]
  }

  /** Returns the place of a member or list entry inside this place. */
  at(step: string | number): RecordPlace {
    return new RecordPlace(this, step)
  }

  /** Returns the place of another member of the same object. */
  beside(step: string): RecordPlace {
    return this.step === undefined ? new RecordPlace(this.path.slice(0, -1), step) : new RecordPlace(this.within, step)
  }
}

/** Returns the path of a place. */
export const pathTo = (where: Where): Path => ('path' in where ? where.path : where)

/** A value found in a record, with its place. */
export class Found<T = string> extends RecordPlace implements Held<T> {
  readonly value: T

  constructor(value: T, within: Where, step?: string | number) {
    super(within, step)
    this.value = value
  }

  /** The value in the record at this place, if the place is a member of a found value; otherwise undefined. */
  get given(): unknown {
    return this.within instanceof Found && this.step !== undefined ? this.within.value[this.step] : undefined
  }

  /** Returns a copy with another value, such as the form in which the value is written. */
  as<U>(value: U): Found<U> {
    return new Found(value, this.within, this.step)
  }
}
