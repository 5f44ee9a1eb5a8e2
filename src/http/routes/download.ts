import type { Catalog, Stored } from '../../catalog/index.ts'
import { HttpError } from '../http-error.ts'
import { fileUrl } from '../present.ts'
import { decoded } from '../query.ts'
import type { Route } from '../route.ts'

/** The target of `download_url` (service description 4): the raw file, or the list of file addresses if a dataset has several. */
export const download: Route = {
  pattern: '/download/<path>/',
  path: /^\/download\/(.+)\/$/s,
  name: 'Download',
  types: ['text/plain'],
  negotiates: true,
  async answer({ options }, [encoded = '']) {
    const path = decoded(encoded)
    const dataset = await latestAt('dataset', path, options.catalog)
    const [only, ...others] = dataset?.files ?? []
    const file = dataset === undefined ? await latestAt('file', path, options.catalog) : others.length === 0 && only
    if (file) return elsewhere(fileUrl(file.path, options))
    if (dataset === undefined) throw new HttpError(404, 'Not found.')
    return elsewhere(`${options.baseUrl}/api/v1/datasets/${dataset.id}/filelist/`)
  },
}

const elsewhere = (address: string) => ({ status: 302, headers: [['Location', address]] as const, body: '' })

/** The latest version of the record at exactly this path: listings have its versions in order, before deeper paths. */
async function latestAt<K extends 'dataset' | 'file'>(
  kind: K,
  path: string,
  catalog: Catalog,
): Promise<Stored[K] | undefined> {
  const { records } = await catalog.list(kind, { path: [path], all: true, limit: 200 })
  return records.findLast(record => record.path === path)
}
