import { setFlagsFromString } from 'node:v8'
import type { ExitCode } from './command.ts'
import { commands } from './commands/index.ts'
import { nodeTerminal } from './node-terminal.ts'
import { run } from './run.ts'

/** Runs the program in this process; threads of it begin with the same file. */
export function runHere(file: URL): Promise<ExitCode> {
  // Records live shortly, so there is no use in letting the heap grow before it is cleared.
  setFlagsFromString('--heap-growing-percent=80')
  return run(process.argv.slice(2), commands, nodeTerminal(file))
}
