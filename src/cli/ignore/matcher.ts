import { isAbsolute, relative, resolve } from 'node:path'
import { newRules } from './library.ts'

/** Returns a test for files that match patterns in the syntax of .gitignore, relative to a folder. */
export function matcher(patterns: readonly string[], folder: string, cwd: string): (file: string) => boolean {
  const rules = newRules().add(patterns)
  return file => {
    const path = relative(folder, resolve(cwd, file)).replaceAll('\\', '/')
    return path !== '' && !path.startsWith('../') && !isAbsolute(path) && rules.ignores(path)
  }
}
