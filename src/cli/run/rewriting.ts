import { availableParallelism } from 'node:os'
import type { FormatId } from '../../formats/format.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import { formatOf } from '../inputs/format-of.ts'
import type { Problem } from '../inputs/input.ts'
import type { RewrittenPiece } from '../pieces/rewritten.ts'
import { unwritten } from '../sinks/growing-text.ts'
import type { RecordSink } from '../sinks/record-sink.ts'
import type { RewritingReport } from '../sinks/rewriting-report.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { eachMember, type Going } from './each-member.ts'
import type { JobInput } from './jobs.ts'
import { askedOf, journalAt, type RewritingStanding, readJournal } from './journal.ts'
import type { GivenMember } from './ordered-work.ts'
import { poolOf } from './pool.ts'
import type { Parts } from './run-options.ts'

/** The jobs that rewrite records. */
export type RewritingJob = 'convert' | 'convert as registered' | 'convert to parquet' | 'upgrade'

/** A run that rewrites the records of inputs. */
export interface Rewriting<N extends RewritingJob, Item> extends Parts {
  command: 'convert' | 'upgrade'
  from: FormatId | 'auto' | undefined
  job: N
  /** Returns what the job is given for the records of a file. */
  given(from: FormatId | 'auto', member: GivenMember): JobInput<N>
  sink: RecordSink
  report: RewritingReport<Item>
  /** The journal of a run that can be continued, and all options in one text. */
  resume: string | undefined
  asked: string
}

/** Rewrites the records of inputs, writes them to a sink and reports on standard error. Throws `Misuse` where the sink may write nothing. */
export async function rewriteRecords<N extends RewritingJob, Item extends { index: number }>(
  collected: Collected,
  run: Rewriting<N, Item>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { command, job, sink, report, resume, shard, progress } = run
  const asked = await askedOf(resume, run.asked, collected.inputs, terminal)
  const before = resume === undefined ? undefined : await readJournal<RewritingStanding>(resume, asked, terminal)
  const journal = journalAt<RewritingStanding>(resume, terminal)
  await sink.begin(before)
  report.begin(before)
  const unwrittenOnes: Problem[] = []
  const standing = async (going: Going): Promise<RewritingStanding> => ({
    version: 1,
    asked,
    ...going,
    ...((await sink.onDisk?.()) ?? { written: 0, length: 0 }),
    ...report.counted(),
  })
  const { isWhole } = report
  const pool = await (isWhole
    ? poolOf(job, 1, undefined)
    : poolOf(job, run.jobs ?? availableParallelism(), terminal.worker))
  const { records, unread, problems, isInterrupted } = await eachMember<Item>(
    collected,
    {
      command,
      from: run.from,
      work: async (piece, known, member) => {
        const from = isWhole ? formatOf(member.input, piece.bytes, run.from) : known
        return report.items(await pool.work(piece, run.given(from, member)), piece)
      },
      width: pool.width,
      isWhole,
      shard,
      progress,
      isResumable: resume !== undefined,
      before,
      passed: (going, isLast) => journal.note(() => standing(going), isLast),
      async take(items, member, index) {
        const write = (piece: RewrittenPiece) => sink.take(piece, member)
        unwrittenOnes.push(...(await report.take(items, member, index, write)))
      },
    },
    terminal,
  ).finally(() => pool.end())
  unwrittenOnes.push(...(await sink.end().catch(unwritten)))
  if (!isInterrupted && unwrittenOnes.length === 0) await journal.remove()
  const all = [...problems, ...unwrittenOnes]
  printProblems(all, terminal)
  const isFailed = report.end({ records, written: sink.written?.() ?? 0, unread, problems: all })
  return exitCodeOf(all) || (isFailed ? 1 : 0)
}
