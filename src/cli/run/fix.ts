import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { placeAfter, start } from '../../records/place.ts'
import type { CheckOptions, RecordReport } from '../../validation/report.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { type FixedPiece, fixPiece, numberedFrom, placedReport } from '../pieces/fix.ts'
import type { FixReport } from '../report/fixes.ts'
import type { LeftFindings } from '../report/left.ts'
import type { FileReport } from '../report/report.ts'
import type { FixAnyOptions } from '../respelling/respell.ts'
import type { Settled } from '../silence/settled.ts'
import { NotWritable, type RewritingSink } from '../sinks/rewriting.ts'
import { failure, unreadProblem } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { passedOver } from './passed-over.ts'
import type { ReadFile, RewrittenInputs } from './rewritten-inputs.ts'

/** A run of fixes: its functions, and its sinks. */
export interface FixRun {
  /** Returns how a file is checked. */
  checkingFor(file: string): CheckOptions<FormatId>
  isUnsafe: boolean
  /** Returns the test of the findings that are fixed in a file. */
  wantedIn(file: string): Promise<(finding: Diagnostic, record: RecordReport<FormatId>) => boolean>
  inputs: RewrittenInputs
  sink: RewritingSink
  report: FixReport
  left: LeftFindings
  /** Notes the fixes that are written; absent where none are. */
  settled: Settled | undefined
}

/** Fixes inputs piece by piece. Bytes between the pieces stay, and so do pieces that cannot be read. */
export async function runFix(inputs: readonly Input[], run: FixRun, terminal: Terminal): Promise<Problem[]> {
  const unread: Problem[] = []
  const failures: Problem[] = []
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  const { signal } = stopping

  async function fixFile(file: ReadFile): Promise<void> {
    const { name, input, bytes } = file
    const { from: asked = 'auto', ...checking } = run.checkingFor(name)
    const from = input.format ?? asked
    const options = { ...checking, unsafe: run.isUnsafe, only: await run.wantedIn(name) }
    const writing = await run.sink.begin(file)
    const fixes = run.report.begin(name)
    const whole: FileReport = { file: name, records: [], diagnostics: [], excerpt: () => undefined }
    let progress = start
    try {
      for await (const { before, piece } of file.pieces(from)) {
        await writing.keep(before)
        if (piece === undefined) continue
        const fixed = await attempt(name, piece, from, numberedFrom(progress.records, options))
        if (fixed === undefined) {
          progress = passedOver(progress, piece)
          await writing.keep(piece.bytes)
          continue
        }
        const placed = placeAfter(progress, piece, { result: fixed.report, extent: fixed.extent })
        progress = placed.progress
        const part = { ...whole, ...placedReport(placed) }
        fixes.take(fixed, part)
        await run.left.take(part)
        if (bytes !== undefined) add(whole, part)
        await writing.take(piece, fixed)
        run.inputs.pace.tick({ file: name, records: progress.records, findings: run.report.counts.fixes, bytes: 0 })
      }
      const message = await writing.end()
      const isFixed = fixes.end()
      if (message !== undefined) failures.push({ file: name, message })
      else if (isFixed && bytes !== undefined) await run.settled?.note(name, bytes, { ...checking, from }, whole)
    } catch (error) {
      await writing.discard()
      throw error
    }
  }

  async function attempt(
    file: string,
    piece: Piece,
    from: FormatId | 'auto',
    options: FixAnyOptions,
  ): Promise<FixedPiece | undefined> {
    try {
      return await fixPiece(file, piece, from, options)
    } catch (error) {
      failures.push({ file, message: failure('fix', error, terminal) })
      return undefined
    }
  }

  try {
    for await (const read of run.inputs.read(inputs, signal)) {
      if (signal.aborted) break
      if ('message' in read) {
        unread.push(read)
        continue
      }
      const { name } = read.input
      try {
        for await (const file of read.files)
          if ('message' in file) unread.push(file)
          else await fixFile(file)
      } catch (error) {
        if (error instanceof NotWritable) failures.push({ file: name, message: error.message })
        else if (!signal.aborted) unread.push(unreadProblem(name, error))
      }
    }
  } finally {
    run.inputs.pace.end()
  }
  if (signal.aborted)
    failures.push({ file: 'citable', message: 'Interrupted: the file that was being fixed is as it was.' })
  return [...unread, ...failures]
}

/** Adds the next part of a file; it may have more records than a call may have arguments. */
function add(whole: FileReport, { records, diagnostics }: FileReport): void {
  for (const record of records) whole.records.push(record)
  for (const diagnostic of diagnostics) whole.diagnostics.push(diagnostic)
}
