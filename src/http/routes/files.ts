import type { StoredDataset } from '../../catalog/index.ts'
import { goneAt, latestAt } from '../files/records-at-path.ts'
import type { ServiceOptions } from '../options.ts'
import { fileUrl } from '../record/present.ts'
import type { Reply } from '../reply/reply.ts'
import type { Route } from '../route.ts'
import { decoded } from '../target.ts'

/**
 * The route of `download_url` (service description 4).
 *
 * Redirects to a raw file. Sends a dataset as a ZIP archive of its files or, with `?format=`, as a list for a download
 * program.
 *
 * If the service does not have the files, redirects to the dataset's only file or to its list of file addresses instead
 * of sending an archive.
 */
export const download: Route = {
  pattern: '/download/<path>/',
  downloads: 'dataset',
  hides: true,
  path: /^\/download\/(.+)\/$/s,
  name: 'Download',
  types: ['application/zip', 'text/plain'],
  negotiates: true,
  async answer({ options, target: { parameters } }, [encoded = '']) {
    const path = decoded(encoded)
    const dataset = await latestAt('dataset', path, options.catalog)
    if (dataset !== undefined) return datasetReply(dataset, parameters, options)
    const file = await latestAt('file', path, options.catalog)
    if (file !== undefined) return elsewhere(fileUrl(file.path, options))
    throw await goneAt(path, options)
  },
}

/**
 * The route of a dataset's path with the extension `.zip`. Redirects to the file with the requested name if there is
 * one, and otherwise responds with the dataset as {@link download} does.
 */
export const downloadZip: Route = {
  pattern: '/download/<path>.zip',
  downloads: 'dataset',
  hides: true,
  path: /^\/download\/(.+)\.zip$/s,
  name: 'Download',
  types: ['application/zip'],
  negotiates: true,
  async answer({ options, target: { parameters } }, [encoded = '']) {
    const path = decoded(encoded)
    const file = await latestAt('file', `${path}.zip`, options.catalog)
    if (file !== undefined) return elsewhere(fileUrl(file.path, options))
    const dataset = await latestAt('dataset', path, options.catalog)
    if (dataset === undefined) throw await goneAt(path, options)
    return datasetReply(dataset, parameters, options)
  },
}

async function datasetReply(
  dataset: StoredDataset,
  parameters: URLSearchParams,
  options: ServiceOptions,
): Promise<Reply> {
  const format = parameters.get('format') || 'zip'
  if (format !== 'zip') return (await import('../files/dataset-download.ts')).downloadList(dataset, format, options)
  if (options.files !== undefined)
    return (await import('../files/dataset-download.ts')).zipReply(dataset, options.files)
  const [only, ...others] = dataset.files
  return elsewhere(
    only !== undefined && others.length === 0
      ? fileUrl(only.path, options)
      : `${options.baseUrl}/api/v1/datasets/${dataset.id}/filelist/`,
  )
}

const elsewhere = (address: string) => ({ status: 302, headers: [['Location', address]] as const, body: '' })

/** The route of the raw files and of the JSON about them (service contract 3.13), if the service has the files. */
export const raw: Route = {
  pattern: '/raw/<path>',
  downloads: 'file',
  hides: true,
  path: /^\/raw\/(.*[^/])$/s,
  name: 'Raw File',
  types: ['application/octet-stream'],
  negotiates: true,
  async answer({ options }, [encoded = '']) {
    const { rawReply } = await import('../files/raw-file.ts')
    return rawReply(decoded(encoded), options)
  },
}
