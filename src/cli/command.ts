import type { OptionTable, OptionValues } from './options.ts'
import type { Terminal } from './terminal/terminal.ts'

/** 0 fine, 1 findings at or above the threshold, 2 wrong use or an unreadable path, 3 an online step that could not be completed. */
export type ExitCode = 0 | 1 | 2 | 3

/** One command of `citable`, with everything that its help says. */
export interface Command<T extends OptionTable = OptionTable> {
  name: string
  /** One line, without a full stop. */
  summary: string
  /** The arguments after the command's name: `<inputs…> [options]`. */
  usage: string
  /** A paragraph or two of help. */
  description: readonly string[]
  options: T
  /** Options that were removed, each with a sentence for whoever still gives them. */
  removedOptions?: Readonly<Record<string, string>>
  /** Each option is also an environment variable: `--base-url` of `serve` is `CITABLE_SERVE_BASE_URL`. */
  hasVariables?: true
  examples: readonly { run: string; does: string }[]
  /** Does the work. Throws `Misuse` for wrong usage. */
  run(inputs: readonly string[], options: OptionValues<T & typeof commonOptions>, terminal: Terminal): Promise<ExitCode>
}

/** Lets the compiler work out the type of a command's option values from its table. */
export const defineCommand = <const T extends OptionTable>(command: Command<T>): Command<T> => command

/** The options that every command has. */
export const commonOptions = {
  color: { negatable: true, summary: 'Color the output, or do not; by default only on a terminal.' },
  help: { short: 'h', summary: 'Show this help.' },
} as const satisfies OptionTable
