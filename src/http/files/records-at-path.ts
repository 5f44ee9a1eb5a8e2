import type { Catalog, Stored } from '../../catalog/index.ts'
import type { ServiceOptions } from '../options.ts'
import { isAt } from '../record/at-path.ts'
import { nothingAt } from '../record/tombstone.ts'
import { HttpError } from '../reply/http-error.ts'

/** Returns the last of the versions that {@link versionsAt} returns, or undefined if there are none. */
export async function latestAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K] | undefined> {
  return (await versionsAt(kind, path, catalog)).at(-1)
}

/**
 * Returns the error for a path at which there is no dataset or file: 410 if a record at the path was withdrawn, else
 * 404.
 */
export async function goneAt(path: string, options: ServiceOptions): Promise<HttpError> {
  for (const kind of ['dataset', 'file'] as const) {
    const error = await nothingAt(kind, { path }, options)
    if (error.status === 410) return error
  }
  return new HttpError(404, 'Not found.')
}

/**
 * Returns all versions of the dataset or file with exactly the given path, including files that list the path in
 * `paths`. The latest version is last.
 */
export async function versionsAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K][]> {
  return matching(catalog.iterate(kind, { tree: [path], all: true }), record => isAt(path, record))
}

/**
 * Returns the records that pass a test. Stops at the 200th record that fails the test, because a path may lead to a
 * folder with many records.
 */
export async function matching<T>(records: AsyncIterable<T>, test: (record: T) => boolean): Promise<T[]> {
  const found: T[] = []
  let others = 0
  for await (const record of records)
    if (test(record)) found.push(record)
    else if (++others === 200) break
  return found
}
