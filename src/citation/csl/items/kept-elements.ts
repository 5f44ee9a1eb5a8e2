import type { Run, Runs } from '../runs.ts'

/**
 * Characters for private use that stand for what is kept of a text while it is written: the first of them for the first, and so on. Those of the text
 * itself are kept, too.
 */
export const [firstMark, lastMark] = [0xf0000, 0xffffd]

/** One of them. */
export const mark = /[\u{f0000}-\u{ffffd}]/u

/** An element that is kept, as it is or around its text. */
interface Kept<T> {
  element: T
  isAround: boolean
  /** The element's reading in plain text. */
  words: string
}

/** Restores elements from their marks. */
interface Restoring<T> {
  /** The elements of what stands between those that were kept. */
  write(runs: Runs): T[]
  /** Returns the output of an element that was kept whole. */
  put(element: T): T[]
  /** One with other elements in it. */
  around(element: T, inner: T[]): T
}

/**
 * Elements in a citation that no text can say: links, formulas, pictures, notes. While the citation is written, characters for private use stand for
 * where each begins and ends.
 */
export class KeptElements<T> {
  readonly #elements: Kept<T>[] = []

  /** The elements so far. */
  get elements(): readonly T[] {
    return this.#elements.map(({ element }) => element)
  }

  /** Returns the mark of an element kept whole, with its plain text reading. Empty if no marks remain. */
  whole(element: T, words: string): string {
    return this.#add({ element, isAround: false, words })
  }

  /** Encloses the text of an element in its marks. Returns the bare text if no marks remain. */
  around(element: T, text: string): string {
    const open = this.#add({ element, isAround: true, words: '' })
    return open === '' ? text : open + text + String.fromCodePoint((open.codePointAt(0) ?? firstMark) + 1)
  }

  /** A text without marks: with the words of the elements. */
  readable(text: string): string {
    if (this.#elements.length === 0) return text
    return text.replace(everyMark, one => this.#at(one)?.words ?? '')
  }

  /** Puts the elements back into what was written. */
  restored(runs: Runs, { write, put, around }: Restoring<T>): T[] {
    if (this.#elements.length === 0) return write(runs)
    const outside: { element: T | undefined; inner: T[] } = { element: undefined, inner: [] }
    const open = [outside]
    let between: Run[] = []
    const add = (...elements: T[]): void => {
      open.at(-1)?.inner.push(...write(between), ...elements)
      between = []
    }
    for (const run of runs)
      for (const text of run.text.split(atMarks)) {
        const { element, isAround = false } = this.#at(text) ?? {}
        if (element === undefined) between.push({ ...run, text })
        else if (!isAround) add(...put(element))
        else if ((text.codePointAt(0) ?? 0) % 2 === 0) {
          add()
          open.push({ element, inner: [] })
        } else if (open.at(-1)?.element === element) {
          add()
          const { inner } = open.pop() ?? outside
          open.at(-1)?.inner.push(around(element, inner))
        }
      }
    add()
    return open.flatMap(({ inner }) => inner)
  }

  #add(kept: Kept<T>): string {
    const code = firstMark + 2 * this.#elements.length
    if (code > lastMark) return ''
    this.#elements.push(kept)
    return String.fromCodePoint(code)
  }

  #at(text: string): Kept<T> | undefined {
    const code = text.codePointAt(0) ?? 0
    return code < firstMark ? undefined : this.#elements[(code - firstMark) >> 1]
  }
}

const atMarks = new RegExp(`(${mark.source})`, 'u')
/** Each of the characters that stand for what is kept. */
export const everyMark = new RegExp(mark, 'gu')
