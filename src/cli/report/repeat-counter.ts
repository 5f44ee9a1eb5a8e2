/** Counts how often numbers of 64 bits came; a million different ones take 24 MB. */
export class RepeatCounter {
  #keys = new BigUint64Array(1024)
  #counts = new Uint32Array(1024)
  #filled = 0

  /** How often a number came before. */
  next(key: bigint): number {
    if (2 * this.#filled >= this.#keys.length) this.#grow()
    const place = this.#placeOf(key)
    const count = this.#counts[place] ?? 0
    if (count === 0) this.#filled++
    this.#keys[place] = key
    this.#counts[place] = count + 1
    return count
  }

  clear(): void {
    if (this.#filled === 0) return
    this.#keys = new BigUint64Array(1024)
    this.#counts = new Uint32Array(1024)
    this.#filled = 0
  }

  #placeOf(key: bigint): number {
    const mask = this.#keys.length - 1
    let place = Number(BigInt.asUintN(32, key)) & mask
    while (this.#counts[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & mask
    return place
  }

  #grow(): void {
    const [keys, counts] = [this.#keys, this.#counts]
    this.#keys = new BigUint64Array(2 * keys.length)
    this.#counts = new Uint32Array(2 * keys.length)
    for (const [at, key] of keys.entries()) {
      if (counts[at] === 0) continue
      const place = this.#placeOf(key)
      this.#keys[place] = key
      this.#counts[place] = counts[at] ?? 0
    }
  }
}
