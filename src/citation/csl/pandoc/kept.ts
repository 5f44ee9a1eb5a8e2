import { everyMark, KeptElements } from '../items/kept-elements.ts'
import type { Runs } from '../run.ts'
import { type Element, isElement } from './ast.ts'

/** The elements of Pandoc in a citation that no text can say. */
export class Kept extends KeptElements<Element> {
  readonly #isInLink: boolean

  constructor(isInLink: boolean) {
    super()
    this.#isInLink = isInLink
  }

  /** The notes among the elements. */
  get notes(): Element[] {
    return this.elements.filter(({ t }) => t === 'Note')
  }

  /** A text without what could be taken for marks. */
  text(text: string): string {
    return text.replace(everyMark, c => this.whole({ t: 'Str', c }, c))
  }

  /** What stands for an element around its text. A link in a link is only text. */
  override around(element: Element, text: string): string {
    return element.t === 'Link' && this.#isInLink ? text : super.around(element, text)
  }

  /** Puts the elements back into what was written: `write` gives the inline elements of what stands between them. In a note, notes stand in parentheses. */
  inlines(runs: Runs, isInNote: boolean, write: (runs: Runs) => Element[]): Element[] {
    return this.restored(runs, {
      write,
      put: element => (isInNote ? inParentheses(element) : [element]),
      around: withInlines,
    })
  }
}

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
