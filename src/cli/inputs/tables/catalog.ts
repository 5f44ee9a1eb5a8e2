import { reasonOf } from '../../files.ts'

/** Bytes of lines that are passed on together. */
const atOnce = 1 << 16

/** Yields the resources of a catalog in SQLite as lines of JSON. The file is only read. */
export async function* catalogLines(path: string): AsyncGenerator<Uint8Array> {
  const { readCatalog } = await import('../../database.ts')
  const catalog = await readCatalog(path).catch((error: unknown) => {
    throw new Error(`it is a SQLite database, and ${reasonOf(error).replace(/\.$/, '')}`, { cause: error })
  })
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
