import { isObject } from '../../core/object.ts'
import { type CountsByMonth, DownloadCounter } from '../../http/index.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Download counts stored in a file. */
export interface CountsFile {
  counter: DownloadCounter
  /** Writes the latest counts and stops writing. */
  close(): Promise<void>
}

/** The number of milliseconds between two writes. */
const interval = 10_000

/**
 * Opens the file of `--counts`. Writes changed counts to the file every 10 seconds.
 *
 * A failed write, such as on a full disk, is reported once and retried; answers do not wait for writes. Throws `Misuse`
 * if the file contains anything but counts, or if it cannot be read or, for a reason other than a full disk, written at
 * the start.
 */
export async function openCounts(given: string, terminal: Terminal): Promise<CountsFile> {
  const counter = new DownloadCounter(await countsIn(given, terminal))
  let hasFailed = false
  const write = async (): Promise<void> => {
    try {
      await terminal.files.replace(given, jsonOfCounts(counter.stored()))
      hasFailed = false
    } catch (error) {
      counter.isChanged = true
      if (!hasFailed) terminal.stderr.write(`citable: Downloads cannot be written to ${given}: ${reasonOf(error)}.\n`)
      hasFailed = true
    }
  }
  if (!(await isWritable(given, counter, terminal)))
    throw new Misuse(`The option '--counts' needs a file; ${given} cannot be written.`)
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    if (counter.isChanged) writing = writing.then(write)
  }, interval)
  timer.unref()
  return {
    counter,
    async close() {
      clearInterval(timer)
      await writing
      if (counter.isChanged) await write()
    },
  }
}

async function countsIn(given: string, { files }: Terminal): Promise<CountsByMonth> {
  let text: string
  try {
    text = new TextDecoder().decode(await files.read(given))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Misuse(`The option '--counts' needs a file; ${given} cannot be read: ${reasonOf(error)}.`)
  }
  const counts = parsed(text)
  if (counts === undefined) throw new Misuse(`${given} is not a file of counts; name another one with '--counts'.`)
  return counts
}

function parsed(text: string): CountsByMonth | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { downloads } = isObject(value) ? value : {}
  const isRight =
    isObject(downloads) &&
    Object.values(downloads).every(
      months =>
        isObject(months) && Object.values(months).every(count => Number.isSafeInteger(count) && Number(count) >= 0),
    )
  return isRight ? (downloads as CountsByMonth) : undefined
}

/**
 * Writes the counts to the file. Returns true on success, and if the disk is full or a quota is exceeded; otherwise
 * false.
 */
async function isWritable(given: string, counter: DownloadCounter, { files }: Terminal): Promise<boolean> {
  try {
    await files.replace(given, jsonOfCounts(counter.stored()))
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code))
  }
}

const jsonOfCounts = (downloads: CountsByMonth): string => `${JSON.stringify({ downloads }, null, 1)}\n`
