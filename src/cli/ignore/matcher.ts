import { isAbsolute, relative, resolve } from 'node:path'
import { newRules } from './library.ts'

/** Whether a file is meant by patterns in the syntax of .gitignore, which start from a folder. */
export function matcher(patterns: readonly string[], folder: string, cwd: string): (file: string) => boolean {
  const rules = newRules().add(patterns)
  return file => {
    const path = relative(folder, resolve(cwd, file)).replaceAll('\\', '/')
    return path !== '' && !path.startsWith('../') && !isAbsolute(path) && rules.ignores(path)
  }
}
