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

/** The position of a run: all that another run needs to continue there. */
export interface Standing {
  version: 1
  /** The fingerprint of the request; a run with another request cannot continue. */
  asked: string
  /** The pieces that are done, in all inputs together. */
  pieces: number
  /** The position in the file of the last finished piece. */
  progress: Progress
  /** The parts of which nothing could be made, told at the end. */
  failures: Problem[]
}

/** The position of a check. */
export interface CheckStanding extends Standing {
  summary: Summary
  fixable: number
  failing: number
  findings: number
  counts: Counts
  outputs: WrittenReport[]
}

/** Serialises the request of a run, without the options that may differ when another run continues it. */
export function askedWith(command: string, options: object): string {
  const { jobs, progress, resume, force, ...asked }: Record<string, unknown> = { ...options }
  return JSON.stringify([command, asked, version])
}

/** Hashes the request of a run with the names and sizes of inputs; empty without a journal. */
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

/** Reads a journal; undefined if there is none yet. Throws `Misuse` if it is none, or of another run. */
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
    throw new Misuse(`${path} is no journal of citable; name another file with --resume.`)
  if (read.asked !== asked)
    throw new Misuse(
      `The journal ${path} is of a run with other inputs or options; repeat that one, or remove the journal to begin anew.`,
    )
  return read as unknown as S
}

interface Journal<S extends Standing> {
  /** Notes how far the run is, if it is time; `standing` resolves once everything up to there is on the disk. */
  note(standing: () => Promise<S>, isLast?: boolean): Promise<void>
  remove(): Promise<void>
}

/** A journal that is written every two seconds, in place of the one before; none without a path. */
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
