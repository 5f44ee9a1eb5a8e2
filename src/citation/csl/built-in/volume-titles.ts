import type { Branch, Node, VariableNode } from '../processor/compile/nodes.ts'
import { plain } from '../processor/compile/plain.ts'
import { choose, group, label, otherwise, term, text, when } from './elements.ts'

/**
 * The place of a book's volume number in an entry.
 *
 * `with-title` prints the number of a titled volume before the title of the volume; `elsewhere` leaves the number where
 * the style prints it. `as-written` also leaves volume titles to the style.
 */
export type VolumePlace = 'elsewhere' | 'with-title' | 'as-written'

/** Types that are parts of a book and share its volume. */
const inBook = 'chapter entry entry-dictionary entry-encyclopedia paper-conference'
const titles = 'volume-title part-title part-number'

/**
 * Returns nodes that print the titles of volumes and parts after the title of their book.
 *
 * These are `volume-title`, `part-number` and `part-title` of CSL 1.0.2: `Computers & Typesetting: Vol. A. The
 * TeXbook`. A node that occurs in several places is changed once and stays shared.
 */
export function withVolumeTitles(nodes: readonly Node[], place: VolumePlace): readonly Node[] {
  if (place === 'as-written') return nodes
  const known = new Map<Node, Node>()
  const within = (list: readonly Node[]): readonly Node[] => list.map(changed)
  const changed = (node: Node): Node => {
    const before = known.get(node)
    if (before !== undefined) return before
    const after = made(node)
    known.set(node, after)
    return after
  }
  const made = (node: Node): Node => {
    if (node.kind === 'variable' && node.variable === 'title' && node.form === 'long') return titleNode(node, place)
    if (node.kind === 'variable' && node.variable === 'container-title') return containerNode(node, place)
    if (node.kind === 'group') return { ...node, children: within(node.children) }
    if (node.kind === 'names' && node.substitute.length > 0) return { ...node, substitute: within(node.substitute) }
    if (node.kind !== 'choose') return node
    return {
      ...node,
      branches: node.branches.map((branch): Branch => ({ ...branch, children: within(branch.children) })),
    }
  }
  return within(nodes)
}

/**
 * Builds the title with the volume and part of a book, or with the part of an article. The title of a work in a book
 * stays unchanged.
 */
const titleNode = (node: VariableNode, place: VolumePlace): Node =>
  choose(
    when(
      { match: 'any', variable: titles },
      choose(
        when({ match: 'none', variable: 'container-title' }, titled(node, [volumeOf(node, place), partOf(node)])),
        when({ match: 'any', type: inBook }, node),
        otherwise(titled(node, [partOf(node)])),
      ),
    ),
    otherwise(node),
  )

const containerNode = (node: VariableNode, place: VolumePlace): Node =>
  choose(
    when(
      { match: 'any', variable: titles },
      choose(
        when({ match: 'any', type: inBook }, titled(node, [volumeOf(node, place), partOf(node)])),
        otherwise(node),
      ),
    ),
    otherwise(node),
  )

/** Appends nodes to a title. The title's formatting, quotation marks and affixes apply to the whole. */
function titled(node: VariableNode, more: readonly Node[]): Node {
  const { prefix, suffix, setting, quotes } = node.decoration
  const bare = {
    ...node,
    decoration: { ...node.decoration, prefix: '', suffix: '', setting: undefined, quotes: false },
  }
  const whole = group(': ', [bare, group(', ', more)])
  if (whole.kind !== 'group') return whole
  return { ...whole, decoration: { ...plain, prefix, suffix, setting, quotes } }
}

/**
 * Builds the title of the volume, preceded by the number of the volume unless the style prints the number elsewhere.
 */
function volumeOf({ decoration: { textCase } }: VariableNode, place: VolumePlace): Node {
  const own = text('volume-title', textCase === undefined ? {} : { textCase })
  if (place === 'elsewhere') return own
  const volume = group(' ', [label('volume', { form: 'short', textCase: 'capitalize-first' }), text('volume')])
  return choose(when({ variable: 'volume-title' }, group('. ', [volume, own])))
}

const partOf = ({ decoration: { textCase } }: VariableNode): Node =>
  group('. ', [
    choose(
      when(
        { isNumeric: 'part-number' },
        group(' ', [term('part', { form: 'short', textCase: 'capitalize-first' }), text('part-number')]),
      ),
      otherwise(text('part-number')),
    ),
    text('part-title', textCase === undefined ? {} : { textCase }),
  ])
