import { isObject } from '../../core/object.ts'
import type { Progress } from '../../records/place.ts'
import { reasonOf } from '../files.ts'
import { filesIn } from '../inputs/collect.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import type { Counts } from '../report/counts/counts.ts'
import type { WrittenReport } from '../report/delivery/sink.ts'
import type { Summary } from '../report/report.ts'
import { sha256 } from '../sha256.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'

/** The position of a run, from which another run can continue. */
export interface Standing {
  version: 1
  /** The fingerprint of the request. A run with a different request cannot continue this one. */
  asked: string
  /** The number of finished pieces, in all inputs together. */
  pieces: number
  /** The position after the last finished piece, in the file that contains the piece. */
  progress: Progress
  /** The problems of failed pieces, which are reported at the end. */
  failures: Problem[]
}

/** The position of a check, with its counts so far and the progress of its reports. */
export interface CheckStanding extends Standing {
  summary: Summary
  fixable: number
  failing: number
  findings: number
  counts: Counts
  outputs: WrittenReport[]
}

/** Serialises the request of a run, without the options that may change when another run continues it. */
export function askedWith(command: string, options: object): string {
  const { jobs, progress, resume, force, ...asked }: Record<string, unknown> = { ...options }
  return JSON.stringify([command, asked, version])
}

/**
 * Hashes the request of a run together with the names and sizes of its inputs. Returns an empty text if there is no
 * journal.
 */
export async function askedOf(
  journal: string | undefined,
  asked: string,
  inputs: readonly Input[],
  { files }: Terminal,
): Promise<string> {
  if (journal === undefined) return ''
  const hash = sha256().update(asked)
  for await (const input of filesIn(inputs)) {
    if ('message' in input) continue
    const size = input.path === undefined ? '' : await files.size(input.path).catch(() => '')
    hash.update(`\n${size} ${input.name}`)
  }
  return hash.digest('hex')
}

/**
 * Reads a journal. Returns undefined if it does not exist; throws `Misuse` if the file cannot be read, is not a journal
 * or belongs to another run.
 */
export async function readJournal<S extends Standing>(
  path: string,
  asked: string,
  { files }: Terminal,
): Promise<S | undefined> {
  let read: unknown
  try {
    if ((await files.kind(path)) === undefined) return undefined
    read = JSON.parse(new TextDecoder().decode(await files.read(path)))
  } catch (error) {
    throw new Misuse(`The journal ${path} cannot be read: ${reasonOf(error)}.`)
  }
  if (!isObject(read) || read.version !== 1 || typeof read.pieces !== 'number')
    throw new Misuse(`${path} is not a journal of citable; name another file with --resume.`)
  if (read.asked !== asked)
    throw new Misuse(
      `The journal ${path} belongs to a run with other inputs or options; repeat that run, or delete the journal to start again.`,
    )
  return read as unknown as S
}

interface Journal<S extends Standing> {
  /**
   * Saves the progress of the run, at most every two seconds unless `isLast` is true. `standing` resolves to a position
   * once everything before that position is on disk.
   */
  note(standing: () => Promise<S>, isLast?: boolean): Promise<void>
  remove(): Promise<void>
}

/** Creates a journal. Without a path, nothing is written. */
export function journalAt<S extends Standing>(path: string | undefined, { files, now }: Terminal): Journal<S> {
  let noted = now()
  return {
    async note(standing, isLast = false) {
      if (path === undefined || (!isLast && now() - noted <= noteEvery)) return
      await files.replace(path, `${JSON.stringify(await standing())}\n`)
      noted = now()
    },
    async remove() {
      if (path !== undefined) await files.remove(path)
    },
  }
}

const noteEvery = 2000
