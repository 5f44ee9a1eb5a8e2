import { setFlagsFromString } from 'node:v8'
import type { ExitCode } from './command.ts'
import { commands } from './commands/index.ts'
import { run } from './run.ts'
import { nodeTerminal, wasStopped } from './terminal/node-terminal.ts'

/** Runs the program in this process. Worker threads run `file`. */
export async function runHere(file: URL): Promise<ExitCode> {
  // Records are short-lived, so letting the heap grow before collection has no benefit.
  setFlagsFromString('--heap-growing-percent=80')
  const exitCode = await run(process.argv.slice(2), commands, nodeTerminal(file))
  if (wasStopped()) {
    // Ends the process despite pending operations, such as reading standard input.
    for (const stream of [process.stdout, process.stderr]) await new Promise(resolve => stream.write('', resolve))
    process.exit(exitCode)
  }
  return exitCode
}
