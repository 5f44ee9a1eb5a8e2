import { parsePointer } from '../../core/pointer.ts'
import { type Entry, isKept, type ValueDifference } from '../edit/differences.ts'
import { afterBreak, EditFault, lineEnd, lineEndOf, lineStart, type TextEdit } from '../edit/edits.ts'
import { removals } from '../edit/removals.ts'
import { dump } from './js-yaml.ts'
import type { WrittenNode } from './nodes.ts'
import type { YamlText } from './yaml-text.ts'

type Members = Extract<ValueDifference, { kind: 'members' }>

/**
 * The edits that make the differences in one document (the first is 0) of a YAML text. Comments, quotes, the order of members
 * and everything else stay as they are; an alias is written out where its value changes. Throws an `EditFault` where that value has
 * members of its own.
 */
export function yamlEdits(
  { text, documents }: YamlText,
  index: number,
  changes: readonly ValueDifference[],
): TextEdit[] {
  const root = documents[index]
  if (root === undefined) throw new EditFault('The text has no such document.')
  const writer = new YamlEditor(text)
  return changes.flatMap(change => {
    const place = placeIn(root, change.pointer)
    if (place.node.kind === 'alias' && change.kind !== 'value')
      throw new EditFault(`What stands at ${change.pointer} is an alias; write its value out there, and try again.`)
    return change.kind === 'value' ? [writer.replacement(place, change.value)] : writer.members(place, change)
  })
}

/** A value, with the name that it stands under. */
interface Place {
  node: WrittenNode
  key?: WrittenNode
  /** Whether it stands between brackets. */
  isInFlow?: boolean
}

function placeIn(root: WrittenNode, pointer: string): Place {
  let place: Place = { node: root }
  for (const step of parsePointer(pointer)) {
    if (place.node.kind === 'alias')
      throw new EditFault(`${pointer} is in the value of an alias; write that out there, and try again.`)
    const child = place.node.children.find(({ name }) => name === step)
    if (child === undefined) throw new EditFault(`There is nothing at ${pointer} that can be changed.`)
    place = { ...child, isInFlow: place.node.isFlow }
  }
  return place
}

/** Whether a document of a YAML text (the first is 0) uses a value in several places. */
export const holdsAlias = ({ documents }: YamlText, index: number): boolean => {
  const root = documents[index]
  const isIn = ({ kind, children }: WrittenNode): boolean => kind === 'alias' || children.some(({ node }) => isIn(node))
  return root !== undefined && isIn(root)
}

class YamlEditor {
  readonly #text: string
  readonly #lineEnd: string

  constructor(text: string) {
    this.#text = text
    this.#lineEnd = lineEndOf(text)
  }

  replacement({ node, key, isInFlow }: Place, value: unknown): TextEdit {
    if (node.kind === 'scalar') {
      const space = node.start === node.end && !/\s/.test(this.#text[node.start - 1] ?? '\n') ? ' ' : ''
      const end = node.style === 'block' ? this.#contentEnd(node) : node.end
      return { start: node.start, end, text: space + this.#inline(value, node, isInFlow) }
    }
    if (node.isFlow || node.kind === 'alias') return { start: node.start, end: node.end, text: inFlow(value) }
    // From the name on: a block begins on a line of its own.
    const before = key === undefined ? this.#afterDash(node) : this.#afterColon(key)
    return { start: before, end: this.#contentEnd(node), text: ` ${this.#inline(value, node, isInFlow)}` }
  }

  members({ node, key }: Place, change: Members): TextEdit[] {
    const kept = new Map(change.after.filter(isKept).map(entry => [entry.from, entry]))
    if (node.kind !== 'mapping' && node.kind !== 'sequence') throw new EditFault('There are no members here.')
    if (kept.size === 0) return [this.#filled({ node, ...(key && { key }) }, change)]
    return [
      ...renamings(node, kept),
      ...(node.isFlow ? this.#flowMembers(node, change) : this.#blockMembers(node, change)),
    ]
  }

  #filled({ node, key }: Place, { isList, after }: Members): TextEdit {
    const value = isList
      ? after.map(entry => (isKept(entry) ? undefined : entry.value))
      : Object.fromEntries(after.map(entry => [entry.name, isKept(entry) ? undefined : entry.value]))
    if (node.isFlow) return { start: node.start, end: node.end, text: inFlow(value) }
    const end = this.#contentEnd(node)
    const start = key === undefined ? this.#afterDash(node) : this.#afterColon(key)
    if (after.length === 0 || key === undefined) return { start, end, text: ` ${inFlow(value)}` }
    const indent = ' '.repeat(this.#column(key.start) + 2)
    return { start, end, text: this.#lineEnd + indent + this.#block(value, indent).trimEnd() }
  }

  #flowMembers(node: WrittenNode, { isList, after }: Members): TextEdit[] {
    const keptNames = new Set(after.filter(isKept).map(({ from }) => from))
    const spans = node.children.map(child => ({
      name: child.name,
      start: (child.key ?? child.node).start,
      end: child.node.end,
    }))
    const edits = removals(
      spans.map(({ name }) => name),
      spans,
      name => keptNames.has(name),
    )
    let previous: { end: number } | undefined
    for (const entry of after) {
      if (isKept(entry)) previous = spans.find(({ name }) => name === entry.from)
      else {
        const written = isList ? inFlow(entry.value) : inFlow({ [entry.name]: entry.value }).slice(1, -1)
        const [first] = spans
        if (previous) edits.push({ start: previous.end, end: previous.end, text: `, ${written}` })
        else if (first) edits.push({ start: first.start, end: first.start, text: `${written}, ` })
      }
    }
    return edits
  }

  #blockMembers(node: WrittenNode, { isList, after, before }: Members): TextEdit[] {
    const text = this.#text
    const keptNames = new Set(after.filter(isKept).map(({ from }) => from))
    const starts = node.children.map(({ key, node: child }) =>
      isList ? this.#dash(child.start, node) : (key ?? child).start,
    )
    const children = new Map(node.children.map((child, at) => [child.name, { child, start: starts[at] ?? node.start }]))
    const indent = ' '.repeat(this.#column(starts[0] ?? node.start))
    const edits = before.flatMap((name, at): TextEdit[] => {
      const found = children.get(name)
      if (keptNames.has(name) || found === undefined) return []
      const { start } = found
      const end = this.#contentEnd(found.child.node, (found.child.key ?? found.child.node).end)
      const from = lineStart(text, start)
      if (text.slice(from, start).trim() === '')
        return [{ start: from, end: afterBreak(text, lineEnd(text, end)), text: '' }]
      // The first member stands behind a dash, where the next one takes its place.
      const next = starts[at + 1]
      if (next === undefined) throw new EditFault('The member cannot be taken out of its line.')
      const rest = /\s*/y
      rest.lastIndex = lineEnd(text, end)
      return [{ start, end: Math.min(next, rest.lastIndex + (rest.exec(text)?.[0].length ?? 0)), text: '' }]
    })
    let previous: { child: WrittenNode['children'][number] } | undefined
    for (const entry of after) {
      if (isKept(entry)) {
        previous = children.get(entry.from)
        continue
      }
      const written = this.#entry(entry, isList, indent)
      if (previous === undefined) {
        const start = starts[0] ?? node.start
        edits.push({ start, end: start, text: `${written}${this.#lineEnd}${indent}` })
      } else {
        const { node: child, key } = previous.child
        const content = this.#contentEnd(child, (key ?? child).end)
        const at = lineEnd(text, content)
        edits.push({ start: at, end: at, text: `${this.#lineEnd}${indent}${written}` })
      }
    }
    return edits
  }

  #entry(entry: Entry, isList: boolean, indent: string): string {
    const value = isKept(entry) ? undefined : entry.value
    return this.#block(isList ? [value] : { [entry.name]: value }, indent).trimEnd()
  }

  /** A value as a block, its lines after the first indented. */
  #block(value: unknown, indent: string): string {
    return dump(value, { lineWidth: -1, noRefs: true })
      .trimEnd()
      .replaceAll('\n', this.#lineEnd + indent)
  }

  /** A value on one line, quoted as the one before it. */
  #inline(value: unknown, before: WrittenNode, isInFlow = false): string {
    if (typeof value !== 'string') return inFlow(value)
    const was = this.#text.slice(before.start, before.end)
    if (before.style === 'double' || isUnplain.test(value)) return JSON.stringify(value)
    if (before.style === 'single') return `'${value.replaceAll("'", "''")}'`
    // A year that stood without quotes stays so.
    if (/^[\d.-]+$/.test(value) && /^[\d.-]+$/.test(was)) return value
    return isInFlow ? inFlow(value) : dump([value], { lineWidth: -1, noRefs: true }).trim().slice(2)
  }

  /** The end of what a node says; a block text takes the line breaks after it with it, which stay. */
  #contentEnd({ start, end }: WrittenNode, atLeast = start): number {
    let at = Math.max(end, atLeast)
    while (at > start && /\s/.test(this.#text[at - 1] ?? '')) at--
    return at
  }

  #afterColon(key: WrittenNode): number {
    const colon = this.#text.indexOf(':', key.end)
    if (colon < 0) throw new EditFault('The name has no colon.')
    return colon + 1
  }

  /** The offset after the dash before a value; that of the value itself where it is the whole document. */
  #afterDash({ start }: WrittenNode): number {
    const dash = start === 0 ? -1 : this.#text.lastIndexOf('-', start - 1)
    return dash >= 0 && this.#text.slice(dash + 1, start).trim() === '' ? dash + 1 : start
  }

  /** The dash of an entry. */
  #dash(start: number, { start: from }: WrittenNode): number {
    const dash = this.#text.lastIndexOf('-', Math.max(from, start - 1))
    return dash < from ? from : dash
  }

  #column(offset: number): number {
    return offset - lineStart(this.#text, offset)
  }
}

const renamings = (node: WrittenNode, kept: ReadonlyMap<string, { from: string; name: string }>): TextEdit[] =>
  node.children.flatMap(({ name, key }) => {
    const entry = kept.get(name)
    if (key === undefined || entry === undefined || entry.name === name) return []
    return [{ start: key.start, end: key.end, text: inFlow(entry.name) }]
  })

/** Characters that only a text in double quotes can hold. */
const isUnplain = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u

/** A value in brackets, on one line. */
const inFlow = (value: unknown): string =>
  dump([value], { lineWidth: -1, noRefs: true, flowLevel: 0 }).trim().slice(1, -1)
