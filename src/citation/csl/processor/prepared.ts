import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { Cite } from './cites.ts'
import { distinguish } from './distinguish.ts'
import type { Renderer } from './render.ts'
import { type CitePlace, type ItemElements, undistinguished } from './scope.ts'
import { type KnownOrder, sorted } from './sort.ts'

/**
 * Returns items with their numbers in the bibliography, in its order, and their distinctions. They are cited in the given order, even for a
 * subset or another sequence.
 *
 * Returns the previous cites if nothing changed.
 */
export function prepared(
  items: readonly CslItem[],
  renderer: Renderer,
  sort: boolean,
  {
    order,
    elements,
    read,
    known,
    before,
  }: {
    order?: readonly number[]
    elements?: readonly ItemElements[]
    read?: (cite: Cite) => string
    known?: KnownOrder
    before?: readonly Cite[]
  } = {},
): readonly Cite[] {
  const { bibliography, isDistinguishing } = renderer.style
  const given: Cite[] = []
  for (let place = 0; place < (order ?? items).length; place++) {
    const index = order?.[place] ?? place
    const item = items[index]
    if (item === undefined) continue
    const number = given.length + 1
    given.push({ index, item, number, distinction: undistinguished, elements: elements?.[index], at: undefined })
  }
  const cites = sort && bibliography !== undefined ? sorted(given, bibliography, renderer, known) : given
  // The same items in the same order are set apart in the same way.
  const isKnown = before?.length === cites.length && before.every(({ index }, place) => index === cites[place]?.index)
  if (before !== undefined && isKnown) return before
  let number = 0
  for (const cite of cites) cite.number = ++number
  // As entries are, cites are read in the order given.
  if (isDistinguishing) distinguish(given, renderer.style, read ?? citeReader(renderer))
  return cites
}

/** Returns a function that renders an item's cite as it appears after the first, if later cites differ. */
export function citeReader(renderer: Renderer): (cite: Cite) => string {
  const { citation } = renderer.style
  const place = citation.hasLaterForm ? later : undefined
  return ({ item, number, distinction, elements }) =>
    renderer.textOf({ item, number, distinction, area: citation, place, elements })
}

/** The place of a cite that is not the first of its item, nor near another. */
const later: CitePlace = {
  locator: undefined,
  label: 'page',
  position: 'subsequent',
  isNearNote: false,
  firstNote: undefined,
}
