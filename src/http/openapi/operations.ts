import type { Kind } from '../../catalog/catalog.ts'
import { kinds } from '../../catalog/filters.ts'
import type { JsonSchema } from '../../kernel/json-schema.ts'
import { dataTypes } from '../files/media-types.ts'
import { listingFormatsOf, listingTypeOf } from '../listing/listing-formats.ts'
import { chosenByEnding, linksetTypes } from '../negotiation/choose-representation.ts'
import { type Representation, representations } from '../negotiation/representations.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { collections, kindNames } from '../record/present.ts'
import { refer } from './answer-schemas.ts'
import { type Examples, pageOf } from './examples.ts'
import { harvesting } from './harvest-operations.ts'
import { listOperations } from './list-operations.ts'
import type { Told } from './write-operation.ts'
import { choosing, filterParameters, listingParameters, selecting } from './write-parameters.ts'

/** The data from which {@link operationsOf} creates the descriptions of paths. */
export interface Telling {
  options: ServiceOptions
  limits: Limits
  examples: Examples
  /** The names of the specifiers in the catalog, by kind of record. */
  specifiers: Readonly<Record<Kind, Iterable<string>>>
}

/** Returns descriptions of paths, keyed by the pattern of the route. */
export const operationsOf = (telling: Telling): Readonly<Record<string, Told>> => ({
  '/api/v1/': {
    operationId: 'getRoot',
    summary: 'The addresses of the listings',
    tags: ['Service'],
    schema: refer('Root'),
  },
  '/api/v1/datasets/': list('dataset', telling),
  '/api/v1/files/': list('file', telling),
  '/api/v1/resources/': list('resource', telling),
  '/api/v1/datasets/<id>/': detail('dataset', telling),
  '/api/v1/files/<id>/': detail('file', telling),
  '/api/v1/resources/<id>/': {
    ...detail('resource', telling),
    description:
      'The Accept header or `format` chooses the representation. Some other JSON formats share the media type application/json: they are returned only on request by `format`, and their members differ from the schema.',
    parameters: [...selecting(), ...choosing()],
    schema: {
      anyOf: [
        refer('Resource'),
        ...['object', 'array'].map(type => ({ type, description: 'The record in another format in JSON.' })),
      ],
    },
    headers: ['Link'],
    types: [...typesOf(representations), ...linksetTypes],
  },
  '/api/v1/resources/<id>.<ending>': {
    operationId: 'getResourceFile',
    summary: 'One resource as a file',
    tags: ['Resources'],
    headers: ['Link', 'ContentDisposition'],
    types: firstTypes(byEnding()),
    hasMissing: true,
  },
  '/resources/<id>.<ending>': {
    operationId: 'getResourcePageFile',
    summary: 'One resource as a file',
    tags: ['Pages'],
    headers: ['Link', 'ContentDisposition'],
    types: firstTypes(byEnding()),
    hasMissing: true,
  },
  '/resources/<id>/': page('getResourcePage', 'The page of a resource, or another representation'),
  '/<doi>': page('getPageByDoi', 'The page of the resource with a DOI, or another representation'),
  '/datasets/<id>/': page(
    'getDatasetPage',
    'The page of a dataset, its record as JSON, or another representation of its one current resource',
  ),
  '/api/v1/resources/<id>/linkset': {
    operationId: 'getResourceLinkset',
    summary: 'All links of a resource',
    tags: ['Resources'],
    schema: refer('Linkset'),
    hasMissing: true,
  },
  '/api/v1/datasets/<id>/linkset': {
    operationId: 'getDatasetLinkset',
    summary: 'All links of a dataset',
    tags: ['Datasets'],
    schema: refer('Linkset'),
    hasMissing: true,
  },
  ...listOperations(filterParameters('dataset', telling.specifiers.dataset)),
  '/api/v1/resources/<id>/versions/': {
    operationId: 'getResourceVersions',
    summary: 'The version chain of a resource',
    tags: ['Resources'],
    schema: refer('Versions'),
    hasMissing: true,
  },
  '/download/<path>.zip': {
    operationId: 'downloadZip',
    summary: 'The files of the dataset at a path as a ZIP archive',
    description: 'The same as `/download/{path}/`, unless there is a file at the path with this ending.',
    tags: ['Files'],
    headers: ['ContentDisposition'],
    types: ['application/zip'],
    hasMissing: true,
    mayMove: true,
  },
  '/download/<path>/': {
    operationId: 'download',
    summary: 'The files of the dataset at a path as a ZIP archive; redirects to the raw file at a path',
    description:
      'If the service has no files, it redirects to the only file of a dataset, or to the file list. Parts can be requested by `Range`.',
    parameters: [
      {
        name: 'format',
        in: 'query',
        description: 'For a dataset: the archive, or a list of its files for a download program.',
        schema: { type: 'string', enum: ['zip', 'wget', 'aria2'], default: 'zip' },
      },
    ],
    tags: ['Files'],
    headers: ['ContentDisposition'],
    types: ['application/zip', 'text/plain'],
    hasMissing: true,
    mayMove: true,
  },
  '/raw/<path>': {
    operationId: 'getRawFile',
    summary: 'A raw file, or the JSON metadata beside it',
    description: 'Parts can be requested by `Range`; the `ETag` of a file is its checksum.',
    tags: ['Files'],
    headers: ['ContentDisposition'],
    types: dataTypes,
    hasMissing: true,
  },
  '/health': {
    operationId: 'getHealth',
    summary: 'The state of the process',
    tags: ['Service'],
    schema: refer('Status'),
  },
  '/ready': {
    operationId: 'getReady',
    summary: 'The availability of the catalog',
    tags: ['Service'],
    schema: refer('Status'),
  },
  '/openapi.json': {
    operationId: 'getOpenapi',
    summary: 'This document',
    tags: ['Service'],
    schema: { type: 'object', properties: { openapi: { const: '3.1.0' } }, required: ['openapi', 'info', 'paths'] },
  },
  ...Object.fromEntries(kinds.flatMap(kind => countsOf(kind, telling))),
  ...harvesting(),
})

const typesOf = (rows: Iterable<Representation>): string[] => [...new Set([...rows].flatMap(({ types }) => types))]

const firstTypes = (rows: Iterable<Representation>): string[] => [
  ...new Set([...rows].flatMap(({ types }) => types.slice(0, 1))),
]

const byEnding = (): Representation[] =>
  [...new Set(representations.map(({ ending }) => ending))].flatMap(
    ending => chosenByEnding(ending)?.representation ?? [],
  )

const page = (operationId: string, summary: string): Told => ({
  operationId,
  summary,
  tags: ['Pages'],
  parameters: choosing(),
  headers: ['Link'],
  types: ['text/html', ...typesOf(representations), ...linksetTypes],
  hasMissing: true,
})

const linkTo = (operationId: string, place: string): [string, JsonSchema] => [
  operationId,
  { operationId, parameters: { id: `$response.body#/${place}` } },
]

/** The OpenAPI links of each kind of record: the operations that accept an id from the record. */
const linksOf: Readonly<Record<Kind, JsonSchema>> = {
  dataset: Object.fromEntries([
    ...['getDatasetFilelist', 'getDatasetManifest', 'getDatasetLinkset'].map(name => linkTo(name, 'id')),
    linkTo('getFile', 'files/0/id'),
    linkTo('getResource', 'resources/0/id'),
  ]),
  file: {},
  resource: Object.fromEntries(
    ['getResourceVersions', 'getResourceLinkset', 'getResourceDatasets', 'getResourceFiles', 'getResourcePage'].map(
      name => linkTo(name, 'id'),
    ),
  ),
}

const list = (kind: Kind, { specifiers, limits, examples }: Telling): Told => ({
  operationId: `list${kindNames[kind]}s`,
  summary: `${kindNames[kind]}s, page by page`,
  description:
    'Records must match all filters; a filter with several values is matched by any of them. Empty values are ignored.' +
    ' `next` and `previous` keep all filters.',
  tags: [`${kindNames[kind]}s`],
  parameters: listingParameters(kind, specifiers[kind], limits),
  schema: refer(`${kindNames[kind]}List`),
  example: pageOf(examples[kind]),
  links: Object.fromEntries([linkTo(`get${kindNames[kind]}`, 'results/0/id')]),
  headers: ['Link'],
  types: ['application/json', ...new Set(listingFormatsOf(kind).map(name => listingTypeOf(name)))],
  hasMissing: true,
})

function countsOf(kind: Kind, { specifiers }: Telling): [pattern: string, told: Told][] {
  const [label, path] = [kindNames[kind], `/api/v1/${collections[kind]}`]
  const parameters = filterParameters(kind, specifiers[kind])
  const tags = [`${label}s`] as const
  return [
    [
      `${path}/facets/`,
      {
        operationId: `get${label}Facets`,
        summary: `The values of each specifier among the matching ${kind}s, the most frequent first`,
        description:
          'The values of a specifier are counted without a filter by that specifier, because they are alternatives. At most 200 values are returned for each specifier.',
        tags,
        parameters,
        schema: refer('Facets'),
      },
    ],
    [
      `${path}/histogram/<identifier>/`,
      {
        operationId: `get${label}Histogram`,
        summary: `The values of one specifier with the number of matching ${kind}s, in the order of the values`,
        description: 'A filter by the specifier itself is ignored.',
        tags,
        parameters,
        schema: refer('Histogram'),
        hasMissing: true,
      },
    ],
    [
      `${path}/suggestions/`,
      {
        operationId: `get${label}Suggestions`,
        summary: 'Completions of the last word of `query`, the most frequent first',
        description: `They are taken from the ${kind}s that match the query best, so each completion finds at least one record.`,
        tags,
        parameters,
        schema: refer('Suggestions'),
      },
    ],
  ]
}

const detail = (kind: Kind, { examples }: Telling): Told => ({
  operationId: `get${kindNames[kind]}`,
  summary: `One ${kindNames[kind].toLowerCase()}`,
  tags: [`${kindNames[kind]}s`],
  parameters: selecting(),
  schema: refer(kind === 'file' ? 'FileDetail' : kindNames[kind]),
  example: examples[kind],
  ...(Object.keys(linksOf[kind]).length > 0 && { links: linksOf[kind] }),
  hasMissing: true,
})
