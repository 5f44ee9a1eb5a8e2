import { parsePointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { type Entry, isKept, type ValueDifference } from '../edit/differences.ts'
import { afterBreak, EditFault, lineEnd, lineEndOf, lineStart, type TextEdit } from '../edit/edits.ts'
import { insertions, namesKept, removals, renamings } from '../edit/members.ts'
import type { Stretch } from '../stretch.ts'
import { dump } from './js-yaml.ts'
import type { YamlMember, YamlNode } from './node.ts'

const say = messagesOf('yaml-edit', {
  alias: 'The value at {pointer} is an alias; replace the alias with its value, and try again.',
  inAlias: '{pointer} is within the value of an alias; replace the alias with its value, and try again.',
  nothing: 'There is no value at {pointer} to change.',
  noMembers: 'This value has no members.',
  line: 'This is the only member of the list item; remove the whole item by hand.',
})

type Members = Extract<ValueDifference, { kind: 'members' }>

/**
 * Returns the edits for the given differences in a document of a YAML text. Comments, quotes, member order and all
 * other text stay unchanged.
 *
 * An alias whose value is replaced becomes the new value.
 * @throws EditFault for a change that the text does not allow, such as a change inside an alias.
 */
export const yamlEdits = (text: string, root: YamlNode, changes: readonly ValueDifference[]): TextEdit[] =>
  changes.flatMap(change => {
    const part = partAt(text, root, change.pointer)
    if (change.kind === 'value') return [replacement(text, part, change.value)]
    if (part.node.kind === 'alias') throw new EditFault(say('alias', { pointer: change.pointer }))
    return memberEdits(text, part, change)
  })

/** True if a value is an alias or contains one. */
export const holdsAlias = ({ kind, members = [] }: YamlNode): boolean =>
  kind === 'alias' || members.some(({ node }) => holdsAlias(node))

/**
 * Returns the range of the lines of a document or, with `entry`, of one entry of its list. These lines can be parsed
 * alone.
 *
 * Includes the comments that follow.
 *
 * Returns undefined if other text precedes the document or entry on its first line.
 */
export function ownLines(text: string, root: YamlNode, entry?: number): Stretch | undefined {
  const part = partAt(text, root, entry === undefined ? '' : `/${entry}`)
  const start = lineStart(text, part.start)
  const [comments = ''] = /^(?:\s+|#[^\r\n]*)*/.exec(text.slice(part.end)) ?? []
  return text.slice(start, part.start).trim() === '' ? { start, end: part.end + comments.length } : undefined
}

/** An entry of a collection, or a whole document, in the text. */
interface Part extends YamlMember, Stretch {
  /** The offset after the colon or the dash before the value, or the start of the value if there is neither. */
  valueStart: number
  isInFlow: boolean
}

function partOf(text: string, member: YamlMember, parent?: YamlNode): Part {
  const { key, node } = member
  const isInFlow = parent?.isFlow === true
  const hasDash = parent?.kind === 'sequence' && !isInFlow
  const part = { ...member, end: isInFlow ? node.end : lineEnd(text, node.end), isInFlow }
  if (key !== undefined) return { ...part, start: key.start, valueStart: text.indexOf(':', key.end) + 1 }
  const before = text.slice(0, node.start).trimEnd()
  return {
    ...part,
    start: hasDash ? before.lastIndexOf('-') : node.start,
    valueStart: before.endsWith('-') ? before.length : node.start,
  }
}

function partAt(text: string, root: YamlNode, pointer: string): Part {
  let part = partOf(text, { name: '', node: root })
  for (const step of parsePointer(pointer)) {
    if (part.node.kind === 'alias') throw new EditFault(say('inAlias', { pointer }))
    const member = part.node.byName?.get(step)
    if (member === undefined) throw new EditFault(say('nothing', { pointer }))
    part = partOf(text, member, part.node)
  }
  return part
}

/**
 * Returns the edit that replaces a value. With `isToSpread`, the new value of a member is written as a block, otherwise
 * on one line.
 */
function replacement(text: string, part: Part, value: unknown, isToSpread = false): TextEdit {
  const { node, key, valueStart, isInFlow } = part
  const { kind, start, end } = node
  if (kind === 'alias' || node.isFlow) return { start, end, text: inFlow(value) }
  if (isToSpread && key !== undefined) {
    const separator = `${separatorAt(text, key.start)}  `
    return { start: valueStart, end, text: separator + block(value, separator) }
  }
  const written = inline(value, kind === 'scalar' ? text.slice(start, end) : '', isInFlow)
  if (kind !== 'scalar') return { start: valueStart, end, text: ` ${written}` }
  const isTouching = start === end && !/\s/.test(text[start - 1] ?? '\n')
  return { start, end, text: isTouching ? ` ${written}` : written }
}

function memberEdits(text: string, part: Part, { isList, after }: Members): TextEdit[] {
  const { members, isFlow } = part.node
  if (members === undefined) throw new EditFault(say('noMembers'))
  if (!after.some(isKept)) return [replacement(text, part, newValue(isList, after), after.length > 0)]
  const parts = members.map(member => partOf(text, member, part.node))
  const separator = isFlow ? ', ' : separatorAt(text, parts[0]?.start ?? 0)
  return [
    ...renamings(parts, after, inFlow),
    ...(isFlow ? removals(parts, after) : lineRemovals(text, parts, after)),
    ...insertions(parts, after, separator, ({ name, value }) => {
      const added = isList ? [value] : { [name]: value }
      return isFlow ? inFlow(added).slice(1, -1) : block(added, separator)
    }),
  ]
}

function newValue(isList: boolean, after: readonly Entry[]): unknown {
  const entries = after.map(entry => [entry.name, isKept(entry) ? undefined : entry.value] as const)
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

function lineRemovals(text: string, parts: readonly Part[], after: readonly Entry[]): TextEdit[] {
  const kept = namesKept(after)
  return parts.flatMap(({ name, start, end }, at): TextEdit[] => {
    if (kept.has(name)) return []
    const from = lineStart(text, start)
    if (text.slice(from, start).trim() === '') return [{ start: from, end: afterBreak(text, end), text: '' }]
    // The first member of a list item follows a dash. The next member takes its place.
    const next = parts[at + 1]?.start
    if (next === undefined) throw new EditFault(say('line'))
    const rest = text.slice(end, next)
    return [{ start, end: next - rest.trimStart().length, text: '' }]
  })
}

/** Returns the line end and indentation of a line whose content begins at an offset. */
const separatorAt = (text: string, offset: number): string =>
  lineEndOf(text) + ' '.repeat(offset - lineStart(text, offset))

const block = (value: unknown, separator: string): string =>
  dump(value, { lineWidth: -1, noRefs: true }).trimEnd().replaceAll('\n', separator)

/** Writes a value on one line. Text gets the quotes of the scalar that it replaces, `before`, if they are suitable. */
function inline(value: unknown, before: string, isInFlow: boolean): string {
  if (typeof value !== 'string') return inFlow(value)
  if (before.startsWith('"') || isUnplain.test(value)) return JSON.stringify(value)
  if (before.startsWith("'")) return `'${value.replaceAll("'", "''")}'`
  // A year without quotes stays without quotes.
  if (/^[\d.-]+$/.test(value) && /^[\d.-]+$/.test(before)) return value
  return isInFlow ? inFlow(value) : dump([value], { lineWidth: -1, noRefs: true }).trim().slice(2)
}

/** Matches characters that require double quotes. */
const isUnplain = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u

const inFlow = (value: unknown): string =>
  dump([value], { lineWidth: -1, noRefs: true, flowLevel: 0 }).trim().slice(1, -1)
