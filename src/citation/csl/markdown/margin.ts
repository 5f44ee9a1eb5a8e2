/** A reader of the marks and the indentation at the start of a line. Tab stops are four columns apart. */
export class Margin {
  place: number
  readonly #text: string
  readonly #end: number
  #column = 0
  /** The remaining columns of a partly consumed tab. */
  #left = 0

  constructor(text: string, start: number, end: number) {
    this.#text = text
    this.place = start
    this.#end = end
  }

  /** The indentation of the remaining text, in columns. */
  get indent(): number {
    let columns = this.#left
    let column = this.#column + this.#left
    for (let place = this.place; this.#isGap(place); place++) {
      const width = this.#text[place] === '\t' ? 4 - (column % 4) : 1
      columns += width
      column += width
    }
    return columns
  }

  get isBlank(): boolean {
    return this.#word >= this.#end || (this.#text[this.#word] === '\r' && this.#word + 1 === this.#end)
  }

  /**
   * Matches a sticky pattern at the first character after the indentation. Returns undefined if the pattern does not
   * match.
   */
  reads(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#word
    return pattern.exec(this.#text) ?? undefined
  }

  /** Consumes a number of columns of the indentation, if the indentation has that many. */
  take(columns: number): boolean {
    if (this.indent < columns) return false
    let rest = columns
    if (this.#left > 0) {
      const taken = Math.min(rest, this.#left)
      this.#left -= taken
      this.#column += taken
      rest -= taken
    }
    while (rest > 0) {
      const width = this.#text[this.place] === '\t' ? 4 - (this.#column % 4) : 1
      this.place++
      this.#column += Math.min(width, rest)
      this.#left = Math.max(0, width - rest)
      rest -= Math.min(width, rest)
    }
    return true
  }

  /** Consumes the mark of a quotation and the space after the mark, if any. Returns false if no such mark is next. */
  takeQuote(): boolean {
    if (this.indent >= 4 || this.#text[this.#word] !== '>') return false
    this.take(this.indent)
    this.skip(1)
    this.take(1)
    return true
  }

  /** Consumes a number of characters. */
  skip(length: number): void {
    this.place += length
    this.#column += length
  }

  /** The position of the first word. */
  get #word(): number {
    let place = this.place
    while (this.#isGap(place)) place++
    return place
  }

  #isGap(place: number): boolean {
    return place < this.#end && (this.#text[place] === ' ' || this.#text[place] === '\t')
  }
}
