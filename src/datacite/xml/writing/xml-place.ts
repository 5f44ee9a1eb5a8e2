import type { Path } from '../../../core/pointer.ts'

/** The location of a value in the canonical record and in XML, computed only on request. */
export class XmlPlace {
  readonly #parent: XmlPlace | undefined
  readonly #step: string | number | undefined
  readonly #local: string
  readonly #position: number

  constructor(parent: XmlPlace | undefined, step: string | number | undefined, local: string, position = 0) {
    this.#parent = parent
    this.#step = step
    this.#local = local
    this.#position = position
  }

  get path(): Path {
    const above = this.#parent?.path ?? []
    return this.#step === undefined ? above : [...above, this.#step]
  }

  get xpath(): string {
    const above = this.#parent?.xpath ?? ''
    const own = this.#local === '' ? above : `${above}/${this.#local}`
    return this.#position === 0 ? own : `${own}[${this.#position}]`
  }

  /** Returns the place of a child element, and of the member `key` if it is given. */
  within(local: string, key?: string): XmlPlace {
    return new XmlPlace(this, key, local)
  }

  /** Returns the place of a list entry, whose element is one of `count` elements with the same name. */
  entry(index: number, count: number, local = ''): XmlPlace {
    return new XmlPlace(this, index, local, count > 1 ? index + 1 : 0)
  }

  /** Returns this place with the position of its element among `count` elements with the same name. */
  nth(index: number, count: number): XmlPlace {
    return count > 1 ? new XmlPlace(this, undefined, '', index + 1) : this
  }
}

/** Returns the place of the `resource` element, which represents the record. */
export const resourcePlace = (): XmlPlace => new XmlPlace(undefined, undefined, 'resource')
