import { isAbsolute, relative } from 'node:path'

/**
 * Makes an absolute file name relative to a folder, with forward slashes. Returns a relative name, and a name outside
 * the folder, unchanged.
 */
export const relativeName = (file: string, cwd: string): string =>
  isAbsolute(file) ? (pathInside(cwd, file) ?? file) : file

/** Returns the path of a file below a folder, with forward slashes. Returns undefined for any other file. */
export function pathInside(folder: string, file: string): string | undefined {
  const path = relative(folder, file).replaceAll('\\', '/')
  return path === '' || /^\.\.(?:\/|$)/.test(path) || isAbsolute(path) ? undefined : path
}
