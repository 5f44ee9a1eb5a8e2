import { availableParallelism } from 'node:os'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { type Progress, placeAfter, start } from '../../stream/each-piece.ts'
import type { Piece } from '../../stream/piece.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { type Writer, writersFor } from '../report/as-it-comes.ts'
import { countPart, noCounts, orderedCounts } from '../report/counts.ts'
import { countsText, sayTooMany } from '../report/counts-text.ts'
import { withInnerPlace } from '../report/inner-place.ts'
import { excerpts } from '../report/piece-excerpts.ts'
import { withOnline } from '../report/piece-online.ts'
import { fileWithoutRepeats } from '../report/repeats.ts'
import { type FileReport, findingsOf, firstFindings, type Report, type Summary } from '../report/report.ts'
import { summarise } from '../report/summary.ts'
import type { Silencer } from '../silence/silence.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CheckedPiece } from './checked-piece.ts'
import { checkPlan, optionsOf } from './divided-files.ts'
import { askedOf, type CheckStanding, journalAt, readJournal } from './journal.ts'
import { orderedWork, type Work } from './ordered-work.ts'
import { paceOn } from './pace.ts'
import { poolOf } from './pool.ts'
import type { StreamRun } from './stream-run.ts'

/** What came of a run, besides its reports. */
export interface Streamed {
  exitCode: ExitCode
  silenced: Awaited<ReturnType<Silencer['end']>>
}

/** Checks inputs bit by bit and writes the reports as they come; memory does not grow with the inputs. */
export async function checkAsItComes(collected: Collected, run: StreamRun, terminal: Terminal): Promise<Streamed> {
  const asked = await askedOf(run.journal, run.asked, collected.inputs, terminal)
  const before = run.journal === undefined ? undefined : await readJournal<CheckStanding>(run.journal, asked, terminal)
  const journal = journalAt<CheckStanding>(run.journal, terminal)
  const standing = before ?? newStanding(asked)
  const problems: Problem[] = [...collected.problems, ...standing.failures]
  const writers = run.isSilent ? [] : await writersFor(run, before, problems, terminal)
  const pool = await poolOf('check', run.jobs ?? availableParallelism(), terminal.worker)
  const plan = checkPlan(run, pool)
  const pace = paceOn(terminal, run.progress, collected.inputs)
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  let at = 'citable'
  try {
    for await (const work of orderedWork(collected.inputs, plan, standing, stopping.signal, terminal)) {
      if ('problem' in work) {
        problems.push(work.problem)
        continue
      }
      at = work.member.name
      await take(work, run, standing, writers, problems)
      pace.tick({
        file: at,
        records: standing.summary.records,
        findings: standing.findings,
        bytes: work.bytesRead(),
      })
      await journal.note(() => onDisk(standing, writers))
    }
  } finally {
    pace.end()
    await pool.end()
  }
  const isInterrupted = stopping.signal.aborted
  if (isInterrupted) {
    await journal.note(() => onDisk(standing, writers), true)
    problems.push({ file: at, message: 'Interrupted: what comes behind it was not checked.' })
  }
  const silenced = await run.silencer.end()
  if (before === undefined && !isInterrupted)
    for (const file of silenced.leftOver) await report(file, run, standing, writers)
  const told = run.toldProblems(problems)
  await finish(run, standing, writers, told)
  if (!isInterrupted) await journal.remove()
  printProblems(told, terminal)
  const failed = exitCodeOf(problems)
  const isTooMany = standing.summary.warnings > (run.maxWarnings ?? Number.POSITIVE_INFINITY)
  if (isTooMany) sayTooMany(standing, run, terminal)
  return { exitCode: failed || (standing.failing > 0 || isTooMany ? 1 : 0), silenced }
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

/** Takes what came of a piece into the reports and the counts. */
async function take(
  { number, member, piece, isFirst, made: checked }: Work<CheckedPiece>,
  run: StreamRun,
  standing: CheckStanding,
  writers: readonly Writer[],
  problems: Problem[],
): Promise<void> {
  if (isFirst) {
    standing.progress = start
    // Of several parts of the work, the one that checks its beginning counts a file.
    if (checked !== undefined) standing.summary.files++
  }
  standing.pieces = number + 1
  if (checked === undefined) {
    standing.progress = await behind(standing.progress, piece)
    return
  }
  if ('failure' in checked) {
    const line = standing.progress.extent.lines + piece.gap.lines + 1
    const problem = { file: member.name, message: `The part from line ${line} on was not checked. ${checked.failure}` }
    problems.push(problem)
    standing.failures.push(problem)
    standing.progress = await behind(standing.progress, piece)
    return
  }
  const base = standing.progress.extent.lines + piece.gap.lines
  const { result, index, moved, progress } = placeAfter(standing.progress, piece, checked)
  const original = new Map<Diagnostic['position'], Diagnostic>()
  const place = (diagnostic: Diagnostic): Diagnostic => {
    const placed = moved(withInnerPlace(diagnostic))
    if (placed.position !== undefined) original.set(placed.position, diagnostic)
    return placed
  }
  const file: FileReport = {
    file: member.name,
    isPart: true,
    diagnostics: result.diagnostics.map(place),
    records: result.records.map(record => ({
      ...record,
      index: index + record.index,
      diagnostics: record.diagnostics.map(place),
    })),
    excerpt: excerpts(piece, base, original),
  }
  if (run.hasEdits) {
    const { pieceEdits } = await import('../report/piece-edits.ts')
    const originalOf = ({ position }: Diagnostic) => (position === undefined ? undefined : original.get(position))
    file.edits = pieceEdits(piece, optionsOf(member, run), result, originalOf, moved)
  }
  standing.progress = progress
  const found = await withOnline(file, piece, optionsOf(member, run), run.online, moved)
  await report(found, run, standing, writers, checked)
}

/** How far one is behind a piece that was not checked; few runs have any. */
async function behind(progress: Progress, piece: Piece): Promise<Progress> {
  const { passedOver } = await import('./passed-over.ts')
  return passedOver(progress, piece)
}

/** Silences, groups, counts and writes a part of a file. */
async function report(
  given: FileReport,
  run: StreamRun,
  standing: CheckStanding,
  writers: readonly Writer[],
  checked?: CheckedPiece,
): Promise<void> {
  const file = fileWithoutRepeats(checked === undefined ? given : await run.silencer.part(given))
  countPart(standing.counts, file, checked?.about ?? [])
  addSummary(standing.summary, summarise([file]))
  let findings = 0
  for (const { diagnostic } of findingsOf(file)) {
    findings++
    if (diagnostic.fix !== undefined) standing.fixable++
    if (run.isFailing(diagnostic)) standing.failing++
  }
  const left = (run.maxFindings ?? Number.POSITIVE_INFINITY) - standing.findings
  standing.findings += findings
  if (run.isSummaryOnly || left < 0) return
  const shown = run.told(findings > left ? firstFindings(file, left) : file)
  for (const writer of writers) await writer.write(writer.reporter.part(shown))
}

function addSummary(summary: Summary, more: Summary): void {
  for (const name of ['records', 'invalid', 'errors', 'warnings', 'infos'] as const) summary[name] += more[name]
}

/** How far the run is, once the reports are on the disk. */
async function onDisk(standing: CheckStanding, writers: readonly Writer[]): Promise<CheckStanding> {
  standing.outputs = []
  for (const { file, reporter } of writers) {
    const open = file?.()
    await open?.sync()
    standing.outputs.push({ length: open?.length ?? 0, state: reporter.state })
  }
  return standing
}

/** Writes the ends of all reports; what could not be found out online is a problem, too. */
async function finish(
  run: StreamRun,
  standing: CheckStanding,
  writers: readonly Writer[],
  problems: Problem[],
): Promise<void> {
  problems.push(...(run.online?.problems() ?? []))
  const { summary, fixable, counts } = standing
  const whole: Report = { files: [], problems: [...problems], summary, fixable }
  const more = { counts: orderedCounts(counts) }
  for (const [index, writer] of writers.entries()) {
    const format = index === 0 ? run.format : run.outputs[index - 1]?.format
    if (run.isSummaryOnly) {
      const json = `${JSON.stringify({ version: 1, summary, ...more }, undefined, 2)}\n`
      const ending = `${writer.reporter.end(whole, more)}`
      await writer.write([
        format === 'json' ? json : `${countsText(more.counts, run.settings.wording.phrases.counts)}\n${ending}`,
      ])
    } else {
      await writer.write([writer.reporter.end(whole, more)])
    }
    await writer.close()
  }
}
