/** A list of numbers of 64 bits that grows; a million take 8 MB. */
export class LongList {
  #values = new BigUint64Array(1024)
  length = 0

  push(value: bigint): void {
    if (this.length === this.#values.length) {
      const more = new BigUint64Array(2 * this.length)
      more.set(this.#values)
      this.#values = more
    }
    this.#values[this.length++] = value
  }

  /** The numbers, in the order in which they came. */
  values(): BigUint64Array {
    return this.#values.subarray(0, this.length)
  }
}

/** The first place of a number in a sorted list; undefined if it is not there. */
export function placeIn(sorted: BigUint64Array, value: bigint): number | undefined {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as bigint) < value) low = middle + 1
    else high = middle
  }
  return sorted[low] === value ? low : undefined
}

/**
 * Fingerprints of findings, any of which may be there several times. Findings that are alike in a file have fingerprints numbered from 0 on;
 * how many of them came is kept at the place of the first, so that nothing is kept of findings that are not here.
 */
export class FingerprintSet {
  readonly keys: BigUint64Array
  readonly #came: Uint32Array
  readonly #cameIn: Uint32Array

  /** Takes the fingerprints in any order. */
  constructor(given: LongList) {
    this.keys = given.values().slice().sort()
    this.#came = new Uint32Array(this.keys.length)
    this.#cameIn = new Uint32Array(this.keys.length)
  }

  /** The place of the fingerprint of the next of the findings that are alike in a file, which has a number above 0; undefined if it is not here. */
  placeOfNext(fingerprint: (nth: number) => bigint, file: number): number | undefined {
    const first = placeIn(this.keys, fingerprint(0))
    if (first === undefined) return undefined
    const nth = this.#cameIn[first] === file ? (this.#came[first] as number) : 0
    this.#cameIn[first] = file
    this.#came[first] = nth + 1
    return nth === 0 ? first : placeIn(this.keys, fingerprint(nth))
  }
}
