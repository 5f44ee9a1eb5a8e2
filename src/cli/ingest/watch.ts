import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * The number of milliseconds without changes after which files are read again. Programs often write a file in several
 * steps.
 */
const rest = 300

/** A watch for changes to files and folders. */
export interface Watch {
  /**
   * Resolves to true once something has changed and changes have ceased, and to false when the program is asked to
   * stop.
   */
  changed(): Promise<boolean>
  close(): void
}

/** Watches files and folders, including subfolders. Throws `Misuse` for a path that cannot be watched. */
export function watchPaths(paths: readonly string[], terminal: Terminal): Watch {
  let [isChanged, isEnded] = [false, false]
  let wake = (): void => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isChanged = true
      wake()
    }, rest)
  }
  const watchers = paths.map(path => {
    try {
      return watch(resolve(terminal.cwd, path), { recursive: true }, note).on('error', note)
    } catch (error) {
      throw new Misuse(`${path} cannot be watched: ${error instanceof Error ? error.message : error}.`)
    }
  })
  terminal.stopped().then(() => {
    isEnded = true
    wake()
  })
  return {
    async changed() {
      if (!isChanged && !isEnded) await new Promise<void>(go => (wake = go))
      isChanged = false
      return !isEnded
    },
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
