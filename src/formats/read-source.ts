import type { Keeping } from '../datacite/dialects/read-members.ts'
import { unknownName } from '../datacite/known.ts'
import type { SourceDocument, SourceRecord } from '../datacite/read-document.ts'
import type { Source } from '../datacite/read-source.ts'
import { readDataciteSource } from '../datacite/read-source.ts'
import { sampleText } from '../datacite/text-sample.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { decodeText } from '../text/decode-text.ts'
import type { Document } from '../text/document.ts'
import { firstCharacter } from '../text/parse-data.ts'
import { Positions } from '../text/positions.ts'
import type { DataciteFormatId, Format, FormatId } from './format.ts'
import { formats, otherFormats } from './formats.ts'
import { nearestFormats } from './nearest.ts'

/**
 * Reads an input of any format; of the formats of others, all records are in one document. JSON is taken for DataCite's, and for
 * another format only when there is no record in it, because then nothing is parsed twice for the sake of what is rare.
 */
export function readSource(
  input: string | Uint8Array,
  from: FormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Source<FormatId> {
  if (from !== 'auto' && !formats.some(({ id }) => id === from))
    throw unknownName('format', from, ['auto', ...formats.map(({ id }) => id)])
  const decoded = decodeText(input)
  if (!decoded.ok) return readDataciteSource(input, 'auto', extras)
  const { text } = decoded
  const named = otherFormats.find(({ id }) => id === from)
  if (named !== undefined && named.read === undefined)
    throw new TypeError(`${named.name} can be written, but not read.`)
  const start = firstCharacter(text)
  const other = named ?? (from === 'auto' && start !== '{' && start !== '[' ? otherFormatOf(text) : undefined)
  if (other !== undefined) return readOther(other, text)
  const source = readDataciteSource(text, from as DataciteFormatId | 'auto', extras)
  return from === 'auto' ? { ...source, documents: orOther(source, text) } : source
}

/** The documents of a source; where no record is in them, those of another format that the text is in. */
function* orOther(source: Source<FormatId>, text: string): Generator<SourceDocument<FormatId>> {
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
  const other = isEmpty && source.diagnostics.length > 0 ? otherFormatOf(text) : undefined
  if (other === undefined) {
    if (isEmpty) tellNearest(source.diagnostics, text)
    yield* empty
    return
  }
  const read = readOther(other, text)
  source.diagnostics.splice(0, source.diagnostics.length, ...read.diagnostics)
  yield* read.documents
}

/** Says of JSON that is in no format that is known which ones come nearest. */
function tellNearest(diagnostics: Diagnostic[], text: string): void {
  const [first] = diagnostics
  const object = first?.rule === 'schema/unrecognised' ? sampleText(text).object() : undefined
  const near = object === undefined ? [] : nearestFormats(object)
  if (first === undefined || near.length === 0) return
  const named = near.map(({ id, shared }) => {
    const name = formats.find(format => format.id === id)?.name ?? id
    return `${name} (${shared.map(member => JSON.stringify(member)).join(', ')})`
  })
  const message = `${first.message} It comes nearest to ${named.join(' and ')}; if it is that, say so with "from".`
  diagnostics.splice(0, 1, { ...first, message })
}

/** The format of others that a text looks like, of those that can be read. */
export function otherFormatOf(text: string): Format | undefined {
  const sample = sampleText(text)
  return otherFormats.find(({ read, detect }) => read !== undefined && detect?.(text, sample) === true)
}

function readOther({ id, read }: Format, text: string): Source<FormatId> {
  const positions = new Positions(text)
  const result = read?.(text) ?? { ok: false, diagnostics: [] }
  if (!result.ok) return { documents: [], diagnostics: result.diagnostics, positions }
  const document = inert(result.records.length, result.diagnostics)
  const records = result.records.map(
    (record, index): SourceRecord<FormatId> => ({
      record,
      index,
      format: id,
      document,
      base: [],
      unknown: [],
      origin: path => path,
    }),
  )
  return { documents: [{ syntax: 'json', document, records }], diagnostics: [], positions }
}

/** A document that knows no places; its value only says whether it holds one record or several. */
const inert = (count: number, warnings: readonly Diagnostic[]): Document => ({
  value: count === 1 ? {} : [],
  warnings,
  locate: () => new Map(),
  duplicates: () => [],
  imprecise: () => [],
})
