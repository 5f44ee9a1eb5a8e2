import { z } from 'zod'
import { readData } from '../config/read-data.ts'
import { suppressionSchema } from '../config/schema.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Stated } from './suppress.ts'

const sidecarSchema = z.array(suppressionSchema.omit({ files: true }))

/** Reads the suppressions in a file. Throws `Misuse` if the file is invalid. */
export async function readSidecar(path: string, terminal: Terminal): Promise<Omit<Stated, 'folder'>[]> {
  const file = await readData(path, terminal)
  return file.as(sidecarSchema).map((suppression, at) => ({
    suppression,
    source: file.name,
    pointer: `/${at}`,
    position: () => file.position([at]),
  }))
}
