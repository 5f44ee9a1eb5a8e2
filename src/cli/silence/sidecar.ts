import { dirname, resolve } from 'node:path'
import type { Terminal } from '../terminal.ts'
import type { Stated } from './suppress.ts'

/**
 * The suppressions that lie beside a file: `soil.json.suppress.yaml` (or .yml, .json) is a list of them for `soil.json` alone.
 * Throws `Misuse` at what is wrong in it.
 */
export async function besideFile(path: string, terminal: Terminal): Promise<Stated[]> {
  for (const ending of ['yaml', 'yml', 'json']) {
    const source = `${path}.suppress.${ending}`
    if ((await terminal.files.kind(source)) !== 'file') continue
    const { readSidecar } = await import('./read-sidecar.ts')
    const list = await readSidecar(source, terminal)
    const folder = dirname(resolve(terminal.cwd, path))
    const name = path.replaceAll('\\', '/').split('/').at(-1) ?? path
    const files = [`/${name.replace(/[\\*?[\]!# ]/g, '\\$&')}`]
    return list.map(stated => ({ ...stated, suppression: { ...stated.suppression, files }, folder }))
  }
  return []
}
