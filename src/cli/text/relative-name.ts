import { isAbsolute, relative } from 'node:path'

/**
 * Returns the name of a file relative to a folder, with forward slashes. A name outside the folder is returned
 * unchanged.
 */
export function relativeName(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file
  const inside = relative(cwd, file).replaceAll('\\', '/')
  return inside === '' || inside.startsWith('../') || isAbsolute(inside) ? file : inside
}
