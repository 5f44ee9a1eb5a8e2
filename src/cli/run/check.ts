import type { Diagnostic } from '../../core/diagnostic.ts'
import { start } from '../../records/place.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import type { OnlineCheck } from '../online/check/online-check.ts'
import { countPart, noCounts } from '../report/counts.ts'
import { fileWithoutRepeats } from '../report/repeats.ts'
import { type FileReport, findingsOf, firstFindings } from '../report/report.ts'
import type { Sink } from '../report/sink.ts'
import { addToSummary, summarise } from '../report/summary.ts'
import type { Silencer } from '../silence/silence.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { About } from './checked-piece.ts'
import { askedOf, type CheckStanding, journalAt, readJournal } from './journal.ts'
import type { PlacedPart, Reading } from './reading.ts'

/** How inputs are checked and reported. */
export interface CheckRun {
  reading: Reading
  /** Asks for identifiers, where that is wanted. */
  online: OnlineCheck | undefined
  silencer: Silencer
  sink: Sink
  /** True if a finding makes the run fail. */
  isFailing(diagnostic: Diagnostic): boolean
  maxWarnings: number
  maxFindings: number
  journal: string | undefined
  /** Everything that decides what the run finds, as text. */
  asked: string
  /** Ends the run before all is checked. */
  signal: AbortSignal
}

/** A placed part, and by what its records are counted. */
type CheckedPart = PlacedPart & { about: readonly About[] }

/** Checks inputs piece by piece: places, silences and counts the findings of each, and gives them to the sink. */
export async function runCheck(
  { inputs, problems: uncollected }: Collected,
  run: CheckRun,
  terminal: Terminal,
): Promise<ExitCode> {
  const { reading, online, silencer, sink, signal } = run
  const asked = await askedOf(run.journal, run.asked, inputs, terminal)
  const before = run.journal === undefined ? undefined : await readJournal<CheckStanding>(run.journal, asked, terminal)
  const journal = journalAt<CheckStanding>(run.journal, terminal)
  const standing = before ?? newStanding(asked)
  const problems: Problem[] = [...uncollected, ...standing.failures]
  const onDisk = async (): Promise<CheckStanding> => ({ ...standing, outputs: await sink.onDisk() })
  let at = 'citable'

  async function* checkedParts(): AsyncGenerator<CheckedPart> {
    for await (const work of reading.work(standing, signal)) {
      if ('problem' in work) {
        problems.push(work.problem)
        continue
      }
      const { number, member, piece, isFirst, made: checked } = work
      at = member.name
      if (isFirst) standing.progress = start
      // Of several parts of the work, the one that checks its beginning counts a file.
      if (isFirst && checked !== undefined) standing.summary.files++
      standing.pieces = number + 1
      if (checked !== undefined && 'result' in checked) {
        const part = await reading.placed(member, piece, checked, standing.progress)
        standing.progress = part.progress
        yield { ...part, about: checked.about }
      } else {
        if (checked !== undefined) {
          const problem = { file: at, message: reading.lost(piece, checked.failure, standing.progress) }
          problems.push(problem)
          standing.failures.push(problem)
        }
        const { passedOver } = await import('./passed-over.ts')
        standing.progress = passedOver(standing.progress, piece)
      }
      const { findings, summary } = standing
      reading.pace.tick({ file: at, records: summary.records, findings, bytes: work.bytesRead() })
      await journal.note(onDisk)
    }
  }

  /** Counts a part without what is silenced, and gives it to the sink. */
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
    for await (const { file, about } of online?.added(parts) ?? parts) await report(await silencer.part(file), about)
  } finally {
    reading.pace.end()
    unsaved = await reading.end()
  }
  const { leftOver, silent } = await silencer.end()
  if (signal.aborted) {
    await journal.note(onDisk, true)
    problems.push({ file: at, message: 'Interrupted: what comes behind it was not checked.' })
  } else if (before === undefined) for (const file of leftOver) await report(file)
  problems.push(...(online?.problems() ?? []))
  const { summary, counts, fixable, failing } = standing
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
  })
  if (!signal.aborted) await journal.remove()
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
