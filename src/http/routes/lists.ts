import { kinds } from '../../catalog/filters.ts'
import type { Catalog, Kind, Stored, StoredDataset } from '../../catalog/index.ts'
import { disposition } from '../files/disposition.ts'
import {
  datasetMembers,
  datasetsOf,
  type FileList,
  fileLines,
  fileMembers,
  jsonOf,
  linesOf,
} from '../files/file-lists.ts'
import { queryOf } from '../listing/parameters.ts'
import { contentOf } from '../listing/text-content.ts'
import type { ServiceOptions } from '../options.ts'
import type { Place } from '../record/present.ts'
import { missingOrGone } from '../record/tombstone.ts'
import type { Reply } from '../reply/reply.ts'
import { json, type Route } from '../route.ts'
import { idOf } from '../target.ts'

const textTypes = ['text/plain', 'application/json'] as const
const plainText = 'text/plain; charset=utf-8'

/** Creates the route that lists the files of all matching datasets, one per line. */
const ofMatching = (list: FileList): Route => ({
  pattern: `/api/v1/datasets/${list}/`,
  path: new RegExp(`^/api/v1/datasets/${list}/$`),
  name: 'Dataset List',
  types: textTypes,
  async answer({ target: { parameters }, options }) {
    const datasets = options.catalog.iterate('dataset', await queryOf('dataset', parameters, options))
    return listReply(`${list}.txt`, linesOf(datasets, list, options))
  },
})

/** Creates the route that lists the files of a dataset, or of the datasets below the paths of a resource. */
const ofOne = (kind: 'dataset' | 'resource', list: FileList): Route => ({
  pattern: `/api/v1/${kind}s/<id>/${list}/`,
  path: new RegExp(`^/api/v1/${kind}s/([^/]+)/${list}/$`),
  name: kind === 'dataset' ? 'Dataset Instance' : 'Resource Instance',
  types: textTypes,
  async answer({ options }, [text = '']) {
    const { catalog } = options
    const id = idOf(text)
    if (kind === 'resource') {
      const resource = await found('resource', id, options)
      return listReply(`${resource.doi || id}-${list}.txt`, linesOf(datasetsOf(resource, catalog), list, options))
    }
    const lastModified = await catalog.lastChange(kind, id)
    const { name, files } = await found('dataset', id, options)
    return {
      type: plainText,
      headers: [disposition('attachment', list === 'filelist' ? `${name}.txt` : `${name}-${list}.txt`)],
      body: files.map(file => fileLines[list](file, options)).join(''),
      ...(lastModified && { lastModified }),
    }
  },
})

/** Creates the route of the datasets below the paths of a resource, or of their files, as JSON. */
const dataOf = (data: 'datasets' | 'files'): Route => ({
  pattern: `/api/v1/resources/<id>/${data}/`,
  path: new RegExp(`^/api/v1/resources/([^/]+)/${data}/$`),
  name: 'Resource Instance',
  types: json,
  async answer({ options }, [text = '']) {
    const resource = await found('resource', idOf(text), options)
    return {
      headers: [disposition('attachment', `${resource.doi || resource.id}.${data}.json`)],
      content: contentOf(jsonOf(entriesOf(datasetsOf(resource, options.catalog), data, options))),
    }
  },
})

async function* entriesOf(datasets: AsyncIterable<StoredDataset>, data: 'datasets' | 'files', place: Place) {
  for await (const dataset of datasets)
    yield data === 'datasets' ? [datasetMembers(dataset, place)] : fileMembers(dataset, place)
}

/** The route of the ids of all public records with their paths, one per line, for mirrors. */
const ids: Route = {
  pattern: '/api/v1/ids/',
  path: /^\/api\/v1\/ids\/$/,
  name: 'Id List',
  types: textTypes,
  answer: async ({ options }) => ({ type: plainText, content: contentOf(idLines(options.catalog)) }),
}

async function* idLines(catalog: Catalog): AsyncGenerator<string> {
  for (const kind of kinds)
    for await (const record of catalog.iterate(kind))
      yield `${record.id}\t${'path' in record ? record.path : (record.paths[0] ?? '')}\n`
}

const listReply = (name: string, lines: AsyncIterable<string>): Reply => ({
  type: plainText,
  headers: [disposition('attachment', name)],
  content: contentOf(lines),
})

async function found<K extends Kind>(kind: K, id: string, options: ServiceOptions): Promise<Stored[K]> {
  const record = await options.catalog.get(kind, id)
  if (record === undefined) throw await missingOrGone(kind, id, options)
  return record
}

const lists = Object.keys(fileLines) as FileList[]

/** The routes that return lists of files, datasets and ids. */
export const listRoutes: readonly Route[] = [
  ...lists.map(ofMatching),
  ...lists.flatMap(list => [ofOne('dataset', list), ofOne('resource', list)]),
  dataOf('datasets'),
  dataOf('files'),
  ids,
]
