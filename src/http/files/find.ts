import type { Catalog, Stored } from '../../catalog/index.ts'

/** The latest version of a record at exactly this path: listings have it before deeper paths, its versions in order. */
export async function latestAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K] | undefined> {
  return (await versionsAt(kind, path, catalog)).at(-1)
}

/** All versions of a record at exactly this path, the latest last. */
export async function versionsAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K][]> {
  const { records } = await catalog.list(kind, { path: [path], all: true, limit: 200 })
  return records.filter(record => record.path === path)
}
