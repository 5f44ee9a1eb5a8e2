import { availableParallelism } from 'node:os'
import type { FormatId } from '../../formats/format.ts'
import { start } from '../../records/place.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import { joinRepeats } from '../report/repeats.ts'
import { checkPlan } from '../run/divided-files.ts'
import { askedOf, journalAt, readJournal, type Standing } from '../run/journal.ts'
import { orderedWork } from '../run/ordered-work.ts'
import { paceOn } from '../run/pace.ts'
import { poolOf } from '../run/pool.ts'
import type { Shard } from '../run/shard.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { addedUp, asStatistics, countIn, noStatistics, orderedStatistics, type StatisticsReport } from './statistics.ts'

/** How a collection is counted. */
export interface CountingOptions {
  optionsFor(file: string): CheckOptions<FormatId>
  /** Threads; as many as the machine runs at once where not given. */
  jobs: number | undefined
  shard: Shard | undefined
  progress: 'auto' | 'json' | 'none'
  /** Where a run notes how far it is; with what is asked for, apart from inputs. */
  resume: string | undefined
  asked: string
}

/** Where a count is. */
interface CountStanding extends Standing {
  report: StatisticsReport
}

/** Checks all inputs bit by bit, and counts what there is; memory does not grow with the inputs. */
export async function countInputs(
  collected: Collected,
  { optionsFor, jobs, shard, progress, resume, asked }: CountingOptions,
  terminal: Terminal,
): Promise<{ report: StatisticsReport; problems: Problem[] }> {
  const standing = await standingOf(resume, await askedOf(resume, asked, collected.inputs, terminal), terminal)
  const { report, failures } = standing
  const journal = journalAt<CountStanding>(resume, terminal)
  const problems: Problem[] = [...collected.problems, ...failures]
  const pool = await poolOf('check', jobs ?? availableParallelism(), terminal.worker)
  const plan = checkPlan({ optionsFor, shard, hasFacts: true, journal: resume }, pool)
  const pace = paceOn(terminal, progress, collected.inputs)
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  let file = ''
  let findings = 0
  try {
    for await (const work of orderedWork(collected.inputs, plan, standing, stopping.signal, terminal)) {
      if ('problem' in work) {
        problems.push(work.problem)
        continue
      }
      const { number, member, isFirst, made: checked } = work
      standing.pieces = number + 1
      // Of several parts of the work, the one that has its beginning counts a file.
      if (checked !== undefined && isFirst) report.summary.files++
      file = member.name
      if (checked === undefined) continue
      if ('failure' in checked) {
        const problem = { file, message: `A part of it was not counted. ${checked.failure}` }
        problems.push(problem)
        failures.push(problem)
      } else {
        const { diagnostics, records } = checked.result
        const told = records.map(record => ({ ...record, diagnostics: joinRepeats(record.diagnostics) }))
        countIn(report, { file, diagnostics, records: told, excerpt: () => undefined }, checked.about)
        const { errors, warnings, infos } = report.summary
        findings = errors + warnings + infos
      }
      pace.tick({ file, records: report.summary.records, findings, bytes: work.bytesRead() })
      await journal.note(async () => standing)
    }
  } finally {
    pace.end()
    await pool.end()
  }
  if (stopping.signal.aborted) {
    await journal.note(async () => standing, true)
    problems.push({ file: file || 'citable', message: 'Interrupted: what comes behind it was not counted.' })
  } else await journal.remove()
  return { report: orderedStatistics(report), problems }
}

/** Where an earlier run was, or the beginning. Throws `Misuse` where the journal is of something else. */
async function standingOf(path: string | undefined, asked: string, terminal: Terminal): Promise<CountStanding> {
  const before = path === undefined ? undefined : await readJournal<CountStanding>(path, asked, terminal)
  const report = before === undefined ? noStatistics() : asStatistics(before.report)
  if (report === undefined) throw new Misuse(`${path} is no journal of citable stats; name another file with --resume.`)
  return { version: 1, asked, pieces: 0, progress: start, failures: [], ...before, report: addedUp([report]) }
}
