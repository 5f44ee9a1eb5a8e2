import type { Format, FormatId, WriteOptions } from '../../formats/format.ts'
import type { commonOptions, ExitCode } from '../command.ts'
import { type Collected, listed } from '../inputs/collect.ts'
import { holdsXmlList, isDivided } from '../inputs/members.ts'
import { Misuse } from '../misuse.ts'
import type { OptionValues } from '../options.ts'
import { isJoinable, type Wanted } from '../pieces/rewritten.ts'
import type { ReportFormat } from '../reporters/index.ts'
import type { JobInput } from '../run/jobs.ts'
import { askedWith } from '../run/journal.ts'
import type { GivenMember } from '../run/ordered-work.ts'
import { type RewritingJob, rewriteRecords } from '../run/rewriting.ts'
import { type partOptions, partsOf } from '../run/run-options.ts'
import { gathered } from '../sinks/gathered.ts'
import { oneText } from '../sinks/one-text.ts'
import { parquetFile } from '../sinks/parquet.ts'
import { recordsFolder } from '../sinks/records-folder.ts'
import { reportAsItComes } from '../sinks/report-as-it-comes.ts'
import { reportAtEnd } from '../sinks/report-at-end.ts'
import type { NoteKind } from '../sinks/rewriting-report.ts'
import { rewrittenInPlace } from '../sinks/rewritten-in-place.ts'
import type { Targets } from '../sinks/targets.ts'
import { wholeFiles } from '../sinks/whole-files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { conversionOptions } from './rewriting-options.ts'

/** The options of a command that rewrites records. */
type RewritingOptions = OptionValues<typeof commonOptions & typeof conversionOptions & typeof partOptions>

/** A command that rewrites the records of inputs. */
export interface RewritingCommand<N extends RewritingJob> {
  command: 'convert' | 'upgrade'
  options: RewritingOptions
  targets: Targets | 'in place'
  /** The format to write, if it is one for all records, and its options. */
  to?: Format
  write?: WriteOptions
  /** The kinds of notes that keep a record from being written. */
  failing: readonly NoteKind[]
  /** The notes that a report for people shows. */
  losses: 'summary' | 'all'
  /** True if findings are shown with the lines around them. */
  hasExcerpts: boolean
  job: N
  given(wanted: Wanted, from: FormatId | 'auto', member: GivenMember): JobInput<N>
}

/**
 * Rewrites the records of inputs: large ones in parts with a report as they come, small ones as whole files with a report at the end.
 * Throws `Misuse` where the options do not go together.
 */
export async function rewriteInputs<N extends RewritingJob>(
  found: Collected,
  run: RewritingCommand<N>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { options, targets, to } = run
  const { format, resume } = options
  const { isStream, shard } = partsOf(options)
  const isParquet = run.job === 'convert to parquet'
  // One document for all records is written as a whole.
  const isDivisible =
    targets !== 'in place' &&
    (to === undefined || isJoinable(to) || (typeof targets === 'object' && 'pathOf' in targets))
  if (isParquet) requireToldAsItComes(format, '--to parquet')
  if (shard !== undefined) {
    if (targets === 'in place') throw new Misuse('--in-place and --shard cannot be combined.')
    if (!isDivisible) throw inParts(to)
    requireToldAsItComes(format, '--shard')
  }
  requireResumable(options, isDivisible && !isParquet ? targets : undefined)
  if (
    isDivisible &&
    isToldAsItComes(format) &&
    (isParquet || isStream || resume !== undefined || (await isDivided(found, terminal)))
  )
    return rewriteInParts(found, { ...run, targets }, terminal)
  const collected = await listed(found)
  if (to !== undefined && !isDivisible && (await holdsXmlList(collected))) throw inParts(to)
  return rewriteWhole(collected, run, terminal)
}

function rewriteInParts<N extends RewritingJob>(
  collected: Collected,
  { targets, ...run }: RewritingCommand<N> & { targets: Targets },
  terminal: Terminal,
): Promise<ExitCode> {
  const { command, options, failing } = run
  const { force = false, quiet = false, format, 'fail-on': failOn = 'error' } = options
  const settings = { command, failing, failOn, isEachTold: format === 'ndjson', isQuiet: quiet }
  const output = { collected, force }
  const file = run.job === 'convert to parquet' ? parquetFile : oneText
  const sink =
    targets === 'stdout'
      ? oneText(undefined, output, terminal)
      : 'file' in targets
        ? file(targets.file, output, terminal)
        : recordsFolder(targets.pathOf, { inputs: collected.inputs, force }, terminal)
  const report = reportAsItComes(settings, terminal)
  return rewriteRecords(collected, { ...commonOf(run, { layout: 'apart' }), sink, report }, terminal)
}

function rewriteWhole<N extends RewritingJob>(
  collected: Collected,
  run: RewritingCommand<N>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { command, options, targets, to, write, failing, hasExcerpts, losses } = run
  const { force = false, quiet = false, format, color, 'fail-on': failOn = 'error' } = options
  const { inputs } = collected
  const isJoined = targets === 'stdout' && inputs.length > 1
  if (isJoined && to?.holdsOne)
    throw new Misuse(`${to.name} holds one record, but there are ${inputs.length} inputs: name a folder with --output.`)
  const isGathered = isJoined && to?.writeAll !== undefined
  const pretty = !options.compact && (!isJoined || isGathered)
  const layout = isJoined ? 'lines' : 'together'
  const sink =
    targets === 'in place'
      ? rewrittenInPlace(terminal)
      : isGathered
        ? gathered(to, { ...write, pretty }, terminal)
        : wholeFiles(targets, { inputs, force }, terminal)
  const what = { command, to: to?.id, failing, failOn, losses, hasExcerpts }
  const how = { format, color, isQuiet: quiet, isVerbose: targets !== 'stdout' }
  const report = reportAtEnd({ ...what, ...how }, terminal)
  const wanted = { layout, pretty, hasPlaces: true, hasRecords: isGathered } as const
  return rewriteRecords(collected, { ...commonOf(run, wanted), sink, report }, terminal)
}

/** Returns the part of a run that does not depend on how results are written. */
function commonOf<N extends RewritingJob>(
  { command, options, job, given }: Omit<RewritingCommand<N>, 'targets'>,
  wanted: Wanted,
) {
  const { isStream, ...parts } = partsOf(options)
  return {
    command,
    from: options.from,
    job,
    given: (from: FormatId | 'auto', member: GivenMember) => given(wanted, from, member),
    ...parts,
    resume: options.resume,
    asked: askedWith(command, options),
  }
}

/** True if a report can be written as records come. */
const isToldAsItComes = (format: ReportFormat | undefined): boolean =>
  format === undefined || format === 'pretty' || format === 'ndjson'

function requireToldAsItComes(format: ReportFormat | undefined, option: string): void {
  if (!isToldAsItComes(format)) throw new Misuse(`${option} reports as pretty or ndjson.`)
}

/** Throws `Misuse` where `--resume` cannot be honoured: only a run that writes one file of many records can be continued. */
function requireResumable({ resume, format }: RewritingOptions, targets: Targets | undefined): void {
  if (resume === undefined) return
  if (targets === undefined || targets === 'stdout' || !('file' in targets))
    throw new Misuse('--resume goes on with one file of many records: name it with --output.')
  requireToldAsItComes(format, '--resume')
}

const inParts = (to: Format | undefined): Misuse =>
  new Misuse(`One ${to?.name} text for several records cannot be made in parts: name a folder with --output.`)
