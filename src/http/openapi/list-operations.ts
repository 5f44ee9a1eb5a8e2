import type { JsonSchema } from '../../kernel/json-schema.ts'
import type { Told } from './write-operation.ts'
import type { Parameter } from './write-parameters.ts'

const attachment = { headers: ['ContentDisposition'], isStreamed: true } as const

const entries = (members: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties: members, required: Object.keys(members) },
})

const [text, uuid, address] = [
  { type: 'string' },
  { type: 'string', format: 'uuid' },
  { type: 'string', format: 'uri' },
]
const ofData = { id: uuid, path: text, version: text, public: { type: 'boolean' } }
const digests = { checksum: text, checksum_type: text }

/** Describes the operations that return unpaginated lists. `filters` are the parameters that filter datasets. */
export const listOperations = (filters: readonly Parameter[]): Readonly<Record<string, Told>> => ({
  '/api/v1/datasets/filelist/': {
    operationId: 'listDatasetFiles',
    summary: 'The addresses of the files of all matching datasets, one per line',
    tags: ['Datasets'],
    parameters: filters,
    ...attachment,
  },
  '/api/v1/datasets/manifest/': {
    operationId: 'listDatasetChecksums',
    summary: 'The checksums and paths of the files of all matching datasets, one file per line',
    description: 'Programs such as `sha512sum --check` read the list.',
    tags: ['Datasets'],
    parameters: filters,
    ...attachment,
  },
  '/api/v1/datasets/<id>/filelist/': {
    operationId: 'getDatasetFilelist',
    summary: 'The addresses of the files of a dataset, one per line',
    tags: ['Datasets'],
    headers: ['ContentDisposition'],
    hasMissing: true,
  },
  '/api/v1/datasets/<id>/manifest/': {
    operationId: 'getDatasetManifest',
    summary: 'The checksums and paths of the files of a dataset, one file per line',
    tags: ['Datasets'],
    headers: ['ContentDisposition'],
    hasMissing: true,
  },
  '/api/v1/resources/<id>/filelist/': {
    operationId: 'getResourceFilelist',
    summary: 'The addresses of the files of the datasets below the paths of a resource, one per line',
    tags: ['Resources'],
    ...attachment,
    hasMissing: true,
  },
  '/api/v1/resources/<id>/manifest/': {
    operationId: 'getResourceManifest',
    summary: 'The checksums and paths of the files of the datasets below the paths of a resource, one file per line',
    tags: ['Resources'],
    ...attachment,
    hasMissing: true,
  },
  '/api/v1/resources/<id>/datasets/': {
    operationId: 'getResourceDatasets',
    summary: 'The datasets below the paths of a resource',
    tags: ['Resources'],
    schema: entries({ ...ofData, metadata_url: address }),
    ...attachment,
    hasMissing: true,
  },
  '/api/v1/resources/<id>/files/': {
    operationId: 'getResourceFiles',
    summary: 'The files of the datasets below the paths of a resource',
    tags: ['Resources'],
    schema: entries({ ...ofData, ...digests, metadata_url: address, file_url: address, json_url: address }),
    ...attachment,
    hasMissing: true,
  },
  '/api/v1/ids/': {
    operationId: 'listIds',
    summary: 'The ids of all public records, each followed by a tab and the path, one record per line',
    description:
      'The order is datasets, files, then resources; the path of a resource is the first path that it covers.',
    tags: ['Service'],
    isStreamed: true,
  },
})
