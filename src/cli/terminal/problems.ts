import type { Diagnostic } from '../../core/diagnostic.ts'
import { english } from '../../messages/message.ts'
import { ResolveError } from '../../resolve/error.ts'
import { reasonFor } from '../files.ts'
import type { Problem } from '../inputs/input.ts'
import { inputText } from '../inputs/texts.ts'
import { oneLine } from '../text/printable.ts'
import type { Terminal } from './terminal.ts'

/** Returns the exit code for problems: 0 if there are none, 3 if only fetching failed, else 2. */
export function exitCodeOf(problems: readonly Problem[]): 0 | 2 | 3 {
  if (problems.length === 0) return 0
  return problems.every(({ isOnline }) => isOnline) ? 3 : 2
}

/** Creates the problem for an input that could not be read or fetched. */
export const unreadProblem = (file: string, error: unknown): Problem =>
  error instanceof ResolveError
    ? { file, message: error.reason, isOnline: true }
    : { file, message: inputText('unread', { reason: reasonFor(error) }) }

/** Prints problems to standard error, one per line: the file and the reason. */
export function printProblems(problems: readonly Problem[], terminal: Terminal): void {
  for (const { file, message } of problems)
    terminal.stderr.write(`citable: ${oneLine(file)}: ${oneLine(english(message))}\n`)
}

/** Formats the message for an internal error that occurred for one input. With `CITABLE_DEBUG`, includes the stack. */
export function failure(what: string, error: unknown, terminal: Terminal): string {
  const reason = error instanceof Error ? error.message : String(error)
  const stack = terminal.env.CITABLE_DEBUG && error instanceof Error ? ` ${error.stack ?? ''}` : ''
  return `The ${what} failed on it: ${reason} Please report this at https://github.com/citable/citable/issues.${stack}`
}

/** Renders a finding on one line, with its file and, if known, its position. */
export function complaint(file: string, { position, message }: Diagnostic): string {
  const place = position === undefined ? '' : `:${position.start.line}:${position.start.column}`
  return `citable: ${oneLine(file)}${place}: ${oneLine(message)}`
}
