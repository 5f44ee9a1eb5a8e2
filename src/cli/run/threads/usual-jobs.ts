import { availableParallelism } from 'node:os'
import { type Input, isFolderOfMany } from '../../inputs/input.ts'
import type { Terminal } from '../../terminal/terminal.ts'

/**
 * The size in bytes from which a second thread is worthwhile. Starting a thread takes half a second of processor time,
 * as does processing input of this size.
 */
const worthThreads = 24 * 2 ** 20

/**
 * Returns the number of threads: `jobs` if set, else one for small inputs and one per core for large ones. Streams of
 * unknown length count as large.
 */
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
    // The length of a stream is unknown. A folder with many files counts as large.
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

/** The typical ratio of metadata size to compressed size. */
const packedTimes = 6

const isPacked = (path: string): boolean => /\.(?:gz|tgz|zip|zst|bz2|xz)$/i.test(path)
