import type { Surroundings } from './fake-terminal.ts'

/**
 * Returns an environment that interrupts a run as soon as the run replaces a file, such as its journal, with a text
 * that contains `says`. By default, the first replacement of a file interrupts the run.
 */
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
