import type { Surroundings } from './fake-terminal.ts'

/** Returns an environment in which a run is interrupted as soon as its journal reports progress or the given text. */
export function interruptedByNote(says = ''): Pick<Surroundings, 'stop' | 'fileSystem'> {
  let stop = (): void => undefined
  return {
    stop: new Promise<void>(resolve => {
      stop = resolve
    }),
    fileSystem: real => ({
      async replace(path, text) {
        await real.replace(path, text)
        if (text.includes(says)) stop()
      },
    }),
  }
}
