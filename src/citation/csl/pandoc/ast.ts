import { wrongArgument } from '../../../core/argument.ts'
import { isObject, type Members } from '../../../core/object.ts'
import { everyMark, KeptElements } from '../items/kept-elements.ts'
import type { Runs } from '../runs.ts'

/** A document in Pandoc's JSON format (`-t json`), https://hackage.haskell.org/package/pandoc-types. */
export interface PandocDocument {
  'pandoc-api-version': readonly number[]
  meta: Readonly<Record<string, unknown>>
  blocks: readonly unknown[]
}

/** A Pandoc document with rendered citations. */
export interface CitedPandoc {
  document: PandocDocument
  /**
   * The cited ids that no record has, in document order. A citation without known ids, or a narrative citation whose
   * first id is unknown, stays unchanged.
   */
  unknown: string[]
}

/** An element of a document: its type and content. */
export interface Element {
  t: string
  c?: unknown
}

export const isElement = (value: unknown): value is Element => isObject(value) && typeof value.t === 'string'

/** The maximum nesting depth. No hand-written document nests deeper. */
const deepest = 500

/**
 * Copies the metadata and blocks of a document, so that the copies may be changed. Throws a `TypeError` for a value
 * that is not a document or is nested too deeply.
 */
export function copied(given: unknown): { document: PandocDocument; meta: Members; blocks: unknown[] } {
  if (!isObject(given) || !Array.isArray(given.blocks) || !Array.isArray(given['pandoc-api-version']))
    throw wrongArgument('The document', 'the output of pandoc -t json', given)
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

/** Pandoc elements that text cannot represent, such as the links and notes of a citation. */
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

  /** Replaces the private-use characters of a text with marks, because the characters could be mistaken for marks. */
  text(text: string): string {
    return text.replace(everyMark, c => this.whole({ t: 'Str', c }, c))
  }

  /** Returns the marks of an element around its text. A link inside a link becomes plain text. */
  override around(element: Element, text: string): string {
    return element.t === 'Link' && this.#isInLink ? text : super.around(element, text)
  }

  /**
   * Converts runs to inline elements and restores the kept elements. In a note, notes of one paragraph are set in
   * parentheses.
   *
   * `write` converts the runs between the kept elements.
   */
  inlines(runs: Runs, isInNote: boolean, write: (runs: Runs) => Element[]): Element[] {
    return this.restored(runs, {
      write,
      put: element => (isInNote ? inParentheses(element) : [element]),
      around: withInlines,
    })
  }
}

function withInlines({ t, c }: Element, inlines: Element[]): Element {
  const isAlone = t === 'Strikeout' || t === 'Underline'
  const parts: readonly unknown[] = Array.isArray(c) ? c : []
  return { t, c: isAlone ? inlines : [parts[0], inlines, ...parts.slice(2)] }
}

/** Returns a note of one paragraph in parentheses, and other elements unchanged. */
function inParentheses(element: Element): Element[] {
  const [paragraph, ...others]: readonly unknown[] = element.t === 'Note' && Array.isArray(element.c) ? element.c : []
  if (others.length > 0 || !isElement(paragraph) || !Array.isArray(paragraph.c)) return [element]
  if (paragraph.t !== 'Para' && paragraph.t !== 'Plain') return [element]
  return [{ t: 'Space' }, { t: 'Str', c: '(' }, ...paragraph.c.filter(isElement), { t: 'Str', c: ')' }]
}
