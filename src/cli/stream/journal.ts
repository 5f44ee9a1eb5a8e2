import { isObject } from '../../object.ts'
import type { Progress } from '../../stream/each-piece.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Summary } from '../report/report.ts'
import type { Terminal } from '../terminal.ts'
import type { Counts } from './counts.ts'

/** Where a run is: all that another one needs to go on there. */
export interface Standing {
  version: 1
  /** What was asked for; another run that asks for something else cannot go on. */
  asked: string
  /** The pieces that are done, in all inputs together, and the member that the last of them is in. */
  pieces: number
  member: string
  progress: Progress
  summary: Summary
  fixable: number
  failing: number
  findings: number
  counts: Counts
  /** How many bytes each report has, and the state of what writes it. */
  outputs: { length: number; state: Record<string, unknown> }[]
}

/** Reads a journal; undefined if there is none yet. Throws `Misuse` if it is none, or of another run. */
export async function readJournal(path: string, asked: string, { files }: Terminal): Promise<Standing | undefined> {
  let read: unknown
  try {
    if ((await files.kind(path)) === undefined) return undefined
    read = JSON.parse(new TextDecoder().decode(await files.read(path)))
  } catch (error) {
    throw new Misuse(`The journal ${path} cannot be read: ${reasonOf(error)}.`)
  }
  if (!isObject(read) || read.version !== 1 || typeof read.pieces !== 'number')
    throw new Misuse(`${path} is no journal of citable check; name another file with --resume.`)
  if (read.asked !== asked)
    throw new Misuse(
      `The journal ${path} is of a run with other inputs or options; repeat that one, or remove the journal to begin anew.`,
    )
  return read as unknown as Standing
}

/** Writes a journal in place of the one before. */
export async function writeJournal(path: string, standing: Standing, { files }: Terminal): Promise<void> {
  await files.replace(path, `${JSON.stringify(standing)}\n`)
}
