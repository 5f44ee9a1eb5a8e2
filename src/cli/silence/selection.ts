import { resolve } from 'node:path'
import type { Terminal } from '../terminal/terminal.ts'

/** True if single files are checked, so that findings of a baseline may belong to files that are not. */
export async function isSelection(
  inputs: readonly string[],
  changed: string | undefined,
  { files, cwd }: Terminal,
): Promise<boolean> {
  if (changed !== undefined) return true
  for (const input of inputs) if ((await files.kind(resolve(cwd, input))) === 'folder') return false
  return true
}
