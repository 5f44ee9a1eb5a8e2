import { afterCode } from './passages.ts'

/** Longer brackets hold no citation. */
export const longestCitation = 2000

/** Brackets with more of them inside each other hold none either. */
const deepest = 20

/** Finds where the brackets of a text close, looking once at each place. */
export class Brackets {
  readonly #text: string
  /** The places of the brackets that close, by those where they open, in the part of the text that was looked at last. */
  #closing = new Map<number, number>()
  #start = 0
  #end = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Finds the closing bracket, with nested brackets in between. Undefined if the paragraph has none. */
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
