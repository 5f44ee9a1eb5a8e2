import { toPointer } from '../../core/pointer.ts'
import type { DuplicateKey } from '../document.ts'
import type { Stretch } from '../stretch.ts'
import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from './js-yaml.ts'

/** A value of a YAML text with its places, for reading and for edits. */
export interface YamlNode {
  kind: 'mapping' | 'sequence' | 'scalar' | 'alias'
  value: unknown
  /** The offsets of the whole value, with quotes, brackets and the header of a block scalar. An empty value has the offset to write a value at. */
  start: number
  end: number
  /**
   * The stretch that findings point at: a scalar without quotes or header, the empty stretch before a collection, the name or dash of an
   * empty value, the target of an alias.
   */
  content: Stretch
  /** True for a collection in brackets. */
  isFlow: boolean
  /** The entries of a collection, in the order of the text. */
  members?: YamlMember[]
  /** The entries of a collection by member name or index: the last of those with one name. */
  byName?: Map<string, YamlMember>
  /** The number of values in the node after all aliases are expanded. */
  weight: number
}

/** An entry of a collection; only a member of a mapping has a key. */
export interface YamlMember {
  /** The name of a member, or the index of an entry of a list. */
  name: string
  key?: YamlNode
  node: YamlNode
}

/** A document of a YAML text. */
export interface YamlRoot {
  root: YamlNode
  duplicates: DuplicateKey[]
}

/** A fault in YAML that is well formed but not supported. */
export class YamlFault extends Error {
  readonly start: number
  readonly end: number

  constructor(message: string, start: number, end = start + 1) {
    super(message)
    this.start = start
    this.end = end
  }
}

/** The maximum depth of collections; records need fewer than ten levels. */
const maxDepth = 200

/** The maximum number of values in a document after all aliases are expanded. */
const maxWeight = 1_000_000

const knownTags = ['!!str', '!!map', '!!seq']

/** Parses the documents of a text; throws a {@link YamlFault} for tags, unknown aliases and too many aliases. */
export function composeDocuments(text: string): YamlRoot[] {
  const composer = new Composer(text)
  for (const event of parseEvents(text, { maxDepth })) composer.take(event)
  return composer.documents
}

type EventOf<Type> = Extract<Event, { type: Type }>

/** A collection that is open, with the name of its current member. */
interface Level {
  node: YamlNode
  anchor: string | undefined
  key?: YamlNode
}

class Composer {
  readonly documents: YamlRoot[] = []
  readonly #text: string
  readonly #anchors = new Map<string, YamlNode>()
  readonly #levels: Level[] = []
  #duplicates: DuplicateKey[] = []
  /** The end of the last value. */
  #reached = 0

  constructor(text: string) {
    this.#text = text
  }

  take(event: Event): void {
    if (event.type === EVENT_ID.DOCUMENT) {
      this.#anchors.clear()
      this.#duplicates = []
    } else if (event.type === EVENT_ID.POP) this.#close()
    else if (event.type === EVENT_ID.ALIAS) this.#place(this.#alias(event))
    else {
      this.#refuseTag(event)
      const anchor = event.anchorStart < 0 ? undefined : this.#text.slice(event.anchorStart, event.anchorEnd)
      if (event.type === EVENT_ID.SCALAR) this.#place(this.#scalar(event), anchor)
      else {
        this.#reached = Math.max(this.#reached, event.start)
        this.#levels.push({ node: collection(event), anchor })
      }
    }
  }

  #refuseTag({ tagStart, tagEnd }: { tagStart: number; tagEnd: number }): void {
    const tag = tagStart < 0 ? undefined : this.#text.slice(tagStart, tagEnd)
    if (tag !== undefined && !knownTags.includes(tag))
      throw new YamlFault(
        `The tag ${tag.slice(0, 80)} is not supported; write the value without a tag.`,
        tagStart,
        tagEnd,
      )
  }

  #close(): void {
    const level = this.#levels.pop()
    // The last event of a document closes no collection.
    if (level === undefined) return
    const { node, anchor } = level
    if (node.weight > maxWeight)
      throw new YamlFault(
        'The aliases in the text stand for too many values to be a record; write them out or remove them.',
        node.start,
      )
    node.end = this.#endOf(node)
    this.#place(node, anchor)
  }

  /** Puts a value into its collection. Its anchor is known only from here on, so that no value can contain itself. */
  #place(given: YamlNode, anchor?: string): void {
    if (anchor !== undefined) this.#anchors.set(anchor, given)
    const level = this.#levels.at(-1)
    const node = given.content.start < 0 ? this.#placeEmpty(given, level) : given
    this.#reached = Math.max(this.#reached, node.end)
    if (level === undefined) this.documents.push({ root: node, duplicates: this.#duplicates })
    else if (level.node.kind === 'sequence') add(level.node, undefined, node)
    else if (level.key === undefined) level.key = asKey(node)
    else {
      if (level.node.byName?.has(String(level.key.value))) this.#reportDuplicate(level.key)
      add(level.node, level.key, node)
      delete level.key
    }
  }

  /** Gives an empty value the place of its name or of the dash before it. */
  #placeEmpty(node: YamlNode, level: Level | undefined): YamlNode {
    if (level?.key !== undefined) return { ...node, content: level.key.content }
    if (level?.node.kind !== 'sequence') return node
    const between = beforeDash.exec(this.#text.slice(this.#reached, this.#reached + nearby))?.[0]
    if (between === undefined) return node
    const end = this.#reached + between.length
    const at = Math.max(end, node.start)
    return { ...node, content: { start: end - 1, end }, ...(node.kind === 'scalar' && { start: at, end: at }) }
  }

  #reportDuplicate({ value, content }: YamlNode): void {
    const steps = this.#levels.map(({ node, key }) =>
      key === undefined ? (node.members?.length ?? 0) : String(key.value),
    )
    this.#duplicates.push({ pointer: toPointer(steps), key: String(value), ...content })
  }

  #alias({ anchorStart, anchorEnd }: EventOf<typeof EVENT_ID.ALIAS>): YamlNode {
    const name = this.#text.slice(anchorStart, anchorEnd)
    const target = this.#anchors.get(name)
    if (target === undefined)
      throw new YamlFault(
        `The alias *${name} has no anchor before it in its document, or in its record of a long list; write its value out.`,
        anchorStart,
        anchorEnd,
      )
    return { ...target, kind: 'alias', isFlow: false, start: anchorStart - 1, end: anchorEnd }
  }

  #scalar(event: EventOf<typeof EVENT_ID.SCALAR>): YamlNode {
    const { style, valueStart, valueEnd } = event
    const written = getScalarValue(this.#text, event)
    const isNull = style === SCALAR_STYLE.PLAIN && /^(?:~|null|Null|NULL)?$/.test(written)
    return {
      kind: 'scalar',
      value: isNull ? null : written,
      ...this.#wholeScalar(event),
      content: { start: valueStart, end: Math.max(valueStart, valueEnd) },
      isFlow: false,
      weight: 1,
    }
  }

  #wholeScalar({ style, valueStart, valueEnd, anchorEnd, tagEnd }: EventOf<typeof EVENT_ID.SCALAR>): Stretch {
    if (valueStart < 0) {
      const afterColon = this.#reached + (/^[ \t]*:?/.exec(this.#text.slice(this.#reached))?.[0].length ?? 0)
      const at = Math.max(afterColon, anchorEnd, tagEnd)
      return { start: at, end: at }
    }
    if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd }
    if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
      return { start: valueStart - 1, end: valueEnd + 1 }
    const before = this.#text.slice(Math.max(0, valueStart - 500), valueStart)
    const header = blockHeader.exec(before)
    return { start: header === null ? valueStart : valueStart - before.length + header.index, end: valueEnd }
  }

  /** Returns the end of a collection: that of its last value, or of its closing bracket. */
  #endOf({ kind, start, members }: YamlNode): number {
    const text = this.#text
    // A pair in a list in brackets, `[a: b]`, has no brackets of its own.
    if (text[start] !== '[' && text[start] !== '{') return this.#reached
    const mark = kind === 'sequence' ? /#[^\r\n]*|\]/g : /#[^\r\n]*|\}/g
    mark.lastIndex = members?.length === 0 ? start + 1 : this.#reached
    for (let found = mark.exec(text); found !== null; found = mark.exec(text))
      if (!found[0].startsWith('#')) return mark.lastIndex
    return text.length
  }
}

/** Matches from the end of an entry to the dash of the next: the rest of its line, white space and comments. */
const beforeDash = /^(?:[\]}:]*|[^\n]*\n)(?:\s|#[^\n]*\n)*-(?=\s|$)/

/** The characters in which a dash is looked for, so that long gaps cost little. */
const nearby = 20_000

/** Matches the header before the lines of a block scalar, `|` or `>`. */
const blockHeader = /[|>][-+\d]*[ \t]*(?:#[^\r\n]*)?[\r\n]\s*$/

function collection({ type, start, style }: EventOf<typeof EVENT_ID.SEQUENCE | typeof EVENT_ID.MAPPING>): YamlNode {
  const isSequence = type === EVENT_ID.SEQUENCE
  return {
    kind: isSequence ? 'sequence' : 'mapping',
    value: isSequence ? [] : {},
    start,
    end: start,
    content: { start, end: start },
    isFlow: style === COLLECTION_STYLE.FLOW,
    members: [],
    byName: new Map(),
    weight: 1,
  }
}

function asKey(node: YamlNode): YamlNode {
  if (typeof node.value === 'string' || node.value === null) return { ...node, value: node.value ?? '' }
  throw new YamlFault('A member name should be plain text, not a list or a mapping.', node.content.start)
}

/** Adds an entry to a list, or a member to a mapping. */
function add(collection: YamlNode, key: YamlNode | undefined, node: YamlNode): void {
  const { value, members = [], byName } = collection
  const name = key === undefined ? String(members.length) : String(key.value)
  // A plain assignment to `__proto__` would set the prototype.
  Object.defineProperty(value, name, { value: node.value, enumerable: true, writable: true, configurable: true })
  const member = { name, ...(key && { key }), node }
  members.push(member)
  byName?.set(name, member)
  collection.weight += node.weight
}
