import { everyMark, KeptElements } from '../citation/csl/items/kept-elements.ts'
import type { Runs } from '../citation/csl/runs.ts'
import type { FlatObject, FlatText } from './flat-text.ts'
import { type MarkdownNode, textNode } from './tree.ts'

/** The nodes in a citation that no text can say: links, pictures, code, formulas, calls of notes. */
export class KeptNodes extends KeptElements<MarkdownNode> {
  /** Returns the placeholder of a node kept unchanged. */
  node(node: MarkdownNode): string {
    return this.whole(node, wordsOf(node))
  }

  /** A text without what could be taken for marks. */
  text(text: string): string {
    return text.replace(everyMark, one => this.node(textNode(one)))
  }

  /** Puts the nodes back into what was written; `write` gives the nodes of what stands between them. */
  nodes(runs: Runs, write: (runs: Runs) => MarkdownNode[]): MarkdownNode[] {
    return this.restored(runs, {
      write,
      put: node => [node],
      around: (node, children) => ({ ...node, children }),
    })
  }
}

/** The words of a node: what a picture shows, and nothing of a tag. */
const wordsOf = ({ type, value, alt, children = [] }: MarkdownNode): string =>
  type === 'html' ? '' : (value ?? alt ?? children.map(wordsOf).join(''))

/**
 * A part of a flat text in which marks stand for what is no text. A link whose text would be read as more than one cite, or as another, is kept
 * as it is.
 */
export function withMarks(
  { text, objects }: Pick<FlatText, 'text' | 'objects'>,
  start: number,
  end: number,
  kept: KeptNodes,
): string {
  let marked = ''
  let place = start
  for (let next = firstFrom(objects, start); next < objects.length; next++) {
    const object = objects[next] as FlatObject
    if (object.start >= end) break
    if (object.start < place || object.end > end) continue
    marked += kept.text(text.slice(place, object.start))
    const isAround = object.isAround && !/[@;]/.test(text.slice(object.start, object.end))
    marked += isAround
      ? kept.around(object.node, withMarks({ text, objects }, object.start + 1, object.end - 1, kept))
      : kept.node(object.node)
    place = object.end
  }
  return marked + kept.text(text.slice(place, end))
}

/** The first object that begins at a place or behind it. */
function firstFrom(objects: readonly FlatObject[], place: number): number {
  let [low, high] = [0, objects.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((objects[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
