import type { Path } from '../../../core/pointer.ts'

/** A value from a record, ready to be written, and its place there. */
export interface Held<T = string> {
  value: T
  path: Path
}

/** A place in a record: its path, or something that has one. */
export type Where = Path | { readonly path: Path }

/** A place in a record, within another one. Its path is only built when it is asked for, which writing without losses never does. */
export class RecordPlace {
  readonly within: Where
  readonly step: string | number | undefined

  /** Without a step it is the place `within` itself. */
  constructor(within: Where, step?: string | number) {
    this.within = within
    this.step = step
  }

  get path(): Path {
    const before = pathTo(this.within)
    return this.step === undefined ? before : [...before, this.step]
  }

  /** The place of a member of this value. */
  at(step: string | number): RecordPlace {
    return new RecordPlace(this, step)
  }

  /** The place of another member of the object that this is a member of. */
  beside(step: string): RecordPlace {
    return this.step === undefined ? new RecordPlace(this.path.slice(0, -1), step) : new RecordPlace(this.within, step)
  }
}

/** The path to a place. */
export const pathTo = (where: Where): Path => ('path' in where ? where.path : where)

/** A value found in a record, with its place. */
export class Found<T = string> extends RecordPlace implements Held<T> {
  readonly value: T

  constructor(value: T, within: Where, step?: string | number) {
    super(within, step)
    this.value = value
  }

  /** The record's own value here, if this is a member of something that was found. */
  get given(): unknown {
    return this.within instanceof Found && this.step !== undefined ? this.within.value[this.step] : undefined
  }

  /** Another value at the same place: what this one is written as. */
  as<U>(value: U): Found<U> {
    return new Found(value, this.within, this.step)
  }
}
