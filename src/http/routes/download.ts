import { goneAt, latestAt } from '../files/find.ts'
import { fileUrl } from '../record/present.ts'
import type { Route } from '../route.ts'
import { decoded } from '../target.ts'

/**
 * What `download_url` leads to (service description 4): the raw file; for a dataset a ZIP archive of its files, or by `?format=` a list
 * for a download program. Where the files are elsewhere, a dataset's only file, or the list of their addresses.
 */
export const download: Route = {
  pattern: '/download/<path>/',
  path: /^\/download\/(.+)\/$/s,
  name: 'Download',
  types: ['application/zip', 'text/plain'],
  negotiates: true,
  async answer({ options, target: { parameters } }, [encoded = '']) {
    const path = decoded(encoded)
    const dataset = await latestAt('dataset', path, options.catalog)
    if (dataset === undefined) {
      const file = await latestAt('file', path, options.catalog)
      if (file !== undefined) return elsewhere(fileUrl(file.path, options))
      throw await goneAt(path, options)
    }
    const format = parameters.get('format') || 'zip'
    if (format !== 'zip') return (await import('../files/download-list.ts')).downloadList(dataset, format, options)
    if (options.files !== undefined) return (await import('../files/dataset-zip.ts')).zipReply(dataset, options.files)
    const [only, ...others] = dataset.files
    return elsewhere(
      only !== undefined && others.length === 0
        ? fileUrl(only.path, options)
        : `${options.baseUrl}/api/v1/datasets/${dataset.id}/filelist/`,
    )
  },
}

const elsewhere = (address: string) => ({ status: 302, headers: [['Location', address]] as const, body: '' })
