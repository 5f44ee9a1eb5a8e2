import { closeSync, createReadStream, fstatSync, openSync, readSync, statSync } from 'node:fs'
import {
  appendFile,
  chmod,
  mkdir,
  open,
  opendir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { english, messagesOf, type Said } from '../messages/message.ts'

/**
 * The file system operations of the command. Paths may be relative to `cwd`, and operating-system failures reject with
 * Node's errors.
 */
export interface Files {
  /** Returns the type of a path; undefined if nothing exists there. */
  kind(path: string): Promise<'file' | 'folder' | undefined>
  /**
   * Returns an identity that all paths to one file share, including links and other spellings; undefined if nothing
   * exists there.
   */
  identity(path: string): Promise<string | undefined>
  size(path: string): Promise<number>
  /** Returns the size, modification time and inode of a path as one text; undefined if nothing exists there. */
  stamp(path: string): Promise<string | undefined>
  read(path: string): Promise<Uint8Array>
  /** Iterates over the bytes of a file. */
  stream(path: string): AsyncIterable<Uint8Array>
  /** Iterates over the names of a folder's files and subfolders. */
  list(path: string): AsyncIterable<{ name: string; folder: boolean }>
  /** Returns the files that match a glob pattern, except in `node_modules`. Wildcards do not match a leading dot. */
  glob(pattern: string): Promise<string[]>
  /** Writes a file, creating missing parent folders. Removes a file that could not be written completely. */
  write(path: string, text: string): Promise<void>
  /**
   * Replaces a file atomically through a temporary file in the same folder. Keeps the permissions of the replaced file,
   * and follows links.
   */
  replace(path: string, text: string): Promise<void>
  append(path: string, text: string): Promise<void>
  /** Returns the permissions of a file, such as 0o644; always 0o600 on Windows. */
  mode(path: string): Promise<number>
  /** Writes a new file that only its owner can read. Rejects with `EEXIST` if the file exists. */
  create(path: string, text: string): Promise<void>
  rename(path: string, to: string): Promise<void>
  /** Removes a file if it exists. */
  remove(path: string): Promise<void>
  /** Opens a file for appending after its first `length` bytes, and removes all later bytes. */
  openLog(path: string, length: number): Promise<Log>
  /** Opens a file for writing after its first `length` bytes. Removes all later bytes, and creates missing folders. */
  openOutput(path: string, length: number): Promise<GrowingFile>
  /**
   * Opens a temporary file that, once complete, replaces another file. Keeps the permissions of the replaced file, and
   * follows links.
   */
  openReplacement(path: string): Promise<Replacement>
}

/** A new file that can replace another, or be discarded. */
export interface Replacement extends Pick<GrowingFile, 'write'> {
  commit(): Promise<void>
  discard(): Promise<void>
}

interface Log {
  /** Appends a text. Resolves once the text is on disk. */
  append(text: string): Promise<void>
  close(): Promise<void>
}

/** A file that is written in parts. */
export interface GrowingFile {
  /** The length in bytes. */
  readonly length: number
  write(text: string | Uint8Array): Promise<void>
  /** Resolves once all written data is on disk. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** Returns the operating system's file system, with paths relative to a folder. */
export function nodeFiles(cwd: string): Files {
  const at = (path: string): string => resolve(cwd, path)
  return {
    // For millions of small files, passing a call to another thread takes far longer than the call.
    kind: path =>
      unlessAbsent(async () => {
        const found = statSync(at(path), { throwIfNoEntry: false })
        return found && (found.isDirectory() ? 'folder' : 'file')
      }),
    identity: path =>
      unlessAbsent(async () => {
        const { dev, ino } = await stat(at(path), { bigint: true })
        return `${dev}:${ino}`
      }),
    size: async path => statSync(at(path)).size,
    stamp: path =>
      unlessAbsent(async () => {
        const { size, mtimeNs, ino } = await stat(at(path), { bigint: true })
        return `${size}:${mtimeNs}:${ino}`
      }),
    read: path => readFile(at(path)),
    stream: path => streamOf(at(path)),
    list: path => namesIn(at(path)),
    async glob(pattern) {
      const { glob } = await import('tinyglobby')
      return glob(pattern, { cwd, ignore: ['**/node_modules/**'], expandDirectories: false })
    },
    async write(path, text) {
      await mkdir(dirname(at(path)), { recursive: true })
      const file = await open(at(path), 'w')
      try {
        await file.writeFile(text)
      } catch (error) {
        // A full disk would leave a part of the text. A device such as /dev/stdout is not removed.
        if ((await file.stat()).isFile()) await rm(at(path), { force: true })
        throw error
      } finally {
        await file.close()
      }
    },
    async replace(path, text) {
      const file = await openReplacement(at(path))
      try {
        await file.write(text)
        await file.commit()
      } catch (error) {
        await file.discard()
        throw error
      }
    },
    append: (path, text) => appendFile(at(path), text),
    mode: async path => (process.platform === 'win32' ? 0o600 : (await stat(at(path))).mode & 0o777),
    create: (path, text) => writeFile(at(path), text, { flag: 'wx', mode: 0o600 }),
    rename: (path, to) => rename(at(path), at(to)),
    remove: path => rm(at(path), { force: true }),
    openLog: (path, length) => openLog(at(path), length),
    openOutput: (path, length) => openOutput(at(path), length),
    openReplacement: path => openReplacement(at(path)),
  }
}

async function* namesIn(path: string): AsyncGenerator<{ name: string; folder: boolean }> {
  for await (const entry of await opendir(path, { bufferSize: 1000 })) {
    // Reading a pipe, socket or device in a folder might never end.
    const isEndless = entry.isFIFO() || entry.isSocket() || entry.isCharacterDevice() || entry.isBlockDevice()
    if (!isEndless) yield { name: entry.name, folder: entry.isDirectory() }
  }
}

async function openOutput(path: string, start: number): Promise<GrowingFile> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, start === 0 ? 'w' : 'r+')
  const { size } = await file.stat()
  if (size < start) {
    await file.close()
    throw new Error(`it has ${size} bytes, fewer than the ${start} bytes that were written`)
  }
  if (size > start) await file.truncate(start)
  let length = start
  return {
    get length() {
      return length
    },
    async write(text) {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text
      const before = length
      try {
        for (let at = 0; at < bytes.length; ) {
          const { bytesWritten } = await file.write(bytes, at, bytes.length - at, length)
          at += bytesWritten
          length += bytesWritten
        }
      } catch (error) {
        // On a full disk, removes the part that was written, so that the file ends with a complete text.
        length = before
        await file.truncate(before).catch(() => undefined)
        throw error
      }
    },
    sync: () => file.sync(),
    close: () => file.close(),
  }
}

async function openReplacement(path: string): Promise<Replacement> {
  const place = await realpath(path).catch(() => path)
  const beside = `${place}.${process.pid}.tmp`
  const file = await openOutput(beside, 0)
  return {
    write: text => file.write(text),
    async commit() {
      await file.close()
      const before = await unlessAbsent(() => stat(place))
      if (before !== undefined) await chmod(beside, before.mode & 0o7777)
      await rename(beside, place)
    },
    async discard() {
      await file.close().catch(() => undefined)
      await rm(beside, { force: true })
    },
  }
}

async function openLog(path: string, length: number): Promise<Log> {
  const file = await open(path, 'a', 0o600)
  if ((await file.stat()).size > length) await file.truncate(length)
  // A new file name survives a crash only once its folder is synced, which some systems do not support.
  const folder = await open(dirname(path), 'r').catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
  return {
    async append(text) {
      await file.appendFile(text)
      await file.sync()
    },
    close: () => file.close(),
  }
}

async function unlessAbsent<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
    throw error
  }
}

/** True if an error has a `code` that is text, such as `ENOENT` in an operating-system error. */
export const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Returns the reason why a path could not be used: `no such file or folder`, `permission denied`. */
export function reasonFor(error: unknown): Said {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error)
  return isReason(error.code) ? reason(error.code) : error.message
}

/** Returns the result of {@link reasonFor} in English. */
export const reasonOf = (error: unknown): string => english(reasonFor(error))

/** Returns the reason to report for a path that does not exist. */
export const nothingThere = (): Said => reason('ENOENT')

const isReason = (code: string): code is Parameters<typeof reason>[0] => reasonCodes.includes(code)

const reasonCodes = 'EACCES EISDIR ELOOP EMFILE ENAMETOOLONG ENOENT ENOSPC ENOTDIR EPERM EROFS'.split(' ')

const reason = messagesOf('system', {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
})

async function* streamOf(path: string): AsyncGenerator<Uint8Array> {
  const small = bytesOfSmall(path)
  if (small === undefined) yield* createReadStream(path, { highWaterMark: largestChunk })
  else if (small.length > 0) yield small
}

/** Reads a small file. Returns undefined for a large, growing or empty file, and for anything but a regular file. */
function bytesOfSmall(path: string): Uint8Array | undefined {
  // A pipe must be opened only once, and opening it waits for the writer.
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // Virtual files, as in /proc, have no size.
    if (size === 0 || size >= largestChunk) return undefined
    const bytes = Buffer.allocUnsafeSlow(size + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    // A longer file has grown since its size was read.
    return length > size ? undefined : bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

const largestChunk = 1 << 18
