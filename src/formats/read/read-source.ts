import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Keeping } from '../../datacite/dialects/read-members.ts'
import { withCarriedRecords } from '../../datacite/read/carried-record.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import { readDataciteSource } from '../../datacite/read/read-source.ts'
import { inputText, readDataciteValue } from '../../datacite/read/read-value.ts'
import type { Source } from '../../datacite/read/source.ts'
import { sampleOf } from '../../datacite/read/text-sample.ts'
import { type Message, messagesOf, saying, sayingAfter } from '../../messages/message.ts'
import { decodeText } from '../../text/decode-text.ts'
import { firstCharacter } from '../../text/first-character.ts'
import { likelyIn } from '../detection.ts'
import type { DataciteFormatId, Format, FormatId } from '../format.ts'
import { formatRow, readableRows } from '../table.ts'
import { nearestFormats } from './nearest.ts'
import { readOther, requireReader } from './read-other.ts'

/**
 * Reads an input of any format. Members that a REST JSON record lacks are read from its embedded XML, unless the XML is
 * only a copy of the attributes.
 *
 * In foreign formats, all records are in one document. JSON is read as another format only if it contains no DataCite
 * record, so that the common case is parsed once.
 * @param formats The foreign formats to consider, in order of detection.
 * @param hasLines True if the input is part of an NDJSON text.
 */
export function readSource(
  formats: readonly Format[],
  input: string | Uint8Array | object,
  from: FormatId | 'auto' = 'auto',
  extras: Keeping = true,
  hasLines = false,
): Source<FormatId> {
  const given = inputText(input)
  if (given === undefined) return readValue(formats, input as object, from, extras)
  const decoded = decodeText(given)
  if (!decoded.ok) return readDataciteSource(given, 'auto', extras)
  const { text } = decoded
  const named = formats.find(({ id }) => id === from)
  if (named !== undefined) requireReader(named, 'read')
  const start = firstCharacter(text)
  const isData = hasLines || start === '{' || start === '['
  const other = named ?? (from === 'auto' && !isData ? otherFormatOf(formats, text) : undefined)
  if (other !== undefined) return readOther(other, text)
  const source = readDataciteSource(text, from as DataciteFormatId | 'auto', extras, hasLines)
  return carrying(from === 'auto' ? { ...source, documents: orOther(formats, source, text) } : source)
}

function readValue(
  formats: readonly Format[],
  value: object,
  from: FormatId | 'auto',
  extras: Keeping,
): Source<FormatId> {
  const named = formats.find(({ id }) => id === from)
  if (named !== undefined) return readOther(requireReader(named, 'readValue'), value)
  const source = readDataciteValue(value, from as DataciteFormatId | 'auto', extras)
  return carrying(from === 'auto' ? { ...source, documents: orOther(formats, source, value) } : source)
}

/** Returns a source in which REST JSON records are completed from their embedded XML. */
const carrying = (source: Source<FormatId>): Source<FormatId> => ({
  ...source,
  documents: withCarriedRecords(source.documents, source.diagnostics),
})

/** Yields the documents of a source. If they contain no record, reads the input in a foreign format that matches. */
function* orOther(
  formats: readonly Format[],
  source: Source<FormatId>,
  input: string | object,
): Generator<SourceDocument<FormatId>> {
  const empty: SourceDocument<FormatId>[] = []
  let isEmpty = true
  for (const document of source.documents) {
    isEmpty &&= document.records.length === 0
    if (isEmpty) empty.push(document)
    else {
      yield* empty.splice(0)
      yield document
    }
  }
  const other =
    isEmpty && source.diagnostics.length > 0
      ? (otherFormatOf(formats, input) ?? likelyFormatOf(formats, input))
      : undefined
  if (other === undefined) {
    if (isEmpty) {
      tellNearest(source.diagnostics, input)
      nameFormats(source.diagnostics)
    }
    yield* empty
    return
  }
  const read = readOther(other, input)
  source.diagnostics.splice(0, source.diagnostics.length, ...read.diagnostics)
  yield* read.documents
}

const nearest = (formats: readonly string[]): Message =>
  messagesOf('read-source', {
    nearest:
      'The input has members of {formats, list}. If you know the format of the input, name the format in the option "from".',
  })('nearest', { formats })

const isUnknown = /^no-record\/(?:unknown|mostUnknown)$/

/** Adds the most similar formats to the finding about JSON in an unknown format. */
function tellNearest(diagnostics: Diagnostic[], input: string | object): void {
  const [first] = diagnostics
  const object = first !== undefined && isUnknown.test(first.messageId) ? sampleOf(input).object() : undefined
  const near = object === undefined ? [] : nearestFormats(object)
  if (first === undefined || near.length === 0) return
  const named = near.map(({ id, shared }) => {
    return `${formatRow(id).name} (${shared.map(member => JSON.stringify(member)).join(', ')})`
  })
  diagnostics.splice(0, 1, { ...first, ...sayingAfter(first, nearest(named)) })
}

/** Replaces the message for a scalar input, such as plain text or a number, with a list of the readable formats. */
function nameFormats(diagnostics: Diagnostic[]): void {
  const [first] = diagnostics
  if (first === undefined || first.pointer !== '' || !isScalar.test(first.messageId)) return
  const said = saying(say('scalar', { formats: readableRows.map(({ name }) => name) }), first.rule)
  diagnostics.splice(0, 1, { ...first, ...said })
}

const isScalar = /^no-record\/(?:text|number|boolean|null)$/

const say = messagesOf('no-format', {
  scalar: 'This is not in any of the readable formats: {formats}.',
})

function otherFormatOf(formats: readonly Format[], input: string | object): Format | undefined {
  const sample = sampleOf(input)
  const reader = typeof input === 'string' ? 'read' : 'readValue'
  return formats.find(format => format[reader] !== undefined && format.detect?.(sample.text, sample) === true)
}

function likelyFormatOf(formats: readonly Format[], input: string | object): Format | undefined {
  const likely = typeof input === 'string' ? likelyIn(sampleOf(input)) : undefined
  return formats.find(({ id }) => id === likely)
}
