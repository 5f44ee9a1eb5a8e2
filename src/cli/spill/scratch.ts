import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A file for what does not fit into memory. It has no name that anybody could see, and is gone with the process, however that ends. */
export interface Scratch {
  /** Fills all of `bytes` with those from a place on; what was never written is 0. */
  read(bytes: Uint8Array, at: number): void
  write(bytes: Uint8Array, at: number): void
  close(): void
}

/** Opens an empty {@link Scratch}. */
export type OpenScratch = () => Scratch

let opened = 0

/** Opens a scratch file beside a path or, where nothing may be written there, among the temporary files. Throws Node's system errors. */
export function openScratch(path: string): Scratch {
  const ending = `.${process.pid}.${opened++}.tmp`
  try {
    return scratchAt(path + ending)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return scratchAt(join(tmpdir(), basename(path) + ending))
  }
}

const forgotten = new FinalizationRegistry<number>(closeSync)

function scratchAt(path: string): Scratch {
  const file = openSync(path, 'wx+', 0o600)
  try {
    rmSync(path)
  } catch (error) {
    closeSync(file)
    throw error
  }
  const scratch: Scratch = {
    read(bytes, at) {
      let filled = 0
      while (filled < bytes.length) {
        const read = readSync(file, bytes, filled, bytes.length - filled, at + filled)
        if (read === 0) break
        filled += read
      }
      bytes.fill(0, filled)
    },
    write(bytes, at) {
      for (let written = 0; written < bytes.length; )
        written += writeSync(file, bytes, written, bytes.length - written, at + written)
    },
    close() {
      forgotten.unregister(scratch)
      closeSync(file)
    },
  }
  forgotten.register(scratch, file, scratch)
  return scratch
}
