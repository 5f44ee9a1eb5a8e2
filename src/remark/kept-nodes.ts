import { everyMark, KeptElements } from '../citation/csl/items/kept-elements.ts'
import type { Runs } from '../citation/csl/runs.ts'
import type { FlatObject, FlatText } from './flat-text.ts'
import { type MarkdownNode, textNode } from './tree.ts'

/**
 * The nodes in a citation that plain text cannot represent, such as links, images, code, formulas and note references.
 */
export class KeptNodes extends KeptElements<MarkdownNode> {
  /** Returns the placeholder of a node that is kept unchanged. */
  node(node: MarkdownNode): string {
    return this.whole(node, wordsOf(node))
  }

  /** Replaces the characters that could be mistaken for marks with placeholders. */
  text(text: string): string {
    return text.replace(everyMark, one => this.node(textNode(one)))
  }

  /** Restores the kept nodes in rendered runs. `write` returns the nodes for the runs between the kept nodes. */
  nodes(runs: Runs, write: (runs: Runs) => MarkdownNode[]): MarkdownNode[] {
    return this.restored(runs, {
      write,
      put: node => [node],
      around: (node, children) => ({ ...node, children }),
    })
  }
}

/**
 * Returns the plain text of a node: its value, the description of an image, or the text of its children. Returns an
 * empty text for HTML.
 */
const wordsOf = ({ type, value, alt, children = [] }: MarkdownNode): string =>
  type === 'html' ? '' : (value ?? alt ?? children.map(wordsOf).join(''))

/**
 * Returns a part of a flat text with marks in place of nodes that are not text.
 *
 * A link whose text would be read as several cites, or as a different cite, stays unchanged.
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

/** Returns the index of the first object at or after an offset. */
function firstFrom(objects: readonly FlatObject[], place: number): number {
  let [low, high] = [0, objects.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((objects[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
