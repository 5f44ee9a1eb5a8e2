import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { type Files, type Replacement, reasonOf } from '../files.ts'
import { packingOf } from '../inputs/packing.ts'
import { headOf } from '../inputs/read.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { NotWritable, type Rewriting, type RewritingSink, type RewrittenFile } from './rewriting.ts'
import { toOutput } from './standard-output.ts'

/** Puts fixed files in the places of the old ones, whole or not at all and compressed as these are; standard input goes to standard output. */
export const writeBack = (terminal: Terminal): RewritingSink => ({
  async begin(file) {
    const { name, input } = file
    const { path, open } = input
    const packing = path === undefined || open === undefined ? undefined : packingOf(await headOf(open()))
    if (packing === 'zstd' || packing === 'bzip2')
      throw new NotWritable('It can be fixed, but it is compressed in a way that cannot be written; unpack it first.')
    if (name !== input.name || packing === 'tar' || packing === 'zip')
      throw new NotWritable('It is an archive and cannot be written back; unpack it first.')
    if (path !== undefined) return replacing(path, file, packing === 'gzip', terminal)
    return input.doi === undefined && input.isStream === undefined ? toOutput(terminal) : fetched()
  },
})

/** Bytes that are held before a file is opened for them, so that none is for a small file that stays as it is. */
const heldAtMost = 1 << 22

/** Writes a file beside the old one, and at the end puts it in its place if something was fixed. */
function replacing(path: string, { stamp }: RewrittenFile, isGzip: boolean, { files }: Terminal): Rewriting {
  let target: Replacement | undefined
  let obstacle: string | undefined
  let isChanged = false
  let held: Uint8Array[] = []
  let size = 0

  async function write(): Promise<Replacement> {
    target ??= await openTarget(path, isGzip, files)
    const all = held
    held = []
    size = 0
    for (const bytes of all) await target.write(bytes)
    return target
  }

  async function keep(bytes: Uint8Array): Promise<void> {
    held.push(bytes)
    size += bytes.length
    if (size <= heldAtMost) return
    await write().catch(error => {
      throw new NotWritable(unwritten(error))
    })
  }

  const discard = async (): Promise<void> => target?.discard()

  return {
    keep,
    async take(_, fixed) {
      isChanged ||= fixed.fixed.length > 0
      obstacle ??= fixed.obstacle
      await keep(fixed.bytes)
    },
    async end() {
      try {
        if (isChanged && obstacle === undefined) {
          const written = await write()
          if ((await files.stamp(path)) === stamp) {
            await written.commit()
            return undefined
          }
          obstacle = 'It was changed by another program in the meantime; nothing was written. Try again.'
        }
      } catch (error) {
        obstacle = unwritten(error)
      }
      await discard()
      return obstacle
    },
    discard,
  }
}

const unwritten = (error: unknown): string => `Cannot be written: ${reasonOf(error)}.`

async function openTarget(path: string, isGzip: boolean, files: Files): Promise<Replacement> {
  const file = await files.openReplacement(path)
  return isGzip ? gzipped(file) : file
}

/** Compresses what is written to a file. */
function gzipped(file: Replacement): Replacement {
  const gzip = createGzip()
  const done = (async () => {
    for await (const chunk of gzip) await file.write(chunk)
  })()
  // Rejects where it is waited for.
  done.catch(() => undefined)
  return {
    async write(bytes) {
      if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), done])
    },
    async commit() {
      gzip.end()
      await done
      await file.commit()
    },
    async discard() {
      gzip.destroy()
      await done.catch(() => undefined)
      await file.discard()
    },
  }
}

/** Reports that a fetched record cannot be written back, if something was fixed in it. */
function fetched(): Rewriting {
  let isChanged = false
  return {
    keep: async () => undefined,
    async take(_, { fixed }) {
      isChanged ||= fixed.length > 0
    },
    end: async () => (isChanged ? 'It is fetched and cannot be written back; --dry-run shows the fixes.' : undefined),
    discard: async () => undefined,
  }
}
