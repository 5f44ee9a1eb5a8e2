import type { Pairs } from './pair.ts'

/**
 * Which pairs of two lists are not in the order of the others, by their index in the first list: as few as can be. Takes
 * the pairs in the order of the first list.
 */
export function movedPairs(pairs: Readonly<Pairs>): Set<number> {
  // The longest rising sequence of places in the second list stays; found by patience sorting.
  const piles: number[] = []
  const previous: number[] = []
  const place = (index: number): number => pairs[index]?.[1] ?? -1
  for (const index of pairs.keys()) {
    const pile = firstPileFrom(piles, place(index), place)
    previous[index] = piles[pile - 1] ?? -1
    piles[pile] = index
  }
  const staying = new Set<number>()
  for (let index = piles.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) staying.add(index)
  return new Set(pairs.filter((_, index) => !staying.has(index)).map(([before]) => before))
}

function firstPileFrom(piles: readonly number[], value: number, place: (index: number) => number): number {
  let low = 0
  let high = piles.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (place(piles[middle] ?? -1) < value) low = middle + 1
    else high = middle
  }
  return low
}
