import type { Diagnostic, Range } from '../diagnostic.ts'
import { ruleUrl } from '../diagnostic.ts'
import type { Path } from '../pointer.ts'
import { toPointer } from '../pointer.ts'
import { decode } from './decode.ts'
import type { Dialect, DialectRecord } from './dialects/dialect.ts'
import { isObject } from './dialects/dialect.ts'
import { dialects } from './dialects/index.ts'
import type { Keeping } from './dialects/walk.ts'
import type { Document, ParsedText } from './document.ts'
import type { FormatId } from './format.ts'
import { unknownName } from './known.ts'
import { parseText } from './parse.ts'
import { Positions } from './positions.ts'
import { unwrap } from './unwrap.ts'

/** A record with everything that is known about where it came from. */
export interface SourceRecord extends DialectRecord {
  /** 0 for the first record of the input. */
  index: number
  format: FormatId
  /** The document that holds the record; several records may share one. */
  document: Document
  /** Where the record stands in its document. */
  base: Path
}

/** A document of an input, with its records. */
export interface SourceDocument {
  syntax: ParsedText['syntax']
  document: Document
  records: SourceRecord[]
}

/** An input that is being read, a document at a time. */
export interface Source {
  documents: Iterable<SourceDocument>
  /** What could not be read; complete when all documents have been asked for. */
  diagnostics: Diagnostic[]
  positions: Positions
}

/** Reads an input a document at a time, with origins and positions, and with as much of the extras as is wanted. An unknown `from` is a `TypeError`. */
export function readSource(
  input: string | Uint8Array,
  from: FormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Source {
  dialectNamed(from)
  const decoded = decode(input)
  if (!decoded.ok) {
    const { message, before } = decoded
    const positions = new Positions(before)
    const finding = inputFinding('schema/encoding', message, '', positions.range(before.length, before.length))
    return { documents: [], diagnostics: [finding], positions }
  }
  const positions = new Positions(decoded.text)
  const diagnostics: Diagnostic[] = []
  return { documents: readDocuments(positions, from, extras, diagnostics), diagnostics, positions }
}

function* readDocuments(
  positions: Positions,
  from: FormatId | 'auto',
  extras: Keeping,
  diagnostics: Diagnostic[],
): Generator<SourceDocument> {
  const given = dialectNamed(from)
  const { syntax, parts } = parseText(positions.text, from, extras !== false)
  let index = 0
  for (const part of parts) {
    if ('fault' in part) {
      const { rule = syntax === 'yaml' ? 'schema/not-yaml' : 'schema/not-json', message, offset, end } = part.fault
      diagnostics.push(inputFinding(rule, message, '', positions.range(offset, end)))
      continue
    }
    const { document } = part
    if (document.record !== undefined) {
      yield {
        syntax,
        document,
        records: [{ ...document.record, index: index++, format: 'datacite-xml', document, base: [] }],
      }
      continue
    }
    const records: SourceRecord[] = []
    for (const { value, base } of unwrap(document.value)) {
      const dialect = isObject(value)
        ? (given ?? dialects.find(({ detect }) => detect(value, syntax !== 'yaml')))
        : undefined
      if (dialect !== undefined && isObject(value)) {
        records.push(Object.assign(dialect.read(value, extras), { index: index++, format: dialect.id, document, base }))
      } else {
        diagnostics.push(unrecognised(value, toPointer(base), document, positions))
      }
    }
    yield { syntax, document, records }
  }
}

function dialectNamed(from: FormatId | 'auto'): Dialect | undefined {
  if (from === 'auto' || from === 'datacite-xml') return undefined
  const dialect = dialects.find(({ id }) => id === from)
  if (dialect === undefined)
    throw unknownName('format', from, ['auto', 'datacite-xml', ...dialects.map(({ id }) => id)])
  return dialect
}

function unrecognised(value: unknown, pointer: string, document: Document, positions: Positions): Diagnostic {
  const located = document.locate([pointer]).get(pointer)?.value
  const range =
    located === undefined
      ? undefined
      : positions.range(located.start, located.container ? located.start + 1 : located.end)
  return inputFinding('schema/unrecognised', `This is not a DataCite record: ${whatItIs(value)}.`, pointer, range)
}

function whatItIs(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'the list is empty' : 'it is a list inside a list'
  if (!isObject(value))
    return `it is ${value === null ? 'null' : typeof value === 'string' ? 'plain text' : `a ${typeof value}`}, not an object`
  const names = Object.keys(value)
    .slice(0, 5)
    .map(name => JSON.stringify(name.slice(0, 40)))
  return names.length === 0
    ? 'the object is empty'
    : `none of its members (${names.join(', ')}${Object.keys(value).length > 5 ? ', …' : ''}) tells what it is`
}

/** A finding about the input itself. */
const inputFinding = (rule: string, message: string, pointer: string, position?: Range): Diagnostic => ({
  rule,
  severity: 'error',
  registry: 'rejects',
  message,
  pointer,
  ...(position !== undefined && { position }),
  url: ruleUrl(rule),
})
