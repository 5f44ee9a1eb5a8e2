import { completeRecord } from '../datacite/complete.ts'
import { misreadings } from '../datacite/read/misreadings.ts'
import type { Source } from '../datacite/read/source.ts'
import { writers } from '../datacite/writing/writers.ts'
import type { Piece } from '../records/piece.ts'
import { eachPart, type PieceItems, type PieceResult } from '../records/place.ts'
import { readPiece } from '../records/read-piece.ts'
import { withChosen } from './cff/preferred.ts'
import { type ConvertOptions, readersFor, targetOf } from './convert.ts'
import type { ConversionTarget } from './convert-source.ts'
import { convertSource } from './convert-source.ts'
import type { FormatId, Loss } from './format.ts'

/** A record converted to a text of its own, with the losses of the conversion. */
export interface ConvertedRecord {
  /** The index of the record, from 0. */
  index: number
  /** The text of the record alone, ending in a line break. */
  text: string
  /** The values that were dropped, changed or invented, each with its pointer into the canonical record. */
  losses: Loss[]
}

/** Converts the records of a piece separately. In DataCite's JSON formats, the text of each record is one line. */
export function convertPiece(piece: Piece, options: ConvertOptions): PieceResult<PieceItems<ConvertedRecord>> {
  const writing = targetOf(options)
  return eachPart(readPiece(piece, readersFor(writing, options.from)), part => {
    const source = withChosen(part, options.preferredCitation)
    return writers.some(({ id }) => id === writing.to.id) ? asLines(source, writing) : oneByOne(source, writing)
  })
}

function asLines(source: Source<FormatId>, writing: ConversionTarget): PieceItems<ConvertedRecord> {
  // An unreadable part does not prevent other records from being converted.
  const readable = { ...source, documents: [...source.documents], diagnostics: [] }
  const converted = convertSource(readable, { ...writing, pretty: false }, () => undefined, { kind: 'lines' })
  if (!converted.ok) return { records: [], diagnostics: converted.diagnostics }
  const records = converted.text
    .split('\n')
    .slice(0, -1)
    .map((line, index): ConvertedRecord => ({ index, text: `${line}\n`, losses: [] }))
  for (const { index = 0, ...loss } of converted.losses) records[index]?.losses.push(loss)
  return { records, diagnostics: [...source.diagnostics, ...converted.diagnostics] }
}

function oneByOne(source: Source<FormatId>, { to: format, ...options }: ConversionTarget): PieceItems<ConvertedRecord> {
  const records: ConvertedRecord[] = []
  // All documents are read before the first is written, which uses the processor's cache better.
  const documents = [...source.documents]
  const warnings = documents.flatMap(({ document }) => misreadings(document, source.positions))
  for (const { syntax, records: held } of documents)
    for (const one of held) {
      const record = one.format === format.id ? completeRecord(one, syntax) : one.record
      const written = format.write?.(record, options) ?? format.writeAll?.([record], options)
      if (written === undefined) continue
      const losses = options.losses === false ? [] : written.losses
      records.push({ index: records.length, text: written.text, losses })
    }
  return { records, diagnostics: [...source.diagnostics, ...warnings] }
}
