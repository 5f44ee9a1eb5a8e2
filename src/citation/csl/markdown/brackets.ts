import { afterCode } from './passages.ts'

/** The maximum length of a bracketed citation, in characters. */
export const longestCitation = 2000

/** The maximum nesting depth of brackets in a citation. */
const deepest = 20

/**
 * The pairs of brackets in a text, found by scanning one part of the text at a time.
 *
 * One scan serves several brackets, but each bracket near the end of the text needs its own scan.
 */
export class Brackets {
  readonly #text: string
  /** The offsets of closing brackets by the offsets of opening brackets, in the part of the text scanned last. */
  #closing = new Map<number, number>()
  #start = 0
  #end = 0

  constructor(text: string) {
    this.#text = text
  }

  /**
   * Returns the offset of the bracket that closes the one at `start`. Returns undefined if `start` has no bracket, or
   * if the bracketed text is unclosed in its paragraph, too long or nested too deeply.
   */
  closing(start: number): number | undefined {
    if (this.#text[start] !== '[') return undefined
    if (start < this.#start || start + longestCitation > this.#end) this.#lookFrom(start)
    const end = this.#closing.get(start)
    return end !== undefined && end - start < longestCitation ? end : undefined
  }

  #lookFrom(start: number): void {
    const text = this.#text
    this.#closing = new Map()
    this.#start = start
    this.#end = Math.min(text.length, start + 2 * longestCitation)
    const open: { place: number; depth: number }[] = []
    for (let place = start; place < this.#end; place++) {
      const character = text[place]
      if (character === '\\') place++
      else if (character === '`') place = afterCode(text, place) - 1
      else if (character === '[') open.push({ place, depth: 0 })
      else if (character === '\n' && blankLine.test(text.slice(place + 1, place + 23))) open.length = 0
      else if (character === ']') {
        const { place: opened, depth } = open.pop() ?? { place: -1, depth: deepest }
        const around = open.at(-1)
        if (around !== undefined) around.depth = Math.max(around.depth, depth + 1)
        if (depth < deepest) this.#closing.set(opened, place)
      }
    }
  }
}

const blankLine = /^[ \t>]{0,20}\r?\n/
