import { createGzip } from 'node:zlib'
import type { Said } from '../../../messages/message.ts'
import { concat } from '../../../records/piece.ts'
import { type Replacement, reasonFor } from '../../files.ts'
import { packingOf } from '../../inputs/archives/packing.ts'
import { headOf } from '../../inputs/read.ts'
import { inputText } from '../../inputs/texts.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { type FixedFile, type FixSink, NotWritable } from './fix-sink.ts'
import { toOutput } from './standard-output.ts'

/**
 * Replaces files with their fixed versions atomically, keeping gzip compression. The fixed version of standard input is
 * written to standard output.
 */
export const writeBack = (terminal: Terminal): FixSink => ({
  async begin({ name, input }, stamp) {
    const { path, open, doi, isStream } = input
    const packing = path === undefined || open === undefined ? undefined : packingOf(await headOf(open()))
    if (packing === 'zstd' || packing === 'bzip2')
      throw new NotWritable('It can be fixed, but it is compressed in a way that cannot be written; unpack it first.')
    if (name !== input.name) throw new NotWritable('It is an archive and cannot be written back; unpack it first.')
    if (path !== undefined) return replacing(path, stamp, packing === 'gzip', terminal)
    return doi === undefined && isStream === undefined ? toOutput(terminal) : fetched()
  },
})

/** The maximum number of bytes to buffer before opening a file, so that unchanged small files are never written. */
const heldAtMost = 1 << 22

/**
 * Returns a destination that replaces the file at `path` by way of a temporary file.
 *
 * The file is replaced only if something was fixed, no piece reported an obstacle and no other program has changed the
 * file.
 */
function replacing(path: string, stamp: string | undefined, isGzip: boolean, { files }: Terminal): FixedFile {
  const compress = isGzip ? compressor() : undefined
  let target: Replacement | undefined
  let obstacle: Said | undefined
  let isChanged = false
  let held: Uint8Array[] = []
  let size = 0

  async function write(isLast: boolean): Promise<Replacement> {
    target ??= await files.openReplacement(path)
    const bytes = concat(held)
    held = []
    size = 0
    await target.write(compress === undefined ? bytes : await compress(bytes, isLast))
    return target
  }

  async function keep(bytes: Uint8Array): Promise<void> {
    held.push(bytes)
    size += bytes.length
    if (size <= heldAtMost) return
    await write(false).catch(error => {
      throw new NotWritable(unwritten(error))
    })
  }

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
          const written = await write(true)
          if ((await files.stamp(path)) === stamp) {
            await written.commit()
            return undefined
          }
          obstacle = 'It was changed by another program in the meantime; nothing was written. Try again.'
        }
      } catch (error) {
        obstacle = unwritten(error)
      }
      await target?.discard()
      return obstacle
    },
    discard: async () => target?.discard(),
  }
}

const unwritten = (error: unknown): Said => inputText('unwritten', { reason: reasonFor(error) })

function compressor(): (bytes: Uint8Array, isLast: boolean) => Promise<Uint8Array> {
  const gzip = createGzip()
  let compressed: Uint8Array[] = []
  gzip.on('data', chunk => compressed.push(chunk))
  return async (bytes, isLast) => {
    await new Promise<void>((resolve, reject) => {
      gzip.once('error', reject)
      if (isLast) gzip.once('end', resolve).end(bytes)
      else gzip.write(bytes, () => resolve())
    })
    const all = compressed
    compressed = []
    return concat(all)
  }
}

/**
 * Creates the destination of a fetched record. If a fix changed the record, `end` returns the reason why the record
 * cannot be written back.
 */
function fetched(): FixedFile {
  let isChanged = false
  return {
    async take(_, { fixed }) {
      isChanged ||= fixed.length > 0
    },
    end: async () => (isChanged ? inputText('fetched') : undefined),
  }
}
