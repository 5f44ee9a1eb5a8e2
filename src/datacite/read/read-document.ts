import { unknownName } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { isObject } from '../../core/object.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Document, ParsedText } from '../../text/document.ts'
import { inputFinding } from '../../text/input-finding.ts'
import type { Positions } from '../../text/positions.ts'
import { type Dialect, type DialectRecord, isForeign } from '../dialects/dialect.ts'
import { dialectOf } from '../dialects/dialect-of.ts'
import { dialects } from '../dialects/index.ts'
import type { Keeping } from '../dialects/read-members.ts'
import { isCkan } from '../dialects/telling.ts'
import type { DataciteFormatId } from '../format.ts'
import { candidatesIn } from './candidates.ts'

const say = messagesOf('no-record', {
  emptyList: 'This is not a DataCite record: the list is empty.',
  listInList: 'This is not a DataCite record: it is a list inside a list.',
  empty: 'This is not a DataCite record: the object is empty.',
  null: 'This is not a DataCite record: it is null, not an object.',
  undefined: 'This is not a DataCite record: it is undefined, not an object.',
  text: 'This is not a DataCite record: it is plain text, not an object.',
  path: 'This is plain text, not a DataCite record. If {text} is a path, read the file and pass its content.',
  address:
    'This is plain text, not a DataCite record. If {text} is an address, fetch it and pass the body of the response.',
  doi: 'This is plain text, not a DataCite record. If {text} is a DOI, resolve it and pass the record.',
  number: 'This is not a DataCite record: it is a number, not an object.',
  boolean: 'This is not a DataCite record: it is a boolean, not an object.',
  other: 'This is not a DataCite record: it is a {type}, not an object.',
  mostUnknown: 'This is not a DataCite record: too few of its members ({names}) exist in DataCite.',
  ckan: "This is a dataset in CKAN's own JSON, which citable does not read. Use its DCAT version instead: CKAN with ckanext-dcat serves that version at the address of the dataset's page followed by .jsonld, .ttl or .xml.",
  unknown: 'This is not a DataCite record: none of its members ({names}) identifies it as one.',
})

/** A document, with its record if the syntax determines the dialect, as in XML. */
export interface RecordDocument extends Document {
  record?: DialectRecord
}

/** A record with its format and its location in the input. */
export interface SourceRecord<Id extends string = DataciteFormatId> extends DialectRecord {
  /** The index of the record in the input, from 0. */
  index: number
  format: Id
  /** The document that contains the record. Several records may share a document. */
  document: RecordDocument
  /** The path of the record in its document. */
  base: Path
  /** True if the record was read from XML that is embedded in its document. */
  isCarried?: true
  /** The format of the input, if the record was converted from another format. */
  converted?: string
}

/** A document of an input, with its records. */
export interface SourceDocument<Id extends string = DataciteFormatId> {
  syntax: ParsedText['syntax']
  document: RecordDocument
  records: SourceRecord<Id>[]
}

/** The options for reading the records of a document. */
export interface DocumentReading {
  from: DataciteFormatId | 'auto'
  extras: Keeping
  /** The index of the next record. */
  next: number
}

/**
 * Returns a document with its records. Adds a finding to `diagnostics` for each candidate that is not a record, with a
 * position if there is a text.
 */
export function readDocument(
  document: RecordDocument,
  syntax: ParsedText['syntax'],
  reading: DocumentReading,
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
  const others: { value: unknown; pointer: string }[] = []
  for (const { value, base } of candidatesIn(document.value)) {
    const dialect = isObject(value) ? (given ?? dialectOf(value, syntax !== 'yaml')) : undefined
    if (dialect !== undefined && isObject(value)) {
      records.push(
        Object.assign(dialect.read(value, extras), { index: reading.next++, format: dialect.id, document, base }),
      )
    } else {
      others.push({ value, pointer: toPointer(base) })
    }
  }
  // Added one by one, because there may be more findings than a call accepts arguments.
  if (others.length > 0) for (const one of unrecognised(others, document, positions)) diagnostics.push(one)
  return { syntax, document, records }
}

/**
 * Returns the dialect named `from`. Returns undefined for `auto` and for XML, whose syntax determines the dialect.
 *
 * @throws TypeError for an unknown name
 */
export function dialectNamed(from: DataciteFormatId | 'auto'): Dialect | undefined {
  if (from === 'auto' || from === 'datacite-xml') return undefined
  const dialect = dialects.find(({ id }) => id === from)
  if (dialect === undefined)
    throw unknownName('DataCite format', from, ['auto', 'datacite-xml', ...dialects.map(({ id }) => id)])
  return dialect
}

function unrecognised(
  others: readonly { value: unknown; pointer: string }[],
  document: Document,
  positions: Positions | undefined,
): Diagnostic[] {
  const located = positions === undefined ? undefined : document.locate(new Set(others.map(({ pointer }) => pointer)))
  return others.map(({ value, pointer }) => {
    const at = located?.get(pointer)?.value
    const range = at === undefined ? undefined : positions?.range(at.start, at.container ? at.start + 1 : at.end)
    const message = pointer === '' && typeof value === 'string' ? whyText(value) : whyNoRecord(value)
    return inputFinding('schema/unrecognised', message, pointer, range)
  })
}

function whyText(text: string): Message {
  const name = text.trim()
  if (name.length > 300 || name.includes('\n')) return say('text')
  const values = { text: JSON.stringify(name) }
  if (parseDoi(name) !== undefined) return say('doi', values)
  if (/^https?:\/\/\S+$/i.test(name)) return say('address', values)
  return looksLikePath.test(name) ? say('path', values) : say('text')
}

/** Matches a text that ends like a file name, or begins like a path. */
const looksLikePath = /^[^<>{}"]*[^<>{}"\s]\.[a-z][a-z0-9]{1,7}$|^(?:~|\.{1,2})?\/\S+$|^[a-z]:[\\/]/i

function whyNoRecord(value: unknown): Message {
  if (Array.isArray(value)) return say(value.length === 0 ? 'emptyList' : 'listInList')
  if (!isObject(value)) {
    const type = value === null ? 'null' : typeof value
    if (type === 'null' || type === 'undefined' || type === 'number' || type === 'boolean') return say(type)
    return type === 'string' ? say('text') : say('other', { type })
  }
  const names = Object.keys(value)
    .slice(0, 5)
    .map(name => JSON.stringify(name.slice(0, 40)))
  if (names.length === 0) return say('empty')
  if (isCkan(value)) return say('ckan')
  const shown = `${names.join(', ')}${Object.keys(value).length > 5 ? ', …' : ''}`
  return !isForeign(value) && dialects.some(({ detect }) => detect(value, true))
    ? say('mostUnknown', { names: shown })
    : say('unknown', { names: shown })
}
