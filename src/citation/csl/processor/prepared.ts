import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import type { Cite } from './cites.ts'
import { distinguish } from './distinguish.ts'
import type { Renderer } from './elements/render.ts'
import { type CitePlace, type ItemElements, undistinguished } from './elements/scope.ts'
import { type KnownOrder, sorted } from './sort.ts'

/**
 * Returns a cite for each item, with its number and distinction. If `sort` is true, the cites are in the order of the
 * bibliography.
 *
 * `order` has the indices of the items to cite, in the order of citation. By default, all items are cited as given.
 * Returns `before` itself if its items are the same and in the same order.
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
  // The same items in the same order are disambiguated in the same way.
  const isKnown = before?.length === cites.length && before.every(({ index }, place) => index === cites[place]?.index)
  if (before !== undefined && isKnown) return before
  let number = 0
  for (const cite of cites) cite.number = ++number
  // Like entries, cites are rendered in the given order.
  if (isDistinguishing) distinguish(given, renderer.style, read ?? citeReader(renderer))
  return cites
}

/**
 * Returns a function that returns the text of an item's cite. If the style may render later cites of an item
 * differently, the text is that of a later cite.
 */
export function citeReader(renderer: Renderer): (cite: Cite) => string {
  const { citation } = renderer.style
  const place = citation.hasLaterForm ? later : undefined
  return ({ item, number, distinction, elements }) =>
    renderer.textOf({ item, number, distinction, area: citation, place, elements })
}

/** The place of a cite that is neither the first cite of its item nor near an earlier one. */
const later: CitePlace = {
  locator: undefined,
  label: 'page',
  position: 'subsequent',
  isNearNote: false,
  firstNote: undefined,
}
