import type { RegistryEffect, Severity } from '../../core/diagnostic.ts'
import { english, messagesOf } from '../../messages/message.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceItems, PieceResult } from '../../records/place.ts'
import type { Problem } from '../inputs/input.ts'
import type { Note } from '../pieces/notes.ts'
import type { RewrittenPiece } from '../pieces/rewritten.ts'
import { type FailOn, isFailing, type Weight } from '../report/fail-on.ts'
import type { GivenMember } from '../run/ordered-work.ts'
import type { Delivered, RewritingCounts } from './record-sink.ts'

/** A report on rewritten records. The report also decides which records are written. */
export interface RewritingReport<Item> {
  /** True if each file is read and reported as a whole, with positions in the file. */
  isWhole: boolean
  /** Starts from the counts of an earlier run, or from zero if there is no earlier run. */
  begin?(before: RewritingCounts | undefined): void
  /** Creates the items that describe a piece in the report. */
  items(made: PieceResult<RewrittenPiece>, piece: Piece): PieceResult<PieceItems<Item>>
  /**
   * Adds items of a file and calls `write` for those that may be written; `index` is the number of the first item.
   * Returns the reasons for failures to write.
   */
  take(
    items: readonly Item[],
    member: GivenMember,
    index: number,
    write: (piece: RewrittenPiece) => Promise<Delivered>,
  ): Promise<readonly Problem[]>
  counts(): RewritingCounts
  /** Writes the report, or its end, to standard error. Returns true if the run fails. */
  end(outcome: RewritingOutcome): boolean
}

/**
 * Formats the notice that registration data were omitted, which a run writes only once. Returns an empty text with
 * `--quiet` and for a format other than `pretty`.
 */
export const registrationInfo = ({ quiet, format }: { quiet?: boolean; format?: string }): string =>
  quiet || (format !== undefined && format !== 'pretty') ? '' : `citable: ${english(text('registration'))}\n`

const text = messagesOf('rewriting', {
  registration: 'The registration data (landing page, state, dates and counts) are not metadata and are omitted.',
})

/** The numbers of records and of unreadable parts in a run, and the problems with its inputs and outputs. */
interface RewritingOutcome {
  records: number
  written: number
  unread: number
  /** Inputs that could not be read, and results that could not be written. */
  problems: Problem[]
}

export type NoteKind = Note['kind']

/** True if a note makes a run fail. */
export const isFailingNote = ({ kind }: Pick<Note, 'kind'>, failing: readonly NoteKind[], failOn: FailOn): boolean =>
  isFailing(weightOfNote(kind, failing), failOn)

/**
 * Returns the severity and registry effect of a note for `--fail-on`. A note that prevents a record from being written
 * is an error.
 */
export const weightOfNote = (kind: NoteKind, failing: readonly NoteKind[]): Weight => ({
  severity: failing.includes(kind) ? 'error' : severities[kind],
  registry: effects[kind],
})

const effects: Readonly<Record<NoteKind, RegistryEffect>> = {
  lost: 'drops',
  changed: 'changes',
  invented: 'changes',
  missing: 'rejects',
  suggested: 'accepts',
}

/** All kinds of notes. */
export const noteKinds = Object.keys(effects) as readonly NoteKind[]

const severities: Readonly<Record<NoteKind, Severity>> = {
  lost: 'warning',
  invented: 'warning',
  missing: 'warning',
  changed: 'info',
  suggested: 'info',
}
