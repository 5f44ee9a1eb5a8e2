import type { Format } from '../../formats/format.ts'
import type { ExitCode } from '../command.ts'
import { type Collected, listed } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { holdsXmlList, isDivided } from '../inputs/large.ts'
import { formatOf } from '../inputs/readers/format-of.ts'
import { Misuse } from '../misuse.ts'
import { parquet } from '../pieces/parquet.ts'
import { isJoinable, type RewrittenPiece, type WantedTexts } from '../pieces/rewritten.ts'
import { filePerInput, inPlace } from '../sinks/file-per-input.ts'
import { gatheredText } from '../sinks/gathered.ts'
import { growingDocument, type RunDocument, runDocument } from '../sinks/growing-document.ts'
import { unwritten } from '../sinks/growing-text.ts'
import { oneRecord } from '../sinks/one-record.ts'
import { oneText } from '../sinks/one-text.ts'
import { parquetFile } from '../sinks/parquet.ts'
import type { RecordSink } from '../sinks/record-sink.ts'
import { recordsFolder } from '../sinks/records-folder.ts'
import { reportAsItComes } from '../sinks/report-as-it-comes.ts'
import { reportAtEnd } from '../sinks/report-at-end.ts'
import { isFailingNote, noteKinds, type RewritingReport } from '../sinks/rewriting-report.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { eachMember } from './each-member.ts'
import { dividedReading, wholeReading } from './reading.ts'
import type { RewritingJob, RewritingRun } from './rewriting-run.ts'
import { partsOf } from './run-options.ts'
import { poolOf } from './threads/pool.ts'
import { usualJobs } from './threads/usual-jobs.ts'

/**
 * Rewrites the records of inputs, either in parts with a streamed report, or as whole files with a report at the end.
 * Throws `Misuse` for incompatible options.
 */
export async function rewriteInputs<N extends RewritingJob>(
  found: Collected,
  run: RewritingRun<N>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { options, targets, to } = run
  const isSingle = to?.holdsOne === true && isOneText(run)
  if (await isInParts(found, run, terminal)) {
    if (targets === 'stdout' && found.inputs.length > 1 && to?.holdsOne) throw severalInputs(to, found.inputs)
    const pretty = options.compact !== true
    const notes = notesFor(run)
    const document = isOneText(run) ? runDocument(to, { ...run.write, pretty, losses: notes !== 'unread' }) : undefined
    const parts = {
      sink: sinkOfParts(found, run, document, terminal),
      report: reportAsItComes(run, terminal, document),
    }
    const wanted: WantedTexts = { layout: 'apart', notes, isSingle, ...(isOneText(run) && { pretty }) }
    return rewrite(found, run, { ...parts, document, wanted }, terminal)
  }
  const collected = await listed(found)
  const { inputs } = collected
  if (!followsOthers(run) && (await holdsXmlList(collected))) throw inParts(to)
  const isJoined = targets === 'stdout' && inputs.length > 1
  if (isJoined && to?.holdsOne) throw severalInputs(to, inputs)
  const hasRecords = isJoined && to?.writeAll !== undefined
  const pretty = !options.compact && (!isJoined || hasRecords)
  const sink = hasRecords
    ? gatheredText(to, { ...run.write, pretty }, terminal)
    : targets === 'in place'
      ? inPlace(terminal)
      : filePerInput(targets, { inputs, force: options.force ?? false }, terminal)
  const wanted: WantedTexts = { layout: isJoined ? 'lines' : 'together', pretty, isSingle, hasPlaces: true, hasRecords }
  return rewrite(collected, run, { sink, report: await reportAtEnd(run, terminal), wanted }, terminal)
}

const severalInputs = ({ name }: Format, { length }: readonly unknown[]): Misuse =>
  new Misuse(`${name} holds one record, but there are ${length} inputs: name a folder with --output.`)

function notesFor({ failing, options }: RewritingRun): NonNullable<WantedTexts['notes']> {
  const { 'fail-on': failOn = 'error', quiet, format } = options
  const isAnyFailing = noteKinds.some(kind => isFailingNote({ kind }, failing, failOn))
  if (quiet && !isAnyFailing) return 'unread'
  return format === 'ndjson' ? 'shown' : 'counted'
}

/**
 * True if inputs are rewritten in parts. Throws `Misuse` for incompatible options.
 *
 * Inputs are rewritten in parts if they are large or include an XML list, or if the options require parts.
 */
async function isInParts(
  found: Collected,
  run: Pick<RewritingRun, 'options' | 'targets' | 'to'>,
  terminal: Terminal,
): Promise<boolean> {
  const { options, targets, to } = run
  const { format, resume } = options
  const { isStream, shard } = partsOf(options)
  const isParquet = to === parquet
  const isToldAsItComes = format === undefined || format === 'pretty' || format === 'ndjson'
  const asked = isParquet
    ? '--to parquet'
    : shard !== undefined
      ? '--shard'
      : resume !== undefined
        ? '--resume'
        : undefined
  if (shard !== undefined && targets === 'in place') throw new Misuse('--in-place and --shard cannot be combined.')
  if (shard !== undefined && !followsOthers(run)) throw inParts(to)
  if (
    resume !== undefined &&
    (to?.holdsOne || isParquet || targets === 'in place' || typeof targets === 'string' || !('file' in targets))
  )
    throw new Misuse('--resume requires one output file for all records: name it with --output.')
  if (asked !== undefined && !isToldAsItComes) throw new Misuse(`${asked} reports as pretty or ndjson.`)
  if (targets === 'in place' || !isToldAsItComes) return false
  return asked !== undefined || isStream || (await isDivided(found, terminal))
}

/** True if results can be written in parts: as separate texts, or as texts that can be concatenated. */
const followsOthers = ({ targets, to }: Pick<RewritingRun, 'targets' | 'to'>): boolean =>
  to === undefined || isJoinable(to) || !isOneText({ targets })

const isOneText = ({ targets }: Pick<RewritingRun, 'targets'>): boolean =>
  targets === 'stdout' || (typeof targets === 'object' && 'file' in targets)

const inParts = (to: Format | undefined): Misuse =>
  new Misuse(`One ${to?.name} text for several records cannot be written in parts: name a folder with --output.`)

function sinkOfParts(
  collected: Collected,
  { targets, to, command, options }: Pick<RewritingRun, 'targets' | 'to' | 'command' | 'options'>,
  document: RunDocument | undefined,
  terminal: Terminal,
): RecordSink {
  const { force = false, output, ...printed } = options
  const asked = targets === 'stdout' ? printed : options
  if (document !== undefined) return growingDocument(document, { command, options: asked, collected }, terminal)
  if (to?.holdsOne && isOneText({ targets })) return oneRecord(asked, collected, terminal)
  if (typeof targets === 'string') return oneText(command, printed, collected, terminal)
  if ('pathOf' in targets) return recordsFolder(targets.pathOf, { inputs: collected.inputs, force }, terminal)
  if (to === parquet) return parquetFile(targets.file, { collected, force }, terminal)
  return oneText(command, options, collected, terminal)
}

/**
 * Rewrites the records of inputs, writes them to a sink and reports on standard error. Throws `Misuse` if the sink
 * refuses to write.
 */
async function rewrite<N extends RewritingJob, Item extends { index: number }>(
  collected: Collected,
  { command, options, job, given }: RewritingRun<N>,
  {
    sink,
    report,
    wanted,
    document,
  }: { sink: RecordSink; report: RewritingReport<Item>; wanted: WantedTexts; document?: RunDocument | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const { isWhole } = report
  const { jobs, shard, progress } = partsOf(options)
  const before = await sink.begin?.()
  report.begin?.(before?.count)
  const pool = await (isWhole
    ? poolOf(job, 1, undefined)
    : poolOf(job, await usualJobs(jobs, collected, terminal), terminal.worker))
  const notWritten: Problem[] = []
  const { records, unread, problems, isInterrupted } = await eachMember<Item>(
    collected,
    {
      command,
      from: options.from,
      work: async (piece, known, member) => {
        const from = isWhole ? formatOf(member.input, piece.bytes, options.from) : known
        const asked = document === undefined ? wanted : { ...wanted, document: { first: document.growing.first() } }
        return report.items(await pool.work(piece, given(asked, from, member.name)), piece)
      },
      width: pool.width,
      isWaiting: () => document?.growing.isWaiting() ?? false,
      read: isWhole ? wholeReading : dividedReading,
      shard,
      progress,
      isResumable: options.resume !== undefined,
      before,
      passed: async (going, isLast) => sink.note?.(going, report.counts(), isLast),
      async take(items, member, index) {
        const write = (piece: RewrittenPiece) => sink.take(piece, member)
        notWritten.push(...(await report.take(items, member, index, write)))
      },
    },
    terminal,
  ).finally(() => pool.end())
  const isDone = !isInterrupted && notWritten.length === 0
  notWritten.push(...((await sink.end?.(isDone).catch(unwritten)) ?? []))
  const { length } = collected.problems
  // Unreadable files come last in a report on whole files.
  const all = isWhole
    ? [...problems.slice(0, length), ...notWritten, ...problems.slice(length)]
    : [...problems, ...notWritten]
  printProblems(all, terminal)
  const isFailed = report.end({ records, written: sink.written?.() ?? 0, unread, problems: all })
  return exitCodeOf(all) || (isFailed ? 1 : 0)
}
