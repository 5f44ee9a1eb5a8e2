import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Path } from '../../core/pointer.ts'
import type { Keeping } from '../../datacite/dialects/read-members.ts'
import { unknownName } from '../../datacite/known.ts'
import { withCarriedRecords } from '../../datacite/read/carried-record.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import { readDataciteSource } from '../../datacite/read/read-source.ts'
import { inputText, readDataciteValue } from '../../datacite/read/read-value.ts'
import type { Source } from '../../datacite/read/source.ts'
import { sampleOf, type TextSample } from '../../datacite/read/text-sample.ts'
import { decodeText } from '../../text/decode-text.ts'
import type { Document, Located } from '../../text/document.ts'
import { firstCharacter } from '../../text/first-character.ts'
import { placeless } from '../../text/placeless.ts'
import { Positions } from '../../text/positions.ts'
import type { Stretch } from '../../text/stretch.ts'
import type { DataciteFormatId, Format, FormatId } from '../format.ts'
import { formats, otherFormats } from '../formats.ts'
import { isTurtle } from '../rdf/graph-writer.ts'
import { nearestFormats } from './nearest.ts'

/**
 * Reads an input of any format; a record in REST JSON that carries XML is what the XML says. In foreign formats, all records are in one document. JSON is taken for DataCite's, and for
 * another format only when there is no record in it, because then nothing is parsed twice for the sake of what is rare. Of a part of
 * NDJSON it should be said that it has lines.
 */
export function readSource(
  input: string | Uint8Array | object,
  from: FormatId | 'auto' = 'auto',
  extras: Keeping = true,
  hasLines = false,
): Source<FormatId> {
  if (from !== 'auto' && !formats.some(({ id }) => id === from))
    throw unknownName('format', from, ['auto', ...formats.map(({ id }) => id)])
  const given = inputText(input)
  if (given === undefined) return readValue(input as object, from, extras)
  const decoded = decodeText(given)
  if (!decoded.ok) return readDataciteSource(given, 'auto', extras)
  const { text } = decoded
  const named = otherFormats.find(({ id }) => id === from)
  if (named !== undefined) requireReader(named, 'read')
  const start = firstCharacter(text)
  const isData = hasLines || start === '{' || start === '['
  const other = named ?? (from === 'auto' && !isData ? otherFormatOf(text) : undefined)
  if (other !== undefined) return readOther(other, text)
  const source = readDataciteSource(text, from as DataciteFormatId | 'auto', extras, hasLines)
  return carrying(from === 'auto' ? { ...source, documents: orOther(source, text) } : source)
}

/** Reads a value that was parsed already, of any format that is JSON or YAML. */
function readValue(value: object, from: FormatId | 'auto', extras: Keeping): Source<FormatId> {
  const named = otherFormats.find(({ id }) => id === from)
  if (named !== undefined) return readOther(requireReader(named, 'readValue'), value)
  const source = readDataciteValue(value, from as DataciteFormatId | 'auto', extras)
  return carrying(from === 'auto' ? { ...source, documents: orOther(source, value) } : source)
}

/** A source whose records are what the XML says that they carry. */
const carrying = (source: Source<FormatId>): Source<FormatId> => ({
  ...source,
  documents: withCarriedRecords(source.documents, source.diagnostics),
})

/** A format that can be read; any other is a `TypeError`. */
function requireReader(format: Format, reader: 'read' | 'readValue'): Format {
  if (format[reader] !== undefined) return format
  throw new TypeError(
    format.read === undefined
      ? `${format.name} can be written, but not read.`
      : `${format.name} is read from text or bytes, not from a parsed value.`,
  )
}

/** The documents of a source; where no record is in them, those of another format that the text is in. */
function* orOther(source: Source<FormatId>, input: string | object): Generator<SourceDocument<FormatId>> {
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
  const other = isEmpty && source.diagnostics.length > 0 ? (otherFormatOf(input) ?? likelyFormatOf(input)) : undefined
  if (other === undefined) {
    if (isEmpty) tellNearest(source.diagnostics, input)
    yield* empty
    return
  }
  const read = readOther(other, input)
  source.diagnostics.splice(0, source.diagnostics.length, ...read.diagnostics)
  yield* read.documents
}

/** Says of JSON that is in no format that is known which ones come nearest. */
function tellNearest(diagnostics: Diagnostic[], input: string | object): void {
  const [first] = diagnostics
  const object = first?.rule === 'schema/unrecognised' ? sampleOf(input).object() : undefined
  const near = object === undefined ? [] : nearestFormats(object)
  if (first === undefined || near.length === 0) return
  const named = near.map(({ id, shared }) => {
    const name = formats.find(format => format.id === id)?.name ?? id
    return `${name} (${shared.map(member => JSON.stringify(member)).join(', ')})`
  })
  const message = `${first.message} It comes nearest to ${named.join(' and ')}; if it is that, say so with "from".`
  diagnostics.splice(0, 1, { ...first, message })
}

/** The format of others that a text or a parsed value looks like, of those that can be read. */
export function otherFormatOf(input: string | object): Format | undefined {
  const sample = sampleOf(input)
  const reader = typeof input === 'string' ? 'read' : 'readValue'
  return otherFormats.find(format => format[reader] !== undefined && format.detect?.(sample.text, sample) === true)
}

/** The format that a text begins like, where nothing recognises it. */
export function likelyFormatOf(input: string | object): Format | undefined {
  const likely = typeof input === 'string' ? likelyFormat(sampleOf(input)) : undefined
  return likely && otherFormats.find(({ id }) => id === likely)
}

function readOther({ id, read, readValue, places: placesIn }: Format, input: string | object): Source<FormatId> {
  const isText = typeof input === 'string'
  const places = isText ? { positions: new Positions(input) } : {}
  const result = (isText ? read?.(input) : readValue?.(input)) ?? { ok: false, diagnostics: [] }
  if (!result.ok) return { documents: [], diagnostics: result.diagnostics, ...places }
  const { records: found, diagnostics: warnings } = result
  const document = inert(found.length, warnings)
  const heads = isText ? headsIn(input, found.length, placesIn) : undefined
  const records = found.map(
    (record, index): SourceRecord<FormatId> => ({
      record,
      index,
      format: id,
      document: heads === undefined ? document : { ...document, locate: () => new Map([['', heads(index)]]) },
      base: none,
      unknown: none,
      origin: samePlace,
    }),
  )
  return { documents: [{ syntax: 'json', document, records }], diagnostics: [], ...places }
}

const none: [] = []
const samePlace = (path: Path): Path => path

/** Finds where a record of a text begins, once that is asked for: at its own head, if its format knows it, else where the text begins. */
function headsIn(text: string, count: number, placesIn: Format['places']): (index: number) => Located {
  let known: readonly Stretch[] | undefined
  return index => {
    known ??= placesIn?.(text) ?? []
    const start = Math.max(0, text.search(/[^\s\ufeff]/))
    const { [index]: own = { start, end: start + 1 } } = known.length === count ? known : []
    return { value: { ...own, container: false } }
  }
}

/** A document without places; its value only says whether it holds one record or several. */
const inert = (count: number, warnings: readonly Diagnostic[]): Document => ({
  ...placeless(count === 1 ? {} : []),
  warnings,
})

/** How texts of a format begin, even those that are too faulty or too strange to be recognised. */
const beginnings: readonly (readonly [id: FormatId, begins: (sample: TextSample) => boolean])[] = [
  ['bibtex', ({ text }) => /^\ufeff?(?:\s{0,100}%[^\n]{0,1000}\n){0,50}\s{0,100}@[a-z]{2,30}\s{0,20}[{(]/i.test(text)],
  ['ris', ({ text }) => /^\ufeff?\s{0,100}[A-Z][A-Z\d] {2}-(?: |\r?\n)/.test(text)],
  ['endnote', ({ text }) => /^\ufeff?\s{0,100}%[\dA-Z] \S/.test(text)],
  ['dcat-turtle', isTurtle],
]

/** The format that a text begins like, to say what is wrong with it in the words of that format. */
const likelyFormat = (sample: TextSample): FormatId | undefined => beginnings.find(([, begins]) => begins(sample))?.[0]
