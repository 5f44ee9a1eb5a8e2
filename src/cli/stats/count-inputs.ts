import type { FormatId } from '../../formats/format.ts'
import { english } from '../../messages/message.ts'
import { start } from '../../records/place.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { ruleSeverities } from '../commands/check-options.ts'
import { configurationOf } from '../config/configuration.ts'
import { checkOptionsFor, collectWanted } from '../config/configured.ts'
import { requireUsable, ruleOption } from '../config/usable.ts'
import { type Collected, collectToStream } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { sayingSkipped, withoutRecords } from '../inputs/search/search.ts'
import { Misuse } from '../misuse.ts'
import { joinRepeats } from '../report/repeats.ts'
import { checkPlan } from '../run/check/divided-files.ts'
import { askedOf, journalAt, readJournal, type Standing } from '../run/journal.ts'
import { dividedReading } from '../run/reading.ts'
import { type Parts, partsOf } from '../run/run-options.ts'
import { runPieces } from '../run/run-pieces.ts'
import { poolOf } from '../run/threads/pool.ts'
import { usualJobs } from '../run/threads/usual-jobs.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { StatsValues } from './options.ts'
import { addedUp, asStatistics, countIn, noStatistics, orderedStatistics, type StatisticsReport } from './statistics.ts'

interface CountingOptions extends Parts {
  optionsFor(file: string): CheckOptions<FormatId>
  progress: 'auto' | 'json' | 'none'
  /** The path of the run's journal, if there is one. */
  resume: string | undefined
  /** A description of the request without its inputs, by which the journal of another run is recognised. */
  asked: string
}

interface CountStanding extends Standing {
  report: StatisticsReport
}

/**
 * Finds the inputs to count. Returns the inputs, the configuration, and the options for dividing and for checking the
 * inputs.
 */
export async function inputsToCount(given: readonly string[], options: StatsValues, terminal: Terminal) {
  const parts = partsOf(options)
  const configuration = await configurationOf(options, terminal)
  const severities = ruleSeverities(options.rule ?? [])
  const { ownRules = [] } = configuration
  requireUsable({ rules: severities, ownRules }, ruleOption)
  return {
    ...parts,
    // Own rules are functions, which cannot be sent to another thread.
    jobs: ownRules.length > 0 && !options['no-check'] ? 1 : parts.jobs,
    collected: await collectWanted(given, options, configuration, undefined, terminal, collectToStream),
    configuration,
    optionsFor: (file: string): CheckOptions<FormatId> => checkOptionsFor(file, options, severities, configuration),
  }
}

/**
 * Checks inputs piece by piece and counts files, records and findings. Memory use does not grow with the size of the
 * inputs.
 */
export async function countInputs(
  { inputs, problems: uncollected, searches }: Collected,
  { optionsFor, jobs, shard, progress, resume, asked }: CountingOptions,
  terminal: Terminal,
): Promise<{ report: StatisticsReport; problems: Problem[] }> {
  const standing = await standingOf(resume, await askedOf(resume, asked, inputs, terminal), terminal)
  const { report } = standing
  const journal = journalAt<CountStanding>(resume, terminal)
  const problems: Problem[] = [...uncollected, ...standing.failures]
  const pool = await poolOf('check', await usualJobs(jobs, { inputs }, terminal), terminal.worker)
  const plan = checkPlan({ optionsFor, shard, hasFacts: true, journal: resume }, pool)
  const reading = dividedReading(inputs, plan, terminal, progress)
  const note = (isLast: boolean): Promise<void> => journal.note(async () => standing, isLast)
  try {
    for await (const { isFirst, member, bytesRead, done } of runPieces(
      { reading, standing, problems, verb: 'counted', note },
      terminal,
    )) {
      // Among several shards, the one with the first piece of a file counts the file.
      if (isFirst) report.summary.files++
      if (done === undefined) continue
      const { diagnostics, records } = done.result
      const told = records.map(record => ({ ...record, diagnostics: joinRepeats(record.diagnostics) }))
      const file = { file: member.name, diagnostics, records: told, excerpt: () => undefined }
      countIn(report, file, done.made.about)
      const { errors, warnings, infos } = report.summary
      const findings = errors + warnings + infos
      reading.pace.tick({ file: member.name, records: report.summary.records, findings, bytes: bytesRead() })
    }
  } finally {
    reading.pace.end()
    await pool.end()
  }
  if (!reading.signal.aborted) await journal.remove()
  if (!reading.signal.aborted) problems.push(...withoutRecords(searches, shard !== undefined))
  terminal.stderr.write(sayingSkipped(searches, false, english))
  return { report: orderedStatistics(report), problems }
}

/**
 * Returns the state of an earlier run from its journal, or the initial state.
 * @throws Misuse if the file is not a journal of this run
 */
async function standingOf(path: string | undefined, asked: string, terminal: Terminal): Promise<CountStanding> {
  const before = path === undefined ? undefined : await readJournal<CountStanding>(path, asked, terminal)
  const report = before === undefined ? noStatistics() : asStatistics(before.report)
  if (report === undefined)
    throw new Misuse(`${path} is not a journal of citable stats; name another file with --resume.`)
  return { version: 1, asked, pieces: 0, progress: start, failures: [], ...before, report: addedUp([report]) }
}
