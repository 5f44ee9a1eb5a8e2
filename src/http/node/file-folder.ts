import { constants } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { crc32 } from 'node:zlib'
import { wrongArgument } from '../../core/argument.ts'
import type { FileStore, FoundFile } from '../files/content.ts'

/**
 * Returns a store of the files in a folder, for the option `files` of a service.
 *
 * Follows links within the folder, but never reads outside the folder.
 *
 * A file that changes while it is sent aborts the response, because the received content would be inconsistent. Rejects
 * if there is no such folder.
 *
 * @example
 * const files = await fileFolder('.')
 * const found = await files.find('package.json')
 * found !== undefined && found.size > 0 // → true
 * await files.find('../package.json') // → undefined
 */
export async function fileFolder(path: string): Promise<FileStore> {
  const folder = await realpath(path)
  const handle = await open(folder)
  const isFolder = (await handle.stat()).isDirectory()
  await handle.close()
  if (!isFolder) throw wrongArgument('The path', 'that of a folder', path)
  return {
    crc32,
    async find(name) {
      const opened = await openWithin(folder, name)
      if (opened === undefined) return undefined
      await opened.handle.close()
      const { size, modified, mark } = opened
      return { size, modified, read: (from, to) => bytesOf(folder, name, mark, from, to) }
    },
  }
}

/** An open file, with a mark that changes when the content of the file changes. */
interface Opened extends Pick<FoundFile, 'size' | 'modified'> {
  handle: FileHandle
  mark: string
}

// Opens without blocking, because opening a pipe would wait for its writer.
const reading = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

async function openWithin(folder: string, name: string): Promise<Opened | undefined> {
  if (!isPlain(name)) return undefined
  let handle: FileHandle | undefined
  try {
    const real = await realpath(join(folder, name))
    if (!isWithin(real, folder)) return undefined
    handle = await open(real, reading)
    const found = await handle.stat({ bigint: true })
    // A folder in the path may have been replaced by a link since it was checked.
    if (found.isFile() && (await realpath(real)) === real)
      return { handle, size: Number(found.size), modified: found.mtime, mark: markOf(found) }
  } catch (error) {
    await handle?.close()
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
  await handle.close()
  return undefined
}

/**
 * True if no part of a path is empty, `.` or `..`, and the path contains no NUL and, on Windows, no backslash or colon.
 */
const isPlain = (name: string): boolean =>
  !name.includes('\0') &&
  name.split('/').every(part => part !== '' && part !== '.' && part !== '..' && (sep === '/' || !/[\\:]/.test(part)))

const isWithin = (path: string, folder: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

const absent: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'ENXIO'])

const markOf = ({ dev, ino, size, mtimeNs }: Record<'dev' | 'ino' | 'size' | 'mtimeNs', bigint>): string =>
  [dev, ino, size, mtimeNs].join(' ')

/** The number of bytes per read. Larger reads are no faster. */
const most = 262_144

async function* bytesOf(folder: string, name: string, mark: string, from: number, to: number) {
  const opened = await openWithin(folder, name)
  if (opened?.mark !== mark) {
    await opened?.handle.close()
    throw new Error(`The file ${name} has changed.`)
  }
  const { handle } = opened
  const readAt = async (at: number): Promise<Uint8Array> => {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(Math.min(most, to - at)), 0, null, at)
    const isLast = at + bytesRead >= to
    if (bytesRead === 0 || (isLast && markOf(await handle.stat({ bigint: true })) !== mark))
      throw new Error(`The file ${name} has changed while it was sent.`)
    return buffer.subarray(0, bytesRead)
  }
  let next = from < to ? readAt(from) : undefined
  try {
    for (let at = from; next !== undefined; ) {
      const bytes: Uint8Array = await next
      at += bytes.length
      // Reads the next chunk while the current one is sent.
      next = at < to ? readAt(at) : undefined
      next?.catch(() => undefined)
      yield bytes
    }
  } finally {
    await next?.catch(() => undefined)
    await handle.close()
  }
}
