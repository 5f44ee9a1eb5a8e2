import { toPointer } from '../../core/pointer.ts'
import type { DuplicateKey } from '../document.ts'
import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from './js-yaml.ts'

/** A value of a YAML text with its place; the `end` of a collection is unknown and equals its start. */
export interface YamlNode {
  value: unknown
  start: number
  end: number
  /** The entries of a collection, by member name or index. */
  members?: Map<string, { key?: YamlNode; node: YamlNode }>
  /** How many values it holds once all aliases are expanded. */
  weight: number
}

/** A fault in YAML that is well formed but not supported. */
export class YamlFault extends Error {
  readonly start: number
  readonly end: number

  constructor(message: string, start: number, end: number) {
    super(message)
    this.start = start
    this.end = end
  }
}

/** How many values a document may have once all aliases are expanded. */
const maxWeight = 1_000_000

const knownTags = ['!!str', '!!map', '!!seq']

interface Level {
  node: YamlNode
  list: boolean
  anchor: string | undefined
  /** The name of the current member. */
  key?: YamlNode
}

type Positioned = Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>

/** Builds the value of one document from its events; throws {@link YamlFault} on tags, unknown aliases and too many of them. */
export function composeDocument(
  text: string,
  events: readonly Event[],
): { root: YamlNode; duplicates: DuplicateKey[] } {
  const composer = new Composer(text)
  for (const event of events) composer.take(event)
  return composer
}

class Composer {
  root: YamlNode = { value: null, start: 0, end: 0, weight: 1 }
  readonly duplicates: DuplicateKey[] = []
  readonly #text: string
  readonly #anchors = new Map<string, YamlNode>()
  readonly #levels: Level[] = []
  /** How far the text is read. */
  #last = 0

  constructor(text: string) {
    this.#text = text
  }

  take(event: Event): void {
    if (event.type === EVENT_ID.DOCUMENT) return
    if (event.type === EVENT_ID.POP) this.#close()
    else this.#open(event)
  }

  #open(event: Positioned): void {
    refuseTag(this.#text, event)
    const node = open(this.#text, event, this.#anchors)
    this.#last = Math.max(this.#last, event.type === EVENT_ID.ALIAS ? event.anchorEnd : node.end)
    const anchor =
      event.type === EVENT_ID.ALIAS || event.anchorStart < 0
        ? undefined
        : this.#text.slice(event.anchorStart, event.anchorEnd)
    if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) {
      this.#levels.push({ node, list: event.type === EVENT_ID.SEQUENCE, anchor })
    } else {
      this.#place(node, anchor)
    }
  }

  #close(): void {
    const level = this.#levels.pop()
    if (level === undefined) return
    if (level.node.weight > maxWeight) throw tooMany(level.node)
    this.#place(level.node, level.anchor)
  }

  /** An anchor is known only after the end of its value, so that no value can contain itself. */
  #place(node: YamlNode, anchor: string | undefined): void {
    if (anchor !== undefined) this.#anchors.set(anchor, node)
    const level = this.#levels.at(-1)
    if (level === undefined) this.root = node
    else if (level.list) append(level.node, node.start < 0 ? this.#atDash(node) : node)
    else if (level.key === undefined) level.key = asKey(node)
    else {
      if (level.node.members?.has(String(level.key.value))) this.#reportDuplicate(level.key)
      putMember(level.node, level.key, node.start < 0 ? at(level.key, node) : node)
      delete level.key
    }
  }

  /** An empty entry stands where its dash does. */
  #atDash(node: YamlNode): YamlNode {
    const [between] = beforeDash.exec(this.#text.slice(this.#last, this.#last + nearby)) ?? []
    if (between === undefined) return node
    const start = this.#last + between.length - 1
    this.#last = start + 1
    return { ...node, start, end: start + 1 }
  }

  #reportDuplicate({ value, start, end }: YamlNode): void {
    const steps = this.#levels.map(({ node, list, key }) => (list ? (node.members?.size ?? 0) : String(key?.value)))
    this.duplicates.push({ pointer: toPointer(steps), key: String(value), start, end })
  }
}

/** What may stand between the end of an entry and the dash of the next: marks that end it, white space and comments. */
const beforeDash = /^(?:['"\]}:]*|[^\n]*\n)(?:\s|#[^\n]*\n)*-(?=\s|$)/
const nearby = 20_000

/** An empty value stands where its name does. */
const at = ({ start, end }: YamlNode, node: YamlNode): YamlNode => ({ ...node, start, end })

function open(text: string, event: Positioned, anchors: ReadonlyMap<string, YamlNode>): YamlNode {
  if (event.type === EVENT_ID.ALIAS) {
    const name = text.slice(event.anchorStart, event.anchorEnd)
    const node = anchors.get(name)
    if (node === undefined)
      throw new YamlFault(
        `The alias *${name} has no anchor before it in its document, or in its record of a long list; write its value out.`,
        event.anchorStart,
        event.anchorEnd,
      )
    return node
  }
  if (event.type === EVENT_ID.SCALAR) {
    const written = getScalarValue(text, event)
    const isNull = event.style === SCALAR_STYLE.PLAIN && /^(?:~|null|Null|NULL)?$/.test(written)
    return {
      value: isNull ? null : written,
      start: event.valueStart,
      end: Math.max(event.valueEnd, event.valueStart),
      weight: 1,
    }
  }
  const value = event.type === EVENT_ID.SEQUENCE ? [] : {}
  return { value, start: event.start, end: event.start, members: new Map(), weight: 1 }
}

function refuseTag(text: string, event: Positioned): void {
  if (event.type === EVENT_ID.ALIAS || event.tagStart < 0) return
  const tag = text.slice(event.tagStart, event.tagEnd)
  if (!knownTags.includes(tag))
    throw new YamlFault(
      `The tag ${tag.slice(0, 80)} is not supported; write the value without a tag.`,
      event.tagStart,
      event.tagEnd,
    )
}

function append(list: YamlNode, item: YamlNode): void {
  ;(list.value as unknown[]).push(item.value)
  list.members?.set(String(list.members.size), { node: item })
  list.weight += item.weight
}

function asKey(node: YamlNode): YamlNode {
  if (typeof node.value === 'string' || node.value === null) return { ...node, value: node.value ?? '' }
  throw new YamlFault('A member name should be plain text, not a list or a mapping.', node.start, node.start + 1)
}

function putMember(mapping: YamlNode, key: YamlNode, member: YamlNode): void {
  const name = String(key.value)
  // A plain assignment to `__proto__` would set the prototype.
  Object.defineProperty(mapping.value, name, {
    value: member.value,
    enumerable: true,
    writable: true,
    configurable: true,
  })
  mapping.members?.set(name, { key, node: member })
  mapping.weight += member.weight
}

const tooMany = (node: YamlNode): YamlFault =>
  new YamlFault(
    'The aliases in the text stand for too many values to be a record; write them out or remove them.',
    node.start,
    node.start + 1,
  )
