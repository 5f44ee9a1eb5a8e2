import type { CslItem } from '../../../formats/csl-json/item.ts'
import { plainKey } from './names.ts'
import type { Area, SortKey } from './nodes.ts'
import { branch } from './output.ts'
import { remembered } from './remembered.ts'
import { callsVariable, type Renderer } from './render.ts'
import { Scope } from './scope.ts'
import { typesetText } from './typesetter.ts'

/** An item with its place in the list that was given, and its number in the bibliography. */
export interface Numbered {
  index: number
  number: number
  item: CslItem
}

/** Items in the order of an area of a style, https://docs.citationstyles.org/en/stable/specification.html#sorting; as they are where it has none. */
export function sorted<T extends Numbered>(
  items: readonly T[],
  area: Area,
  renderer: Renderer,
  known?: KnownKeys,
): readonly T[] {
  if (area.sort.length === 0 || items.length < 2) return items
  const keyed = items.map(one => ({ one, keys: known?.of(one, area) ?? [] }))
  // The first key tells most items apart, so the others are made when they are asked for.
  const keyAt = (place: number, { one, keys }: (typeof keyed)[number], key: SortKey): string =>
    (keys[place] ??= keyOf(one, key, area, renderer))
  keyed.sort((a, b) => {
    for (const [place, key] of area.sort.entries()) {
      const [first, second] = [keyAt(place, a, key), keyAt(place, b, key)]
      // What has no value comes last, whichever way the others are sorted.
      if (first === '' || second === '') {
        if (first !== second) return first === '' ? 1 : -1
        continue
      }
      const order = renderer.locale.compare(first, second)
      if (order !== 0) return key.isDescending ? -order : order
    }
    return 0
  })
  return keyed.map(({ one }) => one)
}

/** The keys of items that were sorted before, so that only those of others are made. */
export class KnownKeys {
  readonly #keys = new Map<Area, Map<number, string[]>>()

  /** The keys of an item by their places; in a list to which others may be added. */
  of({ index }: Numbered, area: Area): string[] {
    // Numbers in the list change when others come before.
    if (area.sort.some(({ children }) => callsVariable(children, ['citation-number']))) return []
    const ofArea = remembered(this.#keys, area, () => new Map<number, string[]>())
    return remembered(ofArea, index, (): string[] => [])
  }
}

function keyOf({ item, number }: Numbered, { children, names }: SortKey, area: Area, renderer: Renderer): string {
  const scope = new Scope({ item, area, number, sorting: names }, true)
  return plainKey(typesetText(branch(renderer.all(children, scope)), renderer.locale))
}
