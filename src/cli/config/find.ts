import { dirname, join, resolve } from 'node:path'
import type { Terminal } from '../terminal/terminal.ts'

/** The names of configuration files, in search order. */
const configNames: readonly string[] = [...['ts', 'mts', 'js', 'mjs', 'cjs'], ...['json', 'yaml', 'yml']].map(
  ending => `citable.config.${ending}`,
)

/** Finds the nearest configuration file in the working directory or its ancestors; undefined if there is none. */
export async function findConfig({ cwd, files }: Terminal): Promise<string | undefined> {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    for (const name of configNames) {
      const path = join(folder, name)
      if ((await files.kind(path)) === 'file') return path
    }
    if (folder === dirname(folder)) return undefined
  }
}
