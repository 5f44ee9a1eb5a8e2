import type { Surroundings } from './fake-terminal.ts'

/** Surroundings in which a run is interrupted as soon as its journal says something: how far it is, or a text. */
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
