import type { Diagnostic } from '../../../core/diagnostic.ts'
import { start } from '../../../records/place.ts'
import type { ExitCode } from '../../command.ts'
import type { Collected } from '../../inputs/collect.ts'
import type { Problem } from '../../inputs/input.ts'
import { countSkipped, withoutRecords } from '../../inputs/search/search.ts'
import type { OnlineCheck } from '../../online/check/online-check.ts'
import type { About } from '../../pieces/check.ts'
import { countPart, noCounts } from '../../report/counts/counts.ts'
import { addToSummary, summarise } from '../../report/counts/summary.ts'
import type { Sink } from '../../report/delivery/sink.ts'
import { fileWithoutRepeats } from '../../report/repeats.ts'
import { type FileReport, findingsOf, firstFindings, type Summary } from '../../report/report.ts'
import type { Silencer } from '../../silence/silence.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { askedOf, type CheckStanding, journalAt, readJournal } from '../journal.ts'
import { runPieces } from '../run-pieces.ts'
import type { CheckedPart, CheckReading } from './check-reading.ts'

/** Options for checking inputs and for reporting the findings. */
export interface CheckRun {
  reading: CheckReading
  /** The online check of identifiers, if requested. */
  online: OnlineCheck | undefined
  silencer: Silencer
  sink: Sink
  /** True if a finding makes the run fail. */
  isFailing(diagnostic: Diagnostic): boolean
  maxWarnings: number
  maxFindings: number
  journal: string | undefined
  /** True if the inputs are part of a larger set. A search that finds no records is then not a problem. */
  isPart: boolean
  /** All settings that affect the findings, as text. */
  asked: string
}

/** Checks inputs piece by piece: locates, filters and counts the findings, and passes them to the sink. */
export async function runCheck(
  { inputs, problems: uncollected, searches }: Collected,
  run: CheckRun,
  terminal: Terminal,
): Promise<ExitCode> {
  const { reading, online, silencer, sink } = run
  const asked = await askedOf(run.journal, run.asked, inputs, terminal)
  const before = run.journal === undefined ? undefined : await readJournal<CheckStanding>(run.journal, asked, terminal)
  const journal = journalAt<CheckStanding>(run.journal, terminal)
  const standing = before ?? newStanding(asked)
  const problems: Problem[] = [...uncollected, ...standing.failures]
  const note = (isLast: boolean): Promise<void> =>
    journal.note(async () => ({ ...standing, outputs: await sink.onDisk() }), isLast)

  async function* checkedParts(): AsyncGenerator<CheckedPart> {
    for await (const piece of runPieces({ reading, standing, problems, verb: 'checked', note }, terminal)) {
      // Among several shards, the one with the first piece of a file counts the file.
      if (piece.isFirst) standing.summary.files++
      const { done, member } = piece
      if (done === undefined) continue
      const { from } = reading.optionsOf(member)
      yield { member, piece: piece.piece, done, from, file: await reading.placed(piece, done) }
      const { findings, summary } = standing
      reading.pace.tick({ file: member.name, records: summary.records, findings, bytes: piece.bytesRead() })
    }
  }

  /**
   * Counts the records and findings of a part, and passes the part to the sink until `maxFindings` is exceeded.
   * Suppressed findings and baseline findings have already been removed.
   */
  async function report(given: FileReport, about: readonly About[] = []): Promise<void> {
    const file = fileWithoutRepeats(given)
    countPart(standing.counts, file, about)
    addToSummary(standing.summary, { ...summarise([file]), files: 0 })
    let findings = 0
    for (const { diagnostic } of findingsOf(file)) {
      findings++
      if (diagnostic.fix !== undefined) standing.fixable++
      if (run.isFailing(diagnostic)) standing.failing++
    }
    const left = run.maxFindings - standing.findings
    standing.findings += findings
    if (left >= 0) await sink.part(findings > left ? firstFindings(file, left) : file)
  }

  await sink.begin(before?.outputs, problems)
  let unsaved: Problem[] = []
  try {
    const parts = checkedParts()
    for await (const { file, done } of online?.added(parts) ?? parts)
      await report(await silencer.part(file), done.made.about)
  } finally {
    reading.pace.end()
    unsaved = await reading.end()
  }
  const { leftOver, silent } = await silencer.end()
  const isInterrupted = reading.signal.aborted
  if (!isInterrupted && before === undefined) for (const file of leftOver) await report(file)
  problems.push(...(online?.problems() ?? []))
  if (!isInterrupted) problems.push(...withoutRecords(searches, run.isPart))
  const { counts, fixable, failing } = standing
  const { suppressed, known } = silent
  const skipped = countSkipped(searches)
  const summary: Summary = {
    ...standing.summary,
    ...(skipped > 0 && { skipped }),
    ...(known > 0 && { known }),
    ...(suppressed > 0 && { suppressed }),
  }
  const hasTooManyWarnings = summary.warnings > run.maxWarnings
  const exitCode = await sink.end({
    summary,
    counts,
    fixable,
    hasFailing: failing > 0,
    maxWarnings: run.maxWarnings,
    hasTooManyWarnings,
    problems,
    unsaved,
    silent,
    searches,
  })
  if (!isInterrupted) await journal.remove()
  return exitCode
}

const newStanding = (asked: string): CheckStanding => ({
  version: 1,
  asked,
  pieces: 0,
  progress: start,
  failures: [],
  summary: { files: 0, records: 0, invalid: 0, errors: 0, warnings: 0, infos: 0 },
  fixable: 0,
  failing: 0,
  findings: 0,
  counts: noCounts(),
  outputs: [],
})
