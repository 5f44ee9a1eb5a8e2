import type { Diagnostic, Range } from '../diagnostic.ts'
import { ruleUrl } from '../diagnostic.ts'
import type { Path } from '../pointer.ts'
import { toPointer } from '../pointer.ts'
import type { Dialect, DialectRecord } from './dialects/dialect.ts'
import { isLinkedData, isObject } from './dialects/dialect.ts'
import { dialects } from './dialects/index.ts'
import type { Keeping } from './dialects/walk.ts'
import type { Document, ParsedText } from './document.ts'
import type { FormatId } from './format.ts'
import { unknownName } from './known.ts'
import type { Positions } from './positions.ts'
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

/** How the records of a document are to be read. */
export interface Reading {
  from: FormatId | 'auto'
  extras: Keeping
  /** The number of the next record. */
  next: number
}

/** The records of one document; what is none is added to `diagnostics`, with its place where there is a text. */
export function readDocument(
  document: Document,
  syntax: ParsedText['syntax'],
  reading: Reading,
  diagnostics: Diagnostic[],
  positions?: Positions,
): SourceDocument {
  const { from, extras } = reading
  if (document.record !== undefined) {
    const record: SourceRecord = {
      ...document.record,
      index: reading.next++,
      format: 'datacite-xml',
      document,
      base: [],
    }
    return { syntax, document, records: [record] }
  }
  const given = dialectNamed(from)
  const records: SourceRecord[] = []
  for (const { value, base } of unwrap(document.value)) {
    const dialect = isObject(value) ? (given ?? dialectOf(value, syntax !== 'yaml')) : undefined
    if (dialect !== undefined && isObject(value)) {
      records.push(
        Object.assign(dialect.read(value, extras), { index: reading.next++, format: dialect.id, document, base }),
      )
    } else {
      diagnostics.push(unrecognised(value, toPointer(base), document, positions))
    }
  }
  return { syntax, document, records }
}

/** The dialect that an object is in. */
const dialectOf = (value: Readonly<Record<string, unknown>>, isTyped: boolean): Dialect | undefined =>
  isLinkedData(value) ? undefined : dialects.find(({ detect }) => detect(value, isTyped))

/** The dialect of a name; nothing where it is to be found out, or settled by the syntax. An unknown name is a `TypeError`. */
export function dialectNamed(from: FormatId | 'auto'): Dialect | undefined {
  if (from === 'auto' || from === 'datacite-xml') return undefined
  const dialect = dialects.find(({ id }) => id === from)
  if (dialect === undefined)
    throw unknownName('format', from, ['auto', 'datacite-xml', ...dialects.map(({ id }) => id)])
  return dialect
}

function unrecognised(
  value: unknown,
  pointer: string,
  document: Document,
  positions: Positions | undefined,
): Diagnostic {
  const located = document.locate([pointer]).get(pointer)?.value
  const range =
    located === undefined || positions === undefined
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
export const inputFinding = (rule: string, message: string, pointer: string, position?: Range): Diagnostic => ({
  rule,
  severity: 'error',
  registry: 'rejects',
  message,
  pointer,
  ...(position !== undefined && { position }),
  url: ruleUrl(rule),
})
