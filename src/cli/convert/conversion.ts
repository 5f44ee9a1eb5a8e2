import type { Diagnostic } from '../../diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Problem } from '../inputs/input.ts'
import type { Excerpt } from '../report/excerpt.ts'
import type { Note, NoteKind } from './note.ts'

/** What became of one file. */
export interface ConvertedFile {
  file: string
  /** Where the result was written; undefined for standard output, and where nothing was written. */
  output?: string
  /** Whether there is a result. */
  isWritten: boolean
  records: ConvertedRecord[]
  /** Why the file could not be read, or what reading it changed. */
  diagnostics: readonly Diagnostic[]
  /** The lines around a place; undefined where there is none. */
  excerpt(diagnostic: Diagnostic): Excerpt | undefined
}

/** What became of one record. */
interface ConvertedRecord {
  /** 0 for the first record of the file. */
  index: number
  doi?: string
  from: FormatId
  to: FormatId
  notes: readonly Note[]
}

/** Everything that a run of `convert` or `upgrade` did. */
export interface Conversion {
  files: ConvertedFile[]
  /** Inputs that could not be read, and outputs that could not be written. */
  problems: Problem[]
}

/** The counts of a run. */
export interface ConversionSummary extends Record<NoteKind, number> {
  files: number
  /** Files of which there is a result, and their records. */
  written: number
  records: number
}

/** Counts files, records and notes. */
export function summariseConversion({ files }: Pick<Conversion, 'files'>): ConversionSummary {
  const written = files.filter(({ isWritten }) => isWritten)
  const summary: ConversionSummary = {
    files: files.length,
    written: written.length,
    records: written.reduce((sum, { records }) => sum + records.length, 0),
    lost: 0,
    changed: 0,
    invented: 0,
    missing: 0,
    suggested: 0,
  }
  for (const { records } of files) for (const { notes } of records) for (const { kind } of notes) summary[kind]++
  return summary
}
