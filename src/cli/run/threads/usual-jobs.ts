import { availableParallelism } from 'node:os'
import { type Input, isFolderOfMany } from '../../inputs/input.ts'
import type { Terminal } from '../../terminal/terminal.ts'

/**
 * Bytes from which on a second thread pays. A thread takes half a second of a core to start, as long as reading, checking and writing
 * these bytes takes.
 */
const worthThreads = 24 * 2 ** 20

/** Returns the number of threads: `jobs` if given, else one for small inputs, and as many as the machine runs at once for large ones. */
export async function usualJobs(
  jobs: number | undefined,
  { inputs }: { inputs: readonly Input[] },
  { files }: Terminal,
): Promise<number> {
  if (jobs !== undefined) return jobs
  const most = availableParallelism()
  if (most === 1) return 1
  let bytes = 0
  for (const input of inputs) {
    // The length of a stream is unknown; a folder of many files is large unless its files are tiny.
    if (input.path === undefined || isFolderOfMany(input)) {
      if (input.isStream || isFolderOfMany(input)) return most
      continue
    }
    const size = await files.size(input.path).catch(() => 0)
    bytes += isPacked(input.path) ? size * packedTimes : size
    if (bytes >= worthThreads) return most
  }
  return 1
}

/** The usual size of metadata in relation to their compressed size. */
const packedTimes = 6

const isPacked = (path: string): boolean => /\.(?:gz|tgz|zip|zst|bz2|xz)$/i.test(path)
