import type { CslItem } from '../../../../formats/csl-json/csl-item.ts'
import { readDate } from '../values/dates.ts'

/** The kind of a variable's value: a text or number, names, a date, or any other value. */
export type Kind = 'text' | 'names' | 'date' | 'other'

/** The shape shared by items of one type that have the same variables, in the same order and with the same kinds. */
export class Shape {
  readonly type: string
  /** The number of times the shape was used for an item. */
  met = 0
  /** The shape to which this shape adds one variable. */
  readonly before: Shape | undefined
  readonly variable: string
  readonly kind: Kind
  readonly #next: Record<Kind, Map<string, Shape> | undefined> = {
    text: undefined,
    names: undefined,
    date: undefined,
    other: undefined,
  }
  #kinds: ReadonlyMap<string, Kind> | undefined
  /** The shape returned last, cached because items of a list mostly have their variables in the same order. */
  #latest: Shape | undefined

  constructor(type: string, before?: Shape, variable = '', kind: Kind = 'other') {
    this.type = type
    this.before = before
    this.variable = variable
    this.kind = kind
  }

  /** Returns the shape of items with one more variable, or undefined if it is not known yet. */
  next(variable: string, kind: Kind): Shape | undefined {
    const latest = this.#latest
    if (latest !== undefined && latest.variable === variable && latest.kind === kind) return latest
    const known = this.#next[kind]?.get(variable)
    if (known !== undefined) this.#latest = known
    return known
  }

  /** Creates the shape that adds one variable to this shape. */
  grow(variable: string, kind: Kind): Shape {
    const shape = new Shape(this.type, this, variable, kind)
    const known = this.#next[kind] ?? new Map<string, Shape>()
    this.#next[kind] = known.set(variable, shape)
    return shape
  }

  /** Returns the kind of a variable's value, or undefined if the variable has none. */
  kindOf(variable: string): Kind | undefined {
    this.#kinds ??= kindsOf(this)
    return this.#kinds.get(variable)
  }
}

function kindsOf(shape: Shape): Map<string, Kind> {
  const kinds = new Map<string, Kind>()
  for (let one: Shape | undefined = shape; one?.before !== undefined; one = one.before)
    kinds.set(one.variable, one.kind)
  return kinds
}

/** The shapes of the items that a style has rendered. */
export class Shapes {
  readonly #types = new Map<string, Shape>()
  #count = 0

  /** Returns the shape of an item. Returns undefined for a new shape if too many shapes exist. */
  of(item: CslItem): Shape | undefined {
    let shape = this.#types.get(item.type)
    if (shape === undefined) {
      if (this.#count++ > most) return undefined
      shape = new Shape(item.type)
      this.#types.set(item.type, shape)
    }
    for (const variable in item) {
      const kind = kindOf(item[variable])
      if (kind === undefined || variable === 'type' || variable === 'id') continue
      const next: Shape | undefined = shape.next(variable, kind)
      if (next === undefined && this.#count++ > most) return undefined
      shape = next ?? shape.grow(variable, kind)
    }
    return shape
  }
}

const most = 4000

function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'string')
    return value.charCodeAt(0) > 0x20 && value.charCodeAt(0) < 0x80 ? 'text' : kindOfText(value)
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'object') return typeof value === 'number' ? 'text' : 'other'
  if (Array.isArray(value)) return value.length === 0 ? undefined : 'names'
  return isUsualDate(value) || readDate(value) !== undefined ? 'date' : 'other'
}

const kindOfText = (text: string): Kind | undefined => (text.trim() === '' ? undefined : 'text')

/** True if a value is certainly a date: its first year is an integer from 1 to 9999. */
function isUsualDate(value: { 'date-parts'?: unknown }): boolean {
  const parts = value['date-parts']
  const first: unknown = Array.isArray(parts) ? parts[0] : undefined
  const year: unknown = Array.isArray(first) ? first[0] : undefined
  return typeof year === 'number' && Number.isInteger(year) && year > 0 && year < 10_000
}
