import type { Terminal } from './terminal.ts'

/** What is said of an input on which our own code failed, so that the others can go on; with `CITABLE_DEBUG`, the stack too. */
export function failure(what: string, error: unknown, terminal: Terminal): string {
  const reason = error instanceof Error ? error.message : String(error)
  const stack = terminal.env.CITABLE_DEBUG && error instanceof Error ? ` ${error.stack ?? ''}` : ''
  return `The ${what} failed on it: ${reason} Please report this at https://github.com/citable/citable/issues.${stack}`
}
