import { escaped } from '../citation/csl/markdown/readable.ts'
import { isParent, type MarkdownNode, type MarkdownParent, textNode } from './tree.ts'

/** A text node, and where its characters stand in the text of its block. */
export interface Leaf {
  node: MarkdownNode
  parent: MarkdownParent
  /** The link or the picture of whose text it is a part, and where that stands. */
  link: Linked | undefined
  start: number
  end: number
  /** For each character from `start` on, the place of it in the node; undefined where they are the same. */
  places: readonly number[] | undefined
}

/** A link or a picture in a block. */
export interface Linked {
  node: MarkdownNode
  parent: MarkdownParent
}

/** The description of a picture, as text that can be cited in. */
export interface Caption extends Linked {
  caption: MarkdownParent
}

/** The text of a block as Markdown, with emphasis and escapes, so that citations can be found in it. */
export interface FlatText {
  text: string
  leaves: Leaf[]
  /** The notes that are called, and where. */
  notes: { start: number; note: string }[]
  captions: Caption[]
  /** Nodes that are not text, or more than text, in order of their starts. */
  objects: FlatObject[]
}

/** A node that is no text, or more than its text, and where it stands in the text of its block. */
export interface FlatObject {
  node: MarkdownNode
  start: number
  end: number
  /** True if the node wraps text. One character on each side is not part of that text. */
  isAround: boolean
}

/** Stands for what is no text, such as a picture. */
const notText = '\ufffc'

/** The text of a block; the source, if there is one, says which characters were escaped. */
export function flatText(block: MarkdownParent, source: string): FlatText {
  const flat: FlatText = { text: '', leaves: [], notes: [], captions: [], objects: [] }
  for (const child of block.children) addNode(child, { parent: block, link: undefined }, source, flat)
  return flat
}

type Inside = Pick<Leaf, 'parent' | 'link'>

function addNode(node: MarkdownNode, inside: Inside, source: string, flat: FlatText): void {
  if (node.type === 'link' && flat.text.endsWith('@{') && isBareAddress(node)) makeText(node)
  const mark = marks[node.type]
  if (node.type === 'text') addText(node, inside, source, flat)
  else if (mark !== undefined && isParent(node)) addChildren(node, mark, inside, source, flat)
  else if (node.type === 'break') flat.text += '\n'
  else if (node.type !== 'html' || !/^<!--/.test(node.value ?? '')) addObject(node, inside, source, flat)
}

/** Adds a node that is kept as it is in a citation. */
function addObject(node: MarkdownNode, inside: Inside, source: string, flat: FlatText): void {
  const object = { node, start: flat.text.length, end: 0, isAround: false }
  flat.objects.push(object)
  // An address that became a link by itself is part of the text, and may be a part of a key.
  if (isBareAddress(node)) {
    if (/@\{?$/.test(flat.text)) flat.objects.pop()
    flat.text += escaped(node.children?.[0]?.value ?? '')
  } else if (holdsText(node) && isParent(node)) {
    object.isAround = true
    const { parent, link = isLink(node) ? { node, parent } : undefined } = inside
    addChildren(node, notText, { parent, link }, source, flat)
  } else if (typeof node.alt === 'string' && node.alt.includes('@')) addCaption(node, node.alt, inside, source, flat)
  else {
    if (node.type === 'footnoteReference') flat.notes.push({ start: object.start, note: node.identifier ?? '' })
    flat.text += notText
  }
  object.end = flat.text.length
}

function addChildren(node: MarkdownParent, mark: string, { link }: Inside, source: string, flat: FlatText): void {
  flat.text += mark
  for (const child of node.children) addNode(child, { parent: node, link }, source, flat)
  flat.text += mark
}

function addCaption(node: MarkdownNode, alt: string, { parent, link }: Inside, source: string, flat: FlatText): void {
  const { position } = node
  const text: MarkdownNode = { ...textNode(alt), ...(position && { position }) }
  const caption: MarkdownParent = { type: 'caption', children: [text] }
  flat.captions.push({ node, parent, caption })
  addChildren(caption, notText, { parent, link: link ?? { node, parent } }, source, flat)
}

const isLink = ({ type }: MarkdownNode): boolean => type === 'link' || type === 'linkReference'

/** True if a node wraps text that can contain citations. */
const holdsText = (node: MarkdownNode): boolean => isLink(node) || node.type === 'delete'

/** The Markdown delimiters of a stretch. */
const marks: Readonly<Record<string, string>> = { emphasis: '*', strong: '**' }

/** True if a link is an address written in the text itself. */
function isBareAddress({ type, url, children = [] }: MarkdownNode): boolean {
  const [only, another] = children
  if (type !== 'link' || another !== undefined || only?.type !== 'text') return false
  return ['', 'http://', 'https://', 'mailto:'].some(scheme => url === scheme + only.value)
}

/** Makes text of a link: the address in `@{https://doi.org/10.1/x}` is a key, and the brace behind it is no part of that. */
function makeText(node: MarkdownNode): void {
  node.type = 'text'
  node.value = node.url ?? ''
  delete node.url
  delete node.children
}

function addText(node: MarkdownNode, inside: Inside, source: string, flat: FlatText): void {
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
      if (character === '\\' || character === '*' || (escapes.has(place) && isMark.test(character))) {
        flat.text += '\\'
        places.push(place)
      }
      flat.text += character
      places.push(place)
    }
  }
  flat.leaves.push({ node, ...inside, start, end: flat.text.length, places })
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

/** Matches a potential mark. */
const isMark = /[[\]@_;`{}-]/

const reference = /&#?\w{1,40};/y

/** Returns the offset in a leaf's node of a character in the flat text. */
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
