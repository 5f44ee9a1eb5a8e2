import { availableParallelism } from 'node:os'
import type { CheckOptions } from '../../validation/report.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { joinRepeats } from '../report/repeats.ts'
import { checkPlan } from '../stream/check-plan.ts'
import { paceOn } from '../stream/pace.ts'
import { poolOf } from '../stream/pool.ts'
import type { Shard } from '../stream/shard.ts'
import { orderedWork } from '../stream/work.ts'
import type { Terminal } from '../terminal.ts'
import { countIn, noStatistics, orderedStatistics, type StatisticsReport } from './statistics.ts'

/** How a collection is counted. */
export interface CountingOptions {
  optionsFor(file: string): CheckOptions
  /** Threads; as many as the machine runs at once where not given. */
  jobs: number | undefined
  shard: Shard | undefined
  progress: 'auto' | 'json' | 'none'
}

/** Checks all inputs bit by bit, and counts what there is; memory does not grow with the inputs. */
export async function countInputs(
  collected: Collected,
  { optionsFor, jobs, shard, progress }: CountingOptions,
  terminal: Terminal,
): Promise<{ report: StatisticsReport; problems: Problem[] }> {
  const report = noStatistics()
  const problems: Problem[] = [...collected.problems]
  const pool = await poolOf('check', jobs ?? availableParallelism(), terminal.worker)
  const plan = checkPlan({ optionsFor, shard, hasFacts: true }, pool)
  const pace = paceOn(terminal, progress, collected.inputs)
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  let file = ''
  let findings = 0
  try {
    for await (const work of orderedWork(collected.inputs, plan, { pieces: 0 }, stopping.signal, terminal)) {
      if ('problem' in work) {
        problems.push(work.problem)
        continue
      }
      const { member, isFirst, made: checked } = work
      // Of several parts of the work, the one that has its beginning counts a file.
      if (checked !== undefined && isFirst) report.summary.files++
      file = member.name
      if (checked === undefined) continue
      if ('failure' in checked) problems.push({ file, message: `A part of it was not counted. ${checked.failure}` })
      else {
        const { diagnostics, records } = checked.result
        const told = records.map(record => ({ ...record, diagnostics: joinRepeats(record.diagnostics) }))
        countIn(report, { file, diagnostics, records: told, excerpt: () => undefined }, checked.about)
        const { errors, warnings, infos } = report.summary
        findings = errors + warnings + infos
      }
      pace.tick({ file, records: report.summary.records, findings, bytes: work.bytesRead() })
    }
  } finally {
    pace.end()
    await pool.end()
  }
  if (stopping.signal.aborted)
    problems.push({ file: file || 'citable', message: 'Interrupted: what comes behind it was not counted.' })
  return { report: orderedStatistics(report), problems }
}
