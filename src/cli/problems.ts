import type { Problem } from './inputs/input.ts'
import type { Terminal } from './terminal.ts'
import { oneLine } from './text/printable.ts'

/** Says on standard error which inputs could not be read, and why, one line each. */
export function printProblems(problems: readonly Problem[], terminal: Terminal): void {
  for (const { file, message } of problems) terminal.stderr.write(`citable: ${oneLine(file)}: ${oneLine(message)}\n`)
}
