import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { reasonOf } from '../files.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** The source of a tool's records. Exactly one of the members must be present. */
export interface ToolSource {
  text?: string | undefined
  path?: string | undefined
  doi?: string | undefined
}

/** The limits set by the person who started the server. */
export interface Access {
  /** The folder whose files may be read. Without it, no files may be read. */
  root?: string | undefined
  /** True if DOIs may be looked up. */
  online: boolean
}

/** The error for an invalid tool request, which becomes a result that explains the error. */
export class ToolError extends Error {}

const mostBytes = 50_000_000

/** Reads the records for a tool. Throws `ToolError` if the source is ambiguous, not allowed or unreadable. */
export async function textOf(
  { text, path, doi }: ToolSource,
  { root, online }: Access,
  { files, cwd }: Terminal,
): Promise<string | Uint8Array> {
  if ([text, path, doi].filter(value => value !== undefined).length !== 1)
    throw new ToolError('Give exactly one of text, path and doi.')
  if (text !== undefined) return text
  if (doi !== undefined) {
    if (!online) throw new ToolError('The server may not use the network; it was started without --online.')
    return recordOf(doi)
  }
  if (root === undefined) throw new ToolError('The server may not read files; it was started without --root.')
  const found = await fileBelow(resolve(cwd, root), path ?? '')
  return files.read(found)
}

/**
 * Returns the real path of a file below a folder, after following links. Throws `ToolError` for any other path, and for
 * a file that is too large.
 */
async function fileBelow(root: string, path: string): Promise<string> {
  const folder = await realpath(root)
  let found: string
  try {
    found = await realpath(resolve(folder, path))
  } catch {
    throw new ToolError(`No file ${path} can be read below the root.`)
  }
  const inside = relative(folder, found)
  // The same sentence as for a missing file, so that the answer does not reveal which files exist.
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside))
    throw new ToolError(`No file ${path} can be read below the root.`)
  const { size, isFile } = await stat(found).then(stats => ({ size: stats.size, isFile: stats.isFile() }))
  if (!isFile) throw new ToolError(`${path} is not a file.`)
  if (size > mostBytes) throw new ToolError(`${path} is longer than ${mostBytes} bytes; use the command for it.`)
  return found
}

async function recordOf(doi: string): Promise<string> {
  const { resolve: lookUp } = await import('../../resolve/index.ts')
  try {
    const { record } = await lookUp(doi)
    return JSON.stringify(record)
  } catch (error) {
    throw new ToolError(reasonOf(error))
  }
}
