import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { placeAfter, start } from '../../records/place.ts'
import type { CheckOptions, RecordReport } from '../../validation/report.ts'
import type { Settled } from '../baseline/settled.ts'
import type { ByteReading } from '../inputs/byte-pieces.ts'
import { filesIn } from '../inputs/collect.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { interrupted } from '../inputs/texts.ts'
import { fixPiece, numberedFrom, placedReport } from '../pieces/fix.ts'
import type { FixReport } from '../report/fixes.ts'
import type { LeftFindings } from '../report/left.ts'
import type { FileReport } from '../report/report.ts'
import { type FixSink, NotWritable } from '../sinks/fixes/fix-sink.ts'
import { failure, unreadProblem } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { GivenMember } from './ordered-work.ts'
import { paceOn } from './pace.ts'
import { passedOver } from './passed-over.ts'

/** The input, settings and outputs of a `fix` run. */
export interface FixRun {
  reading: ByteReading
  /** Returns the check options of a file. */
  checkingFor(file: string): CheckOptions<FormatId>
  isUnsafe: boolean
  /** Returns the test that selects the findings to fix in a file. */
  wantedIn(file: string): Promise<(finding: Diagnostic, record: RecordReport<FormatId>) => boolean>
  sink: FixSink
  report: FixReport
  left: LeftFindings
  /** The baseline to update after the fixes; undefined if there is none. */
  settled: Settled | undefined
}

/**
 * Fixes inputs piece by piece. Bytes between pieces, and pieces whose processing fails, remain unchanged.
 *
 * Resolves to the inputs that could not be read, followed by inputs that could not be fixed or written.
 */
export async function runFix(inputs: readonly Input[], run: FixRun, terminal: Terminal): Promise<Problem[]> {
  const { reading, sink, report, left, settled } = run
  const unread: Problem[] = []
  const failures: Problem[] = []
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  const { signal } = stopping
  const pace = paceOn(terminal, 'auto', inputs)
  let bytes = 0
  const count = (size: number): void => {
    bytes += size
  }

  async function fixMember(member: GivenMember, stamp: string | undefined): Promise<void> {
    const { name, input, chunks } = member
    const { from: asked = 'auto', ...checking } = run.checkingFor(name)
    const from = input.format ?? asked
    const options = { ...checking, unsafe: run.isUnsafe, only: await run.wantedIn(name) }
    const writing = await sink.begin(member, stamp)
    report.begin(name)
    let progress = start
    /** The original bytes of the file. These and the remaining findings are collected only for the baseline. */
    const old: Uint8Array[] = []
    const whole: FileReport = { file: name, records: [], diagnostics: [], excerpt: () => undefined }
    try {
      for await (const { before, piece } of reading.pieces(chunks, from, signal)) {
        await writing.keep?.(before)
        if (settled !== undefined) old.push(before, piece?.bytes ?? new Uint8Array())
        if (piece === undefined) continue
        const fixed = await fixPiece(name, piece, from, numberedFrom(progress.records, options)).catch(error => {
          failures.push({ file: name, message: failure('fix', error, terminal) })
        })
        if (fixed === undefined) {
          progress = passedOver(progress, piece)
          await writing.keep?.(piece.bytes)
          continue
        }
        const placed = placeAfter(progress, piece, { result: fixed.report, extent: fixed.extent })
        progress = placed.progress
        const part = { ...whole, ...placedReport(placed) }
        report.take(fixed, part)
        await left.take(part)
        if (settled !== undefined) add(whole, part)
        await writing.take(piece, fixed)
        pace.tick({ file: name, records: progress.records, findings: report.counts.fixes, bytes })
      }
      const message = await writing.end?.()
      const isFixed = report.end()
      if (message !== undefined) failures.push({ file: name, message })
      else if (isFixed) await settled?.note(name, Buffer.concat(old), { ...checking, from }, whole)
    } catch (error) {
      await writing.discard?.()
      throw error
    }
  }

  try {
    for await (const input of filesIn(inputs)) {
      if (signal.aborted) break
      if ('message' in input) {
        unread.push(input)
        continue
      }
      try {
        const stamp = input.path === undefined ? undefined : await terminal.files.stamp(input.path)
        for await (const member of reading.members(input, terminal, count))
          if ('message' in member) unread.push(member)
          else await fixMember(member, stamp)
      } catch (error) {
        if (error instanceof NotWritable) failures.push({ file: input.name, message: error.said })
        else if (!signal.aborted) unread.push(unreadProblem(input.name, error))
      }
    }
  } finally {
    pace.end()
  }
  if (signal.aborted) failures.push({ file: 'citable', message: interrupted('fixed') })
  return [...unread, ...failures]
}

/** Adds the next part of a file. Pushes records one by one, because the number of arguments in a call is limited. */
function add(whole: FileReport, { records, diagnostics }: FileReport): void {
  for (const record of records) whole.records.push(record)
  for (const diagnostic of diagnostics) whole.diagnostics.push(diagnostic)
}
