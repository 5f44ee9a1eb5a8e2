import { escaped } from '../citation/csl/markdown/readable.ts'
import { isParent, type MarkdownNode, type MarkdownParent, textNode } from './tree.ts'

/** A text node, and the position of its text in the text of its block. */
export interface Leaf {
  node: MarkdownNode
  parent: MarkdownParent
  /** The link or image whose text contains the node. */
  link: Linked | undefined
  start: number
  end: number
  /**
   * The offset in the node of each character from `start` on; undefined if characters and offsets correspond one to
   * one.
   */
  places: readonly number[] | undefined
}

/** A link or an image in a block. */
export interface Linked {
  node: MarkdownNode
  parent: MarkdownParent
}

/** The description of an image, as text that may contain citations. */
export interface Caption extends Linked {
  caption: MarkdownParent
}

/** The text of a block as Markdown, with emphasis and escapes, in which citations can be found. */
export interface FlatText {
  text: string
  leaves: Leaf[]
  /** The note references and their positions. */
  notes: { start: number; note: string }[]
  captions: Caption[]
  /** The nodes that the text cannot represent, such as links, images and code, in document order. */
  objects: FlatObject[]
}

/** A node that the text of its block cannot represent, such as a link, and its position in that text. */
export interface FlatObject {
  node: MarkdownNode
  start: number
  end: number
  /**
   * True if the node wraps text. The first and the last character of the node's range are then not part of that text.
   */
  isAround: boolean
}

/** The character for a node without text, such as code, and for both ends of a node with text, such as a link. */
const notText = '\ufffc'

/** Returns the text of a block. The source, if available, shows which characters were escaped. */
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

function addObject(node: MarkdownNode, inside: Inside, source: string, flat: FlatText): void {
  const object = { node, start: flat.text.length, end: 0, isAround: false }
  flat.objects.push(object)
  // A URL that became a link automatically is part of the text, and may be part of a key.
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

const marks: Readonly<Record<string, string>> = { emphasis: '*', strong: '**' }

/** True if a link is a URL written in the text itself. */
function isBareAddress({ type, url, children = [] }: MarkdownNode): boolean {
  const [only, another] = children
  if (type !== 'link' || another !== undefined || only?.type !== 'text') return false
  return ['', 'http://', 'https://', 'mailto:'].some(scheme => url === scheme + only.value)
}

/** Turns a link into text, because the URL in `@{https://doi.org/10.1/x}` is a key. */
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

/** Returns the offsets of the characters that are escaped, or written as references, in the source of a text. */
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
    // The marks at the start of a quotation's lines are not part of the text.
    const next = raw.indexOf(character, at)
    if (next < 0) break
    at = next + 1
  }
  return escapes
}

/** Matches a character that may be part of citation syntax. */
const isMark = /[[\]@_;`{}-]/

const reference = /&#?\w{1,40};/y

/** Converts an offset in the flat text to an offset in the leaf's node. */
export const placeIn = ({ start, places }: Leaf, at: number): number =>
  places === undefined ? at - start : (places[at - start] ?? (places.at(-1) ?? -1) + 1)

/** Returns the leaf that contains a character of the flat text, or undefined if the character is not text. */
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
