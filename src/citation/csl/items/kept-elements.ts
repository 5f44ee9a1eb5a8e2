import type { Run, Runs } from '../runs.ts'

/**
 * The range of private-use characters that represent kept elements while a text is rendered.
 *
 * Elements take the characters in order. Such characters in the text itself are also kept as elements.
 */
export const [firstMark, lastMark] = [0xf0000, 0xffffd]

/** Matches one character that represents a kept element. */
export const mark = /[\u{f0000}-\u{ffffd}]/u

/** A kept element. `isAround` is true if the element encloses rendered text, as a link does. */
interface Kept<T> {
  element: T
  isAround: boolean
  /** The plain text in place of the mark; empty for an element around text. */
  words: string
}

interface Restoring<T> {
  /** Converts the runs between kept elements to elements. */
  write(runs: Runs): T[]
  /** Returns the output of an element that was kept whole. */
  put(element: T): T[]
  /** Returns an element around other elements. */
  around(element: T, inner: T[]): T
}

/**
 * Elements that plain text cannot represent, such as the links, formulas, images and notes of a citation.
 *
 * While the citation is rendered, a private-use character represents each whole element, and a pair encloses the text
 * of any other element.
 */
export class KeptElements<T> {
  readonly #elements: Kept<T>[] = []

  /** The elements kept so far. */
  get elements(): readonly T[] {
    return this.#elements.map(({ element }) => element)
  }

  /**
   * Keeps a whole element, shown as `words` in plain text, and returns its mark. Returns an empty text if no marks
   * remain.
   */
  whole(element: T, words: string): string {
    return this.#add({ element, isAround: false, words })
  }

  /** Encloses the text of an element in its marks. Returns the bare text if no marks remain. */
  around(element: T, text: string): string {
    const open = this.#add({ element, isAround: true, words: '' })
    return open === '' ? text : open + text + String.fromCodePoint((open.codePointAt(0) ?? firstMark) + 1)
  }

  /** Returns a text with its marks replaced by the plain text of the elements. */
  readable(text: string): string {
    if (this.#elements.length === 0) return text
    return text.replace(everyMark, one => this.#at(one)?.words ?? '')
  }

  /** Restores the kept elements in rendered runs. */
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
/** Matches each character that represents a kept element. */
export const everyMark = new RegExp(mark, 'gu')
