import { parsePointer } from '../../core/pointer.ts'
import { type Entry, isKept, type ValueDifference } from '../edit/differences.ts'
import { afterBreak, EditFault, lineEnd, lineEndOf, lineStart, type TextEdit } from '../edit/edits.ts'
import { removals, type Span } from '../edit/removals.ts'
import type { YamlMember, YamlNode } from './compose.ts'
import { dump } from './js-yaml.ts'

type Members = Extract<ValueDifference, { kind: 'members' }>

/**
 * Returns the edits that make the differences in a document of a YAML text. Comments, quotes, the order of members and everything
 * else stay as they are; an alias is written out where its value changes. Throws an `EditFault` for changes inside an alias.
 */
export function yamlEdits(text: string, root: YamlNode, changes: readonly ValueDifference[]): TextEdit[] {
  const writer = new YamlEditor(text)
  return changes.flatMap(change => {
    const place = placeIn(root, change.pointer)
    if (change.kind === 'value') return [writer.replacement(place, change.value)]
    if (place.node.kind === 'alias')
      throw new EditFault(`What stands at ${change.pointer} is an alias; write its value out there, and try again.`)
    return writer.members(place, change)
  })
}

/** True if a document uses a value in several places. */
export const holdsAlias = ({ kind, members }: YamlNode): boolean =>
  kind === 'alias' || members?.some(({ node }) => holdsAlias(node)) === true

/**
 * Returns the lines of a document, or of an entry of the list that it is, with the comments after them: they can be parsed alone.
 * Returns undefined if they share a line with something before them.
 */
export function linesOf(text: string, root: YamlNode, entry?: number): Span | undefined {
  const dashOf = (index: number): number | undefined => {
    const start = root.members?.[index]?.node.start
    return start === undefined ? undefined : text.lastIndexOf('-', start - 1)
  }
  if (entry !== undefined && (root.kind !== 'sequence' || root.isFlow)) return undefined
  const first = entry === undefined ? root.start : dashOf(entry)
  if (first === undefined || first < 0) return undefined
  const next = entry === undefined ? undefined : dashOf(entry + 1)
  const start = lineStart(text, first)
  if (text.slice(start, first).trim() !== '') return undefined
  return { start, end: next === undefined ? afterComments(text, lineEnd(text, root.end)) : lineStart(text, next) - 1 }
}

function afterComments(text: string, at: number): number {
  const rest = /(?:\s+|#[^\r\n]*)*/y
  rest.lastIndex = at
  return at + (rest.exec(text)?.[0].length ?? 0)
}

/** A value, with the name before it. */
interface Place extends Omit<YamlMember, 'name'> {
  /** True if it is between brackets. */
  isInFlow: boolean
}

function placeIn(root: YamlNode, pointer: string): Place {
  let place: Place = { node: root, isInFlow: false }
  for (const step of parsePointer(pointer)) {
    if (place.node.kind === 'alias')
      throw new EditFault(`${pointer} is in the value of an alias; write that out there, and try again.`)
    const member = place.node.byName?.get(step)
    if (member === undefined) throw new EditFault(`There is nothing at ${pointer} that can be changed.`)
    place = { ...member, isInFlow: place.node.isFlow }
  }
  return place
}

/** An entry of a collection in the text, from its name or dash to the end of its content. */
interface Part extends Span {
  name: string
}

class YamlEditor {
  readonly #text: string
  readonly #lineEnd: string

  constructor(text: string) {
    this.#text = text
    this.#lineEnd = lineEndOf(text)
  }

  replacement({ node, key, isInFlow }: Place, value: unknown): TextEdit {
    const { kind, start, isFlow } = node
    const end = this.#contentEnd(node)
    if (kind === 'scalar') {
      const space = start === node.end && !/\s/.test(this.#text[start - 1] ?? '\n') ? ' ' : ''
      return { start, end, text: space + this.#inline(value, node, isInFlow) }
    }
    if (isFlow || kind === 'alias') return { start, end, text: inFlow(value) }
    return { start: this.#blockStart(node, key), end, text: ` ${this.#inline(value, node, isInFlow)}` }
  }

  members({ node, key }: Place, change: Members): TextEdit[] {
    if (node.members === undefined) throw new EditFault('There are no members here.')
    if (!change.after.some(isKept)) return [this.#refilled(node, key, change)]
    const parts = this.#partsOf(node)
    return [
      ...renamings(node, change.after),
      ...this.#removals(node, parts, change.after),
      ...this.#insertions(node, parts, change),
    ]
  }

  /** Writes a collection anew of which no member stays: under its name if it is a block with members, else on one line. */
  #refilled(node: YamlNode, key: YamlNode | undefined, { isList, after }: Members): TextEdit {
    const entries = after.map(entry => [entry.name, addedValue(entry)] as const)
    const value = isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
    if (node.isFlow || key === undefined || after.length === 0)
      return this.replacement({ node, ...(key && { key }), isInFlow: false }, value)
    const indent = ' '.repeat(this.#column(key.start) + 2)
    const text = this.#lineEnd + indent + this.#block(value, indent)
    return { start: this.#blockStart(node, key), end: this.#contentEnd(node), text }
  }

  #partsOf(node: YamlNode): Part[] {
    const hasDashes = node.kind === 'sequence' && !node.isFlow
    return (node.members ?? []).map(({ name, key, node: child }) => {
      const start = (key ?? child).start
      // The content of an empty member ends with its name.
      const end = this.#contentEnd(child, (key ?? child).end)
      return { name, start: hasDashes ? this.#dash(start, node.start) : start, end }
    })
  }

  #removals({ isFlow }: YamlNode, parts: readonly Part[], after: readonly Entry[]): TextEdit[] {
    const text = this.#text
    const kept = new Set(after.filter(isKept).map(({ from }) => from))
    const names = parts.map(({ name }) => name)
    if (isFlow) return removals(names, parts, name => kept.has(name))
    return parts.flatMap(({ name, start, end }, at): TextEdit[] => {
      if (kept.has(name)) return []
      const from = lineStart(text, start)
      if (text.slice(from, start).trim() === '')
        return [{ start: from, end: afterBreak(text, lineEnd(text, end)), text: '' }]
      // The first member is behind a dash, where the next one takes its place.
      const next = parts[at + 1]?.start
      if (next === undefined) throw new EditFault('The member cannot be taken out of its line.')
      const rest = /\s*/y
      rest.lastIndex = lineEnd(text, end)
      return [{ start, end: Math.min(next, rest.lastIndex + (rest.exec(text)?.[0].length ?? 0)), text: '' }]
    })
  }

  /** Inserts each new entry after the one before it. */
  #insertions(node: YamlNode, parts: readonly Part[], { isList, after }: Members): TextEdit[] {
    const byName = new Map(parts.map(part => [part.name, part]))
    const first = parts[0]?.start ?? node.start
    const indent = ' '.repeat(this.#column(first))
    const separator = node.isFlow ? ', ' : this.#lineEnd + indent
    let previous: Part | undefined
    return after.flatMap((entry): TextEdit[] => {
      if (isKept(entry)) {
        previous = byName.get(entry.from)
        return []
      }
      const { name, value } = entry
      const added = isList ? [value] : { [name]: value }
      const written = node.isFlow ? inFlow(added).slice(1, -1) : this.#block(added, indent)
      if (previous === undefined) return [{ start: first, end: first, text: written + separator }]
      const at = node.isFlow ? previous.end : lineEnd(this.#text, previous.end)
      return [{ start: at, end: at, text: separator + written }]
    })
  }

  /** Writes a value as a block, with its lines after the first indented. */
  #block(value: unknown, indent: string): string {
    return dump(value, { lineWidth: -1, noRefs: true })
      .trimEnd()
      .replaceAll('\n', this.#lineEnd + indent)
  }

  /** Writes a value on one line, quoted as the one before it. */
  #inline(value: unknown, { kind, start, end }: YamlNode, isInFlow: boolean): string {
    if (typeof value !== 'string') return inFlow(value)
    const was = kind === 'scalar' ? this.#text.slice(start, end) : ''
    if (was.startsWith('"') || isUnplain.test(value)) return JSON.stringify(value)
    if (was.startsWith("'")) return `'${value.replaceAll("'", "''")}'`
    // A year that had no quotes gets none.
    if (/^[\d.-]+$/.test(value) && /^[\d.-]+$/.test(was)) return value
    return isInFlow ? inFlow(value) : dump([value], { lineWidth: -1, noRefs: true }).trim().slice(2)
  }

  /** Returns the end of the content of a node: the line breaks after a block scalar stay. */
  #contentEnd({ start, end }: YamlNode, atLeast = start): number {
    let at = Math.max(end, atLeast)
    while (at > start && /\s/.test(this.#text[at - 1] ?? '')) at--
    return at
  }

  /** Returns the offset from which a block is written anew: after the colon or dash before it, or its own start in a whole document. */
  #blockStart({ start }: YamlNode, key: YamlNode | undefined): number {
    if (key !== undefined) {
      const colon = this.#text.indexOf(':', key.end)
      if (colon < 0) throw new EditFault('The name has no colon.')
      return colon + 1
    }
    const dash = this.#dash(start, -1)
    return dash >= 0 && this.#text.slice(dash + 1, start).trim() === '' ? dash + 1 : start
  }

  /** Returns the offset of the last dash before an offset, at least `from`. */
  #dash(start: number, from: number): number {
    return Math.max(from, start === 0 ? -1 : this.#text.lastIndexOf('-', start - 1))
  }

  #column(offset: number): number {
    return offset - lineStart(this.#text, offset)
  }
}

const addedValue = (entry: Entry): unknown => (isKept(entry) ? undefined : entry.value)

const renamings = ({ members = [] }: YamlNode, after: readonly Entry[]): TextEdit[] => {
  const names = new Map(after.filter(isKept).map(({ from, name }) => [from, name]))
  return members.flatMap(({ name, key }) => {
    const renamed = names.get(name)
    if (key === undefined || renamed === undefined || renamed === name) return []
    return [{ start: key.start, end: key.end, text: inFlow(renamed) }]
  })
}

/** Matches characters that only a text in double quotes can hold. */
const isUnplain = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u

/** Writes a value in brackets, on one line. */
const inFlow = (value: unknown): string =>
  dump([value], { lineWidth: -1, noRefs: true, flowLevel: 0 }).trim().slice(1, -1)
