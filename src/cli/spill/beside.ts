import { isSystemError, reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { relativeName } from '../report/fingerprint.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { OpenScratch } from './scratch.ts'

/** Opens scratch files beside a path; where the disk does not take what is written, that is a `Misuse`, which says why. */
export function scratchBeside(path: string, { files, cwd }: Terminal): OpenScratch {
  const told = <Result>(use: () => Result): Result => {
    try {
      return use()
    } catch (error) {
      if (!isSystemError(error)) throw error
      const name = relativeName(path, cwd)
      throw new Misuse(`What does not fit into memory cannot be written beside ${name}: ${reasonOf(error)}.`)
    }
  }
  return () => {
    const scratch = told(() => files.openScratch(path))
    return {
      read: (bytes, at) => told(() => scratch.read(bytes, at)),
      write: (bytes, at) => told(() => scratch.write(bytes, at)),
      close: () => scratch.close(),
    }
  }
}
