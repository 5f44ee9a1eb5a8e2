import type { Catalog, Stored } from '../../catalog/index.ts'
import type { ServiceOptions } from '../options.ts'
import { isAt } from '../record/at-path.ts'
import { nothingAt } from '../record/tombstone.ts'
import { HttpError } from '../reply/http-error.ts'

/** The latest version of a record at exactly this path: listings have it before deeper paths, its versions in order. */
export async function latestAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K] | undefined> {
  return (await versionsAt(kind, path, catalog)).at(-1)
}

/** The error for a path at which there is neither a dataset nor a file: 410 if there was one, else 404. */
export async function goneAt(path: string, options: ServiceOptions): Promise<HttpError> {
  for (const kind of ['dataset', 'file'] as const) {
    const error = await nothingAt(kind, { path }, options)
    if (error.status === 410) return error
  }
  return new HttpError(404, 'Not found.')
}

/** All versions of a record at exactly this path, or of a file that has it among its paths, the latest last. */
export async function versionsAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K][]> {
  const { records } = await catalog.list(kind, { tree: [path], all: true, limit: 200 })
  return records.filter(record => isAt(path, record))
}
