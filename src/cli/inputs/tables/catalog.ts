import type { Catalog } from '../../../catalog/catalog.ts'
import { reasonOf } from '../../files.ts'

/** The minimum number of characters in a chunk, except in the last chunk. */
const atOnce = 1 << 16

/** Yields the resources of a SQLite catalog as lines of JSON. Rejects with a readable message for any other file. */
export async function* catalogLines(path: string): AsyncGenerator<Uint8Array> {
  const { readCatalog } = await import('../../database.ts')
  try {
    yield* linesOf(await readCatalog(path))
  } catch (error) {
    const reason = reasonOf(error).replace(/^The /, 'the ').replace(/\.$/, '')
    throw new Error(`it is a SQLite database, and ${reason}`, { cause: error })
  }
}

async function* linesOf(catalog: Catalog): AsyncGenerator<Uint8Array> {
  try {
    let lines = ''
    for await (const resource of catalog.iterate('resource')) {
      lines += `${JSON.stringify(resource)}\n`
      if (lines.length < atOnce) continue
      yield Buffer.from(lines)
      lines = ''
    }
    if (lines !== '') yield Buffer.from(lines)
  } finally {
    await catalog.close()
  }
}
