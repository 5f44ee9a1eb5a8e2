import { wrongArgument } from '../../../core/argument.ts'
import { isObject, type Members } from '../../../core/object.ts'
import { everyMark, KeptElements } from '../items/kept-elements.ts'
import type { Runs } from '../runs.ts'

/** A document as Pandoc writes it with `-t json`, https://hackage.haskell.org/package/pandoc-types. */
export interface PandocDocument {
  'pandoc-api-version': readonly number[]
  meta: Readonly<Record<string, unknown>>
  blocks: readonly unknown[]
}

/** A document of Pandoc in which citations are written out. */
export interface CitedPandoc {
  document: PandocDocument
  /** The ids that citations name and no record has, in their order; those citations stay as they are. */
  unknown: string[]
}

/** An element of a document: what it is, and what is in it. */
export interface Element {
  t: string
  c?: unknown
}

export const isElement = (value: unknown): value is Element => isObject(value) && typeof value.t === 'string'

/** Nothing that people write is nested deeper. */
const deepest = 500

/** A copy of a document that may be changed; `TypeError` for what is none. */
export function copied(given: unknown): { document: PandocDocument; meta: Members; blocks: unknown[] } {
  if (!isObject(given) || !Array.isArray(given.blocks) || !Array.isArray(given['pandoc-api-version']))
    throw wrongArgument('The document', 'what pandoc -t json writes', given)
  const blocks = copy(given.blocks, 0) as unknown[]
  const meta = (isObject(given.meta) ? copy(given.meta, 0) : {}) as Members
  return { document: given as unknown as PandocDocument, meta, blocks }
}

function copy(value: unknown, depth: number): unknown {
  if (depth > deepest) throw new TypeError(`The document is nested more than ${deepest} deep.`)
  if (Array.isArray(value)) return value.map(one => copy(one, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one, depth + 1)]))
}

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

  /** Returns the marks of an element around its text. A link inside a link becomes plain text. */
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
