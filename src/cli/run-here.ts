import { setFlagsFromString } from 'node:v8'
import type { ExitCode } from './command.ts'
import { commands } from './commands/index.ts'
import { run } from './run.ts'
import { nodeTerminal, wasStopped } from './terminal/node-terminal.ts'

/** Runs the program in this process; threads of it begin with the same file. */
export async function runHere(file: URL): Promise<ExitCode> {
  // Records live shortly, so there is no use in letting the heap grow before it is cleared.
  setFlagsFromString('--heap-growing-percent=80')
  const exitCode = await run(process.argv.slice(2), commands, nodeTerminal(file))
  if (wasStopped()) {
    // What is still waited for, such as input that nobody types, would keep the program from ending.
    for (const stream of [process.stdout, process.stderr]) await new Promise(resolve => stream.write('', resolve))
    process.exit(exitCode)
  }
  return exitCode
}
