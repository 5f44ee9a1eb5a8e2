import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { readData } from '../config/read-data.ts'
import { suppressionSchema } from '../config/schema.ts'
import type { Terminal } from '../terminal.ts'
import type { Stated } from './suppress.ts'

const sidecarSchema = z.array(suppressionSchema.omit({ files: true }))

/**
 * The suppressions that lie beside a file: `soil.json.suppress.yaml` (or .yml, .json) is a list of them for `soil.json` alone.
 * Throws `Misuse` at what is wrong in it.
 */
export async function besideFile(path: string, terminal: Terminal): Promise<Stated[]> {
  for (const ending of ['yaml', 'yml', 'json']) {
    const source = `${path}.suppress.${ending}`
    if ((await terminal.files.kind(source)) !== 'file') continue
    const list = (await readData(source, terminal)).as(sidecarSchema)
    const folder = dirname(resolve(terminal.cwd, path))
    const name = path.replaceAll('\\', '/').split('/').at(-1) ?? path
    return list.map((suppression, at) => ({
      suppression: { ...suppression, files: [`/${name.replace(/[\\*?[\]!# ]/g, '\\$&')}`] },
      source,
      pointer: `/${at}`,
      folder,
    }))
  }
  return []
}
