import type { Diagnostic, Range, RegistryEffect, Severity } from '../../core/diagnostic.ts'
import { parsePointer } from '../../core/pointer.ts'
import type { Change } from '../../datacite/fit/change.ts'
import type { FormatId, Loss } from '../../formats/format.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import type { Problem } from '../inputs/input.ts'
import type { Excerpt } from '../report/excerpt.ts'
import type { Weight } from '../report/fail-on.ts'

/** What became of one file. */
export interface ConvertedFile {
  file: string
  /** The file that the result was written to; undefined for standard output, or if nothing was written. */
  output?: string
  /** Whether there is a result. */
  isWritten: boolean
  records: ConvertedRecord[]
  /** Why the file could not be read, or what reading it changed. */
  diagnostics: readonly Diagnostic[]
  /** The lines around a finding; undefined if it has no position. */
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

/** What happened to a value during conversion. */
export type NoteKind = Change['kind']

/** A value that did not arrive as it was, or that a person should look at. */
export interface Note {
  kind: NoteKind
  /** JSON Pointer into the input. */
  pointer: string
  /** XPath-like path, for XML. */
  path?: string
  position?: Range
  /** Number and name of the kernel property. */
  property?: string
  message: string
  before?: unknown
  after?: unknown
}

/** A loss as a note, its pointer still into the canonical record. */
export function noteOfLoss({ kind, pointer, message, value }: Loss): Note {
  const property = propertyAt(parsePointer(pointer))
  return {
    kind,
    pointer,
    ...(property && { property: propertyLabel(property) }),
    message,
    ...(kind === 'invented' ? { after: value } : { before: value }),
  }
}

/** A note as a finding, for the reporters; of the kinds that make a run fail it is an error. */
export function findingOf(note: Note, command: string, failing: readonly NoteKind[]): Diagnostic {
  const { kind, before, after, ...rest } = note
  const { severity } = weightOfNote(kind, failing)
  const actual = before ?? after
  return {
    rule: `${command}/${kind}`,
    severity,
    registry: 'accepts',
    ...rest,
    ...(actual !== undefined && { actual }),
    url,
  }
}

/** How much a note weighs for `--fail-on`; of the kinds that keep a record from being written it is an error. */
export const weightOfNote = (kind: NoteKind, failing: readonly NoteKind[]): Weight => ({
  severity: failing.includes(kind) ? 'error' : severities[kind],
  registry: effects[kind],
})

/** To what the registry could do a note is likened. */
const effects: Readonly<Record<NoteKind, RegistryEffect>> = {
  lost: 'drops',
  changed: 'changes',
  invented: 'changes',
  missing: 'rejects',
  suggested: 'accepts',
}

const severities: Readonly<Record<NoteKind, Severity>> = {
  lost: 'warning',
  invented: 'warning',
  missing: 'warning',
  changed: 'info',
  suggested: 'info',
}

const url = 'https://github.com/citable/citable#the-command'
