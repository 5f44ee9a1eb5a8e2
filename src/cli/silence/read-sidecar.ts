import { z } from 'zod'
import { readData } from '../config/read-data.ts'
import { suppressionSchema } from '../config/schema.ts'
import type { Terminal } from '../terminal.ts'

const sidecarSchema = z.array(suppressionSchema.omit({ files: true }))

/** Reads the suppressions of one file. Throws `Misuse` at what is wrong in them. */
export const readSidecar = async (path: string, terminal: Terminal): Promise<z.infer<typeof sidecarSchema>> =>
  (await readData(path, terminal)).as(sidecarSchema)
