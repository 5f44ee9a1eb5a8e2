import type { Diagnostic } from '../../diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { placeAfter, start } from '../../stream/each-piece.ts'
import type { Piece } from '../../stream/piece.ts'
import { piecesOf } from '../../stream/pieces.ts'
import type { PieceItems, PieceResult } from '../../stream/read-piece.ts'
import { reasonOf } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { complaint, failure } from '../problems.ts'
import type { Terminal } from '../terminal.ts'
import { membersOf } from './inputs.ts'
import { paceOn } from './pace.ts'
import type { Member } from './unpack.ts'
import { passedOver } from './work.ts'

/** A file with records, and the input that it is in. */
export type GivenMember = Member & { input: Input }

/** What a command does with the records of inputs, piece by piece. */
export interface PieceWork<Item> {
  command: string
  /** The format of the records; that of an input goes before. */
  from: FormatId | 'auto' | undefined
  /** Makes an item of every record of a piece. */
  work(piece: Piece, from: FormatId | 'auto', member: GivenMember): PieceResult<PieceItems<Item>>
  /** Says a finding in the language of the run; English by default. */
  told?(diagnostic: Diagnostic): Diagnostic
  /** Uses the items of a piece; `index` is the number of the first in its file. Rejects with an {@link OutputFailure} to end all work. */
  take(items: readonly Item[], member: GivenMember, index: number): Promise<void>
}

/** What came of it: the records, what could not be read in inputs, and the inputs that could not. */
export interface WorkDone {
  records: number
  unread: number
  problems: Problem[]
}

/** Where results go to cannot be written, so that there is no use in going on. */
export class OutputFailure extends Error {
  readonly file: string
  constructor(file: string, cause: unknown) {
    super(`Cannot be written: ${reasonOf(cause)}.`, { cause })
    this.file = file
  }
}

/**
 * Reads inputs record by record, in flat memory, and has a command work on them. What cannot be read is told on standard error with its
 * place, and what comes behind it is read.
 */
export async function eachMember<Item extends { index: number }>(
  collected: Collected,
  { command, from: wanted = 'auto', work, told = diagnostic => diagnostic, take }: PieceWork<Item>,
  terminal: Terminal,
): Promise<WorkDone> {
  const done: WorkDone = { records: 0, unread: 0, problems: [...collected.problems] }
  const pace = paceOn(terminal, 'auto', undefined)
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())

  async function through(member: GivenMember): Promise<void> {
    const from = member.input.format ?? wanted
    let progress = start
    for await (const piece of piecesOf(member.chunks, { from })) {
      if (stopping.signal.aborted) return
      const made = attempt(piece, from, member)
      if ('failure' in made) {
        const line = progress.extent.lines + piece.gap.lines + 1
        const message = `The part from line ${line} on was passed over. ${made.failure}`
        done.problems.push({ file: member.name, message })
        progress = passedOver(progress, piece)
        continue
      }
      const { result, index, moved, progress: next } = placeAfter(progress, piece, made)
      progress = next
      for (const diagnostic of result.diagnostics) {
        if (diagnostic.severity === 'error') done.unread++
        if (diagnostic.severity !== 'info')
          terminal.stderr.write(`${complaint(member.name, told(moved(diagnostic)))}\n`)
      }
      done.records += result.records.length
      await take(result.records, member, index)
      pace.tick({ file: member.name, records: done.records, findings: done.unread, bytes: 0 })
    }
  }

  function attempt(piece: Piece, from: FormatId | 'auto', member: GivenMember) {
    try {
      return work(piece, from, member)
    } catch (error) {
      return { failure: failure(command, error, terminal) }
    }
  }

  try {
    for await (const member of membersOf(collected.inputs, terminal)) {
      if ('message' in member) done.problems.push(member)
      else
        await through(member).catch(error => {
          if (error instanceof OutputFailure) throw error
          done.problems.push({ file: member.name, message: `Cannot be read to its end: ${reasonOf(error)}.` })
        })
      if (!stopping.signal.aborted) continue
      done.problems.push({
        file: 'name' in member ? member.name : member.file,
        message: 'Interrupted: what comes behind it was not read.',
      })
      break
    }
  } catch (error) {
    if (!(error instanceof OutputFailure)) throw error
    done.problems.push({ file: error.file, message: error.message })
  } finally {
    pace.end()
  }
  return done
}
