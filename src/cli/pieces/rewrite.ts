import type { Diagnostic } from '../../core/diagnostic.ts'
import { completeRecord } from '../../datacite/complete.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import { writerNamed } from '../../datacite/writing/writers.ts'
import { convertRevised, unreadLosses } from '../../formats/convert.ts'
import type { Format, FormatId, WriteOptions } from '../../formats/format.ts'
import { readSource } from '../../formats/read/read-source.ts'
import type { Kernel } from '../../kernel/kernels.ts'
import type { Datacite } from '../../model/datacite.ts'
import { decodeText } from '../../text/decode-text.ts'
import { Positions } from '../../text/positions.ts'
import { excerptOf } from '../report/excerpt.ts'
import { type ConvertedFile, type Note, noteOfLoss } from '../sinks/conversion.ts'
import { placeNotes, readingNotes } from './place-notes.ts'

/** How an input is rewritten. */
export interface RewriteOptions {
  from: FormatId | 'auto'
  to: Format
  kernel?: Kernel | undefined
  pretty: boolean
  /** Options that only some formats have. */
  choices?: Pick<WriteOptions, 'keys' | 'encoding' | 'roCrate' | 'crossref'>
  /** Write a record a line, rather than all as they stood together. */
  asLines: boolean
  /** Makes another record of each, and notes what that changes by pointers into the canonical record. */
  revise?(source: SourceRecord<FormatId>, note: (note: Note) => void): Datacite
}

/** A rewritten input: its texts, none if something could not be read, and what was lost or changed. */
export interface Rewritten extends Omit<ConvertedFile, 'output' | 'isWritten'> {
  texts: string[]
  /** The format that they are in. */
  to: Format
}

/** Reads an input, revises its records and writes them. */
export function rewrite(file: string, bytes: Uint8Array, options: RewriteOptions): Rewritten {
  const sources: SourceRecord<FormatId>[] = []
  const notes = new Map<number, Note[]>()
  const note = (index: number, found: Note): void => {
    const list = notes.get(index)
    if (list === undefined) notes.set(index, [found])
    else list.push(found)
  }
  const revise = (source: SourceRecord<FormatId>): Datacite | undefined => {
    sources.push(source)
    return options.revise?.(source, found => note(source.index, found))
  }
  const { texts, diagnostics } = isApart(options)
    ? writeApart(bytes, options, revise, note)
    : writeTogether(bytes, options, revise, note)
  let text: Positions | undefined
  const positions = (): Positions => (text ??= new Positions(textOf(bytes)))
  return {
    file,
    texts,
    to: options.to,
    diagnostics,
    records: sources.map(source => ({
      index: source.index,
      ...(typeof source.record.doi === 'string' && { doi: source.record.doi }),
      from: source.format,
      to: options.to.id,
      notes: notesOf(source, notes.get(source.index) ?? [], positions),
    })),
    excerpt: ({ position }) => (position === undefined ? undefined : excerptOf(positions().text, position)),
  }
}

/** Whether every record becomes a separate text: if the format holds only one, or if lines are wanted and its writer does not write lines. */
const isApart = ({ to, asLines }: RewriteOptions): boolean =>
  to.holdsOne === true || (asLines && writerNamed(to.id) === undefined)

type Revise = (source: SourceRecord<FormatId>) => Datacite | undefined
type NoteOf = (index: number, note: Note) => void
type Texts = { texts: string[]; diagnostics: Diagnostic[] }

function writeTogether(
  bytes: Uint8Array,
  { from, to, kernel, pretty, choices, asLines }: RewriteOptions,
  revise: Revise,
  note: NoteOf,
): Texts {
  const settings = { from, to: to.id, ...(kernel && { kernel }), ...choices, pretty }
  const result = convertRevised(bytes, settings, revise, asLines ? { kind: 'lines' } : undefined)
  if (!result.ok) return { texts: [], diagnostics: result.diagnostics }
  for (const loss of result.losses) note(loss.index ?? 0, noteOfLoss(loss))
  return { texts: [result.text], diagnostics: result.diagnostics }
}

function writeApart(
  bytes: Uint8Array,
  { from, to, kernel, pretty, choices }: RewriteOptions,
  revise: Revise,
  note: NoteOf,
): Texts {
  const { documents, diagnostics, positions } = readSource(bytes, from)
  const texts: string[] = []
  const warnings: Diagnostic[] = []
  for (const { syntax, document, records } of documents) {
    warnings.push(...misreadings(document, positions))
    for (const source of records) {
      const kept = source.format === to.id ? { ...source, record: completeRecord(source, syntax) } : source
      const written = to.write?.(revise(kept) ?? kept.record, { ...(kernel && { kernel }), ...choices, pretty })
      if (written === undefined) continue
      texts.push(written.text)
      for (const loss of [...unreadLosses(source), ...written.losses]) note(source.index, noteOfLoss(loss))
    }
  }
  return diagnostics.length > 0 ? { texts: [], diagnostics } : { texts, diagnostics: warnings }
}

function notesOf(source: SourceRecord<FormatId>, notes: readonly Note[], positions: () => Positions): Note[] {
  const hasChanged = source.stated?.kind === 'retired'
  if (notes.length === 0 && !hasChanged) return []
  return [...readingNotes(source, positions()), ...placeNotes(notes, source, positions())]
}

// Positions count in the text as it was decoded for reading.
function textOf(bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : decoded.before
}
