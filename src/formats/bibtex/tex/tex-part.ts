import { decodeTex } from './decode.ts'
import { quickPart } from './decode-quickly.ts'

/** A stretch of a text in TeX, the parts of which are decoded one after the other. */
export class TexPart {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly #marks: readonly number[]
  #mark: number | undefined

  /** `mark` and `marks` are those of {@link quickPart}. */
  constructor(text: string, from = 0, to = text.length, mark?: number, marks: readonly number[] = []) {
    this.text = text
    this.from = from
    this.to = to
    this.#mark = mark
    this.#marks = marks
  }

  /** It as written. */
  get tex(): string {
    return this.text.slice(this.from, this.to)
  }

  /** What stands between two offsets, decoded; the next ones must follow them. */
  decode(from: number, to: number): string {
    const { text } = this
    // Without marks, what comes after this part would be looked through for every part before it.
    if (this.#mark === undefined) return decodeTex(text.slice(from, to)).text
    let [start, end] = [from, to]
    while (start < end && text.charCodeAt(start) === 0x20) start++
    while (start < end && text.charCodeAt(end - 1) === 0x20) end--
    while ((this.#marks[this.#mark] ?? start) < start) this.#mark++
    return quickPart(text, start, end, this.#mark, this.#marks) ?? decodeTex(text.slice(start, end)).text
  }
}
