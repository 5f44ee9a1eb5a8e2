import { citable } from './fake-terminal.ts'

type Surroundings = Parameters<typeof citable>[1]

/**
 * Runs the service on a free port during `use`, then stops the service as Ctrl-C does. Debian's style folders are not
 * read, because they contain 2,500 styles.
 */
export async function served(
  args: string[],
  use: (url: string, said: () => string) => Promise<unknown>,
  surroundings: Surroundings = {},
) {
  let stop = (): void => undefined
  let heard = (_: string): void => undefined
  const stopped = new Promise<void>(resolve => (stop = resolve))
  const url = new Promise<string>(resolve => (heard = resolve))
  let said = ''
  const running = citable(['serve', '--port', '0', ...args], {
    stop: stopped,
    onError(text) {
      said += text
      const found = /at (http:\/\/[^\s/]+)\/\n/.exec(said)?.[1]
      if (found !== undefined) heard(found)
    },
    ...surroundings,
    env: { XDG_DATA_DIRS: '/nowhere', ...surroundings.env },
  })
  const started = await Promise.race([url, running])
  if (typeof started !== 'string') throw new Error(started.stderr)
  try {
    await use(started, () => said)
  } finally {
    stop()
  }
  return running
}
