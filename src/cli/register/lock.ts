import { hostname } from 'node:os'
import { isObject } from '../../core/object.ts'
import { isSystemError, reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Creates a lock file, runs `work` and removes the file.
 *
 * Throws `Misuse` if the file cannot be read or written, or if the process that created an existing file may still be
 * running.
 */
export async function withLock<T>(path: string, terminal: Terminal, work: () => Promise<T>): Promise<T> {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), id: crypto.randomUUID() })
  await take(path, own, terminal)
  try {
    return await work()
  } finally {
    await terminal.files.remove(path)
  }
}

async function take(path: string, own: string, terminal: Terminal): Promise<void> {
  const { files } = terminal
  for (let tries = 0; tries < 3; tries++) {
    try {
      return await files.create(path, own)
    } catch (error) {
      if (!isSystemError(error) || error.code !== 'EEXIST')
        throw new Misuse(`${path}: The lock cannot be written: ${reasonOf(error)}.`)
    }
    const held = await textAt(path, terminal)
    if (held === undefined) continue
    if (!isDead(held)) {
      const { pid } = holderIn(held)
      const who = pid === undefined ? '' : ` (process ${pid})`
      throw new Misuse(
        `This plan is already being applied${who}; wait until that run ends. If it has ended, delete ${path}.`,
      )
    }
    await removeDead(path, held, terminal)
  }
  throw new Misuse(`This plan is being applied by other processes in turn; if this is not the case, delete ${path}.`)
}

/** Removes the lock of a process that has ended. Restores the lock if another process acquired it at the same time. */
async function removeDead(path: string, held: string, terminal: Terminal): Promise<void> {
  const { files } = terminal
  const aside = `${path}.${crypto.randomUUID()}`
  try {
    await files.rename(path, aside)
  } catch {
    return
  }
  const moved = await textAt(aside, terminal)
  if (moved !== undefined && moved !== held) await files.create(path, moved).catch(() => {})
  await files.remove(aside)
}

async function textAt(path: string, { files }: Terminal): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await files.read(path))
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined
    throw new Misuse(`${path}: The lock cannot be read: ${reasonOf(error)}.`)
  }
}

function holderIn(text: string): { pid?: number; host?: string } {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value)) return {}
    const { pid, host } = value
    return { ...(typeof pid === 'number' && { pid }), ...(typeof host === 'string' && { host }) }
  } catch {
    return {}
  }
}

/** True if the process that owns a lock has certainly ended. False for a process on another machine. */
function isDead(text: string): boolean {
  const { pid, host } = holderIn(text)
  if (pid === undefined || host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return isSystemError(error) && error.code === 'ESRCH'
  }
}
