import { isAbsolute, relative } from 'node:path'

/**
 * Returns an absolute file name relative to a folder, with forward slashes. Returns a relative name, and a name outside
 * the folder, unchanged.
 */
export function relativeName(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file
  const inside = relative(cwd, file).replaceAll('\\', '/')
  return inside === '' || inside.startsWith('../') || isAbsolute(inside) ? file : inside
}
