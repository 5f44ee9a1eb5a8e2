import { isAbsolute, relative } from 'node:path'

/** Returns a file's name relative to a folder, with forward slashes; a name outside the folder is returned unchanged. */
export function relativeName(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file
  const inside = relative(cwd, file).replaceAll('\\', '/')
  return inside === '' || inside.startsWith('../') || isAbsolute(inside) ? file : inside
}
