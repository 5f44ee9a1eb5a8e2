import { resolve } from 'node:path'
import type { Collected } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import { printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CiteValues } from './options.ts'

/**
 * Returns a function that prints to standard output or to the file of `--output`. If the file cannot be written, the
 * function reports the reason and returns false.
 *
 * Throws `Misuse` if the file is an input, or exists and `--force` is not set.
 */
export async function printer(
  { output, force = false, document }: CiteValues,
  collected: Collected,
  terminal: Terminal,
): Promise<(text: string) => Promise<boolean>> {
  const { stdout, cwd } = terminal
  if (output === undefined)
    return async text => {
      stdout.write(text)
      return true
    }
  if (document !== undefined && resolve(cwd, document) === resolve(cwd, output))
    throw new Misuse(`${output} is an input; name another file.`)
  const { growingText, refuseExisting, unwritten } = await import('../sinks/growing-text.ts')
  await refuseExisting(output, collected, force, terminal)
  const file = growingText(output, 0, terminal)
  return async text => {
    const problems = await file.write(text).then(() => [], unwritten)
    await file.close()
    printProblems(problems, terminal)
    return problems.length === 0
  }
}
