import type { Diagnostic } from '../core/diagnostic.ts'
import { type Path, toPointer, valueAt } from '../core/pointer.ts'
import { completeRecord } from '../datacite/complete.ts'
import type { Keeping } from '../datacite/dialects/read-members.ts'
import { pathWithEnvelope } from '../datacite/read/candidates.ts'
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
import type { Document } from '../text/document.ts'
import { stringify } from '../text/json/stringify.ts'
import type { Format, FormatId, Loss, WriteOptions, WriteResult } from './format.ts'

const say = messagesOf('convert', {
  noXml: 'The attribute "xml" contains neither plain nor base64-encoded XML and is omitted.',
  oneRecord: 'The input contains {count} records, but {format} stores exactly one; convert them one by one.',
})

/** A converted text with its losses, or the reasons why there is no text. */
export type ConvertResult =
  | { ok: true; text: string; losses: Loss[]; diagnostics: Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] }

/** The target format of a conversion, and its writing options. */
export type ConversionTarget = WriteOptions & { to: Format }

/**
 * Converts parsed records in the same way as `convert`. A record that `revise` returns replaces the original.
 *
 * `arrangement` determines how the records are combined; by default, they are combined as in the input.
 */
export function convertSource(
  { documents, diagnostics, positions }: Source<FormatId>,
  options: ConversionTarget,
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

/** Reports the loss of an `xml` attribute that could not be read as XML. */
export function unreadLosses({ xml, index }: SourceRecord<string>): Loss[] {
  if (xml === undefined || xml.text !== undefined) return []
  const message = say('noXml')
  const pointer = toPointer(['extras', 'members', toPointer(xml.path)])
  return [{ ...lossAt('lost', pointer, message, xml.written), ...(index > 0 && { index }) }]
}

interface Settings {
  format: Format
  /** The writer of the format; undefined unless the format is a JSON dialect. */
  writer: DialectWriter | undefined
  kernel: Kernel | undefined
  pretty: boolean
  isLossAsked: boolean
  keeping: Keeping
}

/**
 * A record to write, or a value to write unchanged.
 *
 * `given` is the original value of a record that was read in the target format.
 */
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
  // A record that is already in the dialect, and may keep its kernel, is written exactly as it is.
  const isExact = isSame && writer !== undefined && kernel === undefined && syntax !== 'yaml'
  const isComplete = !isExact && (isSame || keeping === true)
  const record = isComplete ? completeRecord(source, syntax) : source.record
  const revised = revise(isComplete ? { ...source, record } : source)
  if (isExact && revised === undefined) return { index, value: whole(document, base) }
  const wanted = revised ?? record
  // The indentation of XML does not belong in a JSON text.
  const tidied = writer !== undefined && source.format === 'datacite-xml' ? withoutIndentation(wanted) : wanted
  return { index, record: tidied, ...(isSame && { given: whole(document, base) }) }
}

const whole = ({ value }: Document, base: Path): unknown => valueAt(value, pathWithEnvelope(base))

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

/**
 * Writes records in a format that is not a JSON dialect. Returns undefined if the format cannot contain that many
 * records.
 */
function writeOther(
  format: Format,
  pieces: readonly Piece[],
  { to, ...options }: ConversionTarget,
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

function settingsOf({ to: format, kernel, pretty = true, losses = true }: ConversionTarget): Settings {
  return {
    format,
    writer: writerNamed(format.id),
    kernel,
    pretty,
    isLossAsked: losses !== false,
    keeping: keepingFor(format.id, kernel),
  }
}

/**
 * Returns the part of the content outside the model that a conversion keeps: everything (`true`), or only information
 * about the resource (`telling`). Conversions to canonical JSON or to a given kernel keep everything.
 */
export const keepingFor = (to: FormatId, kernel: Kernel | undefined): Keeping =>
  to === 'citable-json' || kernel !== undefined ? true : 'telling'
