import type { ExitCode } from '../command.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Repeats `run` whenever a file in `paths` changes or the list of files changes, until the program is asked to stop.
 * Writes `waiting` between runs.
 *
 * Polls the files twice a second, which also works on network drives and in containers.
 *
 * @returns the exit code of the last run
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
  // The pending pause does not keep the process alive.
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
