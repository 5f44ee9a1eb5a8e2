import { createGzip } from 'node:zlib'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { placeAfter, start } from '../../records/place.ts'
import type { RecordReport } from '../../validation/report.ts'
import type { ExitCode } from '../command.ts'
import { type FixedAnyPiece, fixAnyPiece } from '../fix/fix-any.ts'
import type { FixAnyOptions } from '../fix/fix-options.ts'
import { NotWritable } from '../pieces/fix.ts'
import { fixedChunks } from '../inputs/byte-pieces.ts'
import {
  countFixes,
  type FixCounts,
  type FixedRules,
  fixedText,
  leftText,
  noFixes,
  unfixedText,
  unreadText,
} from '../report/fixes.ts'
import { type Collected, filesIn } from '../inputs/collect.ts'
import { type Input, isStdin, type Problem } from '../inputs/input.ts'
import { membersOf } from '../inputs/members.ts'
import { packingOf } from '../inputs/packing.ts'
import { headOf } from '../inputs/read.ts'
import { through } from '../inputs/through.ts'
import type { Member } from '../inputs/unpack.ts'
import type { Language } from '../language/language.ts'
import { problemsInLanguage } from '../language/translate.ts'
import { type FailOn, isFailing } from '../report/fail-on.ts'
import { paceOn } from '../run/pace.ts'
import { passedOver } from '../run/passed-over.ts'
import { exitCodeOf, failure, printProblems, unreadProblem } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { safeJson } from '../text/printable.ts'

/** Tells what a suppression accepts. */
interface Acceptance {
  isAccepted(finding: Diagnostic, record: RecordReport<FormatId> | undefined): boolean
}

/** How inputs are fixed. */
export interface FixRun {
  /** The format of the inputs that do not tell it. */
  from: FormatId | 'auto'
  optionsFor(file: string, index: () => number): Promise<FixAnyOptions & Acceptance>
  /** Whether no file is written, and patches are shown. */
  isDry: boolean
  isQuiet: boolean
  /** Which findings that are left make the exit code 1. */
  failOn: FailOn
  language: Language
}

/**
 * Fixes inputs record by record: a file is written beside the old one, compressed as that is, and put in its place; standard input goes to
 * standard output. What cannot be read stays byte for byte as it is.
 */
export async function fixAsItComes(collected: Collected, run: FixRun, terminal: Terminal): Promise<ExitCode> {
  const problems: Problem[] = [...collected.problems]
  const total: FixCounts = noFixes()
  let isRefused = false
  let isFailed = false
  const pace = paceOn(terminal, 'auto', [])
  const { stdout, stderr } = terminal
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  const signal = stopping.signal

  /** Fixes a file with records, and tells what was fixed. */
  async function fixMember(member: Member, from: FormatId | 'auto', deliver: Deliver): Promise<void> {
    const { name } = member
    const rules: FixedRules = new Map()
    let index = 0
    let document = 0
    const { isAccepted, ...options } = await run.optionsFor(name, () => index)
    const before = total.fixes
    let progress = start
    await deliver(
      fixedChunks(member.chunks, from, signal, async piece => {
        const fixed = await attempt(name, piece, from, options)
        if (fixed === undefined) {
          progress = passedOver(progress, piece)
          return piece.bytes
        }
        const { moved, progress: after } = placeAfter(progress, piece, { result: noRecords, extent: fixed.extent })
        progress = after
        const about = fixed.left.flatMap(({ finding, record }) => (record === undefined ? [moved(finding)] : []))
        stderr.write(unreadText(name, about, run.language))
        countFixes(rules, fixed.fixed)
        total.fixes += fixed.fixed.length
        total.left += fixed.left.length
        total.fixable += fixed.left.filter(({ finding }) => finding.fix !== undefined).length
        for (const { finding, record } of fixed.left) {
          if (!isFailing(finding, run.failOn) || isAccepted(finding, record)) continue
          isFailed = true
          stderr.write(leftText(name, finding, run.language, index + (record?.index ?? 0)))
        }
        isRefused ||= fixed.refused.length > 0
        stderr.write(unfixedText(name, fixed.refused, run.language))
        // Entries of a list in YAML may go on with the document of the piece before.
        if (piece.kind === 'yaml' && piece.list !== undefined && !fixed.isConverted) document--
        if (run.isDry) stdout.write(patchLines(name, document, fixed))
        index += fixed.records
        document += documentsIn(piece, fixed)
        pace.tick({ file: name, records: index, findings: total.fixes, bytes: 0 })
        return fixed.bytes
      }),
      () => total.fixes > before,
    )
    if (total.fixes > before) total.files++
    if (!run.isQuiet) stderr.write(fixedText(name, rules, !run.isDry, run.language))
  }

  async function attempt(
    name: string,
    piece: Piece,
    from: FormatId | 'auto',
    options: FixAnyOptions,
  ): Promise<FixedAnyPiece | undefined> {
    try {
      return await fixAnyPiece(name, piece, from, options)
    } catch (error) {
      if (error instanceof NotWritable) throw error
      problems.push({ file: name, message: failure('fix', error, terminal) })
      return undefined
    }
  }

  async function fixInput(input: Input): Promise<void> {
    const deliver = run.isDry ? readOnly : await delivererFor(input, terminal)
    for await (const member of membersOf([input], terminal)) {
      if ('message' in member) problems.push(member)
      else if (run.isDry || member.name === input.name) await fixMember(member, input.format ?? run.from, deliver)
      else throw new NotWritable('It is an archive and cannot be written back; unpack it first.')
    }
  }

  try {
    for await (const input of filesIn(collected.inputs)) {
      if (signal.aborted) break
      if ('message' in input) problems.push(input)
      else
        await fixInput(input).catch(error => {
          if (error instanceof NotWritable) problems.push({ file: input.name, message: error.message })
          else if (!signal.aborted) problems.push(unreadProblem(input.name, error))
        })
    }
  } finally {
    pace.end()
  }
  if (signal.aborted)
    problems.push({ file: 'citable', message: 'Interrupted: the file that was being fixed is as it was.' })
  printProblems(problemsInLanguage(problems, run.language), terminal)
  if (!run.isQuiet) stderr.write(`citable: ${run.language.phrases.fixes.verdict(total, !run.isDry)}\n`)
  return exitCodeOf(problems) || (isRefused || isFailed || (run.isDry && total.files > 0) ? 1 : 0)
}

/** Records of a piece are numbered by what was fixed. */
const noRecords = { records: [] }

/** Takes the bytes of a fixed file; whether anything was fixed is known at their end. */
type Deliver = (chunks: AsyncGenerator<Uint8Array>, isChanged: () => boolean) => Promise<void>

/** Reads all and writes nothing. */
const readOnly: Deliver = async chunks => {
  for await (const _ of chunks);
}

/** Where the fixed bytes of an input go. Throws, in words, where they can go nowhere. */
async function delivererFor(input: Input, terminal: Terminal): Promise<Deliver> {
  const { path, open } = input
  if (isStdin(input)) return toOutput(terminal)
  if (path === undefined || open === undefined)
    return async (chunks, isChanged) => {
      await readOnly(chunks, isChanged)
      if (isChanged()) throw new NotWritable('It is fetched and cannot be written back; --dry-run shows the fixes.')
    }
  const packing = packingOf(await headOf(open()))
  if (packing === 'zstd' || packing === 'bzip2')
    throw new NotWritable('It can be fixed, but it is compressed in a way that cannot be written; unpack it first.')
  return inPlaceOf(path, packing === 'gzip', terminal)
}

const toOutput =
  ({ stdout }: Terminal): Deliver =>
  async chunks => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    for await (const chunk of chunks) {
      stdout.write(decoder.decode(chunk, { stream: true }))
      await stdout.drained?.()
    }
    stdout.write(decoder.decode())
  }

const inPlaceOf =
  (path: string, isGzip: boolean, { files }: Terminal): Deliver =>
  async (chunks, isChanged) => {
    const stamp = await files.stamp(path)
    const file = await files.openReplacement(path)
    try {
      const packed = isGzip ? through(chunks, createGzip(), 'it cannot be compressed again') : chunks
      for await (const chunk of packed) await file.write(chunk)
      if (!isChanged()) return await file.discard()
      if ((await files.stamp(path)) !== stamp)
        throw new NotWritable('It was changed by another program in the meantime; nothing was written. Try again.')
      await file.commit()
    } catch (error) {
      await file.discard()
      throw error
    }
  }

/** The documents of a piece, by which patches are numbered. */
function documentsIn({ kind, bytes }: Piece, { patches, records, isConverted }: FixedAnyPiece): number {
  if (isConverted) return records
  if (kind === 'list') return 0
  if (kind === 'yaml') return Math.max(1, patches.length)
  if (kind === 'text') return 1
  let count = 0
  for (const line of new TextDecoder().decode(bytes).split('\n')) if (/\S/.test(line)) count++
  return count
}

/** The patches of a piece, one a line, as those of a file. */
const patchLines = (file: string, first: number, { patches }: FixedAnyPiece): string =>
  patches
    .flatMap((patch, number) =>
      patch.length === 0 ? [] : [`${safeJson({ file, document: first + number, patch })}\n`],
    )
    .join('')
