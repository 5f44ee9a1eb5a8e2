import { isParent, type MarkdownNode, type MarkdownParent } from './tree.ts'

/** A text node, and where its characters stand in the text of its block. */
export interface Leaf {
  node: MarkdownNode
  parent: MarkdownParent
  start: number
  end: number
  /** For each character from `start` on, the place of it in the node; undefined where they are the same. */
  places: readonly number[] | undefined
}

/** The text of a block as Markdown, with emphasis and escapes, so that citations can be found in it. */
export interface FlatText {
  text: string
  leaves: Leaf[]
  /** The notes that are called, and where. */
  notes: { start: number; note: string }[]
}

/** Stands for what is no text, such as a picture. */
export const notText = '\ufffc'

/** The text of a block; the source, if there is one, says which characters were escaped. */
export function flatText(block: MarkdownParent, source: string): FlatText {
  const flat: FlatText = { text: '', leaves: [], notes: [] }
  for (const child of block.children) addNode(child, block, source, flat)
  return flat
}

function addNode(node: MarkdownNode, parent: MarkdownParent, source: string, flat: FlatText): void {
  const mark = marks[node.type]
  if (node.type === 'link' && flat.text.endsWith('@{') && isBareAddress(node)) makeText(node)
  if (node.type === 'text') addText(node, parent, source, flat)
  else if (mark !== undefined && isParent(node)) {
    flat.text += mark
    for (const child of node.children) addNode(child, node, source, flat)
    flat.text += mark
  } else if (node.type === 'inlineCode') flat.text += escaped(node.value ?? '')
  else if (node.type === 'break') flat.text += '\n'
  else if (node.type === 'footnoteReference') {
    flat.notes.push({ start: flat.text.length, note: node.identifier ?? '' })
    flat.text += notText
  } else if (node.type === 'html') flat.text += /^<!--/.test(node.value ?? '') ? '' : notText
  // An address that became a link by itself is part of the text.
  else if (node.type === 'link') flat.text += isBareAddress(node) ? escaped(node.url ?? '') : notText
  else flat.text += notText
}

/** What marks a stretch in Markdown. */
const marks: Readonly<Record<string, string>> = { emphasis: '*', strong: '**', delete: '' }

const isBareAddress = ({ url, children = [] }: MarkdownNode): boolean =>
  children.length === 1 && children[0]?.type === 'text' && children[0].value === url

/** Makes text of a link: the address in `@{https://doi.org/10.1/x}` is a key, and the brace behind it is no part of that. */
function makeText(node: MarkdownNode): void {
  node.type = 'text'
  node.value = node.url ?? ''
  delete node.url
  delete node.children
}

/** What Markdown reads as a mark, with a backslash before it. */
const escaped = (text: string): string => text.replace(/[\\[\]@*;]/g, '\\$&')

function addText(node: MarkdownNode, parent: MarkdownParent, source: string, flat: FlatText): void {
  const value = node.value ?? ''
  const start = flat.text.length
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  const raw = from === undefined || to === undefined ? value : source.slice(from, to)
  const isPlain = (raw === value || source === '') && !/[\\*]/.test(value)
  let places: number[] | undefined
  if (isPlain) flat.text += value
  else {
    places = []
    const escapes = source === '' ? new Set<number>() : escapesIn(value, raw)
    for (const [place, character] of value.split('').entries()) {
      if (escapes.has(place) || character === '\\' || character === '*') {
        flat.text += '\\'
        places.push(place)
      }
      flat.text += character
      places.push(place)
    }
  }
  flat.leaves.push({ node, parent, start, end: flat.text.length, places })
}

/** Which characters of a text are escaped, or written as references, in its source. */
function escapesIn(value: string, raw: string): ReadonlySet<number> {
  const escapes = new Set<number>()
  let at = 0
  for (let place = 0; place < value.length; place++) {
    const character = value[place] ?? ''
    if (raw[at] === '\\' && raw[at + 1] === character) {
      escapes.add(place)
      at += 2
      continue
    }
    reference.lastIndex = at
    const found = raw[at] === '&' ? reference.exec(raw) : null
    if (found !== null && character !== '&') {
      escapes.add(place)
      at += found[0].length
      continue
    }
    // What a line of a quotation begins with is not part of the text.
    const next = raw.indexOf(character, at)
    if (next < 0) break
    at = next + 1
  }
  return escapes
}

const reference = /&#?\w{1,40};/y

/** Where a character of a flat text stands in its node. */
export const placeIn = ({ start, places }: Leaf, at: number): number =>
  places === undefined ? at - start : (places[at - start] ?? (places.at(-1) ?? -1) + 1)

/** The leaf that has a character of a flat text; undefined where that is no text. */
export function leafAt(leaves: readonly Leaf[], at: number): Leaf | undefined {
  let [low, high] = [0, leaves.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const { end = 0 } = leaves[middle] ?? {}
    if (end <= at) low = middle + 1
    else high = middle
  }
  const leaf = leaves[low]
  return leaf !== undefined && leaf.start <= at ? leaf : undefined
}
