import { lineEnd, lineStart } from '../edit/edits.ts'
import { maxDepth } from './document.ts'
import { type WrittenNode, writtenNodes } from './nodes.ts'

/** A stretch of a text. */
interface Stretch {
  start: number
  end: number
}

/** A YAML text that is edited, perhaps more than once: what is written where is found out when it is first asked, and kept. */
export class YamlText {
  readonly text: string
  #documents: readonly WrittenNode[] | undefined

  constructor(text: string) {
    this.text = text
  }

  /** What is written in its documents; those without anything are left out. */
  get documents(): readonly WrittenNode[] {
    this.#documents ??= writtenNodes(this.text, maxDepth)
    return this.#documents
  }

  /** The lines of a document (the first is 0), where others stand beside it and it shares none with them. */
  linesOf(index: number): Stretch | undefined {
    const root = this.documents[index]
    return root === undefined || this.documents.length < 2 ? undefined : this.#lines(root.start, root.end)
  }

  /** The lines of an entry of the list that a document is, with its dash; undefined if it shares a line with what stands before. */
  linesOfEntry(index: number, entry: number): Stretch | undefined {
    const root = this.documents[index]
    if (root?.kind !== 'sequence' || root.isFlow) return undefined
    const dashOf = (at: number): number | undefined => {
      const start = root.children[at]?.node.start
      return start === undefined ? undefined : this.text.lastIndexOf('-', start - 1)
    }
    const next = dashOf(entry + 1)
    return this.#lines(dashOf(entry), next === undefined ? root.end : lineStart(this.text, next) - 1)
  }

  #lines(at: number | undefined, last: number): Stretch | undefined {
    if (at === undefined || at < 0) return undefined
    const start = lineStart(this.text, at)
    return this.text.slice(start, at).trim() === '' ? { start, end: lineEnd(this.text, last) } : undefined
  }
}
