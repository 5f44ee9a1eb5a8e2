/** Where each record of a long stream came from, kept as one entry an input. */
export class Origins {
  readonly #starts: { file: string; from: number }[] = []
  #count = 0

  /** Says that what comes next is from a file. */
  begin(file: string): void {
    this.#starts.push({ file, from: this.#count })
  }

  /** Counts one record. */
  count(): void {
    this.#count++
  }

  /** The file of a record by its number in the stream, and its number in the file, from 0. */
  of(index: number): { file: string; index: number } {
    let [low, high] = [0, this.#starts.length]
    while (low + 1 < high) {
      const middle = (low + high) >>> 1
      if ((this.#starts[middle]?.from ?? 0) <= index) low = middle
      else high = middle
    }
    const { file = '', from = 0 } = this.#starts[low] ?? {}
    return { file, index: index - from }
  }
}
