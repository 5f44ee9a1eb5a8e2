import { firstMark, lastMark, mark } from '../private-use.ts'
import type { Run, Runs } from '../run.ts'
import { type Element, isElement } from './ast.ts'

/** An element that is kept, as it is or around its text. */
interface KeptElement {
  element: Element
  isAround: boolean
}

/**
 * Elements in a citation that no text can say: links, formulas, pictures, notes. While the citation is written, characters for private use stand for
 * where each begins and ends.
 */
export class Kept {
  readonly #elements: KeptElement[] = []
  readonly #isInLink: boolean

  constructor(isInLink: boolean) {
    this.#isInLink = isInLink
  }

  /** The notes among the elements. */
  get notes(): Element[] {
    return this.#elements.flatMap(({ element }) => (element.t === 'Note' ? [element] : []))
  }

  /** A text without what could be taken for marks. */
  text(text: string): string {
    return text.replace(everyMark, c => this.whole({ t: 'Str', c }))
  }

  /** What stands for an element that is kept as it is; nothing for one too many. */
  whole(element: Element): string {
    return this.#add({ element, isAround: false })
  }

  /** What stands for an element around its text. A link in a link is only text. */
  around(element: Element, text: string): string {
    if (element.t === 'Link' && this.#isInLink) return text
    const open = this.#add({ element, isAround: true })
    return open === '' ? text : open + text + String.fromCodePoint((open.codePointAt(0) ?? firstMark) + 1)
  }

  #add(kept: KeptElement): string {
    const code = firstMark + 2 * this.#elements.length
    if (code > lastMark) return ''
    this.#elements.push(kept)
    return String.fromCodePoint(code)
  }

  /** Puts the elements back into what was written: `write` gives the inline elements of what stands between them. In a note, notes stand in parentheses. */
  restored(runs: Runs, isInNote: boolean, write: (runs: Runs) => Element[]): Element[] {
    if (this.#elements.length === 0) return write(runs)
    const outside: { element: Element | undefined; inner: Element[] } = { element: undefined, inner: [] }
    const open = [outside]
    let between: Run[] = []
    const put = (...elements: Element[]): void => {
      open.at(-1)?.inner.push(...write(between), ...elements)
      between = []
    }
    for (const run of runs)
      for (const text of run.text.split(atMarks)) {
        const code = text.codePointAt(0) ?? 0
        const { element, isAround = false } = this.#elements[(code - firstMark) >> 1] ?? {}
        if (code < firstMark || element === undefined) between.push({ ...run, text })
        else if (!isAround) put(...(isInNote ? inParentheses(element) : [element]))
        else if (code % 2 === 0) {
          put()
          open.push({ element, inner: [] })
        } else if (open.at(-1)?.element === element) {
          put()
          const { inner } = open.pop() ?? outside
          open.at(-1)?.inner.push(withInlines(element, inner))
        }
      }
    put()
    return open.flatMap(({ inner }) => inner)
  }
}

const atMarks = new RegExp(`(${mark.source})`, 'u')
const everyMark = new RegExp(mark, 'gu')

/** An element with other text, which stands behind the attributes of links and spans. */
function withInlines({ t, c }: Element, inlines: Element[]): Element {
  const isAlone = t === 'Strikeout' || t === 'Underline'
  const parts: readonly unknown[] = Array.isArray(c) ? c : []
  return { t, c: isAlone ? inlines : [parts[0], inlines, ...parts.slice(2)] }
}

/** A note of one paragraph in parentheses; other elements as they are. */
function inParentheses(element: Element): Element[] {
  const [paragraph, ...others]: readonly unknown[] = element.t === 'Note' && Array.isArray(element.c) ? element.c : []
  if (others.length > 0 || !isElement(paragraph) || !Array.isArray(paragraph.c)) return [element]
  if (paragraph.t !== 'Para' && paragraph.t !== 'Plain') return [element]
  return [{ t: 'Space' }, { t: 'Str', c: '(' }, ...paragraph.c.filter(isElement), { t: 'Str', c: ')' }]
}
