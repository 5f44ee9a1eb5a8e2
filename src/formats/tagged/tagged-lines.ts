import { requireText } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Message } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inputFinding, inputWarning } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import type { Stretch } from '../../text/stretch.ts'
import type { ReadResult } from '../format.ts'
import { referenceExtras } from './kept-tags.ts'
import { textOfLine } from './line-text.ts'
import { recordOfReference } from './read-reference.ts'
import { type FieldTags, fieldsOfGeneral, type ReferenceField, type ReferenceTarget } from './reference-fields.ts'
import { sortFields } from './sort-fields.ts'
import { sayTagged } from './tagged-messages.ts'

/** A line that starts with a tag, as the tag and its value. */
export interface TaggedLine {
  tag: string
  value: string
}

/** The rules for reading a format that consists of tagged lines. */
export interface TaggedReading {
  target: ReferenceTarget
  /** The tag that starts a reference. The value of the tag is the reference type. */
  first: string
  /** The tag that ends a reference, if there is one. */
  last?: string
  /**
   * Returns the type that the tags of a reference without {@link first} indicate.
   *
   * Such a reference ends at an empty line. Absent if the format has no such references.
   */
  untyped?(tags: ReadonlySet<string>): string
  parse(line: string): TaggedLine | undefined
  fields: FieldTags
  /** The fields of references without a type, if different from {@link fields}. */
  untypedFields?: FieldTags
  isList: ReadonlySet<ReferenceField>
  /** Returns the type for a value of the first tag. */
  typeOf(value: string): string
}

type Tell = (message: Message, start: number, end: number) => void

interface Block {
  /** The type of the reference; undefined if the reference has none. */
  type?: string
  start: number
  end: number
  lines: { tag: string; value: string }[]
}

/** Reads references that consist of tagged lines. A line without a tag continues the previous line. */
export function readTagged(text: string, reading: TaggedReading): ReadResult {
  requireText(text)
  const positions = new Positions(text)
  const diagnostics: Diagnostic[] = []
  const tell = (message: Message, start: number, end: number): void => {
    diagnostics.push(inputWarning('unreadable-value', message, '', positions.range(start, end)))
  }
  const blocks = blocksOf(text, reading, tell)
  const records = blocks.map(block => recordOfBlock(block, reading, message => tell(message, block.start, block.end)))
  if (records.length > 0) return { ok: true, records, diagnostics }
  const { target, first } = reading
  const empty = inputFinding('schema/unrecognised', sayTagged('noReference', { format: target.name, tag: first }), '')
  return { ok: false, diagnostics: [...diagnostics, empty] }
}

/** Returns the range of the first line of each reference in a text. */
export const placesOfReferences = (text: string, reading: TaggedReading): Stretch[] =>
  blocksOf(text, reading, () => undefined).map(({ start, end }) => ({ start, end }))

function blocksOf(text: string, reading: TaggedReading, tell: Tell): Block[] {
  const { first, last, parse, fields, target, typeOf, untyped } = reading
  const blocks: Block[] = []
  let open: Block | undefined
  let isStrayTold = false
  const begin = (block: Block): void => {
    open = block
    blocks.push(block)
  }
  const stray = (line: string, start: number, end: number): void => {
    if (isStrayTold || line.trim() === '') return
    isStrayTold = true
    tell(sayTagged('strayLine', { tag: first }), start, end)
  }
  for (const { start, end, line } of linesOf(text)) {
    const tagged = parse(line)
    if (tagged?.tag === first) {
      if (open !== undefined && last !== undefined) tell(sayTagged('endMissing', { tag: last }), open.start, open.end)
      begin({ type: typeOf(tagged.value), start, end, lines: [] })
    } else if (tagged !== undefined && tagged.tag === last) open = undefined
    else if (open === undefined && tagged !== undefined && untyped !== undefined) begin({ start, end, lines: [tagged] })
    else if (open === undefined) stray(line, start, end)
    else if (tagged !== undefined) open.lines.push(tagged)
    else if (open.type === undefined && line.trim() === '') open = undefined
    else goOn(open, line, fields.keyword)
  }
  if (open !== undefined && last !== undefined)
    tell(sayTagged('lastEndMissing', { tag: last, format: target.name }), open.start, open.end)
  return blocks
}

/** Appends a line without a tag to the previous line. After a keyword, the line is a further keyword, as in EndNote. */
function goOn({ lines }: Block, line: string, keyword: readonly string[]): void {
  const previous = lines.at(-1)
  const more = textOfLine(line)
  if (previous === undefined || more === '') return
  if (previous.value === '') previous.value = more
  else if (keyword.includes(previous.tag)) lines.push({ tag: previous.tag, value: more })
  else previous.value += ` ${more}`
}

/** Yields the lines of a text, with their offsets. */
export function* linesOf(text: string): Generator<{ start: number; end: number; line: string }> {
  const lineEnd = /\r\n?|\n/g
  let start = 0
  for (let found = lineEnd.exec(text); found !== null; found = lineEnd.exec(text)) {
    yield { start, end: found.index, line: text.slice(start, found.index) }
    start = lineEnd.lastIndex
  }
  yield { start, end: text.length, line: text.slice(start) }
}

function recordOfBlock(
  { type: given, lines }: Block,
  { target, fields: typedFields, untypedFields, isList, untyped }: TaggedReading,
  tell: (message: Message) => void,
): Datacite {
  const type = given ?? untyped?.(new Set(lines.map(({ tag }) => tag))) ?? ''
  const ofForm = given === undefined && untypedFields !== undefined ? untypedFields : typedFields
  const fields = fieldsOfGeneral(ofForm, target.generalOf(type))
  const { values, rest } = sortFields(lines, fields, isList)
  const record = recordOfReference(type, values, target, (field, message) => {
    if (message !== undefined) tell(message)
    const tag = fields[field][0]
    if (tag !== undefined) rest.set(tag, [...(values.get(field) ?? [])])
  })
  return referenceExtras(record, target, type, rest)
}
