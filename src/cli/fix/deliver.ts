import { reasonOf } from '../files.ts'
import type { Input, Problem } from '../inputs/input.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { FixedFile } from './fix-file.ts'

/**
 * Puts a fixed file in the place of its input, whole or not at all, or writes it to standard output where standard input was fixed.
 * Returns why it was not written. A file that changed in the meantime is left alone.
 */
export async function deliverFixed(
  input: Input,
  { text, isChanged, obstacle }: FixedFile,
  bytes: Uint8Array,
  { stdout, files }: Terminal,
): Promise<Problem | undefined> {
  if (obstacle !== undefined) return { file: input.name, message: obstacle }
  if (input.doi !== undefined)
    return isChanged
      ? { file: input.name, message: 'It is fetched and cannot be written back; --dry-run shows the fixes.' }
      : undefined
  if (input.path === undefined) {
    stdout.write(text)
    return undefined
  }
  if (!isChanged) return undefined
  try {
    const now = await files.read(input.path)
    if (Buffer.compare(now, bytes) !== 0) {
      const message = 'It was changed by another program in the meantime; nothing was written. Try again.'
      return { file: input.name, message }
    }
    await files.replace(input.path, text)
    return undefined
  } catch (error) {
    return { file: input.name, message: `Cannot be written: ${reasonOf(error)}.` }
  }
}
