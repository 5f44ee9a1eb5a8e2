import { english, type Message, messagesOf } from '../../messages/message.ts'
import type { TextFault } from '../document.ts'
import type { Stretch } from '../stretch.ts'
import { eventsOf } from './events.ts'
import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from './js-yaml.ts'
import type { YamlMember, YamlNode } from './node.ts'

/** An error about syntactically valid YAML that cannot be read. */
export class YamlFault extends Error {
  readonly fault: TextFault

  constructor(message: Message, offset: number, end = offset + 1) {
    super(english(message))
    this.fault = { message, offset, end }
  }
}

/** The maximum depth of collections; records need fewer than ten levels. */
const maxDepth = 200

/** The maximum number of values in a document after all aliases are expanded. */
const maxWeight = 1_000_000

const knownTags = ['!!str', '!!map', '!!seq']

/**
 * Parses the documents of a text.
 *
 * @throws YamlFault for an unsupported tag, an unknown alias, a key that is not text, or aliases with too many values.
 * @throws YAMLException for malformed YAML
 */
export const composeDocuments = (text: string): YamlNode[] => new Composer(text).documents()

type EventOf<Type> = Extract<Event, { type: Type }>
type ScalarEvent = EventOf<typeof EVENT_ID.SCALAR>
type CollectionEvent = EventOf<typeof EVENT_ID.SEQUENCE | typeof EVENT_ID.MAPPING>

class Composer {
  readonly #text: string
  readonly #events: Event[]
  #next = 0
  readonly #anchors = new Map<string, YamlNode>()
  /** The end of the last value. */
  #reached = 0

  constructor(text: string) {
    this.#text = text
    this.#events = eventsOf(text, maxDepth)
  }

  documents(): YamlNode[] {
    const roots: YamlNode[] = []
    while (this.#next < this.#events.length) {
      this.#anchors.clear()
      // One event opens the document, another closes it.
      this.#next++
      roots.push(this.#node())
      this.#next++
    }
    return roots
  }

  /** Composes the next value. With `key`, the value belongs to the member with that key. */
  #node(key?: YamlNode, isEntry = false): YamlNode {
    const event = this.#events[this.#next++] as ScalarEvent | CollectionEvent | EventOf<typeof EVENT_ID.ALIAS>
    const { anchorStart, anchorEnd } = event
    const anchor = anchorStart < 0 ? '' : this.#text.slice(anchorStart, anchorEnd)
    let node: YamlNode | undefined
    if (event.type === EVENT_ID.ALIAS) {
      node = this.#anchors.get(anchor)
      if (node === undefined) throw new YamlFault(say('noAnchor', { name: anchor }), anchorStart, anchorEnd)
      node = { ...node, kind: 'alias', isFlow: false, start: anchorStart - 1, end: anchorEnd }
    } else {
      const tag = event.tagStart < 0 ? '!!str' : this.#text.slice(event.tagStart, event.tagEnd)
      if (!knownTags.includes(tag))
        throw new YamlFault(say('tag', { tag: tag.slice(0, 80) }), event.tagStart, event.tagEnd)
      node = event.type === EVENT_ID.SCALAR ? this.#scalar(event, key, isEntry) : this.#collection(event)
      // Set only here, so that no value can contain itself.
      if (anchor !== '') this.#anchors.set(anchor, node)
    }
    this.#reached = Math.max(this.#reached, node.end)
    return node
  }

  #collection({ type, start, style }: CollectionEvent): YamlNode {
    const isList = type === EVENT_ID.SEQUENCE
    const kind = isList ? 'sequence' : 'mapping'
    const value = isList ? [] : {}
    const members: YamlMember[] = []
    const byName = new Map<string, YamlMember>()
    let weight = 1
    this.#reached = Math.max(this.#reached, start)
    while (this.#events[this.#next]?.type !== EVENT_ID.POP) {
      const key = isList ? undefined : this.#node()
      const name = key === undefined ? String(members.length) : (key.value ?? '')
      if (typeof name !== 'string') throw new YamlFault(say('name'), key?.content.start ?? start)
      const node = this.#node(key, isList)
      const member = key === undefined ? { name, node } : { name, key, node }
      members.push(member)
      byName.set(name, member)
      weight += node.weight
      // A plain assignment to `__proto__` would set the prototype.
      Object.defineProperty(value, name, { value: node.value, enumerable: true, writable: true, configurable: true })
    }
    this.#next++
    if (weight > maxWeight) throw new YamlFault(say('tooMany'), start)
    const end = this.#endOf(start, isList, members.length === 0)
    const isFlow = style === COLLECTION_STYLE.FLOW
    return { kind, value, start, end, content: { start, end: start }, isFlow, members, byName, weight }
  }

  #scalar(event: ScalarEvent, key: YamlNode | undefined, isEntry: boolean): YamlNode {
    const { style, valueStart, valueEnd, anchorEnd, tagEnd } = event
    const written = getScalarValue(this.#text, event)
    const value = style === SCALAR_STYLE.PLAIN && /^(?:~|null|Null|NULL)?$/.test(written) ? null : written
    if (valueStart >= 0) {
      const { start, end } = this.#whole(event)
      return {
        kind: 'scalar',
        value,
        start,
        end,
        content: { start: valueStart, end: valueEnd },
        isFlow: false,
        weight: 1,
      }
    }
    // Findings about an empty value point to its name or to the dash before it. Edits insert after its anchor and tag.
    const nearby = this.#text.slice(this.#reached, this.#reached + longestGap)
    const [gap = ''] = (isEntry ? beforeDash : /^[ \t]*:?/).exec(nearby) ?? []
    const end = this.#reached + gap.length
    const start = Math.max(end, anchorEnd, tagEnd)
    const nowhere = { start: valueStart, end: valueEnd }
    const content = gap.endsWith('-') ? { start: end - 1, end } : (key?.content ?? nowhere)
    return { kind: 'scalar', value, start, end: start, content, isFlow: false, weight: 1 }
  }

  /** Returns the range of a scalar with its quotes or, for a block scalar, from its header to its last line. */
  #whole({ style, valueStart, valueEnd }: ScalarEvent): Stretch {
    if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd }
    if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
      return { start: valueStart - 1, end: valueEnd + 1 }
    const before = this.#text.slice(Math.max(0, valueStart - 500), valueStart)
    const start = valueStart - (blockHeader.exec(before)?.[0].length ?? 0)
    return { start, end: start + this.#text.slice(start, valueEnd).trimEnd().length }
  }

  /** Returns the end of a collection: after its closing bracket or, without brackets, after its last value. */
  #endOf(start: number, isList: boolean, isEmpty: boolean): number {
    const text = this.#text
    // A pair in a list in brackets, `[a: b]`, has no brackets of its own.
    if (text[start] !== '[' && text[start] !== '{') return this.#reached
    const mark = isList ? /#[^\r\n]*|\]/g : /#[^\r\n]*|\}/g
    mark.lastIndex = isEmpty ? start + 1 : this.#reached
    for (let found = mark.exec(text); found !== null; found = mark.exec(text))
      if (!found[0].startsWith('#')) return mark.lastIndex
    return text.length
  }
}

/**
 * Matches the text from the end of a list entry through the dash of the next entry: the rest of the line, white space
 * and comments.
 */
const beforeDash = /^(?:[\]}:]*|[^\n]*\n)(?:\s|#[^\n]*\n)*-(?=\s|$)/

/** The maximum number of characters to search for a dash, so that long gaps cost little. */
const longestGap = 20_000

/** Matches the header of a block scalar, before its first line. */
const blockHeader = /[|>][-+\d]*[ \t]*(?:#[^\r\n]*)?[\r\n]\s*$/

const say = messagesOf('yaml', {
  tag: 'The tag {tag} is not supported; write the value without a tag.',
  noAnchor:
    'The alias *{name} has no anchor before it in the document (or in the same record, if a long list is read record by record); write the value out.',
  name: 'A key should be text, not a list or a mapping.',
  tooMany: 'With all aliases expanded, the text has more than a million values; shorten or split the text.',
})
