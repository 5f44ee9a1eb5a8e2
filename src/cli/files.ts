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

/** The part of the file system API that the command uses; paths may be relative to `cwd`. Rejects with Node's system errors. */
export interface Files {
  /** Returns the type of a path; undefined if nothing exists there. */
  kind(path: string): Promise<'file' | 'folder' | undefined>
  /** Returns an identity shared by all paths to one file, through links or in another spelling; undefined if nothing exists there. */
  identity(path: string): Promise<string | undefined>
  size(path: string): Promise<number>
  /** Returns a stamp that changes with every write to a file; undefined if nothing exists there. */
  stamp(path: string): Promise<string | undefined>
  read(path: string): Promise<Uint8Array>
  /** The bytes of a file as they are read. */
  stream(path: string): AsyncIterable<Uint8Array>
  /** The names of a folder's files and subfolders, as they are found. */
  list(path: string): AsyncIterable<{ name: string; folder: boolean }>
  /** The files that match a glob pattern, without those in dot folders and `node_modules`. */
  glob(pattern: string): Promise<string[]>
  /** Writes a file and, where missing, the folders above it. */
  write(path: string, text: string): Promise<void>
  /** Writes a file beside the old one and puts it in its place, with its permissions and where a link leads, so that there is always a whole file. */
  replace(path: string, text: string): Promise<void>
  append(path: string, text: string): Promise<void>
  /** The permissions of a file, such as 0o600; where the system has none, nobody else may do anything. */
  mode(path: string): Promise<number>
  /** Writes a file that must not be there yet, else rejects with `EEXIST`. */
  create(path: string, text: string): Promise<void>
  rename(path: string, to: string): Promise<void>
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>
  /** Opens a file to add to its end, after so many bytes of it; what follows them is cut off. */
  openLog(path: string, length: number): Promise<Log>
  /** Opens a file, and the folders above it, to write on after so many bytes of it. */
  openOutput(path: string, length: number): Promise<GrowingFile>
  /** Opens a file beside another, to be put in its place, with its permissions and where a link leads, once all is written. */
  openReplacement(path: string): Promise<Replacement>
}

/** A file that takes the place of another, or is thrown away. */
export interface Replacement extends Pick<GrowingFile, 'write'> {
  commit(): Promise<void>
  discard(): Promise<void>
}

/** A file that is only added to. */
interface Log {
  /** Adds a text; resolves once it is on the disk. */
  append(text: string): Promise<void>
  close(): Promise<void>
}

/** A file that is written bit by bit. */
export interface GrowingFile {
  /** The bytes that it has. */
  readonly length: number
  write(text: string | Uint8Array): Promise<void>
  /** Resolves once all is on the disk. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** The real file system, seen from a folder. */
export function nodeFiles(cwd: string): Files {
  const at = (path: string): string => resolve(cwd, path)
  return {
    // Of millions of small files, passing a question on to another thread takes far longer than the answer.
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
      await writeFile(at(path), text)
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
    // Reading a pipe, socket or device that lies in a folder might never end.
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
    throw new Error(`it has ${size} bytes, less than the ${start} that were written`)
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
        // On a full disk, the file ends with the last text that is whole.
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
  // The name of a new file survives a crash only once its folder is on the disk as well; some systems do not offer that.
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

/** What is found out about a path; undefined if nothing is there. */
async function unlessAbsent<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
    throw error
  }
}

/** True if an error comes from the operating system, with its code (`ENOENT`). */
export const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Returns why a path could not be used: `no such file or folder`, `permission denied`. */
export function reasonFor(error: unknown): Said {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error)
  return isReason(error.code) ? reason(error.code) : error.message
}

/** Returns the same in English. */
export const reasonOf = (error: unknown): string => english(reasonFor(error))

/** Returns the reason for a path at which there is nothing. */
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

/** The bytes of a file: of a small one all at once, of what is no file, such as a pipe, as they come. */
async function* streamOf(path: string): AsyncGenerator<Uint8Array> {
  const small = bytesOfSmall(path)
  if (small === undefined) yield* createReadStream(path, { highWaterMark: largestChunk })
  else if (small.length > 0) yield small
}

/** All bytes of a file; undefined if it is large, or no file. */
function bytesOfSmall(path: string): Uint8Array | undefined {
  // A pipe is opened only once, and waits for who writes to it.
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // What the system makes up, as in /proc, has no size.
    if (size === 0 || size >= largestChunk) return undefined
    const bytes = Buffer.allocUnsafeSlow(size + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null)
    // It has grown meanwhile.
    return length > size ? undefined : bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

const largestChunk = 1 << 18
