import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Document, Located } from '../document.ts'
import { isKept, type ValueDifference } from '../edit/differences.ts'
import { EditFault, indentAt, lineEndOf, type TextEdit } from '../edit/edits.ts'
import { insertions, type Member, removals, renamings } from '../edit/members.ts'
import type { Stretch } from '../stretch.ts'

const say = messagesOf('json-edit', { nothing: 'The document has no value at {pointer}.' })

type Members = Extract<ValueDifference, { kind: 'members' }>

/**
 * Returns the edits for the given differences in JSON text. White space, member order, escapes and all other text stay
 * unchanged.
 */
export function jsonEdits(text: string, document: Document, changes: readonly ValueDifference[]): TextEdit[] {
  const located = document.locate(new Set(['', ...changes.flatMap(pointersOf)]))
  const find = (pointer: string): Located => {
    const found = located.get(pointer)
    if (found === undefined) throw new EditFault(say('nothing', { pointer }))
    return found
  }
  const root = find('').value
  const style = styleOf(text.slice(root.start, root.end), lineEndOf(text))
  const edits: TextEdit[] = []
  for (const change of changes) {
    if (change.kind === 'value') {
      const { start, end } = find(change.pointer).value
      edits.push({ start, end, text: style.write(change.value, indentAt(text, start)) })
    } else edits.push(...memberEdits(text, change, find, style))
  }
  return edits
}

const pointersOf = (change: ValueDifference): string[] =>
  change.kind === 'value'
    ? [change.pointer]
    : [change.pointer, ...change.before.map(name => change.pointer + toPointer([name]))]

interface Style {
  isPretty: boolean
  /** The first line ending of the text, or LF if the text has none. */
  lineEnd: string
  /** One level of indentation. */
  unit: string
  colon: string
  comma: string
  /** Writes a value on a line with the given indentation. */
  write(value: unknown, indent: string): string
  writeFlat(value: unknown): string
}

function styleOf(text: string, lineEnd: string): Style {
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  '
  const isPretty = /[\r\n]/.test(text)
  const colon = `:${/"[ \t]*:([ \t]*)/.exec(text)?.[1] ?? (isPretty ? ' ' : '')}`
  const comma = /,[ \t]/.test(text) || (!text.includes(',') && colon !== ':') ? ', ' : ','
  const isAscii = !/[\u0080-\uffff]/.test(text) && /\\u[0-9a-fA-F]{4}/.test(text)
  const escaped = (json: string): string => (isAscii ? json.replace(/[\u007f-\uffff]/g, inAscii) : json)
  return {
    isPretty,
    lineEnd,
    unit,
    colon,
    comma,
    write: (value, indent) =>
      escaped(
        isPretty
          ? JSON.stringify(value, null, unit).replaceAll('\n', lineEnd + indent)
          : onOneLine(value, colon, comma),
      ),
    writeFlat: value => escaped(onOneLine(value, colon, isPretty ? ', ' : comma)),
  }
}

const inAscii = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

function onOneLine(value: unknown, colon: string, comma: string): string {
  if (Array.isArray(value)) return `[${value.map(entry => onOneLine(entry, colon, comma)).join(comma)}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}${colon}${onOneLine(member, colon, comma)}`).join(comma)}}`
}

function memberEdits(text: string, change: Members, find: (pointer: string) => Located, style: Style): TextEdit[] {
  const { pointer, before, after, isList } = change
  const container = find(pointer).value
  const members = before.map((name): Member => {
    const { key, value } = find(pointer + toPointer([name]))
    return { name, ...(key && { key }), start: (key ?? value).start, end: value.end }
  })
  // The order in the text may differ from that of the object.
  members.sort((a, b) => a.start - b.start)
  if (!after.some(isKept)) return [filled(text, change, container, members, style)]
  const gap = gapIn(text, container, members, style)
  const isSpread = /[\r\n]/.test(gap)
  const indent = isSpread ? gap.replace(/^[\s\S]*[\r\n]/, '') : indentAt(text, members[0]?.start ?? 0)
  const entryStyle = isSpread ? style : flat(style)
  return [
    ...renamings(members, after, JSON.stringify),
    ...removals(members, after),
    ...insertions(members, after, `,${gap}`, ({ name, value }) => entryText(name, value, isList, entryStyle, indent)),
  ]
}

/** Returns the edit that replaces everything between the brackets of an object or list that keeps no member. */
function filled(
  text: string,
  { isList, after }: Members,
  { start, end }: Stretch,
  spans: readonly Stretch[],
  style: Style,
): TextEdit {
  const [first] = spans
  if (after.length === 0) return { start: start + 1, end: end - 1, text: '' }
  const outer = indentAt(text, start)
  const isSpread = style.isPretty && (first === undefined || /[\r\n]/.test(text.slice(start, first.start)))
  const inner = isSpread ? style.lineEnd + outer + style.unit : ''
  const separator = isSpread ? `,${inner}` : style.comma
  const entryStyle = isSpread ? style : flat(style)
  const written = after.flatMap(entry =>
    isKept(entry) ? [] : [entryText(entry.name, entry.value, isList, entryStyle, outer + style.unit)],
  )
  const close = isSpread ? style.lineEnd + outer : ''
  return { start: start + 1, end: end - 1, text: inner + written.join(separator) + close }
}

/**
 * Returns the white space to insert before a new member.
 *
 * Copies the white space after the first comma. Without a comma, copies the white space after the opening bracket if it
 * contains a line break, else uses the space of the style.
 */
function gapIn(text: string, { start }: Stretch, [first, second]: readonly Stretch[], { comma }: Style): string {
  if (first === undefined) return ''
  if (second !== undefined) return text.slice(first.end, second.start).replace(/^\s*,/, '')
  const gap = text.slice(start + 1, first.start)
  return /[\r\n]/.test(gap) ? gap : comma.slice(1)
}

function entryText(name: string, value: unknown, isList: boolean, style: Style, indent: string): string {
  const written = style.write(value, indent)
  return isList ? written : `${JSON.stringify(name)}${style.colon}${written}`
}

const flat = (style: Style): Style => ({ ...style, write: style.writeFlat })
