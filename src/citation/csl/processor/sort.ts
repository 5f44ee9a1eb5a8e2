import { remembered } from '../../../core/lazily.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { Area, SortKey } from './compile/nodes.ts'
import { callsVariable } from './compile/style-questions.ts'
import type { Renderer } from './elements/render.ts'
import { type ItemElements, Scope } from './elements/scope.ts'
import { plainKey } from './names/name-keys.ts'
import { type Ordered, ordered } from './order.ts'

/** An item with its index in the input, and its number in the bibliography. */
export interface Numbered {
  index: number
  number: number
  item: CslItem
  /** The compiled elements for the item, if known. */
  elements?: ItemElements | undefined
}

/**
 * Sorts items as an area of a style requires, https://docs.citationstyles.org/en/stable/specification.html#sorting.
 * Without sort keys, returns the items unchanged.
 */
export function sorted<T extends Numbered>(
  items: readonly T[],
  area: Area,
  renderer: Renderer,
  known?: KnownOrder,
): readonly T[] {
  if (area.sort.length === 0 || items.length < 2) return items
  const ranks = known?.ranks(items, area, renderer)
  if (ranks !== undefined) return items.toSorted((a, b) => (ranks.get(a.index) ?? 0) - (ranks.get(b.index) ?? 0))
  const keyed = items.map((one): Keyed<T> => ({ one, keys: new Array(area.sort.length) }))
  keyed.sort(comparison(area, renderer))
  return keyed.map(({ one }) => one)
}

/** An item with its sort keys. The first key distinguishes most items, so the others are computed on demand. */
interface Keyed<T extends Numbered = Numbered> {
  one: T
  keys: Ordered[]
}

function comparison(area: Area, renderer: Renderer): (a: Keyed, b: Keyed) => number {
  const keyAt = (place: number, { one, keys }: Keyed, key: SortKey): Ordered =>
    (keys[place] ??= ordered(keyOf(one, key, area, renderer)))
  const { compare } = renderer.locale
  return (a, b) => {
    let place = -1
    for (const key of area.sort) {
      place++
      const first = keyAt(place, a, key)
      const second = keyAt(place, b, key)
      // Empty values sort last in both directions.
      if (first.text === '' || second.text === '') {
        if (first.text !== second.text) return first.text === '' ? 1 : -1
        continue
      }
      const order = compare(first, second)
      if (order !== 0) return key.isDescending ? -order : order
    }
    return 0
  }
}

/** The cached order of sorted items. New items are inserted without sorting the others again. */
export class KnownOrder {
  readonly #areas = new Map<Area, Ranking | false>()

  /** Returns the rank of each item, or undefined if the position of an item depends on the items before it. */
  ranks(items: readonly Numbered[], area: Area, renderer: Renderer): ReadonlyMap<number, number> | undefined {
    const ranking = remembered<Area, Ranking | false>(this.#areas, area, () => {
      // The citation number of an item depends on the items before it.
      const isOfOthers = area.sort.some(({ children }) => callsVariable(children, ['citation-number']))
      return isOfOthers ? false : new Ranking(comparison(area, renderer))
    })
    if (ranking === false) return undefined
    ranking.add(items)
    return ranking.ranks
  }
}

class Ranking {
  readonly ranks = new Map<number, number>()
  readonly #compare: (a: Keyed, b: Keyed) => number
  /** The groups of items with equal keys, sorted. */
  readonly #groups: [first: Keyed, ...others: Keyed[]][] = []

  constructor(compare: (a: Keyed, b: Keyed) => number) {
    this.#compare = compare
  }

  add(items: readonly Numbered[]): void {
    const before = this.ranks.size
    for (const one of items) if (!this.ranks.has(one.index)) this.#insert({ one, keys: [] })
    if (this.ranks.size === before) return
    for (const [rank, group] of this.#groups.entries()) for (const { one } of group) this.ranks.set(one.index, rank)
  }

  #insert(item: Keyed): void {
    let [from, to] = [0, this.#groups.length]
    this.ranks.set(item.one.index, 0)
    while (from < to) {
      const middle = (from + to) >> 1
      const group = this.#groups[middle] as [Keyed, ...Keyed[]]
      const order = this.#compare(item, group[0])
      if (order === 0) {
        group.push(item)
        return
      }
      if (order < 0) to = middle
      else from = middle + 1
    }
    this.#groups.splice(from, 0, [item])
  }
}

function keyOf(
  { item, number, elements }: Numbered,
  { children, names }: SortKey,
  area: Area,
  renderer: Renderer,
): string {
  return plainKey(renderer.keyOf(children, new Scope({ item, area, number, sorting: names, elements }, true)))
}
