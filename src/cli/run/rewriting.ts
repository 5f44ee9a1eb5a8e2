import { availableParallelism } from 'node:os'
import { parsePointer } from '../../core/pointer.ts'
import type { Change } from '../../datacite/fit/change.ts'
import type { FormatId, Loss } from '../../formats/format.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import type { ExitCode } from '../command.ts'
import type { conversionOptions } from '../commands/rewriting-options.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import type { OptionValues } from '../options.ts'
import type { RewrittenRecord } from '../pieces/rewritten-record.ts'
import { type FailOn, isFailing } from '../report/fail-on.ts'
import type { ReportFormat } from '../reporters/index.ts'
import { type NoteKind, weightOfNote } from '../sinks/conversion.ts'
import { refuseExisting, unwritten } from '../sinks/growing-text.ts'
import { type Destination, destinationOf } from '../sinks/records-folder.ts'
import type { Targets } from '../sinks/whole-files.ts'
import { complaint, exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { bounded, oneLine, safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'
import { eachMember, type Going } from './each-member.ts'
import type { JobInput } from './jobs.ts'
import { askedOf, journalAt, type RewritingStanding, readJournal } from './journal.ts'
import type { GivenMember } from './ordered-work.ts'
import { poolOf } from './pool.ts'
import type { Parts } from './run-options.ts'

/** Whether a report can be written of what comes record by record. */
export const isToldAsItComes = (format: ReportFormat | undefined): boolean =>
  format === undefined || format === 'pretty' || format === 'ndjson'

/** Throws `Misuse` where an option has results come record by record, and a report cannot be written so. */
export function requireToldAsItComes(format: ReportFormat | undefined, option: '--shard' | '--to parquet'): void {
  if (!isToldAsItComes(format)) throw new Misuse(`${option} reports as pretty or ndjson.`)
}

/** The jobs that rewrite records. */
type Rewriting = 'convert' | 'convert as registered' | 'convert to parquet' | 'upgrade'

/** How the records of a stream are rewritten. */
export interface ConvertRun<N extends Rewriting = Rewriting> extends Parts {
  command: 'convert' | 'upgrade'
  from: FormatId | 'auto' | undefined
  job: N
  /** What the job is given, for the records of a file. */
  given(from: FormatId | 'auto', member: GivenMember): JobInput<N>
  targets: Targets
  /** Opens another destination than a text; by default what `targets` say. */
  open?(): Promise<Destination>
  force: boolean
  /** The journal of a run that can go on, and what is asked for, in one text. */
  resume?: string | undefined
  asked: string
  /** The kinds of notes for which a record is left out. */
  failing: readonly NoteKind[]
  /** What makes the exit code 1. */
  failOn: FailOn
  /** Whether what each record lost is told in a line of JSON, rather than in sums at the end. */
  isEachTold: boolean
  isQuiet: boolean
}

/** Throws `Misuse` where `--resume` cannot be honoured: a run goes on with one file of many records. */
export function requireResumable(
  { resume, format }: OptionValues<typeof conversionOptions>,
  targets: Targets | undefined,
): void {
  if (resume === undefined) return
  if (targets === undefined || targets === 'stdout' || !('file' in targets))
    throw new Misuse('--resume goes on with one file of many records: name it with --output.')
  if (!isToldAsItComes(format)) throw new Misuse('--resume reports as pretty or ndjson.')
}

/** Rewrites inputs record by record, and tells on standard error what was lost and what could not be read. Throws `Misuse` where the file to write is there already. */
export async function convertAsItComes<N extends Rewriting>(
  collected: Collected,
  run: ConvertRun<N>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { targets, force, failing, failOn, resume } = run
  const asked = await askedOf(resume, run.asked, collected.inputs, terminal)
  const before = resume === undefined ? undefined : await readJournal<RewritingStanding>(resume, asked, terminal)
  const journal = journalAt<RewritingStanding>(resume, terminal)
  if (typeof targets === 'object' && 'file' in targets)
    await refuseExisting(targets.file, collected, force || before !== undefined, terminal)
  const left: Problem[] = []
  const destination =
    (await run.open?.()) ?? destinationOf(targets, { inputs: collected.inputs, force, before }, left, terminal)
  const kinds = new Map(before?.kinds)
  const failingKinds = new Map(before?.failingKinds)
  let isFailed = before?.isFailed ?? false

  async function take(records: readonly RewrittenRecord[], member: GivenMember, index: number): Promise<void> {
    const kept: RewrittenRecord[] = []
    for (const record of records) {
      const { notes, format, effects = [] } = record
      for (const note of notes) {
        countKind(kinds, note)
        if (isFailing(weightOfNote(note.kind, failing), failOn)) countKind(failingKinds, note)
      }
      for (const effect of effects) terminal.stderr.write(`${complaint(member.name, effect)}\n`)
      isFailed ||= effects.length > 0
      if (notes.length > 0 && run.isEachTold)
        terminal.stderr.write(
          `${safeJson({ file: member.name, index: index + record.index, to: format.id, notes: bounded(notes) })}\n`,
        )
      if (!notes.some(({ kind }) => failing.includes(kind))) kept.push({ ...record, index: index + record.index })
    }
    await destination.write(kept, member)
  }

  const standing = async (going: Going): Promise<RewritingStanding> => ({
    version: 1,
    asked,
    ...going,
    ...((await destination.standing?.()) ?? { written: destination.written(), length: 0 }),
    kinds: [...kinds],
    failingKinds: [...failingKinds],
    isFailed,
  })

  const { command, from, shard, progress } = run
  const pool = await poolOf(run.job, run.jobs ?? availableParallelism(), terminal.worker)
  const { records, unread, problems, isInterrupted } = await eachMember<RewrittenRecord>(
    collected,
    {
      command,
      from,
      work: (piece, known, member) => pool.work(piece, run.given(known, member)),
      width: pool.width,
      shard,
      progress,
      isResumable: resume !== undefined,
      before,
      passed: (going, isLast) => journal.note(() => standing(going), isLast),
      take,
    },
    terminal,
  ).finally(() => pool.end())
  left.push(...(await destination.close().then(() => [], unwritten)))
  if (!isInterrupted && left.length === 0) await journal.remove()
  const written = destination.written()
  const all = [...problems, ...left]
  printProblems(all, terminal)
  isFailed ||= failingKinds.size > 0 || (unread > 0 && failOn !== 'never')
  if ((!run.isQuiet || isFailed) && !run.isEachTold)
    terminal.stderr.write(summaryText(command, { records, written, unread }, run.isQuiet ? failingKinds : kinds))
  return exitCodeOf(all) || (isFailed ? 1 : 0)
}

function countKind(kinds: Map<string, number>, note: Loss | Change): void {
  kinds.set(kindOf(note), (kinds.get(kindOf(note)) ?? 0) + 1)
}

function kindOf({ kind, pointer }: Loss | Change): string {
  const property = propertyAt(parsePointer(pointer))
  return `${kind}: ${property === undefined ? 'outside the kernel' : propertyLabel(property)}`
}

function summaryText(
  command: ConvertRun['command'],
  { records, written, unread }: { records: number; written: number; unread: number },
  kinds: ReadonlyMap<string, number>,
): string {
  const lines = [...kinds]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([kind, times]) => `  ${oneLine(kind)} (${times})\n`)
  const left = records > written ? `, ${records - written} left out` : ''
  const broken = unread > 0 ? `, ${count(unread, 'part')} could not be read` : ''
  const done = command === 'convert' ? 'converted' : 'upgraded'
  return `citable: ${count(written, 'record')} ${done}${left}${broken}.\n${lines.join('')}`
}
