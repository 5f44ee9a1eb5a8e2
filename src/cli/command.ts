import type { OptionTable, OptionValues } from './options.ts'
import type { Terminal } from './terminal/terminal.ts'

/**
 * The exit code of a command, which depends on the result:
 *
 * - 0: success
 * - 1: findings, losses or differences that make a run fail, or nothing suitable found
 * - 2: wrong usage, or a path that cannot be read or written
 * - 3: an online step that could not be completed, or a transient database error
 */
export type ExitCode = 0 | 1 | 2 | 3

/** A subcommand of `citable`, with its help texts. */
export interface Command<T extends OptionTable = OptionTable> {
  name: string
  /** The arguments after the name of the command: `<inputs…> [options]`. */
  usage: string
  /** The paragraphs of the help. */
  description: readonly string[]
  options: T
  /** Removed options, each with advice for people who still use it. */
  removedOptions?: Readonly<Record<string, string>>
  /**
   * True if each option except `--help` can also be set by an environment variable, such as `CITABLE_SERVE_BASE_URL`
   * for `--base-url` of `serve`.
   */
  hasVariables?: true
  examples: readonly { run: string; does: string }[]
  /** Runs the command. Throws `Misuse` for wrong usage. */
  run(inputs: readonly string[], options: OptionValues<T & typeof commonOptions>, terminal: Terminal): Promise<ExitCode>
}

/** Defines a command, so that the compiler infers the types of its option values. */
export const defineCommand = <const T extends OptionTable>(command: Command<T>): Command<T> => command

/** The options that all commands share. */
export const commonOptions = {
  color: { negatable: true, summary: 'Color the output; by default only on a terminal.' },
  help: { short: 'h', summary: 'Show this help.' },
} as const satisfies OptionTable
