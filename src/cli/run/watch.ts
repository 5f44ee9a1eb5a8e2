import type { ExitCode } from '../command.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Runs again and again, whenever one of the files that `paths` gives has changed, or there are others, until the program is asked to
 * end; between two runs it says that it is `waiting`. Files are looked at twice a second, which also works on network drives and in containers. Gives the exit code of the last run.
 */
export async function watching(
  run: () => Promise<ExitCode>,
  paths: () => Promise<readonly string[]>,
  waiting: string,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, stderr, files } = terminal
  let isOver = false
  const stopped = terminal.stopped().then(() => {
    isOver = true
  })
  const stateOf = async (names: readonly string[]): Promise<string> =>
    JSON.stringify(await Promise.all(names.map(async name => [name, await files.stamp(name)])))
  // A pause alone does not keep the program from ending.
  const hold = setInterval(() => undefined, 60_000)
  let exitCode: ExitCode = 0
  let before: string | undefined
  try {
    while (!isOver) {
      const now = await stateOf(await paths())
      if (now === before) {
        await Promise.race([stopped, terminal.pause(500)])
        continue
      }
      before = now
      if (stdout.isTTY) stdout.write('\u001b[2J\u001b[H')
      exitCode = await run()
      stderr.write(`citable: ${waiting}\n`)
    }
    return exitCode
  } finally {
    clearInterval(hold)
  }
}
