import { toPointer } from '../../core/pointer.ts'
import type { Document, Located } from '../document.ts'
import { type Entry, isKept, type ValueDifference } from '../edit/differences.ts'
import { EditFault, indentAt, lineEndOf, type TextEdit } from '../edit/edits.ts'
import { removals, type Span } from '../edit/removals.ts'

type Members = Extract<ValueDifference, { kind: 'members' }>

/** The edits that make the differences in JSON text. All else stays as it is: white space, the order of members, escapes. */
export function jsonEdits(text: string, document: Document, changes: readonly ValueDifference[]): TextEdit[] {
  const located = document.locate(new Set(['', ...changes.flatMap(pointersOf)]))
  const find = (pointer: string): Located => {
    const found = located.get(pointer)
    if (found === undefined) throw new EditFault(`There is nothing at ${pointer}.`)
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

/** How a text writes JSON. */
interface Style {
  isPretty: boolean
  /** The line end and one step of indentation. */
  lineEnd: string
  unit: string
  colon: string
  comma: string
  /** Writes a value whose line begins with an indentation. */
  write(value: unknown, indent: string): string
  /** Writes a value on one line. */
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
  const { pointer, before, after } = change
  const container = find(pointer).value
  const children = before.map(name => find(pointer + toPointer([name])))
  const spans = children.map(({ key, value }): Span => ({ start: (key ?? value).start, end: value.end }))
  spans.sort((a, b) => a.start - b.start)
  const kept = new Map(after.filter(isKept).map(entry => [entry.from, entry]))
  if (kept.size === 0) return [filled(text, change, container, spans, style)]
  const renaming = before.flatMap((name, at): TextEdit[] => {
    const entry = kept.get(name)
    const key = children[at]?.key
    return entry === undefined || key === undefined || entry.name === name
      ? []
      : [{ ...key, text: JSON.stringify(entry.name) }]
  })
  const order = orderOf(before, children)
  return [
    ...renaming,
    ...removals(order, spans, name => kept.has(name)),
    ...insertions(text, change, order, spans, { ...style, gap: gapIn(text, container, spans, style) }),
  ]
}

/** The names of members in the order of the text, which is not always that of the object. */
const orderOf = (names: readonly string[], children: readonly Located[]): string[] =>
  names
    .map((name, at) => ({ name, start: children[at]?.value.start ?? 0 }))
    .sort((a, b) => a.start - b.start)
    .map(({ name }) => name)

/** All members new: what stands between the brackets is written anew. */
function filled(
  text: string,
  { isList, after }: Members,
  { start, end }: Span,
  spans: readonly Span[],
  style: Style,
): TextEdit {
  const [first] = spans
  if (after.length === 0) return { start: start + 1, end: end - 1, text: '' }
  const outer = indentAt(text, start)
  const isSpread = style.isPretty && (first === undefined || /[\r\n]/.test(text.slice(start, first.start)))
  const inner = isSpread ? style.lineEnd + outer + style.unit : ''
  const separator = isSpread ? `,${inner}` : style.comma
  const written = after.map(entry => entryText(entry, isList, isSpread ? style : flat(style), outer + style.unit))
  const close = isSpread ? style.lineEnd + outer : ''
  return { start: start + 1, end: end - 1, text: inner + written.join(separator) + close }
}

/** Puts new members in, each after the one that it follows, with the white space that stands between the others. */
function insertions(
  text: string,
  { isList, after }: Members,
  order: readonly string[],
  spans: readonly Span[],
  style: Style & { gap: string },
): TextEdit[] {
  const { gap } = style
  const isSpread = /[\r\n]/.test(gap)
  const indent = isSpread ? gap.replace(/^[\s\S]*[\r\n]/, '') : indentAt(text, spans[0]?.start ?? 0)
  const edits: TextEdit[] = []
  const spanOf = new Map(order.map((name, at) => [name, spans[at]]))
  let previous: Span | undefined
  let early: string[] = []
  for (const entry of after) {
    if (isKept(entry)) {
      previous = spanOf.get(entry.from)
      if (early.length > 0 && previous !== undefined)
        edits.push({ start: previous.start, end: previous.start, text: early.map(one => `${one},${gap}`).join('') })
      early = []
      continue
    }
    const written = entryText(entry, isList, isSpread ? style : flat(style), indent)
    if (previous === undefined) early.push(written)
    else edits.push({ start: previous.end, end: previous.end, text: `,${gap}${written}` })
  }
  return edits
}

/** The white space before a member: that after a comma, else that after the opening bracket. */
function gapIn(text: string, { start }: Span, [first, second]: readonly Span[], { comma }: Style): string {
  if (first === undefined) return ''
  if (second !== undefined) return text.slice(first.end, second.start).replace(/^\s*,/, '')
  const gap = text.slice(start + 1, first.start)
  return /[\r\n]/.test(gap) ? gap : comma.slice(1)
}

function entryText(entry: Entry, isList: boolean, style: Style, indent: string): string {
  const value = isKept(entry) ? undefined : style.write(entry.value, indent)
  return isList ? `${value}` : `${JSON.stringify(entry.name)}${style.colon}${value}`
}

/** Values among others on one line take no lines of their own. */
const flat = (style: Style): Style => ({ ...style, write: style.writeFlat })
