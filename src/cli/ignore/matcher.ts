import { resolve } from 'node:path'
import { pathInside } from '../text/relative-name.ts'
import { newRules } from './library.ts'

/** Returns a test for files that match patterns in the syntax of .gitignore, relative to a folder. */
export function matcher(patterns: readonly string[], folder: string, cwd: string): (file: string) => boolean {
  const rules = newRules().add(patterns)
  return file => {
    const path = pathInside(folder, resolve(cwd, file))
    return path !== undefined && rules.ignores(path)
  }
}
