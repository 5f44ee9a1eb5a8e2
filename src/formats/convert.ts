import { checkedOptions } from '../core/argument.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import { type Path, toPointer, valueAt } from '../core/pointer.ts'
import { completeRecord } from '../datacite/complete.ts'
import type { Keeping } from '../datacite/dialects/read-members.ts'
import { asWriteOptions, knownKernel, writeOptionNames } from '../datacite/known.ts'
import { misreadings } from '../datacite/read/misreadings.ts'
import type { SourceDocument, SourceRecord } from '../datacite/read/read-document.ts'
import type { Source } from '../datacite/read/source.ts'
import { writeDialect } from '../datacite/writing/dialect-writer.ts'
import { inOrderOf } from '../datacite/writing/in-order.ts'
import { arrange, type Layout, layoutOf } from '../datacite/writing/layout.ts'
import { lossAt } from '../datacite/writing/loss.ts'
import { writerNamed } from '../datacite/writing/writers.ts'
import type { DialectWriter } from '../datacite/writing/writing.ts'
import { withoutIndentation } from '../datacite/xml/without-indentation.ts'
import type { Kernel } from '../kernel/index.ts'
import { messagesOf, saying } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import { records } from '../records/read-piece.ts'
import type { Readers } from '../records/source.ts'
import type { Document } from '../text/document.ts'
import { stringify } from '../text/json/stringify.ts'
import { type PreferredCitation, withChosen } from './cff/preferred.ts'
import type { Format, FormatId, Loss, WriteOptions, WriteResult } from './format.ts'
import { targetNamed } from './formats.ts'
import { allReaders } from './read/all-readers.ts'

const say = messagesOf('convert', {
  noXml: 'The attribute "xml" contains no XML, neither plain nor in base64, and is omitted.',
  oneRecord: 'The input contains {count} records, but {format} stores exactly one; convert them one by one.',
})

/** The source and target formats of a conversion, with the options for writing. */
export interface ConvertOptions extends WriteOptions {
  /** The format of the input; found out where not given. */
  from?: FormatId | 'auto'
  /** The format of the text: its id, a shorter name (`xml`), a file ending (`.bib`) or a media type (`application/x-bibtex`). */
  to: FormatId | (string & {})
  /**
   * The records made of a CITATION.cff with a `preferred-citation`: its software alone (`omit`, the default), the preferred work in place of
   * it (`only`), or both.
   */
  preferredCitation?: PreferredCitation
}

/** A text in another format with its losses, or the reasons why there is none. */
export type ConvertResult =
  | { ok: true; text: string; losses: Loss[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/**
 * Converts an input (text, bytes or a parsed value) from any format to any other. Reports every dropped or changed value by pointer into
 * the canonical record.
 *
 * The metadata of a REST JSON record with embedded XML is read from the XML, as `check` does. A list becomes a list and NDJSON becomes
 * NDJSON. If any part is unreadable there is no text, so that no record is lost unnoticed. With a text, `diagnostics` lists the changes
 * made by reading. Never throws on input.
 * @throws TypeError if an option is wrong; the message names the nearest valid option
 *
 * @example
 * const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Award' } }
 * const converted = convert(JSON.stringify(record), { to: 'datacite-rest', kernel: '4.5', pretty: false })
 * converted.ok && converted.text // → '{"doi":"10.5072/x","titles":[{"title":"Rain"}],"types":{"resourceTypeGeneral":"Other"}}\n'
 * converted.ok && converted.losses.map(({ pointer }) => pointer) // → ['/types/resourceTypeGeneral']
 */
export function convert(input: string | Uint8Array | object, options: ConvertOptions): ConvertResult {
  const [source] = records(input, readersFor(options)).parts
  return convertSource(withChosen(source as Source<FormatId>, options.preferredCitation), options, () => undefined)
}

/** The readers that a conversion with these options needs. */
export function readersFor(options: ConvertOptions): Readers<SourceDocument<FormatId>> {
  const { keeping } = settingsOf(options)
  return allReaders(options.from, keeping)
}

/**
 * Converts records that are read already, like {@link convert}. Each record is revised first; it stays as it is where `revise` returns
 * undefined. `arrangement` changes how the records stand together.
 */
export function convertSource(
  { documents, diagnostics, positions }: Source<FormatId>,
  options: ConvertOptions,
  revise: (source: SourceRecord<FormatId>) => Datacite | undefined,
  arrangement?: Layout,
): ConvertResult {
  const settings = settingsOf(options)
  const { format, writer, isLossAsked } = settings
  const warnings: Diagnostic[] = []
  const pieces: Piece[] = []
  const unread: Loss[] = []
  let layout = arrangement
  for (const { syntax, document, records } of documents) {
    for (const warning of misreadings(document, positions)) warnings.push(warning)
    for (const source of records) {
      const piece = pieceOf(source, document, syntax, settings, revise)
      pieces.push(piece)
      if (isLossAsked && source.format !== format.id && format.id !== 'citable-json')
        unread.push(...unreadLosses(source))
    }
    const isPair = records.length > 1 && records[0]?.format === 'cff'
    layout = arrangement ?? (isPair && layout === undefined ? { kind: 'list' } : layoutOf({ syntax, document }, layout))
  }
  if (diagnostics.length > 0) return { ok: false, diagnostics }
  const written =
    writer === undefined
      ? writeOther(format, pieces, options)
      : writeAll(writer, pieces, layout ?? { kind: 'list' }, settings)
  if (written === undefined) return { ok: false, diagnostics: [oneOnly(format.name, pieces.length)] }
  return {
    ok: true,
    text: written.text,
    losses: isLossAsked ? [...unread, ...written.losses] : [],
    diagnostics: warnings,
  }
}

/** Reports the loss of an attribute `xml` that could not be read as XML. */
export function unreadLosses({ xml, index }: SourceRecord<string>): Loss[] {
  if (xml === undefined || xml.text !== undefined) return []
  const message = say('noXml')
  const pointer = toPointer(['extras', 'members', toPointer(xml.path)])
  return [{ ...lossAt('lost', pointer, message, xml.written), ...(index > 0 && { index }) }]
}

/** The checked options of a conversion, and what follows from them. */
interface Settings {
  format: Format
  /** The writer of the format, where it is a JSON dialect. */
  writer: DialectWriter | undefined
  kernel: Kernel | undefined
  pretty: boolean
  isLossAsked: boolean
  /** The amount of content beyond the model to keep. */
  keeping: Keeping
}

/** A record to be written, with what it was in the same dialect, or the value of one that is written as it is. */
type Piece = { index: number; record: Datacite; given?: unknown } | { index: number; value: unknown }

function pieceOf(
  source: SourceRecord<FormatId>,
  document: Document,
  syntax: SourceDocument['syntax'],
  { format, writer, kernel, keeping }: Settings,
  revise: (source: SourceRecord<FormatId>) => Datacite | undefined,
): Piece {
  const { base, index } = source
  const isSame = source.format === format.id && source.isOlder !== true
  // What is in the dialect already, and may keep its kernel, is itself the exact way to write it.
  const isExact = isSame && writer !== undefined && kernel === undefined && syntax !== 'yaml'
  const isComplete = !isExact && (isSame || keeping === true)
  const record = isComplete ? completeRecord(source, syntax) : source.record
  const revised = revise(isComplete ? { ...source, record } : source)
  if (isExact && revised === undefined) return { index, value: whole(document, base) }
  const wanted = revised ?? record
  // Indentation of XML is no part of a text in JSON.
  const tidied = writer !== undefined && source.format === 'datacite-xml' ? withoutIndentation(wanted) : wanted
  return { index, record: tidied, ...(isSame && { given: whole(document, base) }) }
}

/** The value of a record, with the envelope of a single one. */
const whole = ({ value }: Document, base: Path): unknown =>
  base.length === 1 && base[0] === 'data' ? value : valueAt(value, base)

function writeAll(
  writer: DialectWriter,
  pieces: readonly Piece[],
  layout: Layout,
  { kernel, pretty, isLossAsked }: Settings,
): WriteResult {
  const losses: Loss[] = []
  const values = pieces.map(piece => {
    if ('value' in piece) return piece.value
    const written = writeDialect(writer, piece.record, kernel)
    if (isLossAsked)
      for (const loss of written.losses) losses.push(layout.kind === 'one' ? loss : { ...loss, index: piece.index })
    return piece.given === undefined ? written.value : inOrderOf(piece.given, written.value)
  })
  return { text: arrange(values, layout, writer.id, value => stringify(value, pretty)), losses }
}

/** A text of a format that no dialect writer writes; nothing if it cannot hold as many records. */
function writeOther(
  format: Format,
  pieces: readonly Piece[],
  { from, to, preferredCitation, ...options }: ConvertOptions,
): WriteResult | undefined {
  const records = pieces.flatMap(piece => ('record' in piece ? [piece.record] : []))
  const [record] = records
  if (record === undefined) return undefined
  if (records.length === 1 && format.write !== undefined) return format.write(record, options)
  return format.writeAll?.(records, options)
}

const oneOnly = (name: string, count: number): Diagnostic => ({
  rule: 'one-record',
  severity: 'error',
  registry: 'accepts',
  ...saying(say('oneRecord', { count, format: name }), 'one-record'),
  pointer: '',
  url: 'https://github.com/citable/citable#formats',
})

/** The names of the options of a conversion. */
export const convertOptionNames = ['from', 'to', 'preferredCitation', ...writeOptionNames]

function settingsOf(options: ConvertOptions): Settings {
  const { from, to, preferredCitation, ...writing } = checkedOptions(options, convertOptionNames, {
    example: "{ to: 'datacite-xml' }",
  })
  const { kernel, pretty = true, losses = true } = asWriteOptions(writing)
  const format = targetNamed(to)
  return {
    format,
    writer: writerNamed(format.id),
    kernel: knownKernel(kernel),
    pretty,
    isLossAsked: losses !== false,
    // The canonical JSON stands for its input; what a kernel changes is told from what was read.
    keeping: format.id === 'citable-json' || kernel !== undefined ? true : 'telling',
  }
}
